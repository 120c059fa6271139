/** What the nodes of an exercise's tree are called: by their paths in sentences, as everywhere; in the drawing each has the number of its branch. */
import { number, say } from "../../messages/index.ts";
import { pathText } from "../../messages/figures.ts";
import { waysOf } from "./fit.ts";

type NamedTree = readonly { parent: number; children: readonly number[] }[];

export function namesOf(tree: NamedTree) {
  return waysOf(tree).map((way) =>
    way.length === 0 ? say("practise-place-root") : say("node-branch", { path: pathText(way) }),
  );
}

export function branchNumbers(tree: NamedTree) {
  return waysOf(tree).map((way) => (way.length === 0 ? "" : number(way[way.length - 1])));
}
