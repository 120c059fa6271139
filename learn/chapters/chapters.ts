/**
 * The parts of the book and their chapters, in the order of reading. The names are those of files
 * and addresses.
 */
export const PARTS = {
  start: ["tree", "minimax", "first-cut"],
  hand: ["alpha-beta", "cuts", "walk", "your-turn", "why"],
  program: ["real-board", "order", "best-case", "win-soon", "negamax", "bounds"],
  large: ["growth", "evaluation", "horizon", "deepening", "memory", "connect-four"],
} as const;

export const CHAPTERS = Object.values(PARTS).flat();
