/** A position as the subject of a search: moves, boards, and who wins. */
import { boardPicture } from "../parts/board/picture.js";
import { say } from "../messages/index.js";
import { pathTo, positionBranches } from "../parts/search/branches.js";
import { lookText, valueIn } from "../parts/search/value-text.js";
import { LABEL, boardFigure, framedSize } from "../parts/tree/board-figure.js";
import { lineTitle } from "./line-title.js";
import { revealed } from "./cut-worth.js";
import { searchSentence, consequence } from "../parts/search/sentences.js";

/** @import { Branches, Scoring } from "../parts/search/types.d.ts" */
/** @import { StageFigure, Subject } from "../parts/tree/types.d.ts" */
/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { Engine } from "../engine/engine.js" */

/** From one board to the next, and the room for a label that says who wins. */
const [GAP, WIDE] = [8, 46];
/** Where a tree is drawn whole, it has so many nodes at the most: fewer where boards are large. */
const WHOLE = 1200;

/**
 * @param {SearchRecord} record
 * @param {object} how
 * @param {Scoring} how.scoring
 * @param {number | null} how.depth The plies to which the search was limited.
 * @param {Engine} how.engine For what the search did not look at.
 * @returns {Subject}
 */
export function positionSubject(record, { scoring, depth, engine }) {
  const branches = positionBranches(record);
  const { isLimited } = record;
  const write = (/** @type {number | null} */ value) => valueIn(record, value);
  const name = (/** @type {number} */ id) => {
    if (id === 0) return say("step-path-root");
    const player = record.player(branches.parent(id));
    return say("step-move", { player, cell: branches.moveOf(id) });
  };
  return {
    kind: "position",
    record,
    branches,
    figure: figureOf(record, branches, write),
    write,
    sentence: (step) => searchSentence(record, step),
    consequence: (step) => consequence(record, step),
    side: (player) => say(player === "X" ? "max-x" : "min-o"),
    name,
    place: name,
    picture(node) {
      const last = node === 0 ? undefined : record.trace.moves[node];
      return boardPicture(record.shape, record.board(node), last);
    },
    code: codeOf(record),
    isLimited,
    lineTitle: lineTitle(
      record,
      say(isLimited ? "step-line-limited" : `step-line-${scoring}`, { most: mostOf(record) }),
    ),
    scoring: scoringText(record, scoring),
    cost: costText(record, depth),
    spared: null,
    reveal(id, signal) {
      const moves = pathTo(branches, id).slice(1).map(branches.moveOf);
      return revealed({ engine, record, scoring, depth }, moves, signal);
    },
  };
}

/** @param {SearchRecord} record @param {Branches} branches @param {(value: number) => string} write @returns {StageFigure} */
function figureOf(record, branches, write) {
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

/** The message with the algorithm. @param {SearchRecord} record */
function codeOf({ pruning, isLimited }) {
  if (isLimited) return pruning ? "code-alpha-beta-limit" : "code-minimax-limit";
  return pruning ? "code-alpha-beta" : "code-minimax";
}

/** What a win at once would be worth, if a sooner win is worth more. @param {SearchRecord} record */
function mostOf({ shape }) {
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
