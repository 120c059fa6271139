/** Draws the tree of a search at a step. */
import { knowledgeAt, type Knowledge } from "../../parts/search/node-state.ts";
import { drawTree, FILLS, type NodeStyle } from "../../parts/tree/drawing.ts";
import type { SvgElement } from "../../base/svg-element.ts";
import type { Step } from "../../parts/search/steps.ts";
import type { HalfWidths, NodePoint } from "../../parts/tree/layout.ts";
import type { NodeSpacing, PlacedNode } from "../../parts/tree/rows.ts";
import type { ListSubject } from "../../parts/search/value-text.ts";

/** The style of a stage, for a tree that opens, closes and moves. */
export interface StageStyle extends NodeStyle {
  spacing: NodeSpacing;
  /** The origin within the box of a node. */
  middle: NodePoint;
  /** Names a node in a line of words by the move that led there. */
  word: (id: number) => string;
  /** Trees of up to this many nodes are drawn in full. */
  mostInFull: number;
  /** The widths on both sides of the middle, in columns; without them, half a column. */
  halfWidths?: (id: number) => HalfWidths;
  /** The same style with narrower nodes, for stages where its tree would be too wide. */
  narrow?: StageStyle;
  /** The mark of a branch that is not drawn, and the sizes of nodes with their marks. */
  closed?: { spacing: NodeSpacing; draw: (id: number) => SvgElement[] };
}

/** A search, with what its pictures and captions need. */
export interface PictureSubject extends Omit<ListSubject, "nodeName"> {
  style: StageStyle;
  scoring: string;
  /** Says how much of the tree the search has seen after a step, or the size of the search. */
  cost: (step: Step) => string;
}

/** @param ids Parents come first. */
export function drawSearch(
  { record, branches, style }: PictureSubject,
  step: Step,
  ids: readonly number[],
  pointOf: (id: number) => PlacedNode,
): SvgElement[] {
  const knowledgeOf = knowledgeAt(record, branches, step);
  const pathStates = record.pathStates(step);
  const here = branches.idOf(step.here);
  /** The best child of each open node. */
  const chosen: Map<number | null, number | null> = new Map(
    pathStates.map((state) => [state.node, state.chosen]),
  );
  const best = new Set([...chosen.values()].filter((node) => node !== null));
  const path = new Set(pathStates.map(({ node }) => branches.idOf(node)));
  const { parent } = branches;
  const marks = (id: number, { state, value }: Knowledge) => {
    const node = branches.nodeOf(id);
    // The best value so far may be exact although an estimate will replace it later.
    const from = state === "open" ? chosen.get(node) : node;
    const names = {
      estimate: from != null && value !== null && record.isEstimate(from),
      here: id === here,
      "on-path": path.has(id),
      // A bound from the wrong side proves nothing for the side that chooses.
      best: node !== null && best.has(node) && record.assures(node),
      fresh: state === "cut" && step.kind === "cut" && parent(id) === here,
    };
    return Object.entries(names).flatMap(([name, is]) => (is ? [name] : []));
  };
  const visible = new Set(ids);
  const isClosed = (id: number) => !branches.children(id).some((child) => visible.has(child));
  const draw = (id: number, knowledge: Knowledge) => [
    ...style.draw(id, knowledge),
    ...((isClosed(id) && style.closed?.draw(id)) || []),
  ];
  /** Finds the node to connect to: the parent, or an ancestor if the parent is not drawn. */
  const above = (id: number) => {
    let at = parent(id);
    while (!visible.has(at)) at = parent(at);
    return at;
  };
  const drawn = { ids, parent: above, pointOf, style: { ...style, draw }, knowledgeOf, marks };
  return [FILLS, ...drawTree(drawn)];
}
