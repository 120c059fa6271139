/** The search of a position as a subject of Watch. */
import { sure } from "../base/sure.ts";
import { answerer } from "../engine/workers.ts";
import { say } from "../messages/index.ts";
import { sentenceWith } from "../page/sentence.ts";
import { positionBranches, type Branches } from "../parts/search/branches.ts";
import { consequence, searchSentence } from "../parts/search/sentences.ts";
import { knowledgeText, windowTexts, valueIn } from "../parts/search/value-text.ts";
import { LABEL_HEIGHT, boardNodeStyle, framedSize } from "../parts/tree/board-node-style.ts";
import { minimaxTree } from "./map-layout.ts";
import { recordIfSmall } from "./record-if-small.ts";
import type { PositionSearch } from "../parts/search/watch-link.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { PictureSubject, StageStyle } from "./picture/search-drawing.ts";
import type { Subject } from "./subject.ts";

const BOARD_GAP = 8;
/** The width of a label with a winner. */
const LABEL_WIDTH = 46;
/** Trees up to this width are drawn in full. */
const IN_FULL = 1200;

export function positionSubject(record: SearchRecord, search: PositionSearch): Subject {
  const picture = picturePart(record, search);
  const { branches } = picture;
  const { pruning, trace } = record;
  return {
    ...picture,
    sentences: (step, spared) => [
      sentenceWith(searchSentence(record, step), consequence(record, step)),
      ...(step.kind === "cut" && spared > 0 ? [say("step-cut-spared", { nodes: spared })] : []),
    ],
    windowTexts: (state) => windowTexts(picture, state),
    nodeName(id) {
      if (id === 0) return say("step-path-root");
      const player = record.player(branches.parent(id));
      return say("step-move", { player, cell: branches.moveOf(id) });
    },
    level(id) {
      const node = branches.nodeOf(id);
      if (node === null || record.isLeaf(node)) return null;
      return record.player(node) === "X"
        ? { name: say("max-x"), takes: say("level-takes", { side: "max" }) }
        : { name: say("min-o"), takes: say("level-takes", { side: "min" }) };
    },
    sides: ["X", "O"],
    isLimited: record.isLimited,
    // 0 is a draw or an even estimate.
    values: new Set(trace.values).add(0),
    count: (step) => ({ seen: record.entered(step), all: trace.nodes, of: "nodes", squares: [] }),
    async minimax(signal) {
      const how = { ...search, pruning: false };
      return minimaxTree(pruning ? await recordIfSmall(answerer(), how, signal) : record, record);
    },
  };
}

function picturePart(record: SearchRecord, { scoring, depth }: PositionSearch): PictureSubject {
  const branches = positionBranches(record);
  const algorithm = record.pruning ? "alpha-beta" : "minimax";
  const { nodes } = record.trace;
  const write = (value: number | null) => valueIn(record, value);
  return {
    record,
    branches,
    style: styleOfBoards(record, branches, write),
    write,
    scoring: record.isLimited
      ? say("scores-estimate-about")
      : say(`scores-${scoring}-about`, { most: record.shape.longest + 1 }),
    cost: () => say("search-of", { algorithm, nodes, depth: (record.isLimited && depth) || 0 }),
  };
}

function styleOfBoards(
  record: SearchRecord,
  branches: Branches,
  write: (value: number) => string,
): StageStyle {
  const { width, height } = framedSize(record.shape);
  const wide = BOARD_GAP + (record.isLimited ? Math.max(width, LABEL_WIDTH) : width);
  return {
    ...boardNodeStyle(record.shape, {
      board: (id) => record.board(sure(branches.nodeOf(id))),
      move: (id) => (id === 0 ? null : branches.moveOf(id)),
      name: (cell) => say("cell-name", { cell }),
      label(id, knowledge) {
        const node = branches.nodeOf(id);
        return knowledgeText(knowledge, write, node !== null && record.isEstimate(node));
      },
    }),
    spacing: {
      width: wide,
      height: height + LABEL_HEIGHT + 4,
      across: [wide, Math.max(wide, 2.2 * width)],
      down: [height + LABEL_HEIGHT + 18, height + LABEL_HEIGHT + 48],
    },
    middle: { x: wide / 2, y: height / 2 + 2 },
    word: (id) =>
      id === 0 ? say("tree-path-root") : say("cell-name", { cell: branches.moveOf(id) }),
    mostInFull: Math.min(40, Math.floor(IN_FULL / width)),
  };
}
