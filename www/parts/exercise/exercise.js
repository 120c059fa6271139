/**
 * What is practised: an exercise, and how a link says it. Pure. The same link is the same exercise
 * for everybody.
 */
import { short } from "../../page/link-fault.js";
import { SEEDS } from "../../page/random.js";
import { readWhole } from "../../page/whole-number.js";
import { GALLERY } from "../search/example-trees.js";
import { STANDARD } from "../../game/shape.js";
import { TO_THE_END } from "../search/choice.js";

/** @import { Words } from "../../game/state.js" */

/** Where the tree is from. */
export const SOURCES = /** @type {const} */ (["random", "gallery", "own", "board"]);
/**
 * Questions one by one as the search goes on; a whole tree marked and then checked; the moves that
 * keep the result of a position.
 */
export const MODES = /** @type {const} */ (["step", "mark", "find"]);
/** What is asked step by step. */
export const ASKED = /** @type {const} */ (["all", "value", "bounds", "cut"]);
export const ROOTS = /** @type {const} */ (["max", "min"]);
/** Those of the examples that are searched to their ends. */
export const EXAMPLES = Object.keys(GALLERY).filter((name) => GALLERY[name].depth === undefined);

/** The sizes of random trees. */
export const PLIES = /** @type {const} */ ([1, 5]);
export const BRANCHES = /** @type {const} */ ([2, 4]);
/** How deep a position is searched, in plies. */
export const DEPTHS = /** @type {const} */ ([1, 6]);
/** How many questions one exercise can have. */
export const COUNTS = /** @type {const} */ ([1, 24]);

/**
 * The words of a convention, as the engine reads them. Without a word, the search cuts at alpha ≥
 * beta, returns the best value found, and goes from left to right.
 */
const CONVENTION = /** @type {const} */ (["strict", "hard", "right"]);

/** The most text that is taken from a link. */
const LONGEST = 20_000;

/**
 * @typedef {object} Exercise
 * @property {(typeof SOURCES)[number]} source
 * @property {(typeof MODES)[number]} mode
 * @property {(typeof ASKED)[number]} asked
 * @property {string} convention Words of `CONVENTION`, in its order.
 * @property {number} seed
 * @property {number} plies Of a random tree.
 * @property {number} branches
 * @property {string} example Of the gallery.
 * @property {string} tree The visitor's own.
 * @property {(typeof ROOTS)[number]} root Who moves at the root of a random or an own tree.
 * @property {string} game The game of the address, which a link names by itself.
 * @property {string} board The position.
 * @property {number | null} depth To which it is searched; null for all to the end of the game.
 * @property {number} count How many questions there are at most.
 * @property {number} question Which of them is on the screen, from 1.
 */

/** @type {Readonly<Exercise>} */
export const DEFAULT_EXERCISE = {
  source: "random",
  mode: "step",
  asked: "all",
  convention: "",
  seed: 1,
  plies: 3,
  branches: 3,
  example: EXAMPLES[0],
  tree: GALLERY[EXAMPLES[0]].text,
  root: "max",
  game: STANDARD.game,
  board: STANDARD.start,
  depth: null,
  count: 8,
  question: 1,
};

/** What a visitor gets who asks for nothing: a tree that is small enough for every screen. @type {Readonly<Exercise>} */
export const FIRST_EXERCISE = { ...DEFAULT_EXERCISE, branches: 2 };

/** What a link has to say of each source, beyond what it says of all. @type {Record<Exercise["source"], (keyof Exercise)[]>} */
const OF_SOURCE = {
  random: ["plies", "branches", "root"],
  gallery: ["example"],
  own: ["tree", "root"],
  board: ["board"],
};

/**
 * An exercise as the names and values of a link.
 * @param {Exercise} exercise
 * @returns {Record<string, string>}
 */
export function writeExercise(exercise) {
  const { source, mode } = exercise;
  /** @type {(keyof Exercise)[]} */
  const names =
    mode === "find" ? ["mode", "seed"] : ["source", "mode", "seed", ...OF_SOURCE[source]];
  if (mode === "step") names.push("asked");
  const isLimited = exercise.depth !== null || exercise.game !== STANDARD.game;
  if (mode === "step" && source === "board" && isLimited) names.push("depth");
  if (mode !== "find" && exercise.convention !== "") names.push("convention");
  const changed = /** @type {const} */ (["count", "question"]).filter(
    (name) => mode !== "mark" && exercise[name] !== DEFAULT_EXERCISE[name],
  );
  names.push(...changed);
  return Object.fromEntries(names.map((name) => [name, String(exercise[name] ?? TO_THE_END)]));
}

/**
 * Reads an exercise from a link. A setting that cannot be read is reported, and has its default.
 * @param {Map<string, string>} query
 * @param {Exercise} [otherwise] Gives the settings that the link leaves out.
 * @returns {{ exercise: Exercise, faults: Words[] }}
 */
export function readExercise(query, otherwise = DEFAULT_EXERCISE) {
  /** @type {Words[]} */
  const faults = [];
  /**
   * @template T
   * @param {keyof Exercise} name
   * @param {(text: string) => T | undefined} read
   * @param {T} standard
   */
  const take = (name, read, standard) => {
    const text = query.get(name);
    if (text === undefined) return standard;
    const value = read(text);
    if (value === undefined)
      faults.push({ id: "practise-link-fault", values: { name, text: short(text) } });
    return value ?? standard;
  };
  /** @template {string} C @param {readonly C[]} choices */
  const oneOf = (choices) => (/** @type {string} */ text) =>
    choices.find((choice) => choice === text);
  const exercise = {
    source: take("source", oneOf(SOURCES), otherwise.source),
    mode: take("mode", oneOf(MODES), otherwise.mode),
    asked: take("asked", oneOf(ASKED), otherwise.asked),
    convention: take("convention", readConvention, otherwise.convention),
    seed: take("seed", (text) => readWhole(text, SEEDS), otherwise.seed),
    plies: take("plies", (text) => readWhole(text, PLIES), otherwise.plies),
    branches: take("branches", (text) => readWhole(text, BRANCHES), otherwise.branches),
    example: take("example", oneOf(EXAMPLES), otherwise.example),
    tree: take("tree", (text) => (text.length > LONGEST ? undefined : text), otherwise.tree),
    root: take("root", oneOf(ROOTS), otherwise.root),
    game: otherwise.game,
    board: take("board", (text) => readBoard(text, otherwise.board.length), otherwise.board),
    depth: readDepth(query.get("depth"), otherwise.depth, faults),
    count: take("count", (text) => readWhole(text, COUNTS), otherwise.count),
    question: take("question", (text) => readWhole(text, COUNTS), otherwise.question),
  };
  // Only a tree can be marked.
  if (exercise.source === "board" && exercise.mode === "mark") exercise.mode = "step";
  // One is enough: a link can hold thousands.
  const unknown = [...query.keys()].find(
    (name) => name === "game" || !Object.hasOwn(exercise, name),
  );
  if (unknown !== undefined) {
    faults.push({ id: "practise-link-unknown", values: { name: short(unknown) } });
  }
  return { exercise, faults };
}

/** A text that may be a board; the engine judges it. @param {string} text @param {number} cells */
function readBoard(text, cells) {
  return /^[XO.]+$/.test(text) && text.length === cells ? text : undefined;
}

/**
 * @param {string | undefined} text
 * @param {number | null} usual
 * @param {Words[]} faults Gets a fault if the text is no depth.
 */
function readDepth(text, usual, faults) {
  if (text === undefined) return usual;
  if (text === TO_THE_END) return null;
  const depth = readWhole(text, DEPTHS);
  if (depth === undefined) {
    faults.push({ id: "practise-link-fault", values: { name: "depth", text: short(text) } });
  }
  return depth ?? usual;
}

/** The words of a convention in their order; undefined if there is another word. @param {string} text */
export function readConvention(text) {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const chosen = CONVENTION.filter((word) => words.includes(word));
  return words.every((word) => CONVENTION.some((other) => other === word))
    ? chosen.join(" ")
    : undefined;
}

/** The same exercise with the next seed: another random tree, another example. @param {Exercise} exercise @returns {Exercise} */
export function nextExercise(exercise) {
  const example = EXAMPLES[(EXAMPLES.indexOf(exercise.example) + 1) % EXAMPLES.length];
  const seed = exercise.seed === SEEDS[1] ? SEEDS[0] : exercise.seed + 1;
  return { ...exercise, seed, question: 1, ...(exercise.source === "gallery" ? { example } : {}) };
}
