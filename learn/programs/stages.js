/** The stages of the chapters' search. Each is one file in each language, and runs by itself. */

/**
 * In the order of the chapters. Each stage adds one idea to the one that it builds on. Lines with the tag of
 * a stage, in the text of a language, are also in all stages that build on it.
 */
const BUILT_ON = /** @type {const} */ ({
  "tree-minimax": null,
  "tree-alpha-beta": "tree-minimax",
  minimax: null,
  depth: "minimax",
  deepening: "depth",
  table: "depth",
});

/** @typedef {keyof typeof BUILT_ON} ProgramStage */

export const STAGES = /** @type {ProgramStage[]} */ (Object.keys(BUILT_ON));

/** A stage and all that it builds on. @param {ProgramStage} stage @returns {ProgramStage[]} */
export function ideasOf(stage) {
  const before = BUILT_ON[stage];
  return before === null ? [stage] : [...ideasOf(before), stage];
}

/** The programming languages, in the order in which they are offered. */
export const STAGE_LANGUAGES = /** @type {const} */ ([
  { id: "python", name: "Python", extension: "py" },
  { id: "javascript", name: "JavaScript", extension: "mjs" },
  { id: "rust", name: "Rust", extension: "rs" },
  { id: "cpp", name: "C++", extension: "cpp" },
  { id: "java", name: "Java", extension: "java" },
]);

/**
 * The file of a stage, or of all of them: `stage`. Java's has the name of its class.
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
