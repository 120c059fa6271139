/** The chapters in the order in which they are read, by the names of their files and addresses. */
export const CHAPTERS = /** @type {const} */ ([
  "tree",
  "minimax",
  "first-cut",
  "alpha-beta",
  "walk",
  "why",
  "your-turn",
  "order",
  "best-case",
  "real-board",
  "win-soon",
  "bounds",
  "growth",
  "evaluation",
  "horizon",
  "memory",
  "connect-four",
]);

/** The languages that every chapter is written in. */
export const LANGUAGES = /** @type {const} */ (["en", "es", "fa"]);
