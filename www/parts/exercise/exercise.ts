/**
 * What is practised: an exercise, and how a link says it. Pure. The same link is the same exercise
 * for everybody.
 */
import { STANDARD } from "../../game/shape.js";
import { aloneNames } from "../../page/alone-link.js";
import { faultsOf } from "../../page/link-check.js";
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.js";
import { orNone, text, whole } from "../../base/link-values.js";
import { SEEDS } from "../../base/random.js";
import { TO_THE_END } from "../search/choice.js";
import { readConvention } from "../search/convention-words.js";
import { GALLERY } from "../search/example-trees.js";

/** @import { Words } from "../../base/types.d.ts" */
/** @import { Exercise } from "./types.d.ts" */

/** Where the tree is from. */
export const TREE_SOURCES = /** @type {const} */ (["random", "gallery", "own", "board"]);
/**
 * Questions one by one as the search goes on; a whole tree marked and then checked; the moves that
 * keep the result of a position; a program of the visitor's own, judged.
 */
export const MODES = /** @type {const} */ (["step", "mark", "find", "program"]);
/** How a program is judged: by a number of nodes, by what it plays everywhere, by the order in which it visits nodes, or by its code. */
export const WAYS = /** @type {const} */ (["number", "table", "log", "paste"]);
/** What a course demands of the order in which a program visits nodes; `any` has its search found. */
export const DEMANDS = /** @type {const} */ (["any", "usual", "strict", "minimax"]);
/** The languages whose programs run in the page. */
export const PROGRAM_LANGUAGES = /** @type {const} */ (["javascript", "python"]);
/** How many seconds a program may take for one answer. */
const LIMITS = /** @type {const} */ ([1, 600]);
/** What is asked step by step. */
export const ASKED = /** @type {const} */ (["all", "value", "bounds", "cut", "limit"]);
export const ROOTS = /** @type {const} */ (["max", "min"]);
/** Those of the examples that are searched to their ends, and whose leaves all have a number: they can be answered. */
export const EXAMPLES = Object.keys(GALLERY).filter(
  (name) => GALLERY[name].depth === undefined && !/[a-z]/.test(GALLERY[name].text),
);

/** The sizes of random trees. */
export const PLIES = /** @type {const} */ ([1, 5]);
export const BRANCHES = /** @type {const} */ ([2, 4]);
/** How deep a position is searched, in plies. */
export const EXERCISE_DEPTH = /** @type {const} */ ([1, 6]);
/** How many questions one exercise can have. */
export const QUESTION_COUNT = /** @type {const} */ ([1, 24]);
/** What a program can have counted. */
export const COUNTS_OF_PROGRAMS = /** @type {const} */ ([1, 999_999_999]);

/** The most text that is taken from a link. */
export const LONGEST_TEXT = 20_000;

/** @type {Readonly<Exercise>} */
export const DEFAULT_EXERCISE = {
  source: "random",
  mode: "step",
  way: "number",
  demand: "any",
  log: "",
  language: "javascript",
  code: "",
  limit: 60,
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

/**
 * What a link can say of an exercise.
 * @param {number} cells How many the board has; the engine judges the rest of it.
 */
const schemaOf = (cells) => ({
  source: oneOf(TREE_SOURCES),
  mode: oneOf(MODES),
  way: oneOf(WAYS),
  number: whole(COUNTS_OF_PROGRAMS),
  demand: oneOf(DEMANDS),
  log: text(LONGEST_TEXT),
  language: oneOf(PROGRAM_LANGUAGES),
  code: text(LONGEST_TEXT),
  limit: whole(LIMITS),
  asked: oneOf(ASKED),
  convention: value(readConvention),
  seed: whole(SEEDS),
  plies: whole(PLIES),
  branches: whole(BRANCHES),
  example: oneOf(EXAMPLES),
  tree: text(LONGEST_TEXT),
  root: oneOf(ROOTS),
  board: value((text) => (/^[XO.]+$/.test(text) && text.length === cells ? text : undefined)),
  depth: orNone(TO_THE_END, whole(EXERCISE_DEPTH)),
  count: whole(QUESTION_COUNT),
  question: whole(QUESTION_COUNT),
  ...aloneNames("practise"),
});

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
  const schema = schemaOf(exercise.board.length);
  if (mode === "program") {
    const { way, number, demand, log, language, code, limit } = exercise;
    const pasted = {
      ...(code === "" ? {} : { language, code }),
      ...(limit === DEFAULT_EXERCISE.limit ? {} : { limit }),
    };
    const isBoard = source === "board";
    const visits = {
      ...(demand === DEFAULT_EXERCISE.demand ? {} : { demand }),
      ...(isBoard
        ? { source, board: exercise.board }
        : { tree: exercise.tree, root: exercise.root }),
      ...(log === "" ? {} : { log }),
    };
    const own = { number: { number }, table: {}, log: visits, paste: pasted };
    return writeLink(schema, { mode, way, ...own[way] });
  }
  /** @type {(keyof Exercise)[]} */
  const names =
    mode === "find" ? ["mode", "seed"] : ["source", "mode", "seed", ...OF_SOURCE[source]];
  if (mode === "step") names.push("asked");
  if (mode === "step" && source === "board") names.push("depth");
  if (mode !== "find" && exercise.convention !== "") names.push("convention");
  const changed = /** @type {const} */ (["count", "question"]).filter(
    (name) => mode !== "mark" && exercise[name] !== DEFAULT_EXERCISE[name],
  );
  names.push(...changed);
  const said = Object.fromEntries(names.map((name) => [name, exercise[name]]));
  return writeLink(schema, said);
}

/**
 * Reads an exercise from a link. A setting that cannot be read is reported, and has its default.
 * @param {Map<string, string>} query
 * @param {Exercise} [otherwise] Gives the settings that the link leaves out.
 * @returns {{ exercise: Exercise, faults: Words[] }}
 */
export function readExercise(query, otherwise = DEFAULT_EXERCISE) {
  const schema = schemaOf(otherwise.board.length);
  const exercise = readLink(schema, query, otherwise).values;
  const faults = faultsOf(schema, query);
  // Only a tree can be marked.
  if (exercise.source === "board" && exercise.mode === "mark") {
    if (query.has("source")) {
      exercise.mode = "step";
      faults.push({ id: "link-fault-mark" });
    } else exercise.source = DEFAULT_EXERCISE.source;
  }
  return { exercise, faults };
}

/** The same exercise with the next seed: another random tree, another example. @param {Exercise} exercise @returns {Exercise} */
export function nextExercise(exercise) {
  const example = EXAMPLES[(EXAMPLES.indexOf(exercise.example) + 1) % EXAMPLES.length];
  const seed = exercise.seed === SEEDS[1] ? SEEDS[0] : exercise.seed + 1;
  return { ...exercise, seed, question: 1, ...(exercise.source === "gallery" ? { example } : {}) };
}
