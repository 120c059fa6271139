/** A search's tree as it stands at a step, as shapes. */
import { knowledgeAt } from "../search/node-state.ts";
import { drawTree, FILLS } from "./drawing.ts";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { Look } from "../search/node-state.ts";
import type { Step } from "../search/steps.ts";
import type { Placed } from "./rows.ts";
import type { Listed } from "../search/value-text.ts";
import type { StageFigure } from "./board-figure.ts";

/** A search as far as its pictures and their captions need it. */
export interface Pictured extends Omit<Listed, "place"> {
  /** How its nodes are drawn. */
  figure: StageFigure;
  /** How its values are counted. */
  scoring: string;
  /** How much the search visits. */
  cost: string;
}

/**
 * @param ids The nodes that are drawn, each after the one above it.
 * @param placeOf The middle of each, and how large it is.
 */
export function drawSearch(
  { record, branches, figure }: Pictured,
  step: Step,
  ids: readonly number[],
  placeOf: (id: number) => Placed,
): SvgShape[] {
  const look = knowledgeAt(record, branches, step);
  const stands = record.stands(step);
  const here = branches.idOf(step.here);
  /** The child that each open node's best value is from. */
  const chosen: Map<number | null, number | null> = new Map(
    stands.map((stand) => [stand.node, stand.chosen]),
  );
  const best = new Set([...chosen.values()].filter((node) => node !== null));
  const path = new Set(stands.map(({ node }) => branches.idOf(node)));
  const { parent } = branches;
  const marks = (id: number, { state, value }: Look) => {
    const node = branches.nodeOf(id);
    // What is best so far may be no estimate, even where an estimate will be better.
    const from = state === "open" ? chosen.get(node) : node;
    const names = {
      estimate: from != null && value !== null && record.isEstimate(from),
      here: id === here,
      "on-path": path.has(id),
      // What is a mere bound from the wrong side may be the worse choice.
      best: node !== null && best.has(node) && record.assures(node),
      fresh: state === "cut" && step.kind === "cut" && parent(id) === here,
    };
    return Object.entries(names).flatMap(([name, is]) => (is ? [name] : []));
  };
  const drawn = new Set(ids);
  /** What is left out of a line of words has no place: the next hangs on the one before. */
  const above = (id: number) => {
    let at = parent(id);
    while (!drawn.has(at)) at = parent(at);
    return at;
  };
  const [edges, nodes] = drawTree({ ids, parent: above, placeOf, figure, look, marks });
  return [FILLS, edges, nodes];
}
