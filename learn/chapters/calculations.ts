/** Calculates what no search returns by itself, for the chapters: values, bounds and counts. */

/**
 * Lists the possible values of a node that a search entered with a window, by what it returned.
 * The numbers are α, β, the returned number, and the least and the largest of these values.
 */
export function valuesAfter([alpha, beta, returned, least, most]: number[]) {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((value) => {
    if (returned <= alpha) return value <= returned;
    return returned >= beta ? value >= returned : value === returned;
  });
}

/**
 * Lists the values that are surely exact among those that MAX's moves at the root returned in turn:
 * each is better than all before it. Any other may be just a bound.
 */
export function surelyTrue(returned: readonly number[]) {
  return returned.filter((value, n) => value > Math.max(-Infinity, ...returned.slice(0, n)));
}

/**
 * Lists the entries of a table that end a search at once, counted from 1. An entry is a value, such
 * as `3@5`, or a bound: `7+@4` is at least 7, `4-@6` at most 4. The depth of its search follows `@`.
 */
export function entriesThatAnswer(
  { depth, alpha, beta }: { depth: number; alpha: number; beta: number },
  entries: readonly string[],
): number[] {
  return entries.flatMap((entry, n) => {
    const [, value, kind, searched] = /^(-?\d+)([+-]?)@(\d+)$/.exec(entry) ?? [];
    const ends = kind === "" || (kind === "+" ? Number(value) >= beta : Number(value) <= alpha);
    return ends && Number(searched) >= depth ? [n + 1] : [];
  });
}

/**
 * Counts the leaves of a tree of two plies, with MAX at the root, that alpha-beta visits in the best
 * order of branches and leaves: all of the best branch, and one of each other branch.
 */
export function fewestVisited(tree: readonly (readonly number[])[]) {
  const [best] = tree
    .map((branch) => ({ value: Math.min(...branch), size: branch.length }))
    .sort((one, other) => other.value - one.value || one.size - other.size);
  return best.size + tree.length - 1;
}

/**
 * Finds the last round that iterative deepening completes, if round d visits branching^d nodes.
 * @param nodes The number of nodes that it has time for.
 */
export function lastCompleteRound(branching: number, nodes: number) {
  let round = 0;
  for (let left = nodes; left >= branching ** (round + 1); left -= branching ** round) round += 1;
  return round;
}

/**
 * Lists the rows of Connect Four in which a waiting threat of X can win, with X to move, if nobody
 * plays in its column before all other cells are full. Then the stones of the column alternate. No
 * threat waits in row 1.
 * @param others The number of free cells in the other columns.
 */
export function rowsToWaitIn(rows: number, others: number) {
  const won = [];
  const first = others % 2 === 0 ? "X" : "O";
  for (let row = 1, side = first; row <= rows; row += 1, side = side === "X" ? "O" : "X")
    if (side === "X" && row > 1) won.push(row);
  return won;
}

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/**
 * Counts the moves that minimax tries on a board of tic-tac-toe, with X to move, if it sets the
 * cells of one array and never clears them.
 */
export function triedWithoutClearing(board: string) {
  const cells = [...board];
  const isOver = () =>
    LINES.some((line) =>
      ["XXX", "OOO"].includes([...line].map((cell) => cells[Number(cell)]).join("")),
    );
  const search = (side: "X" | "O") => {
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
