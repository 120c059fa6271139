/** A written-out tree as the subject of a search: branches for moves, numbers for values. */
import { say } from "../messages/index.js";
import { figure } from "../messages/figures.js";
import { spoken } from "../page/parts.js";
import { svg } from "../base/svg.js";
import { SIZE, picturedTree } from "../parts/picture/pictured.js";
import { treeSentence, treeConsequence } from "../parts/search/tree-sentences.js";
import { lineTitle } from "./number-line.js";
import { namesOf } from "../parts/tree/node-names.js";
import { nodeKind, outline } from "../parts/tree/node-figure.js";

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */

/**
 * @param {TreeRecord} record
 * @returns {Subject}
 */
export function treeSubject(record) {
  const names = namesOf(record.tree);
  const side = (/** @type {string} */ player) => say(player === "X" ? "max" : "min");
  return {
    ...picturedTree(record),
    sentence: (step) => treeSentence(record, step),
    consequence: (step) => treeConsequence(record, step),
    side,
    name: (node) => (node === 0 ? say("tree-path-root") : names[record.trace.moves[node]]),
    place: (id) => placeText(record, names[id], id, side),
    picture: (node) => nodePicture(record, record.trace.moves[node]),
    code: record.pruning ? "code-alpha-beta-tree" : "code-minimax-tree",
    lineTitle: lineTitle(
      record,
      say(record.isEstimate(0) ? "step-line-estimate" : "step-line", {
        max: "MAX",
        min: "MIN",
        most: 0,
      }),
    ),
    spared: (node) => record.spared(node),
    async reveal(id) {
      const { exact } = record.tree[id];
      if (exact === null) return say("tree-unknown");
      const estimate = record.isEstimate(0) ? "yes" : "no";
      return say("tree-revealed", { value: spoken(record.worth(exact)), estimate });
    },
  };
}

/** @param {TreeRecord} record @param {string} node @param {number} id @param {(player: string) => string} side */
function placeText(record, node, id, side) {
  const { name, value, children, player } = record.tree[id];
  return children.length === 0
    ? say("node-leaf", { node, value: name ?? figure(value) })
    : say("node-inner", { node, side: side(player) });
}

/** @param {TreeRecord} record @param {number} id */
function nodePicture(record, id) {
  const shape = svg("path", { class: "shape", d: outline(nodeKind(record.tree[id]), SIZE) });
  return svg("svg", { class: "mini tree", viewBox: "-24 -24 48 48", "aria-hidden": "true" }, shape);
}
