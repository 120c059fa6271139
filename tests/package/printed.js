/**
 * The output of every example for each board, with pruning, depth-aware scores and row-major order.
 */
export const printed = [
  // The nodes of alpha-beta from the empty board, with depth-aware scores (docs/design.md,
  // reference numbers).
  { board: ".........", line: /^row 0, column 0: draw in 9, 20866 nodes$/ },
  // A published example: the three moves lose, draw and win.
  { board: "xoxoox___", line: /^row 2, column 2: win in 1, \d+ nodes$/ },
  { board: "xx.oo....", line: /^row 0, column 2: win in 1, \d+ nodes$/ },
  { board: "xxx......", line: /^stone-counts: / },
  { board: "xo?......", line: /^cell-sign: .*\?/ },
  { board: "xo", line: /^board-length: / },
];
