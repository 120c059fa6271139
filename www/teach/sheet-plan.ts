/** A sheet of exercises: a row of trees that begins with one exercise of Practise, as a link says it. Pure. */
import { badValue } from "../base/link-text.ts";
import {
  DEFAULT_EXERCISE,
  EXAMPLES,
  nextExercise,
  readExercise,
  writeExercise,
} from "../parts/exercise/exercise.ts";
import { oneOf, onOff, readLink, writeLink } from "../base/link-schema.ts";
import { whole } from "../base/link-values.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

export interface Plan {
  first: Exercise;
  count: number;
  key: boolean;
}

export const TREE_COUNT = [1, 12] as const;

/** The sizes of random trees, as plies and branches: those whose nodes fit on a page at a size for handwriting. */
export const TREE_SIZES = ["2x2", "2x3", "2x4", "3x2", "3x3", "4x2"];

/** What a link says of a sheet that is not of an exercise. */
const OWN = {
  do: oneOf(["sheet"] as const),
  // On paper a tree is marked.
  mode: oneOf(["mark"] as const),
  trees: whole(TREE_COUNT),
  key: onOff,
};

/**
 * Reads a sheet. What cannot be read has its default, and is reported.
 * @param seed For a link that names none.
 */
export function readPlan(query: Map<string, string>, seed: number) {
  const own = readLink(OWN, query, { trees: 4, key: false });
  const others = new Map([...query].filter(([name]) => !Object.hasOwn(OWN, name)));
  const standard = { ...DEFAULT_EXERCISE, mode: "mark" as const, branches: 2, seed };
  const { exercise, faults } = readExercise(others, standard);
  // A position is no tree that could be drawn on a page.
  const drawn = exercise.source === "board" ? standard : exercise;
  const fits = drawn.source !== "random" || TREE_SIZES.includes(sizeOf(drawn));
  const first = fits ? drawn : { ...drawn, plies: standard.plies, branches: standard.branches };
  if (!fits) faults.push(badValue("plies × branches", sizeOf(drawn)));
  faults.push(...own.faults);
  return { plan: { first, count: own.values.trees, key: own.values.key }, faults };
}

/** A sheet as the names and values of a link. */
export function writePlan({ first, count, key }: Plan): Record<string, string> {
  const { mode: _, asked: __, ...exercise } = writeExercise(first);
  return { ...exercise, ...writeLink(OWN, { trees: count, key }) };
}

/** The exercises of a sheet: an own tree is but one. */
export function exercisesOf({ first, count }: Plan) {
  const most = { random: TREE_COUNT[1], gallery: EXAMPLES.length, own: 1, board: 1 }[first.source];
  const list: Exercise[] = [];
  for (let next = first; list.length < Math.min(count, most); next = nextExercise(next)) {
    list.push(next);
  }
  return list;
}

export function sizeOf({ plies, branches }: Pick<Exercise, "plies" | "branches">) {
  return `${plies}x${branches}`;
}

export function readSize(size: string) {
  const [plies, branches] = size.split("x").map(Number);
  return { plies, branches };
}

/** The names of a link to an exercise of Practise: without what is usual, so that it can be typed from paper. */
export function shortNames(exercise: Exercise): Record<string, string> {
  const usual: Record<string, unknown> = { ...DEFAULT_EXERCISE };
  const names = Object.entries(writeExercise(exercise));
  return Object.fromEntries(
    names.filter(([name, value]) => name === "seed" || value !== String(usual[name])),
  );
}
