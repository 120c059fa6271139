/** A written-out tree as the subject of a search: branches for moves, numbers for values. */
import { say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { spoken } from "../page/parts.ts";
import { svg } from "../base/svg.ts";
import { SIZE, picturedTree } from "../parts/picture/pictured.ts";
import { treeSentence, treeConsequence } from "../parts/search/tree-sentences.ts";
import { lineTitle } from "./number-line.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import { nodeKind, outline } from "../parts/tree/node-figure.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";

export function treeSubject(record: TreeRecord): Subject {
  const names = namesOf(record.tree);
  const side = (player: string) => say(player === "X" ? "max" : "min");
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

function placeText(record: TreeRecord, node: string, id: number, side: (player: string) => string) {
  const { name, value, children, player } = record.tree[id];
  return children.length === 0
    ? say("node-leaf", { node, value: name ?? figure(value) })
    : say("node-inner", { node, side: side(player) });
}

function nodePicture(record: TreeRecord, id: number) {
  const shape = svg("path", { class: "shape", d: outline(nodeKind(record.tree[id]), SIZE) });
  return svg("svg", { class: "mini tree", viewBox: "-24 -24 48 48", "aria-hidden": "true" }, shape);
}
