/** What the nodes of an exercise's tree are called: by their paths in sentences, as everywhere; in the drawing each has the number of its branch. */
import { number, say } from "../../messages/index.js";
import { pathText } from "../../messages/figures.js";
import { waysOf } from "./ways.js";

/** @typedef {readonly { parent: number, children: readonly number[] }[]} NamedTree */

/** @param {NamedTree} tree */
export function namesOf(tree) {
  return waysOf(tree).map((way) =>
    way.length === 0 ? say("practise-place-root") : say("node-branch", { path: pathText(way) }),
  );
}

/** @param {NamedTree} tree */
export function branchNumbers(tree) {
  return waysOf(tree).map((way) => (way.length === 0 ? "" : number(way[way.length - 1])));
}
