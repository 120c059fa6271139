/** Draws the best case: a uniform tree, with a sentence about its numbers of leaves. */
import { rounded } from "../../base/rounded.ts";
import { svgElement } from "../../base/svg-element.ts";
import { bandsOf } from "../../parts/map/canvas.ts";
import { halfPowers, leastLeaves, visitsOf, type UniformTree } from "../subject/uniform.ts";
import { svgOf, type SizedDrawing } from "./sized-drawing.ts";
import type { TreeTrace } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";

const [WIDTH, HEIGHT] = [420, 190];
const GAP = 2;
/** Nodes with more room than this have a gap between them. */
const GAP_FROM = 8;

/** Draws the nodes that alpha-beta visits, and the others. */
export function drawUniformTree(plies: readonly (readonly boolean[])[]): SizedDrawing {
  const bands = bandsOf(plies.length, HEIGHT);
  const pathOf = (kind: boolean) =>
    plies.flatMap((nodes, ply) => {
      const wide = WIDTH / nodes.length;
      const { top, height } = bands[ply];
      const across = rounded(wide - (wide > GAP_FROM ? GAP : 0));
      return nodes.map((visited, n) =>
        visited === kind
          ? `M${rounded(n * wide)} ${rounded(top)}h${across}v${rounded(height)}h${-across}z`
          : "",
      );
    });
  const elements = [true, false].map((kind) =>
    svgElement("path", { class: kind ? "visited" : "unvisited", d: pathOf(kind).join("") }),
  );
  return { elements, width: WIDTH, height: HEIGHT };
}

export function uniformView(uniform: UniformTree, trace: TreeTrace, { say, number }: Words) {
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
