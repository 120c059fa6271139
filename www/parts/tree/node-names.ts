/** Names of nodes: paths in sentences, the number of the branch in drawings. */
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
