/** An exercise and its link. The same link gives everybody the same exercise. */
import { STANDARD } from "../../game/shape.ts";
import { embedSchema } from "../../page/places.ts";
import { faultsOf } from "../../page/link-fault.ts";
import { keysOf } from "../../base/keys-of.ts";
import { oneOf, readLink, value, writeLink, type Value } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { nextSeed, SEED_RANGE } from "../../base/random.ts";
import { TO_THE_END, readWindow } from "../search/watch-link.ts";
import { readConvention } from "../search/convention.ts";
import { EXAMPLES } from "../search/example-trees.ts";
import type { Range } from "../../base/whole-number.ts";

/** The kinds in the order of the list: those known from games are first, programs are last. */
export const EXERCISE_KINDS = ["find", "mark", "predict", "order", "fill", "program"] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];
/** Names a kind in links and in storage. There the setting is `mode`, and Predict is `step`. */
export const linkName = (kind: ExerciseKind) => (kind === "predict" ? "step" : kind);
const KIND: Value<ExerciseKind> = {
  read: (text) => EXERCISE_KINDS.find((kind) => linkName(kind) === text),
  write: linkName,
};

/** The kinds that have trees but no positions. */
export const TREE_KINDS: readonly ExerciseKind[] = ["mark", "order", "fill"];
const SEARCH_KINDS: readonly ExerciseKind[] = [...TREE_KINDS, "predict"];
/** The kinds that use only the game of the visitor's board, not its position. */
export const GAME_KINDS: readonly ExerciseKind[] = ["find"];

/** The kinds about one search by hand, which can have a window at the root or a depth limit. */
const HAND_KINDS: readonly ExerciseKind[] = ["mark", "predict"];

export const TREE_SOURCES = ["random", "gallery", "own"] as const;
const SOURCES = [...TREE_SOURCES, "board"] as const;
type Source = (typeof SOURCES)[number];
/** Lists where the tree or position of a kind can come from, the default first. */
export const sourcesOf = (kind: ExerciseKind): readonly Source[] =>
  TREE_KINDS.includes(kind) ? TREE_SOURCES : SOURCES;

/** Ways to check a program: its code, a number of nodes, or its moves in all positions. */
const WAYS = ["paste", "number", "table"] as const;
type ProgramWay = (typeof WAYS)[number];

interface Setting<T> extends Value<T> {
  default: T;
  /** The kinds, sources, and ways to check a program that have the setting; all if left out. */
  kinds?: readonly ExerciseKind[];
  sources?: readonly Source[];
  ways?: readonly ProgramWay[];
  /** True if links leave out the default. */
  isQuiet?: true;
}

type Rest<T> = Omit<Setting<T>, keyof Value<T>>;

const setting = <T>(value: Value<T>, rest: Rest<NoInfer<T>>): Setting<T> => ({ ...value, ...rest });

const choice = <const T extends string>(choices: readonly T[], rest: Rest<NoInfer<T>>) => ({
  choices,
  ...setting(oneOf(choices), rest),
});

const number = (range: Range, rest: Rest<number>) => ({ range, ...setting(whole(range), rest) });

/** The most characters of a text in a link. */
export const LONGEST_TEXT = 20_000;
const LONG_TEXT = text(LONGEST_TEXT);

/** The least and the largest depth limit. */
export const DEPTH_RANGE = [1, 6] as const;
const DEPTH = orNone(TO_THE_END, whole(DEPTH_RANGE));

const ofWay = (way: ProgramWay) => ({ kinds: ["program"], ways: [way], isQuiet: true }) as const;

/** The only table of settings, in the order of links. The name of the game is not part of it. */
export const SETTINGS = {
  source: choice(SOURCES, { default: "random", kinds: SEARCH_KINDS }),
  kind: setting(KIND, { default: "predict" }),
  way: choice(WAYS, { default: "paste", kinds: ["program"] }),
  /** The number of nodes that a program counted; 0 before it is known. */
  number: number([1, 999_999_999], { default: 0, ...ofWay("number") }),
  language: choice(["javascript", "python"], { default: "javascript", ...ofWay("paste") }),
  code: setting(LONG_TEXT, { default: "", ...ofWay("paste") }),
  /** The time limit in seconds for one answer of a program. */
  limit: number([1, 600], { default: 60, ...ofWay("paste") }),
  seed: number(SEED_RANGE, { default: 1, kinds: [...SEARCH_KINDS, ...GAME_KINDS] }),
  /** The depth of random trees. */
  plies: number([1, 5], { default: 3, kinds: SEARCH_KINDS, sources: ["random"] }),
  branches: number([2, 4], { default: 3, kinds: SEARCH_KINDS, sources: ["random"] }),
  /** The examples without unknown leaves or depth limits. */
  example: choice(["aima", "min", "deep", "ties"], {
    default: "aima",
    kinds: SEARCH_KINDS,
    sources: ["gallery"],
  }),
  tree: setting(LONG_TEXT, { default: EXAMPLES.aima.text, kinds: SEARCH_KINDS, sources: ["own"] }),
  root: choice(["max", "min"], { default: "max", kinds: SEARCH_KINDS, sources: ["random", "own"] }),
  board: setting(text(), { default: STANDARD.start, kinds: ["predict"], sources: ["board"] }),
  /** The questions of Predict. Those after `limit` are never asked together with others. */
  asked: choice(
    ["all", "value", "bounds", "cut", "limit", "nodes", "evaluated", "leaves", "move"],
    { default: "all", kinds: ["predict"] },
  ),
  /** The goal for the number of evaluated leaves. */
  goal: choice(["fewest", "most"], { default: "fewest", kinds: ["order", "fill"] }),
  /** The depth limit in plies; null without one. */
  depth: setting(DEPTH, { default: null, kinds: HAND_KINDS, sources: ["own", "board"] }),
  convention: setting(value(readConvention), { default: "", kinds: SEARCH_KINDS, isQuiet: true }),
  window: setting(value(readWindow), {
    default: ",",
    kinds: HAND_KINDS,
    sources: TREE_SOURCES,
    isQuiet: true,
  }),
  /** The most questions, and the number of the current question, counted from 1. */
  count: number([1, 24], { default: 8, kinds: ["predict", "find"], isQuiet: true }),
  question: number([1, 24], { default: 1, kinds: ["predict", "find"], isQuiet: true }),
};

export type SettingName = keyof typeof SETTINGS;
type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name]["default"] };
export type Exercise = Settings & { game: string };

const defaults = keysOf(SETTINGS).map((name) => [name, SETTINGS[name].default]);
const settings: Settings = Object.fromEntries(defaults);
export const DEFAULT_EXERCISE: Readonly<Exercise> = { ...settings, game: STANDARD.game };

/** Makes the schema of a link. The engine checks the board. @param cells The number of cells. */
export function exerciseSchema(cells: number, of: ExerciseKind) {
  const { source: _, kind: mode, ...others } = SETTINGS;
  const isBoard = (text: string) => /^[XO.]+$/.test(text) && text.length === cells;
  const board = value((text) => (isBoard(text) ? text : undefined));
  return { source: oneOf(sourcesOf(of)), mode, ...others, board, ...embedSchema("practise") };
}

/** Lists the settings of an exercise, in the order of its link. */
export function settingNames({ kind, source, way }: Exercise) {
  return keysOf(SETTINGS).filter((name) => {
    const { kinds = [kind], sources = [source], ways = [way] } = SETTINGS[name];
    return kinds.includes(kind) && sources.includes(source) && ways.includes(way);
  });
}

export function writeExercise(exercise: Exercise): Record<string, string> {
  // A position has a depth limit by default, so only trees leave out that there is none.
  const isQuiet = (name: SettingName) =>
    SETTINGS[name].isQuiet || (name === "depth" && exercise.source === "own");
  const names = settingNames(exercise).filter(
    (name) => !isQuiet(name) || exercise[name] !== SETTINGS[name].default,
  );
  const linked = (name: SettingName) => (name === "kind" ? "mode" : name);
  const values = Object.fromEntries(names.map((name) => [linked(name), exercise[name]]));
  return writeLink(exerciseSchema(exercise.board.length, exercise.kind), values);
}

/** Reads an exercise. Each setting that cannot be read is reported, and has its default. */
export function readExercise(query: Map<string, string>, otherwise: Exercise = DEFAULT_EXERCISE) {
  const kind = SETTINGS.kind.read(query.get("mode") ?? "") ?? otherwise.kind;
  const schema = exerciseSchema(otherwise.board.length, kind);
  const defaults = { ...otherwise, kind, ...meantBy(query, { ...otherwise, kind }) };
  const { mode: _, ...exercise } = readLink(schema, query, defaults).values;
  // The default depth is that of a position.
  if (exercise.source !== "board") exercise.depth = DEPTH.read(query.get("depth") ?? "") ?? null;
  return { exercise, faults: faultsOf(schema, query) };
}

/** Infers the source and the way of a link that has only a setting of them, such as a tree. */
function meantBy(query: Map<string, string>, { kind, source, way }: Exercise) {
  const linked = keysOf(SETTINGS).filter((name) => query.has(name));
  const only = <T>(all: readonly T[] = []) => (all.length === 1 ? all : []);
  const meantSources = linked.flatMap((name) => only(SETTINGS[name].sources));
  const meantWays = linked.flatMap((name) => only(SETTINGS[name].ways));
  const sources = sourcesOf(kind);
  const otherwise = sources.includes(source) ? source : sources[0];
  return {
    source: sources.find((one) => meantSources.includes(one)) ?? otherwise,
    way: WAYS.find((one) => meantWays.includes(one)) ?? way,
  };
}

/** Returns the exercise with the next seed or the next example. */
export function nextExercise(exercise: Exercise): Exercise {
  const examples = SETTINGS.example.choices;
  const example = examples[(examples.indexOf(exercise.example) + 1) % examples.length];
  const seed = nextSeed(exercise.seed);
  return { ...exercise, seed, question: 1, ...(exercise.source === "gallery" ? { example } : {}) };
}

/** Describes in the reader's words why an exercise or a sheet cannot be made. */
export class ExerciseRefusal extends Error {}
