/** A position as the subject of a search: moves, boards, and who wins. */
import { boardPicture } from "../board/picture.js";
import { bestEnd } from "../game/end.js";
import { say } from "../messages/index.js";
import { signed } from "../page/figures.js";
import { spoken } from "../page/parts.js";
import { pathTo, positionBranches } from "./branches.js";
import { positionFigure } from "./position-figure.js";
import { sentence } from "./sentences.js";
import { worthWords } from "./worths.js";

/** @typedef {import("./record.js").SearchRecord} SearchRecord */
/** @typedef {"plain" | "depth-aware"} Scoring */

/**
 * @param {SearchRecord} record
 * @param {Scoring} scoring
 * @param {import("../engine/engine.js").Engine} engine For what the search did not look at.
 * @returns {import("./subject.js").Subject}
 */
export function positionSubject(record, scoring, engine) {
  const branches = positionBranches(record);
  const name = (/** @type {number} */ id) => {
    if (id === 0) return say("step-path-root");
    const player = record.player(branches.parent(id));
    return say("step-move", { player, cell: branches.moveOf(id) });
  };
  return {
    kind: "position",
    record,
    branches,
    figure: positionFigure(record, branches),
    write: signed,
    sentence: (step) => sentence(record, step),
    side: (player) => say(player === "X" ? "step-side-x" : "step-side-o"),
    name,
    place: name,
    picture(node) {
      const last = node === 0 ? undefined : record.trace.moves[node];
      return boardPicture(record.shape, record.board(node), last);
    },
    code: record.pruning ? "code-alpha-beta" : "code-minimax",
    lineTitle: say("step-line"),
    scoring: say(`scoring-${scoring}`),
    cost: say("search-of", {
      algorithm: record.pruning ? "alphaBeta" : "minimax",
      nodes: record.trace.nodes,
    }),
    spared: () => 0,
    async reveal(id, signal) {
      const moves = pathTo(branches, id).slice(1).map(branches.moveOf);
      const cell = branches.moveOf(id);
      const end = await bestEnd(engine, record.shape, record.board(0), moves, false, signal);
      // Plain scores do not count plies.
      const counted = scoring === "plain" ? { ...end, plies: null } : end;
      const worth = spoken(worthWords(counted));
      return say("step-cut-revealed", { cell, worth, nodes: end.nodes });
    },
  };
}
