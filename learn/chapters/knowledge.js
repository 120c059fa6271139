/** What one knows of values that a search has returned or stored, for the questions of the chapters. Pure. */

/**
 * The whole numbers that a node can be worth, after a search entered it with a window and returned a number.
 * @param {number[]} words α, β, what was returned, and the least and the most that is asked about.
 */
export function valuesAfter([alpha, beta, returned, least, most]) {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((value) => {
    if (returned <= alpha) return value <= returned;
    return returned >= beta ? value >= returned : value === returned;
  });
}

/**
 * Of the values that a root's moves returned in turn, MAX to move, those that are sure to be true: each is better than
 * all before it. Any other may be just a bound.
 * @param {readonly number[]} returned
 */
export function surelyTrue(returned) {
  return returned.filter((value, n) => value > Math.max(-Infinity, ...returned.slice(0, n)));
}

/**
 * The entries of a table that end a search at once, counted from 1. An entry is a value, such as `3@5`, or a bound: `7+@4` is at
 * least 7, `4-@6` at most 4. After `@` comes the depth that it was searched to.
 * @param {{ depth: number, alpha: number, beta: number }} search
 * @param {readonly string[]} entries
 * @returns {number[]}
 */
export function entriesThatAnswer({ depth, alpha, beta }, entries) {
  return entries.flatMap((entry, n) => {
    const [, value, kind, searched] = /^(-?\d+)([+-]?)@(\d+)$/.exec(entry) ?? [];
    const ends = kind === "" || (kind === "+" ? Number(value) >= beta : Number(value) <= alpha);
    return ends && Number(searched) >= depth ? [n + 1] : [];
  });
}

/**
 * The fewest leaves of a tree of two plies that alpha-beta visits, MAX at the root, in any order of branches and leaves:
 * all of the best branch, and of another as few as show it to be no better.
 * @param {readonly (readonly number[])[]} tree
 */
export function fewestVisited(tree) {
  const [best] = tree
    .map((branch) => ({ value: Math.min(...branch), size: branch.length }))
    .sort((one, other) => other.value - one.value || one.size - other.size);
  return best.size + tree.length - 1;
}

/**
 * The last round that iterative deepening completes, if round d visits the branching factor to the power of d.
 * @param {number} branching
 * @param {number} nodes That it has time for.
 */
export function lastCompleteRound(branching, nodes) {
  let round = 0;
  for (let left = nodes; left >= branching ** (round + 1); left -= branching ** round) round += 1;
  return round;
}

/**
 * The rows of Connect Four in which a threat of X that waits can win, X to move, if nobody plays in its column before
 * all other cells are full. Then the stones of the column alternate. In row 1 no threat waits.
 * @param {number} rows
 * @param {number} others Free cells in the other columns.
 */
export function rowsToWaitIn(rows, others) {
  const won = [];
  const first = others % 2 === 0 ? "X" : "O";
  for (let row = 1, side = first; row <= rows; row += 1, side = side === "X" ? "O" : "X")
    if (side === "X" && row > 1) won.push(row);
  return won;
}

const ROWS = ["012", "345", "678", "036", "147", "258", "048", "246"];

/**
 * How many moves a minimax tries in a board of tic-tac-toe, X to move, if it sets the cells of one array and never
 * clears them.
 * @param {string} board
 */
export function triedWithoutClearing(board) {
  const cells = [...board];
  const isOver = () =>
    ROWS.some((row) =>
      ["XXX", "OOO"].includes([...row].map((cell) => cells[Number(cell)]).join("")),
    );
  /** @param {"X" | "O"} side */
  const search = (side) => {
    let tried = 0;
    for (let cell = 0; cell < cells.length && !(tried === 0 && isOver()); cell += 1) {
      if (cells[cell] !== ".") continue;
      cells[cell] = side;
      search(side === "X" ? "O" : "X");
      tried += 1;
    }
    return tried;
  };
  return search("X");
}
