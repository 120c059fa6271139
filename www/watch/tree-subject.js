/** A written-out tree as the subject of a search: branches for moves, numbers for values. */
import { say } from "../messages/index.js";
import { figure, pathText } from "../messages/figures.js";
import { spoken } from "../page/parts.js";
import { svg } from "../base/svg.js";
import { writtenBranches } from "../parts/search/branches.js";
import { treeSentence, treeConsequence } from "../parts/search/tree-sentences.js";
import { lineTitle } from "./line-title.js";
import { lookText } from "../parts/search/value-text.js";
import { nodeKind, outline } from "../parts/tree/node-shape.js";
import { nodeFigure } from "../parts/tree/node-figure.js";

/** @import { Grain, NodeSize, StageFigure, Subject } from "../parts/tree/types.d.ts" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */

/** @type {NodeSize} */
const SIZE = {
  leaf: { wide: 17, high: 14 },
  inner: { wide: 22, tip: 22, base: 17 },
  text: 14,
};
/** @type {Grain} */
const GRAIN = { width: 42, height: 44, across: [42, 84], down: [66, 110] };

/**
 * @param {TreeRecord} record
 * @returns {Subject}
 */
export function treeSubject(record) {
  const side = (/** @type {string} */ player) => say(player === "X" ? "max" : "min");
  return {
    kind: "tree",
    record,
    branches: writtenBranches(record),
    figure: figureOf(record),
    write: figure,
    sentence: (step) => treeSentence(record, step),
    consequence: (step) => treeConsequence(record, step),
    side,
    name: (node) =>
      node === 0 ? say("tree-path-root") : say("tree-path-branch", record.moveNames(node)),
    place: (id) => placeText(record, id, side),
    picture: (node) => nodePicture(record, record.trace.moves[node]),
    code: record.pruning ? "code-alpha-beta-tree" : "code-minimax-tree",
    lineTitle: lineTitle(
      record,
      say(record.isEstimate(0) ? "step-line-estimate" : "step-line-tree"),
    ),
    scoring: say("scoring-tree"),
    cost: costText(record),
    spared: (node) => record.spared(node),
    async reveal(id) {
      const { exact } = record.tree[id];
      if (exact === null) return say("tree-unknown");
      const told = record.isEstimate(0) ? "tree-estimate-revealed" : "tree-revealed";
      return say(told, { value: spoken(record.worth(exact)) });
    },
  };
}

/** @param {TreeRecord} record @returns {StageFigure} */
function figureOf(record) {
  const { tree } = record;
  return {
    ...nodeFigure(tree, SIZE, (id, look) => {
      if (tree[id].children.length === 0) return tree[id].name ?? figure(tree[id].value);
      const node = record.visit(id);
      const words = lookText(look, figure);
      const isEstimate = look.proves === "exact" && node >= 0 && record.isEstimate(node);
      return isEstimate ? say("tree-estimate", { value: words }) : words;
    }),
    grain: GRAIN,
    middle: { x: GRAIN.width / 2, y: GRAIN.height / 2 },
    word: (id) => (id === 0 ? say("tree-path-root") : figure(record.branch(id))),
    whole: 90,
  };
}

/** @param {TreeRecord} record @param {number} id @param {(player: string) => string} side */
function placeText(record, id, side) {
  const { name, value, children, player } = record.tree[id];
  if (id === 0) return say("tree-list-root", { side: side(player) });
  const path = pathText(record.way(id));
  return children.length === 0
    ? say("tree-list-leaf", { path, value: name ?? figure(value) })
    : say("tree-list-inner", { path, side: side(player) });
}

/** @param {TreeRecord} record @param {number} id */
function nodePicture(record, id) {
  const shape = svg("path", { class: "shape", d: outline(nodeKind(record.tree[id]), SIZE) });
  return svg("svg", { class: "mini tree", viewBox: "-24 -24 48 48", "aria-hidden": "true" }, shape);
}

/** @param {TreeRecord} record */
function costText(record) {
  const algorithm = record.pruning ? "alphaBeta" : "minimax";
  const nodes = record.needs === null ? record.trace.nodes : record.needs + 1;
  return say("tree-of", { algorithm, nodes, all: record.tree.length });
}
