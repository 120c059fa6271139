/** A position as the subject of a search: moves, boards, and who wins. */
import { boardPicture } from "../parts/board/picture.js";
import { say } from "../messages/index.js";
import { pathTo } from "../parts/search/branches.js";
import { mostOf, picturedPosition } from "../parts/picture/pictured.js";
import { lineTitle } from "./line-title.js";
import { revealed } from "./cut-worth.js";
import { searchSentence, consequence } from "../parts/search/sentences.js";

/** @import { Scoring } from "../parts/search/types.d.ts" */
/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { Engine } from "../engine/engine.js" */

/**
 * @param {SearchRecord} record
 * @param {object} how
 * @param {Scoring} how.scoring
 * @param {number | null} how.depth The plies to which the search was limited.
 * @param {Engine} how.engine For what the search did not look at.
 * @returns {Subject}
 */
export function positionSubject(record, { scoring, depth, engine }) {
  const pictured = picturedPosition(record, scoring, depth);
  const { branches } = pictured;
  const { isLimited } = record;
  const name = (/** @type {number} */ id) => {
    if (id === 0) return say("step-path-root");
    const player = record.player(branches.parent(id));
    return say("step-move", { player, cell: branches.moveOf(id) });
  };
  return {
    ...pictured,
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
    spared: null,
    reveal(id, signal) {
      const moves = pathTo(branches, id).slice(1).map(branches.moveOf);
      return revealed({ engine, record, scoring, depth }, moves, signal);
    },
  };
}

/** The message with the algorithm. @param {SearchRecord} record */
function codeOf({ pruning, isLimited }) {
  if (isLimited) return pruning ? "code-alpha-beta-limit" : "code-minimax-limit";
  return pruning ? "code-alpha-beta" : "code-minimax";
}
