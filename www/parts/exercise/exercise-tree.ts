/** The tree of an exercise: a random one, an example, or the visitor's. */
import { between, seeded } from "../../base/random.ts";
import { EXAMPLES, randomTree } from "../search/example-trees.ts";
import { settingNames, type Exercise } from "./exercise.ts";

/** The number of leaves, in every ten, that repeat an earlier value. */
const TIES_IN_TEN = 3;

/** Returns the tree of an exercise; null for a position. */
export function treeOf(exercise: Exercise) {
  const { source, seed, plies, branches, example, tree, root } = exercise;
  if (source === "board") return null;
  if (source === "gallery") return EXAMPLES[example];
  const text = source === "own" ? tree : exerciseTree(seeded(seed), plies, branches);
  const depth = settingNames(exercise).includes("depth") ? exercise.depth : null;
  return { text, maximising: root === "max", depth: depth ?? undefined };
}

/** Writes a random tree. Inner nodes have 2 to `branches` branches, leaves are from −9 to 9. */
export function exerciseTree(next: () => number, plies: number, branches: number) {
  const values: number[] = [];
  return randomTree(plies, {
    branches: () => (next() < 0.6 ? branches : between(next, 2, branches)),
    leaf: () => {
      const repeated = values.length > 0 && next() * 10 < TIES_IN_TEN;
      const value = repeated ? values[between(next, 0, values.length - 1)] : between(next, -9, 9);
      values.push(value);
      return value;
    },
  });
}
