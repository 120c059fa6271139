/** Plans a sheet: a series of trees that starts with one exercise of Practise. */
import { badValue } from "../../base/fault-messages.ts";
import { teachesCuts, leavesBelow } from "../../parts/exercise/cuts.ts";
import {
  DEFAULT_EXERCISE,
  SETTINGS,
  nextExercise,
  readExercise,
  writeExercise,
  type Exercise,
} from "../../parts/exercise/exercise.ts";
import { oneOf, onOff, readLink, writeLink } from "../../base/link-schema.ts";
import { whole } from "../../base/link-values.ts";
import type { Message } from "../../base/message.ts";
import type { TreeNode, TreeTrace } from "../../../pkg/whole/cutoff.js";

/** `first` is the first tree. With `hasKey`, pages with the answers follow. */
export interface SheetPlan {
  first: Exercise;
  count: number;
  hasKey: boolean;
  written: (typeof WRITTEN_VALUES)[number];
}

/** The values that pupils write: values, values with α and β, or only cuts. */
export const WRITTEN_VALUES = ["values", "bounds", "cuts"] as const;

export const TREE_COUNT = [1, 12] as const;

/** Plies and branches of random trees that leave room for handwriting. */
export const TREE_SIZES = ["2x2", "2x3", "2x4", "3x2", "3x3", "4x2"];

/** The names of a sheet in links, in addition to those of its exercise. */
const SHEET_NAMES = {
  do: oneOf(["sheet"] as const),
  // Sheets have only this kind of exercise.
  mode: oneOf(["mark"] as const),
  trees: whole(TREE_COUNT),
  key: onOff,
  write: oneOf(WRITTEN_VALUES),
};

/** @param seed The default seed. */
export function readPlan(query: Map<string, string>, seed: number) {
  const sheet = readLink(SHEET_NAMES, query, { trees: 4, key: false, write: "bounds" as const });
  const others = new Map([...query].filter(([name]) => !Object.hasOwn(SHEET_NAMES, name)));
  const standard = { ...DEFAULT_EXERCISE, kind: "mark" as const, branches: 2, seed };
  const { exercise, faults } = readExercise(others, standard);
  // Sheets have neither a window at the root nor a depth limit.
  const usable = { ...exercise, window: standard.window, depth: standard.depth };
  if (exercise.window !== standard.window) faults.push(badValue("window", exercise.window));
  const fits = usable.source !== "random" || TREE_SIZES.includes(sizeOf(usable));
  const first = fits ? usable : { ...usable, plies: standard.plies, branches: standard.branches };
  if (!fits) faults.push(badSize(usable));
  faults.push(...sheet.faults);
  const { trees: count, key: hasKey, write: written } = sheet.values;
  const plan: SheetPlan = { first, count, hasKey, written };
  return { plan, faults };
}

const badSize = ({ plies, branches }: Exercise): Message => ({
  id: "link-fault-setting",
  values: {
    name: { id: "teach-size" },
    text: { id: "sheet-size-of", values: { plies, branches } },
  },
});

export function writePlan({ first, count, hasKey, written }: SheetPlan): Record<string, string> {
  const { mode: _, asked: __, ...exercise } = writeExercise(first);
  const sheet = { trees: count, key: hasKey, write: written === "bounds" ? undefined : written };
  return { ...exercise, ...writeLink(SHEET_NAMES, sheet) };
}

/** The most trees with too few cuts or too many equal leaves to skip. Trees of four leaves never have enough. */
const MOST_SKIPPED = 200;

/** True if no value is at more than two leaves in five. Cuts between equal leaves teach little. */
function isVaried(tree: TreeNode[]) {
  const repeats = (value: number | null) => tree.filter((one) => one.value === value).length;
  return tree.every(({ value }) => value === null || repeats(value) <= 0.4 * leavesBelow(tree, 0));
}

export async function sheetTrees(
  { first, count }: SheetPlan,
  traceOf: (exercise: Exercise) => Promise<TreeTrace>,
) {
  const examples = SETTINGS.example.choices.length;
  const most = { random: TREE_COUNT[1], gallery: examples, own: 1, board: 1 }[first.source];
  const trees: { exercise: Exercise; trace: TreeTrace; index: number }[] = [];
  let tries = first.source === "random" ? MOST_SKIPPED : 0;
  for (let next = first; trees.length < Math.min(count, most); next = nextExercise(next)) {
    const trace = await traceOf(next);
    if (tries > 0 && !(teachesCuts(trace) && isVaried(trace.tree))) tries -= 1;
    else trees.push({ exercise: next, trace, index: trees.length });
  }
  return trees;
}

export const sizeOf = ({ plies, branches }: Pick<Exercise, "plies" | "branches">) =>
  `${plies}x${branches}`;

export function readSize(size: string) {
  const [plies, branches] = size.split("x").map(Number);
  return { plies, branches };
}

/** Leaves out defaults, because pupils type the link from paper. */
export function namesWithoutDefaults(exercise: Exercise): Record<string, string> {
  const defaults: Record<string, unknown> = { ...DEFAULT_EXERCISE };
  const names = Object.entries(writeExercise(exercise));
  return Object.fromEntries(
    names.filter(([name, value]) => name === "seed" || value !== String(defaults[name])),
  );
}
