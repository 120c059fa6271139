/** An exercise, its link and its tree. The same link is the same exercise for everybody. Pure. */
import { STANDARD } from "../../game/shape.ts";
import { aloneNames } from "../../page/places.ts";
import { faultsOf } from "../../page/link-fault.ts";
import { oneOf, readLink, value, writeLink, type Values } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { between, SEEDS, seeded } from "../../base/random.ts";
import { TO_THE_END, readWindow } from "../search/choice.ts";
import { readConvention } from "../search/convention-words.ts";
import { GALLERY, randomTree } from "../search/example-trees.ts";

/** The settings of an exercise. A link names the game separately. */
export type Exercise = Omit<Values<ReturnType<typeof schemaOf>>, "number" | "view" | "theme"> & {
  number?: number;
  game: string;
};

/** The kinds in the order of the list: those known from games first, the visitor's program last. */
export const MODES = ["find", "mark", "step", "order", "fill", "program"] as const;

/** The settings that are chosen from a list. */
export const CHOICES = {
  source: ["random", "gallery", "own", "board"],
  /** Ways to check a program: by its code, a number of nodes, or its move in every position. */
  way: ["paste", "number", "table"],
  language: ["javascript", "python"],
  /** The questions of Predict. `nodes` and `leaves` are asked only by themselves. */
  asked: ["all", "value", "bounds", "cut", "limit", "nodes", "leaves"],
  /** The goal for the number of evaluated leaves. */
  goal: ["fewest", "most"],
  root: ["max", "min"],
  /** The examples without unknown leaves or depth limits. */
  example: ["aima", "min", "deep", "ties"],
} as const;

/** The settings that are whole numbers, each with its least and its most. */
export const RANGES = {
  seed: SEEDS,
  /** The depth of random trees. */
  plies: [1, 5],
  branches: [2, 4],
  /** The depth limit of a search, in plies. */
  depth: [1, 6],
  /** The most questions, and the current one, from 1. */
  count: [1, 24],
  question: [1, 24],
  /** The number that a program counted. */
  number: [1, 999_999_999],
  /** Seconds for one answer of a program. */
  limit: [1, 600],
} as const;

/** The most characters that are read from a link. */
export const LONGEST_TEXT = 20_000;

/** The window from −∞ to +∞, which links leave out. */
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
  example: CHOICES.example[0],
  tree: GALLERY[CHOICES.example[0]].text,
  root: "max",
  game: STANDARD.game,
  board: STANDARD.start,
  depth: null,
  count: 8,
  question: 1,
};

/** The exercise of a first visit, with a tree that is small enough for every screen. */
export const FIRST_EXERCISE: Readonly<Exercise> = { ...DEFAULT_EXERCISE, branches: 2 };

/** The engine checks the rest of the board. @param cells The number of cells on the board. */
export const schemaOf = (cells: number) => ({
  source: oneOf(CHOICES.source),
  mode: oneOf(MODES),
  way: oneOf(CHOICES.way),
  number: whole(RANGES.number),
  language: oneOf(CHOICES.language),
  code: text(LONGEST_TEXT),
  limit: whole(RANGES.limit),
  asked: oneOf(CHOICES.asked),
  goal: oneOf(CHOICES.goal),
  convention: value(readConvention),
  window: value(readWindow),
  seed: whole(RANGES.seed),
  plies: whole(RANGES.plies),
  branches: whole(RANGES.branches),
  example: oneOf(CHOICES.example),
  tree: text(LONGEST_TEXT),
  root: oneOf(CHOICES.root),
  board: value((text) => (/^[XO.]+$/.test(text) && text.length === cells ? text : undefined)),
  /** The depth limit of a position's search; null for none. */
  depth: orNone(TO_THE_END, whole(RANGES.depth)),
  count: whole(RANGES.count),
  question: whole(RANGES.question),
  ...aloneNames("practise"),
});

type Setting = keyof Exercise;

const TREE: Setting[] = ["source", "mode", "seed", "plies", "branches", "example", "tree", "root"];

/** The settings of each kind, in the order of the link. A program's settings depend on its way. */
const SETTINGS: Record<Exercise["mode"], readonly Setting[]> = {
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

export function settingsOf({ mode, source }: Exercise) {
  const ofSources = Object.values(OF_SOURCE).flat();
  const isOfSource = (name: Setting) =>
    OF_SOURCE[source].includes(name) || !ofSources.includes(name);
  return SETTINGS[mode].filter(isOfSource);
}

/** True if a kind takes trees but no positions. */
export const takesOnlyTrees = (mode: Exercise["mode"]) =>
  SETTINGS[mode].includes("source") && !SETTINGS[mode].includes("board");

function settingsOfProgram({ way, code }: Exercise): readonly Setting[] {
  const own: Record<Exercise["way"], readonly Setting[]> = {
    number: ["number"],
    table: [],
    paste: code === "" ? ["limit"] : ["language", "code", "limit"],
  };
  return ["mode", "way", ...own[way]];
}

/** Links leave out the defaults of these. */
const USUAL: readonly Setting[] = ["convention", "window", "count", "question", "limit"];

export function writeExercise(exercise: Exercise): Record<string, string> {
  const names = exercise.mode === "program" ? settingsOfProgram(exercise) : settingsOf(exercise);
  const said = names.filter(
    (name) => !USUAL.includes(name) || exercise[name] !== DEFAULT_EXERCISE[name],
  );
  const values = Object.fromEntries(said.map((name) => [name, exercise[name]]));
  return writeLink(schemaOf(exercise.board.length), values);
}

/** Reports each setting that cannot be read, and gives it its default. */
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

/** Continues with the next seed, or the next example. */
export function nextExercise(exercise: Exercise): Exercise {
  const examples = CHOICES.example;
  const example = examples[(examples.indexOf(exercise.example) + 1) % examples.length];
  const seed = exercise.seed === SEEDS[1] ? SEEDS[0] : exercise.seed + 1;
  return { ...exercise, seed, question: 1, ...(exercise.source === "gallery" ? { example } : {}) };
}

/** The number of leaves, of every ten, that repeat an earlier value. */
const TIES = 3;

/** Gives the tree of an exercise; null for a position. */
export function treeOf({ source, seed, plies, branches, example, tree, root }: Exercise) {
  if (source === "board") return null;
  if (source === "gallery") return GALLERY[example];
  const text = source === "own" ? tree : exerciseTree(seeded(seed), plies, branches);
  return { text, maximising: root === "max" };
}

/** Writes a random tree. Inner nodes have 2 to `branches` branches, leaves are from −9 to 9. */
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

/** Says in the reader's words why an exercise, or a sheet, cannot be made. */
export class Unfit extends Error {}
