/** A sheet of exercises: a row of trees that begins with one exercise of Practise. */
import { badValue } from "../base/link-text.ts";
import { hasDrill } from "../parts/exercise/cuts.ts";
import {
  DEFAULT_EXERCISE,
  EXAMPLES,
  nextExercise,
  readExercise,
  writeExercise,
} from "../parts/exercise/exercise.ts";
import { oneOf, onOff, readLink, writeLink } from "../base/link-schema.ts";
import { whole } from "../base/link-values.ts";
import type { TreeTrace } from "../../pkg/web/cutoff.js";
import type { Exercise } from "../parts/exercise/exercise.ts";

export interface Plan {
  first: Exercise;
  count: number;
  key: boolean;
  write: (typeof WRITTEN)[number];
}

/** Pupils write a value in each node, alpha and beta too, or only which branches are cut. */
export const WRITTEN = ["values", "bounds", "cuts"] as const;

export const TREE_COUNT = [1, 12] as const;

/** Sizes of random trees, as plies and branches, that leave room for handwriting on a page. */
export const TREE_SIZES = ["2x2", "2x3", "2x4", "3x2", "3x3", "4x2"];

/** The names of a link that are not those of an exercise. */
const OWN = {
  do: oneOf(["sheet"] as const),
  // On paper a tree is marked.
  mode: oneOf(["mark"] as const),
  trees: whole(TREE_COUNT),
  key: onOff,
  write: oneOf(WRITTEN),
};

/** Reads a sheet, and reports faults. @param seed The default. */
export function readPlan(query: Map<string, string>, seed: number) {
  const own = readLink(OWN, query, { trees: 4, key: false, write: "bounds" as const });
  const others = new Map([...query].filter(([name]) => !Object.hasOwn(OWN, name)));
  const standard = { ...DEFAULT_EXERCISE, mode: "mark" as const, branches: 2, seed };
  const { exercise, faults } = readExercise(others, standard);
  // On paper a search begins with −∞ and +∞.
  const drawn = { ...exercise, window: standard.window };
  if (exercise.window !== standard.window) faults.push(badValue("window", exercise.window));
  const fits = drawn.source !== "random" || TREE_SIZES.includes(sizeOf(drawn));
  const first = fits ? drawn : { ...drawn, plies: standard.plies, branches: standard.branches };
  if (!fits) faults.push(badValue("plies × branches", sizeOf(drawn)));
  faults.push(...own.faults);
  const { trees: count, key, write } = own.values;
  const plan: Plan = { first, count, key, write };
  return { plan, faults };
}

export function writePlan({ first, count, key, write }: Plan): Record<string, string> {
  const { mode: _, asked: __, ...exercise } = writeExercise(first);
  const own = { trees: count, key, write: write === "bounds" ? undefined : write };
  return { ...exercise, ...writeLink(OWN, own) };
}

/** After this many trees without enough cuts any will do: trees of four leaves never have two. */
const TRIES = 200;

export async function sheetTrees(
  { first, count }: Plan,
  traceOf: (exercise: Exercise) => Promise<TreeTrace>,
) {
  const most = { random: TREE_COUNT[1], gallery: EXAMPLES.length, own: 1, board: 1 }[first.source];
  const trees: { exercise: Exercise; trace: TreeTrace; index: number }[] = [];
  let tries = first.source === "random" ? TRIES : 0;
  for (let next = first; trees.length < Math.min(count, most); next = nextExercise(next)) {
    const trace = await traceOf(next);
    if (tries > 0 && !hasDrill(trace)) tries -= 1;
    else trees.push({ exercise: next, trace, index: trees.length });
  }
  return trees;
}

export function sizeOf({ plies, branches }: Pick<Exercise, "plies" | "branches">) {
  return `${plies}x${branches}`;
}

export function readSize(size: string) {
  const [plies, branches] = size.split("x").map(Number);
  return { plies, branches };
}

/** The names of a link to an exercise. Defaults are left out: the link is typed from paper. */
export function shortNames(exercise: Exercise): Record<string, string> {
  const usual: Record<string, unknown> = { ...DEFAULT_EXERCISE };
  const names = Object.entries(writeExercise(exercise));
  return Object.fromEntries(
    names.filter(([name, value]) => name === "seed" || value !== String(usual[name])),
  );
}
