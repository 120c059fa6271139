/** Draws the best case: a uniform tree, with a sentence about its numbers of leaves. */
import { svgOf } from "../drawing/sized-drawing.ts";
import { drawUniformTree } from "../drawing/uniform-tree.ts";
import { halfPowers, leastLeaves, visitsOf, type Uniform } from "./uniform-tree.ts";
import type { TreeTrace } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";

export function uniformDrawing(uniform: Uniform, trace: TreeTrace, { say, number }: Words) {
  const plies = visitsOf(trace);
  const last = plies[plies.length - 1];
  const leaves = last.filter(Boolean).length;
  const [up, down] = halfPowers(uniform);
  const percent = number(leaves / last.length, { style: "percent", maximumSignificantDigits: 2 });
  const leavesText = say("uniform-leaves", { leaves, all: last.length, percent });
  const formula = say("uniform-formula", { up, down, least: leastLeaves(uniform) });
  return {
    drawing: svgOf(drawUniformTree(plies), say("uniform-label"), "uniform"),
    sentence: `${leavesText} ${formula}`,
  };
}
