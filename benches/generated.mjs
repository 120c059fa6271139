/**
 * The fastest plain JavaScript that we could write for 3×3. A program writes a function for each ply, which is
 * compiled when this module is loaded. A move that completes a line is found before it is played, so there are
 * no calls for leaves. The last ply, whose only move fills the board, is part of the ply above it.
 *
 * It visits the same nodes as our search and counts them: cells row by row, depth-aware scores, fail-soft
 * alpha-beta.
 */

/** @import { Algorithm } from "./workloads.mjs" */

const FULL = 0b111_111_111;
const CELLS = 9;
const LINES = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/** For each set of stones, the cells that complete a line with them. */
const COMPLETING = Uint16Array.from({ length: FULL + 1 }, (_, stones) =>
  LINES.map((line) => line & ~stones)
    .filter((missing) => missing !== 0 && (missing & (missing - 1)) === 0)
    .reduce((cells, missing) => cells | missing, 0),
);

/** A number that is higher than every score. */
const WORST = 100;

/** @type {Record<Algorithm, (mover: number, other: number, stones: number) => [number, number, number]>} */
const searches = { minimax: compile(false), "alpha-beta": compile(true) };

/**
 * @param {string} board Nine of `X`, `O` and `.`. The game must not be finished.
 * @param {Algorithm} algorithm
 * @returns {{ move: number, value: number, nodes: number }} The value belongs to the side to move.
 */
export function search(board, algorithm) {
  let [x, o, count] = [0, 0, 0];
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (board[cell] === "X") x |= 1 << cell;
    else if (board[cell] === "O") o |= 1 << cell;
    else continue;
    count += 1;
  }
  const [mover, other] = count % 2 === 0 ? [x, o] : [o, x];
  const [move, value, nodes] = searches[algorithm](mover, other, count);
  return { move: 31 - Math.clz32(move), value, nodes };
}

/** @param {boolean} prunes */
function compile(prunes) {
  const plies = Array.from({ length: CELLS }, (_, stones) => visit(stones, prunes)).join("");
  const window = prunes ? `, ${-WORST}, ${WORST}` : "";
  const cases = Array.from(
    { length: CELLS },
    (_, stones) => `case ${stones}: value = visit${stones}(mover, other${window}); break;`,
  );
  const source = `
    let nodes = 0, best = 0, root = 0;
    ${plies}
    return (mover, other, stones) => {
      nodes = 1; best = 0; root = stones;
      let value = 0;
      switch (stones) { ${cases.join(" ")} }
      return [best, value, nodes];
    };`;
  return new Function("COMPLETING", source)(COMPLETING);
}

/**
 * The function that visits a position with this number of stones. Scores count plies from the root.
 * @param {number} stones
 * @param {boolean} prunes
 */
function visit(stones, prunes) {
  const win = `${CELLS} - ${stones} + root`;
  const window = prunes ? ", alpha, beta" : "";
  if (stones === CELLS - 1) {
    return `function visit${stones}(mover, other${window}) {
      const cell = ${FULL} & ~(mover | other);
      nodes += 1;
      if (root === ${stones}) best = cell;
      return (COMPLETING[mover] & cell) !== 0 ? ${win} : 0;
    }\n`;
  }
  const below = prunes ? ", -beta, -alpha" : "";
  const cut = prunes
    ? "if (value > alpha) { alpha = value; if (alpha >= beta) return value; }"
    : "";
  return `function visit${stones}(mover, other${window}) {
    const completing = COMPLETING[mover];
    let free = ${FULL} & ~(mover | other), highest = ${-WORST};
    while (free !== 0) {
      const cell = free & -free;
      free ^= cell;
      nodes += 1;
      const value = (completing & cell) !== 0
        ? ${win}
        : -visit${stones + 1}(other, mover | cell${below});
      if (value > highest) {
        highest = value;
        if (root === ${stones}) best = cell;
        ${cut}
      }
    }
    return highest;
  }\n`;
}
