/**
 * What Play has of proofs: scores over the columns where stones fall, and on every board beyond 3×3 the
 * idea that decides a position, and "Prove it".
 */
import { thinkingAbout } from "../engine/workers.js";
import { part } from "../page/parts.js";
import { onHidden } from "../base/tab-visibility.js";
import { fromSolved } from "./finding.js";
import { computerPlays, position } from "./state.js";
import { throttled } from "./throttle.js";
import { ideaView } from "./idea.js";
import { provePanel } from "./proof-panel.js";
import { Scores } from "./scores.js";
import { scoresBox } from "./scores-box.js";
import { scoresHere, scoresShown, scoresView } from "./scores-view.js";
import { isProvedAtOnce } from "../game/shape.js";

/** @import { Controller } from "./controller.js" */
/** @import { State } from "./state.js" */
/** @import { Shows } from "./types.d.ts" */
/** @import { LongSearches } from "./long-searches.js" */

/**
 * @param {Controller} controller
 * @param {LongSearches} searches Their proofs hear what is proved.
 * @returns {Shows}
 */
export function proofsPart(controller, searches) {
  const redraw = () => controller.redraw();
  const { proofs } = searches;
  const scores = new Scores(thinkingAbout, proofs, throttled(redraw));
  onHidden((hidden) => scores.work.hide(hidden));
  const [columns, box] = [scoresView(), scoresBox(scores)];
  const idea = ideaView(redraw);
  // Nothing that changes as the search goes on stands above them.
  part("pruning").before(idea.why);
  part("pruning").parentElement?.append(idea.element);
  part("look").append(box.element);
  const panel = provePanel({
    memoryMb: searches.limits.memoryMb,
    use: ({ moves }, game) => controller.follow(game, moves),
    learn({ subject: { game, board }, bounds, phase, report }) {
      proofs.learn(game, board, { bounds });
      // The search beside the board need not prove it again.
      const looks = proofs.of(game, board).status === "looking";
      if (phase !== "done" || !report || looks) return;
      proofs.learn(game, board, { found: fromSolved(report), status: "proved" });
      redraw();
    },
  });
  part("panel-prove").append(panel.element);

  /** Has the moves of the position proved whose scores are shown. @param {State} state */
  function askForScores(state) {
    const here = position(state);
    if (scoresShown(state) && here && !computerPlays(state))
      scores.work.consider({ game: state.shape.game, board: here.board });
    else scores.work.leave();
  }

  return {
    asks: [askForScores],
    views: [
      idea.render,
      columns,
      (state) => box.render(scoresShown(state) ? scoresHere(state) : null),
      (state) => {
        if (!isProvedAtOnce(state.shape)) panel.render(state);
      },
    ],
  };
}
