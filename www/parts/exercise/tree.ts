/** The tree that an exercise asks about. Pure. */
import { seeded } from "../../base/random.ts";
import { between } from "../../base/sample.ts";
import { GALLERY, randomTree } from "../search/example-trees.ts";
import type { Exercise } from "./exercise.ts";

/** Of ten leaves, this many have the value of one before them. */
const TIES = 3;

/** The tree of an exercise and who moves at its root; null for a position. */
export function treeOf({ source, seed, plies, branches, example, tree, root }: Exercise) {
  if (source === "board") return null;
  if (source === "gallery") return GALLERY[example];
  const maximising = root === "max";
  if (source === "own") return { text: tree, maximising };
  return { text: exerciseTree(seeded(seed), plies, branches), maximising };
}

/**
 * The text of a random tree. Every inner node has at least two branches, and most have as many as
 * they may have; the leaves are from −9 to 9, and some repeat a value.
 * @param branches The most that a node may have.
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
