/** What a search with a bug says of the position on the board, beside the truth. */
import { make } from "../page/elements.js";
import { list, number, say } from "../messages/index.js";
import { signed } from "../page/figures.js";

/** @typedef {import("../../pkg/web/cutoff.js").Consultation} Consultation */

/**
 * @param {import("../game/state.js").Mistake} bug
 * @param {import("../game/state.js").Player} player Who is to move.
 * @param {Consultation} answers
 */
export function consultation(bug, player, answers) {
  const { index, score, nodes, best, exactScore, exactNodes, wrong, thrown } = answers;
  if (index === null) return [];
  const verdict = thrown ? "thrown" : wrong ? "wrong" : nodes > exactNodes ? "slower" : "right";
  const cells = list(best.map((cell) => say("why-cell", { cell })));
  const words = { player, cell: index, score: signed(score), nodes: number(nodes) };
  return [
    make("h3", {}, say("break-here", { name: say(`break-${bug}-name`) })),
    make("p", {}, say("break-says", words)),
    make(
      "p",
      {},
      say("break-truth", { cells, score: signed(exactScore), nodes: number(exactNodes) }),
    ),
    make("p", { class: `judgement ${verdict}` }, say(`break-judgement-${verdict}`, { player })),
    make("div", { class: "scrolls" }, rootTable(answers)),
  ];
}

/** @param {Consultation} answers */
function rootTable({ root, index }) {
  const head = ["break-move", "break-has", "break-is"].map((id) =>
    make("th", { scope: "col" }, say(id)),
  );
  const rows = root.map((move) =>
    make(
      "tr",
      { class: move.shown === move.exact ? null : "untrue" },
      make(
        "th",
        { scope: "row" },
        say("why-cell", { cell: move.index }),
        move.index === index ? ` ${say("break-chosen")}` : "",
      ),
      make("td", {}, signed(move.shown), move.shown === move.exact ? "" : " ≠"),
      make("td", {}, signed(move.exact)),
    ),
  );
  return make(
    "table",
    { class: "figures" },
    make("caption", {}, say("break-caption")),
    make("thead", {}, make("tr", {}, ...head)),
    make("tbody", {}, ...rows),
  );
}
