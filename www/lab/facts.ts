/**
 * Figures of 3×3 that the overview shows, so that it needs no engine. docs/design.md has those that
 * other parts cite too; tests/web/lab.test.js compares all of them with the engine. Moves are tried row
 * by row unless an order is named, and scores are depth-aware unless they are called plain.
 */
export const FACTS = {
  visited: { minimax: 549_946, "alpha-beta": 20_866, table: 5_538, symmetry: 1_316 },
  /** What alpha-beta visits with plain scores: row by row, and with the centre first. */
  orders: { rows: 18_297, centre: 7_275 },
  centreFirst: [4, 0, 2, 6, 8, 1, 3, 5, 7],
  /** Nodes of the whole tree, ply by ply, and the games that it holds. */
  nodesByPly: [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872],
  games: 255_168,
  /** Boards in the table of those that are solved, and how many of them are. */
  solved: { solved: 203, boards: 252 },
  /** The first bug: in how many positions its move is worse, of how many, and one of them. */
  bug: { name: "root-ties", worse: 451, positions: 4_520, board: "X........", move: 8, best: 4 },
};
