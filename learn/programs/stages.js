/** The stages of the chapters' search: each is one file in each language, and runs by itself. Pure. */

/** In the order of the chapters; each adds one idea to one before it. */
export const STAGES = /** @type {const} */ ([
  "tree-minimax",
  "tree-alpha-beta",
  "minimax",
  "depth",
  "deepening",
  "table",
]);

/** @typedef {(typeof STAGES)[number]} Stage */

/** The programming languages, in the order in which they are offered. */
export const LANGUAGES = /** @type {const} */ ([
  { id: "python", name: "Python", extension: "py" },
  { id: "javascript", name: "JavaScript", extension: "mjs" },
  { id: "rust", name: "Rust", extension: "rs" },
  { id: "cpp", name: "C++", extension: "cpp" },
  { id: "java", name: "Java", extension: "java" },
]);

/**
 * The file of a stage. Java's has the name of its class.
 * @param {string} stage
 * @param {string} extension
 */
export function fileOf(stage, extension) {
  const name =
    extension === "java"
      ? stage.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
      : stage.replaceAll("-", "_");
  return `${name}.${extension}`;
}
