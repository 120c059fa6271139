/** An exercise, its link and its tree. Pure. The same link is the same exercise for everybody. */
import { STANDARD } from "../../game/shape.ts";
import { aloneNames } from "../../page/places.ts";
import { faultsOf } from "../../page/link-fault.ts";
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { between, SEEDS, seeded } from "../../base/random.ts";
import { TO_THE_END, readWindow } from "../search/choice.ts";
import { readConvention } from "../search/convention-words.ts";
import { GALLERY, randomTree } from "../search/example-trees.ts";
import type { Values } from "../../base/link-schema.ts";

/** The settings of an exercise. The game is that of the address, which a link names by itself. */
export type Exercise = Omit<Values<ReturnType<typeof schemaOf>>, "number" | "view" | "theme"> & {
  /** The nodes that a program counts. */
  number?: number;
  game: string;
};

export const TREE_SOURCES = ["random", "gallery", "own", "board"] as const;
/** The kinds, in the order of their rows: what one knows from games first, one's own program last. */
export const MODES = ["find", "mark", "step", "order", "fill", "program"] as const;
/** The number of leaves that are to be evaluated. */
export const GOALS = ["fewest", "most"] as const;
/** Ways to judge a program: its code, a number of nodes, its moves everywhere. */
export const WAYS = ["paste", "number", "table"] as const;
export const PROGRAM_LANGUAGES = ["javascript", "python"] as const;
/** The seconds that a program may take for one answer. */
const LIMITS = [1, 600] as const;
/** Questions of Predict. The number of nodes is asked only by itself. */
export const ASKED = ["all", "value", "bounds", "cut", "limit", "nodes"] as const;
export const ROOTS = ["max", "min"] as const;
/** The examples that are searched to their ends, and whose leaves all have a number. */
export const EXAMPLES = ["aima", "min", "deep", "ties"] as const;

/** Of random trees. */
export const PLIES = [1, 5] as const;
export const BRANCHES = [2, 4] as const;
/** In plies. */
export const EXERCISE_DEPTH = [1, 6] as const;
export const QUESTION_COUNT = [1, 24] as const;
export const COUNTS_OF_PROGRAMS = [1, 999_999_999] as const;

/** The most text that is taken from a link. */
export const LONGEST_TEXT = 20_000;

/** The window at the root that a link leaves out: from −∞ to +∞. */
const WHOLE_WINDOW = ",";

export const DEFAULT_EXERCISE: Readonly<Exercise> = {
  source: "random",
  mode: "step",
  way: "number",
  language: "javascript",
  code: "",
  limit: 60,
  asked: "all",
  goal: "fewest",
  convention: "",
  window: WHOLE_WINDOW,
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

/** For who asks for nothing: a tree that is small enough for every screen. */
export const FIRST_EXERCISE: Readonly<Exercise> = { ...DEFAULT_EXERCISE, branches: 2 };

/** The schema of links on a board of some size. The engine judges the rest of the board. */
export const schemaOf = (cells: number) => ({
  source: oneOf(TREE_SOURCES),
  mode: oneOf(MODES),
  way: oneOf(WAYS),
  number: whole(COUNTS_OF_PROGRAMS),
  language: oneOf(PROGRAM_LANGUAGES),
  code: text(LONGEST_TEXT),
  limit: whole(LIMITS),
  asked: oneOf(ASKED),
  goal: oneOf(GOALS),
  convention: value(readConvention),
  /** Alpha and beta at the root of a tree. */
  window: value(readWindow),
  seed: whole(SEEDS),
  /** Of a random tree. */
  plies: whole(PLIES),
  branches: whole(BRANCHES),
  example: oneOf(EXAMPLES),
  /** The visitor's own. */
  tree: text(LONGEST_TEXT),
  /** Who moves at the root of a random or an own tree. */
  root: oneOf(ROOTS),
  board: value((text) => (/^[XO.]+$/.test(text) && text.length === cells ? text : undefined)),
  /** To which a position is searched; null for all to the end of the game. */
  depth: orNone(TO_THE_END, whole(EXERCISE_DEPTH)),
  /** The most questions that are asked, and the one on the screen, from 1. */
  count: whole(QUESTION_COUNT),
  question: whole(QUESTION_COUNT),
  ...aloneNames("practise"),
});

type Setting = keyof Exercise;

const TREE: Setting[] = ["source", "mode", "seed", "plies", "branches", "example", "tree", "root"];

/** The settings of each kind of exercise, in the order of its link. Those of a program are said by its way. */
const OF_KIND: Record<Exercise["mode"], readonly Setting[]> = {
  find: ["mode", "seed", "count", "question"],
  mark: [...TREE, "convention", "window"],
  step: [...TREE, "board", "asked", "depth", "convention", "window", "count", "question"],
  order: [...TREE, "goal", "convention"],
  fill: [...TREE, "goal", "convention"],
  program: [],
};

const OF_SOURCE: Record<Exercise["source"], readonly Setting[]> = {
  random: ["plies", "branches", "root", "window"],
  gallery: ["example", "window"],
  own: ["tree", "root", "window"],
  board: ["board", "depth"],
};

/** The settings that an exercise has, in the order of its link. */
export function settingsOf({ mode, source }: Exercise) {
  const ofSources = Object.values(OF_SOURCE).flat();
  const isOfSource = (name: Setting) =>
    OF_SOURCE[source].includes(name) || !ofSources.includes(name);
  return OF_KIND[mode].filter(isOfSource);
}

/** True if a kind of exercise takes trees from all sources but no board. */
export const takesOnlyTrees = (mode: Exercise["mode"]) =>
  OF_KIND[mode].includes("source") && !OF_KIND[mode].includes("board");

function settingsOfProgram({ way, code }: Exercise): readonly Setting[] {
  const own: Record<Exercise["way"], readonly Setting[]> = {
    number: ["number"],
    table: [],
    paste: code === "" ? ["limit"] : ["language", "code", "limit"],
  };
  return ["mode", "way", ...own[way]];
}

/** A link leaves these out where they have their default. */
const USUAL: readonly Setting[] = ["convention", "window", "count", "question", "limit"];

export function writeExercise(exercise: Exercise): Record<string, string> {
  const names = exercise.mode === "program" ? settingsOfProgram(exercise) : settingsOf(exercise);
  const said = names.filter(
    (name) => !USUAL.includes(name) || exercise[name] !== DEFAULT_EXERCISE[name],
  );
  const values = Object.fromEntries(said.map((name) => [name, exercise[name]]));
  return writeLink(schemaOf(exercise.board.length), values);
}

/** Reads an exercise from a link. A setting that cannot be read is reported, and has its default. */
export function readExercise(query: Map<string, string>, otherwise: Exercise = DEFAULT_EXERCISE) {
  const schema = schemaOf(otherwise.board.length);
  const exercise = readLink(schema, query, otherwise).values;
  const faults = faultsOf(schema, query);
  if (exercise.source === "board" && takesOnlyTrees(exercise.mode)) {
    exercise.source = DEFAULT_EXERCISE.source;
    if (query.has("source")) faults.push({ id: "link-fault-tree" });
  }
  return { exercise, faults };
}

/** The same exercise with the next seed: another random tree, another example. */
export function nextExercise(exercise: Exercise): Exercise {
  const example = EXAMPLES[(EXAMPLES.indexOf(exercise.example) + 1) % EXAMPLES.length];
  const seed = exercise.seed === SEEDS[1] ? SEEDS[0] : exercise.seed + 1;
  return { ...exercise, seed, question: 1, ...(exercise.source === "gallery" ? { example } : {}) };
}

/** Of ten leaves, this many have the value of one before them. */
const TIES = 3;

/** The tree of an exercise and who moves at its root; null for a position. */
export function treeOf({ source, seed, plies, branches, example, tree, root }: Exercise) {
  if (source === "board") return null;
  if (source === "gallery") return GALLERY[example];
  const text = source === "own" ? tree : exerciseTree(seeded(seed), plies, branches);
  return { text, maximising: root === "max" };
}

/**
 * Writes a random tree. Most inner nodes have as many branches as they may have, and none has fewer
 * than two. The leaves are from −9 to 9, and some repeat a value.
 */
export function exerciseTree(next: () => number, plies: number, branches: number) {
  const values: number[] = [];
  return randomTree(plies, {
    branches: () => (next() < 0.6 ? branches : between(next, 2, branches)),
    leaf: () => {
      const repeated = values.length > 0 && next() * 10 < TIES;
      const value = repeated ? values[between(next, 0, values.length - 1)] : between(next, -9, 9);
      values.push(value);
      return value;
    },
  });
}

/** An exercise, or a sheet of them, cannot be made; the message says why, in the reader's words. */
export class Unfit extends Error {}
