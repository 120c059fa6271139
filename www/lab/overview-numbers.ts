/**
 * Numbers about 3×3 for the overview, which runs no search. tests/www/lab.test.js checks them.
 * Unless a name differs, moves are tried row by row, with depth-aware scores.
 */
export const NUMBERS = {
  visited: { minimax: 549_946, "alpha-beta": 20_866 },
  /** The nodes of alpha-beta with plain scores, by move order. */
  orders: { rows: 18_297, centre: 7_275 },
  games: 255_168,
  solved: { solved: 203, boards: 252 },
  bug: { name: "root-ties", worse: 451, positions: 4_520 },
};
