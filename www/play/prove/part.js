/** What Play has of proofs: scores over the columns where stones fall, and "Prove it" on every board. */
import { scoringEngine } from "../../engine/scoring.js";
import { part } from "../../page/parts.js";
import { computerPlays, isStandard, position } from "../../game/state.js";
import { drawn } from "./drawn.js";
import { provePanel } from "./panel.js";
import { Scores } from "./scores.js";
import { scoresBox } from "./scores-box.js";
import { scoresShown, scoresView } from "./scores-view.js";

/** @typedef {import("../../game/controller.js").Controller} Controller */
/** @typedef {import("../../game/state.js").State} State */

/**
 * @param {Controller} controller
 * @param {import("../boards/adviser.js").BoardsAdviser} adviser Hears what the scores are.
 * @param {() => void} redraw Draws the page anew.
 * @returns {((state: State) => void)[]} Views.
 */
export function provePart(controller, adviser, redraw) {
  const scores = new Scores(scoringEngine, drawn(redraw), (game, board, analysis) =>
    adviser.knowledge.learn(game, board, { analysis }),
  );
  document.addEventListener("visibilitychange", () => scores.hide(document.hidden));
  const [columns, box] = [scoresView(), scoresBox(scores)];
  part("panel-search").querySelector(".engine")?.append(box.element);
  const panel = provePanel({
    use: ({ moves }, game) => controller.follow(game, moves),
    learn({ subject, range }) {
      scores.known(subject.game).learn(subject.board, range);
    },
  });
  part("panel-prove").append(panel.element);

  return [
    (state) => {
      const shown = scoresShown(state);
      const here = position(state);
      if (shown && here && !computerPlays(state)) scores.consider(state.shape.game, here.board);
      else scores.leave();
      const known = scores.known(state.shape.game);
      columns(state, known);
      const { positions, game } = state;
      box.render(shown ? known.scores(positions, game.moves, game.at) : null);
    },
    (state) => {
      if (!isStandard(state)) panel.render(state);
    },
  ];
}
