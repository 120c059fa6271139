/** The search of a written tree as a subject of Watch. */
import { svgElement } from "../base/svg-element.ts";
import { leavesBelow } from "../parts/exercise/cuts.ts";
import { say } from "../messages/index.ts";
import { valueOrNone } from "../messages/numerals.ts";
import { sentenceWith } from "../page/sentence.ts";
import { writtenBranches } from "../parts/search/branches.ts";
import { knowledgeAt, type Knowledge } from "../parts/search/node-state.ts";
import { knowledgeText, windowTexts } from "../parts/search/value-text.ts";
import { nodeText } from "../parts/tree/drawing.ts";
import { nodeStyle } from "../parts/tree/node-style.ts";
import { leafText, listedText, namesOf } from "../parts/tree/node-names.ts";
import { treeConsequence, treeSentence } from "./tree-sentences.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { NodeSpacing } from "../parts/tree/rows.ts";
import type { PictureSubject, StageStyle } from "./picture/search-drawing.ts";
import type { Subject } from "./subject.ts";

/** The distances from the middle of an inner node to its tip and its base. */
const [TIP, BASE] = [22, 18];
/** The width of nodes for each character of the longest value, as a share of the usual width. */
const SHARE = { character: 0.2, least: 0.72, most: 2.5 };
/** The height of the mark of a closed branch. */
const MARK = 24;
/** The half width of a leaf, in columns. It is larger at the end of a family. */
const LEAF_WIDTH = { inner: 0.3, outer: 0.35 };

export function treeSubject(record: TreeRecord): Subject {
  const { tree, trace } = record;
  const names = namesOf(tree);
  const picture = picturePart(record);
  const leaves = tree.flatMap(({ children }, id) => (children.length === 0 ? [id] : []));
  // The line includes the root's window.
  const bounds = [trace.alphas[0], trace.betas[0]].filter(Number.isFinite);
  const values = new Set([...tree.flatMap(({ value }) => value ?? []), ...bounds]);
  return {
    ...picture,
    sentences: (step) => [sentenceWith(treeSentence(record, step), treeConsequence(record, step))],
    windowTexts: (state) => windowTexts(picture, state),
    nodeName: (id) => listedText(tree[id], names[id], leafText(tree[id])),
    level(id) {
      if (tree[id].children.length === 0) return null;
      const side = record.maximises(id) ? "max" : "min";
      return { name: say(side), takes: say("level-takes", { side }) };
    },
    sides: ["MAX", "MIN"],
    values: values.size === 0 ? new Set([0]) : values,
    count(step) {
      const knowledgeOf = knowledgeAt(record, picture.branches, step);
      const squares = leaves.map((id) => {
        const { state } = knowledgeOf(id);
        return state === "cut" || state === "unknown" ? state : "seen";
      });
      const seen = squares.filter((state) => state === "seen").length;
      return { seen, all: leaves.length, of: "leaves", squares };
    },
  };
}

function picturePart(record: TreeRecord): PictureSubject {
  const algorithm = record.pruning ? "alpha-beta" : "minimax";
  const texts = record.tree.map(({ name, value }) => `${name ?? value ?? ""}`);
  const longest = Math.max(...texts.map(({ length }) => length));
  const share = Math.max(SHARE.least, Math.min(longest * SHARE.character, SHARE.most));
  return {
    record,
    branches: writtenBranches(record),
    style: { ...styleOfTree(record, Math.max(share, 1)), narrow: styleOfTree(record, share) },
    write: valueOrNone,
    scoring: say("scores-tree-about"),
    // A depth limit makes the tree no smaller.
    cost: (step) => say("tree-of", { algorithm, ...record.counts(Infinity, record.entered(step)) }),
  };
}

/** @param share The width of nodes, as a share of the usual width. */
function styleOfTree(record: TreeRecord, share: number): StageStyle {
  const { tree } = record;
  const textOf = (id: number, knowledge: Knowledge) => {
    if (tree[id].children.length === 0) return leafText(tree[id]);
    const node = record.visit(id);
    const isEstimate = knowledge.proves === "exact" && node >= 0 && record.isEstimate(node);
    return knowledgeText(knowledge, valueOrNone, isEstimate);
  };
  const leaf = { wide: 17 * share, high: 15 };
  const inner = { wide: 30 * share, tip: TIP, base: BASE };
  const column = 62 * share;
  const size = { width: column, height: 44 };
  const spacing: NodeSpacing = { ...size, across: [column, 130], down: [58, 124] };
  return {
    ...nodeStyle(tree, { leaf, inner, text: 13 }, textOf),
    spacing,
    middle: { x: column / 2, y: TIP },
    closed: {
      spacing: { ...spacing, height: 44 + MARK, down: [58 + MARK, 124 + MARK] },
      draw(id) {
        if (tree[id].children.length === 0) return [];
        const top = tree[id].player === "X" ? BASE : TIP;
        return [
          svgElement("path", { class: "edge", d: `M-10 ${top + 8}L0 ${top}l10 8m-10 0v-8` }),
          nodeText(top + MARK - 4, say("tree-closed", { leaves: leavesBelow(tree, id) })),
        ];
      },
    },
    word: (id) => (id === 0 ? say("tree-path-root") : valueOrNone(record.branch(id))),
    mostInFull: 90,
    halfWidths(id) {
      const { children, parent } = tree[id];
      if (children.length > 0) return { left: 0.5, right: 0.5 };
      const sideOf = (end: 0 | -1) =>
        tree[parent].children.at(end) === id ? LEAF_WIDTH.outer : LEAF_WIDTH.inner;
      return { left: sideOf(0), right: sideOf(-1) };
    },
  };
}
