/**
 * What Play has of proofs: scores over the columns where stones fall, and on every board beyond 3×3 the
 * idea that decides a position, and "Prove it".
 */
import { thinkingAbout } from "../engine/workers.js";
import { part } from "../page/parts.js";
import { waitWhileHidden } from "./background.js";
import { fromSolved } from "./finding.js";
import { computerPlays, isStandard, position } from "../game/state.js";
import { throttled } from "./throttle.js";
import { ideaView } from "./idea.js";
import { provePanel } from "./proof-panel.js";
import { Scores } from "./scores.js";
import { scoresBox } from "./scores-box.js";
import { courseOf, scoresShown, scoresView } from "./scores-view.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */

/**
 * @param {Controller} controller
 * @param {import("./boards-adviser.js").BoardsAdviser} adviser Its knowledge hears what is proved.
 * @param {() => void} redraw Draws the page anew.
 * @returns {((state: State) => void)[]} Views.
 */
export function provePart(controller, adviser, redraw) {
  const { knowledge } = adviser;
  const { proofs } = knowledge;
  const scores = new Scores(thinkingAbout, proofs, throttled(redraw));
  waitWhileHidden(scores.work);
  const provedIn = (/** @type {string} */ game, /** @type {string} */ board) => {
    const { known, status } = knowledge.of(game, board);
    return status === "proved" ? (known?.nodes ?? 0) : null;
  };
  const [columns, box] = [scoresView(), scoresBox(scores)];
  const idea = ideaView(redraw, provedIn);
  const engine = part("panel-search").querySelector(".engine");
  engine?.querySelector(".next")?.append(idea.why);
  engine?.append(idea.element, box.element);
  const panel = provePanel({
    memoryMb: adviser.choices.memoryMb,
    use: ({ moves }, game) => controller.follow(game, moves),
    learn({ subject: { game, board }, range, phase, report }) {
      proofs.learn(game, board, range);
      // The search beside the board need not prove it again.
      const looks = knowledge.of(game, board).status === "looking";
      if (phase !== "done" || !report || looks) return;
      knowledge.learn(game, board, { known: fromSolved(report), status: "proved" });
      redraw();
    },
  });
  part("panel-prove").append(panel.element);

  return [
    idea.render,
    (state) => {
      const shown = scoresShown(state);
      const here = position(state);
      if (shown && here && !computerPlays(state))
        scores.work.consider({ game: state.shape.game, board: here.board });
      else scores.work.leave();
      columns(state, proofs);
      box.render(shown ? proofs.scores(courseOf(state), state.game.at) : null);
    },
    (state) => {
      if (!isStandard(state)) panel.render(state);
    },
  ];
}
