/**
 * Figures of 3×3 that the overview shows, so that it needs no engine. docs/design.md has those that
 * other parts cite too; tests/web/lab.test.js compares all of them with the engine. Moves are tried row
 * by row unless an order is named, and scores are depth-aware unless they are called plain.
 */
export const FACTS = {
  visited: { minimax: 549_946, "alpha-beta": 20_866 },
  /** What alpha-beta visits with plain scores: row by row, and with the centre first. */
  orders: { rows: 18_297, centre: 7_275 },
  /** The games of the whole tree. */
  games: 255_168,
  /** Boards in the table of those that are solved, and how many of them are. */
  solved: { solved: 203, boards: 252 },
  /** The first bug: in how many positions its move is worse, and of how many. */
  bug: { name: "root-ties", worse: 451, positions: 4_520 },
};
