/** A search's tree as it stands at a step, as shapes. Pure. */
import { rounded, svgShape } from "../../base/svg-shape.js";
import { knowledgeAt } from "../search/node-state.js";
import { drawTree, FILLS } from "./drawing.js";

/** @import { SvgShape } from "../../base/types.d.ts" */
/** @import { Look, Step } from "../search/types.d.ts" */
/** @import { NodePlace, Pictured, Placed } from "./types.d.ts" */

/**
 * @param {Pictured} subject
 * @param {Step} step
 * @param {readonly number[]} ids The nodes that are drawn, each after the one above it.
 * @param {(id: number) => Placed} placeOf The middle of each, and how large it is.
 * @returns {SvgShape[]}
 */
export function drawSearch({ record, branches, figure }, step, ids, placeOf) {
  const look = knowledgeAt(record, branches, step);
  const stands = record.stands(step);
  const here = branches.idOf(step.here);
  /** The child that each open node's best value is from. @type {Map<number | null, number | null>} */
  const chosen = new Map(stands.map((stand) => [stand.node, stand.chosen]));
  const best = new Set([...chosen.values()].filter((node) => node !== null));
  const path = new Set(stands.map(({ node }) => branches.idOf(node)));
  const answer = step.kind === "cut" ? branches.idOf(record.reason(step.here).answer) : null;
  const { parent } = branches;
  /** @param {number} id @param {Look} known */
  const marks = (id, { state, value }) => {
    const node = branches.nodeOf(id);
    // What is best so far may be no estimate, even where an estimate will be better.
    const from = state === "open" ? chosen.get(node) : node;
    const names = {
      estimate: from != null && value !== null && record.isEstimate(from),
      here: id === here,
      "on-path": path.has(id),
      best: node !== null && best.has(node),
      answer: id === answer,
      fresh: state === "cut" && step.kind === "cut" && parent(id) === here,
    };
    return Object.entries(names).flatMap(([name, is]) => (is ? [name] : []));
  };
  const drawn = new Set(ids);
  /** What is left out of a line of words has no place: the next hangs on the one before. @param {number} id */
  const above = (id) => {
    let at = parent(id);
    while (!drawn.has(at)) at = parent(at);
    return at;
  };
  const [edges, nodes] = drawTree({ ids, parent: above, placeOf, figure, look, marks });
  const isDrawn = answer !== null && drawn.has(answer);
  const owner = isDrawn ? [ownerLine(placeOf(here), placeOf(answer))] : [];
  return [FILLS, edges, ...owner, nodes];
}

/** From the node whose window has just closed to the move that its owner has instead. @param {NodePlace} from @param {NodePlace} to */
function ownerLine(from, to) {
  const low = Math.max(from.y, to.y) + 40;
  const [start, turn, end] = [from.x, (from.x + to.x) / 2, to.x].map(rounded);
  const d = `M${start} ${rounded(from.y)}Q${turn} ${rounded(low)} ${end} ${rounded(to.y)}`;
  return svgShape("path", { class: "owner-line", d });
}
