/** What a bug does in the position on the stage, in two sentences. */
import { make } from "../../page/elements.js";
import { list, number, say } from "../../messages/index.js";
import { signed } from "../../page/figures.js";

/**
 * @param {import("../../../pkg/web/cutoff.js").BugName} bug
 * @param {import("../../../pkg/web/cutoff.js").Player} player Who is to move.
 * @param {import("../../../pkg/web/cutoff.js").Consultation} answers
 */
export function verdict(bug, player, answers) {
  const { move, value, nodes, best, right, rightNodes, wrong, thrown } = answers;
  const kind = thrown ? "thrown" : wrong ? "wrong" : nodes > rightNodes ? "slower" : "right";
  const judged = bug === "bounds-shown" && wrong ? "shown" : kind;
  const cells = list(best.map((cell) => say("lab-cell", { cell })));
  const says = { player, cell: move ?? 0, score: signed(value.score), nodes: number(nodes) };
  const truth = {
    cells,
    count: best.length,
    score: signed(right.score),
    nodes: number(rightNodes),
  };
  return [
    make("p", { class: `judgement ${kind}` }, say(`bugs-judgement-${judged}`, { player })),
    make("p", {}, say("bugs-says", says), " ", say("bugs-truth", truth)),
  ];
}
