/** What a picture of a search is drawn and captioned with, of a written-out tree or of a position. Pure. */
import { say } from "../../messages/index.js";
import { figure } from "../../messages/figures.js";
import { positionBranches, writtenBranches } from "../search/branches.js";
import { lookText, valueIn } from "../search/value-text.js";
import { LABEL, boardFigure, framedSize } from "../tree/board-figure.js";
import { nodeFigure } from "../tree/node-figure.js";
import { branchNumbers } from "../tree/node-names.js";

/** @import { Branches, Look, Scoring } from "../search/types.d.ts" */
/** @import { SearchRecord } from "../search/record.js" */
/** @import { TreeRecord } from "../search/tree-record.js" */
/** @import { Grain, NodeSize, Pictured, StageFigure } from "../tree/types.d.ts" */

/** @type {NodeSize} */
export const SIZE = {
  leaf: { wide: 17, high: 14 },
  inner: { wide: 22, tip: 22, base: 17 },
  text: 14,
  letter: 11,
};
/** @type {Grain} */
const GRAIN = { width: 42, height: 56, across: [42, 84], down: [66, 110] };

/** From one board to the next, and the room for a label that says who wins. */
const [GAP, WIDE] = [8, 46];
/** A tree is drawn whole if its boards, side by side, are at most so wide. */
const WHOLE = 1200;

/** @param {TreeRecord} record @returns {Pictured} */
export function picturedTree(record) {
  const algorithm = record.pruning ? "alphaBeta" : "minimax";
  const nodes = record.needs === null ? record.trace.nodes : record.needs + 1;
  return {
    kind: "tree",
    record,
    branches: writtenBranches(record),
    figure: figureOfTree(record),
    write: figure,
    scoring: say("scoring-tree"),
    cost: say("tree-of", { algorithm, nodes, all: record.tree.length }),
  };
}

/** @param {TreeRecord} record @returns {StageFigure} */
function figureOfTree(record) {
  const { tree } = record;
  /** @param {number} id @param {Look} look */
  const textOf = (id, look) => {
    if (tree[id].children.length === 0) return tree[id].name ?? figure(tree[id].value);
    const node = record.visit(id);
    return lookText(look, figure, look.proves === "exact" && node >= 0 && record.isEstimate(node));
  };
  // Sentences name a branch by its number. Below the value of a leaf it would look like another value.
  const numbers = branchNumbers(tree).map((number, id) =>
    tree[id].children.length > 0 ? number : "",
  );
  return {
    ...nodeFigure(tree, SIZE, textOf, numbers),
    grain: GRAIN,
    middle: { x: GRAIN.width / 2, y: SIZE.inner.tip },
    word: (id) => (id === 0 ? say("tree-path-root") : figure(record.branch(id))),
    whole: 90,
  };
}

/**
 * @param {SearchRecord} record
 * @param {Scoring} scoring
 * @param {number | null} depth The plies to which the search was limited.
 * @returns {Pictured}
 */
export function picturedPosition(record, scoring, depth) {
  const branches = positionBranches(record);
  const write = (/** @type {number | null} */ value) => valueIn(record, value);
  return {
    kind: "position",
    record,
    branches,
    figure: figureOfBoards(record, branches, write),
    write,
    scoring: scoringText(record, scoring),
    cost: costText(record, depth),
  };
}

/** @param {SearchRecord} record @param {Branches} branches @param {(value: number) => string} write @returns {StageFigure} */
function figureOfBoards(record, branches, write) {
  const { width, height } = framedSize(record.shape);
  const wide = GAP + (record.isLimited ? Math.max(width, WIDE) : width);
  const node = (/** @type {number} */ id) => /** @type {number} */ (branches.nodeOf(id));
  return {
    ...boardFigure(record.shape, {
      board: (id) => record.board(node(id)),
      move: (id) => (id === 0 ? null : branches.moveOf(id)),
      name: (cell) => say("cell-name", { cell }),
      label: (id, look) =>
        lookText(look, write, branches.nodeOf(id) !== null && record.isEstimate(node(id))),
    }),
    grain: {
      width: wide,
      height: height + LABEL + 4,
      across: [wide, Math.max(wide, 2.2 * width)],
      down: [height + LABEL + 18, height + LABEL + 48],
    },
    middle: { x: wide / 2, y: height / 2 + 2 },
    word: (id) =>
      id === 0 ? say("tree-path-root") : say("cell-name", { cell: branches.moveOf(id) }),
    whole: Math.min(40, Math.floor(WHOLE / width)),
  };
}

/** What a win at once would be worth, if a sooner win is worth more. @param {SearchRecord} record */
export function mostOf({ shape }) {
  return shape.longest + 1;
}

/** How values are counted. @param {SearchRecord} record @param {Scoring} scoring */
function scoringText(record, scoring) {
  if (record.isLimited) return say("scoring-estimate");
  return say(`scoring-${scoring}`, { most: mostOf(record) });
}

/** @param {SearchRecord} record @param {number | null} depth */
function costText(record, depth) {
  const algorithm = record.pruning ? "alphaBeta" : "minimax";
  const { nodes } = record.trace;
  if (depth === null || !record.isLimited) return say("search-of", { algorithm, nodes });
  return say("search-of-limited", { algorithm, nodes, depth });
}
