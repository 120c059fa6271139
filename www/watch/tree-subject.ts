/** The search of a written tree as a subject of Watch. */
import { say } from "../messages/index.ts";
import { valueOrNone } from "../messages/numerals.ts";
import { sentenceWith } from "../page/sentence.ts";
import { writtenBranches } from "../parts/search/branches.ts";
import { knowledgeAt, type Knowledge } from "../parts/search/node-state.ts";
import { knowledgeText, pathTexts } from "../parts/search/value-text.ts";
import { nodeStyle, type NodeSize } from "../parts/tree/node-style.ts";
import { leafText, listedText, namesOf } from "../parts/tree/node-names.ts";
import { treeConsequence, treeSentence } from "./tree-sentences.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Grain } from "../parts/tree/rows.ts";
import type { PictureSubject, StageStyle } from "./picture/search-drawing.ts";
import type { Subject } from "./subject.ts";

const SIZE: NodeSize = {
  leaf: { wide: 17, high: 15 },
  inner: { wide: 30, tip: 22, base: 18 },
  text: 13,
};
const GRAIN: Grain = { width: 62, height: 44, across: [62, 130], down: [58, 124] };
/** The room on each side of a node, in columns. A leaf has more at the end of its family. */
const NODE_ROOM = { inner: 0.5, leaf: 0.3, outerLeaf: 0.35 };

export function treeSubject(record: TreeRecord): Subject {
  const { tree, pruning, trace } = record;
  const names = namesOf(tree);
  const picture = picturePart(record);
  const leaves = tree.flatMap(({ children }, id) => (children.length === 0 ? [id] : []));
  // The line includes the root's window.
  const bounds = [trace.alphas[0], trace.betas[0]].filter(Number.isFinite);
  const values = new Set([...tree.flatMap(({ value }) => value ?? []), ...bounds]);
  return {
    ...picture,
    sentences: (step) => [sentenceWith(treeSentence(record, step), treeConsequence(record, step))],
    pathTexts: (state) => pathTexts(picture, state),
    nodeName: (id) => listedText(tree[id], names[id], leafText(tree[id])),
    level(id) {
      if (tree[id].children.length === 0) return null;
      const side = record.maximises(id) ? "max" : "min";
      return { name: say(side), takes: say(`${side}-takes`) };
    },
    sides: ["MAX", "MIN"],
    code: pruning ? "code-alpha-beta-tree" : "code-minimax-tree",
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
  const algorithm = record.pruning ? "alphaBeta" : "minimax";
  return {
    record,
    branches: writtenBranches(record),
    style: styleOfTree(record),
    write: valueOrNone,
    scoring: say("scores-tree-about"),
    // A depth limit makes the tree no smaller.
    cost: say("tree-of", { algorithm, ...record.counts(Infinity) }),
  };
}

function styleOfTree(record: TreeRecord): StageStyle {
  const { tree } = record;
  const textOf = (id: number, knowledge: Knowledge) => {
    if (tree[id].children.length === 0) return leafText(tree[id]);
    const node = record.visit(id);
    const isEstimate = knowledge.proves === "exact" && node >= 0 && record.isEstimate(node);
    return knowledgeText(knowledge, valueOrNone, isEstimate);
  };
  return {
    ...nodeStyle(tree, SIZE, textOf),
    grain: GRAIN,
    middle: { x: GRAIN.width / 2, y: SIZE.inner.tip },
    word: (id) => (id === 0 ? say("tree-path-root") : valueOrNone(record.branch(id))),
    mostInFull: 90,
    room(id) {
      const { children, parent } = tree[id];
      if (children.length > 0) return { left: NODE_ROOM.inner, right: NODE_ROOM.inner };
      const family = tree[parent].children;
      const gap = (isOuter: boolean) => (isOuter ? NODE_ROOM.outerLeaf : NODE_ROOM.leaf);
      return { left: gap(family[0] === id), right: gap(family[family.length - 1] === id) };
    },
  };
}
