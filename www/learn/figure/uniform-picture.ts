/** The figure of the best case: the nodes of a uniform tree that alpha-beta visits, and how many leaves those are. */
import { drawUniform } from "../drawing/uniform-tree.ts";
import { canvas } from "./picture.ts";
import { powers, visitsOf } from "./uniform-tree.ts";
import type { TreeTrace } from "../../../pkg/web/cutoff.js";
import type { Uniform } from "./uniform-tree.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** @param trace Of a search of its tree. */
export function uniformPicture(
  uniform: Uniform,
  trace: TreeTrace,
  { say, number }: Pick<Catalogue, "say" | "number">,
) {
  const plies = visitsOf(trace);
  const last = plies[plies.length - 1];
  const leaves = last.filter(Boolean).length;
  const { shapes, width, height } = drawUniform(plies);
  const [up, down] = powers(uniform);
  const percent = number(leaves / last.length, { style: "percent", maximumSignificantDigits: 2 });
  const found = say("uniform-leaves", { leaves, all: last.length, percent });
  const formula = say("uniform-formula", { up, down, least: up + down - 1 });
  return {
    drawing: canvas(shapes, width, height, say("uniform-label"), "uniform"),
    sentence: `${found} ${formula}`,
    leaves,
  };
}
