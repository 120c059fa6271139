/** A review of the game on the board: only the moves that changed its result. */
import { button, make } from "../page/elements.js";
import { list as listed, say } from "../messages/index.js";
import { part, setText } from "../page/parts.js";
import { answersShown } from "../game/state.js";
import { reasonText } from "./reason.js";
import { slipsOf } from "./why.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */
/** @import { Knowledge } from "../engine/answers.js" */
/** @import { ReviewedMove } from "../../pkg/web/cutoff.js" */

/** @param {Controller} controller */
export function reviewView(controller) {
  const list = part("review-list");
  /** What the list shows. @type {unknown} */
  let drawn = null;

  /**
   * @param {State} state
   * @param {Knowledge} knowledge
   */
  return function render(state, knowledge) {
    if (state.tab !== "review") return;
    const { moves } = state.game;
    const review = answersShown(state) ? knowledge.reviewOf(state.game) : null;
    const slips = review === null || review === "failed" ? [] : slipsOf(review);
    setText(part("review-found"), foundText(state, review));
    // Rows stay as long as the review does, so that the focus does.
    if (drawn === review && moves.length > 0) return;
    drawn = review;
    list.replaceChildren(...slips.map((slip) => item(controller, slip)));
  };
}

/**
 * @param {State} state
 * @param {ReturnType<Knowledge["reviewOf"]>} review
 */
function foundText(state, review) {
  const moves = state.game.moves.length;
  if (!answersShown(state)) return say("review-hidden");
  if (moves === 0) return say("review-empty");
  if (review === "failed") return say("review-failed");
  return review === null
    ? say("recommendation-waiting")
    : say("review-found", { moves, slips: slipsOf(review).length });
}

/**
 * @param {Controller} controller
 * @param {ReviewedMove} slip
 */
function item(controller, slip) {
  const { player, move: cell, ply, better } = slip;
  const change = `${slip.before?.outcome}-${slip.after?.outcome}`;
  const result = say(`review-${change}`, { player });
  const cells = listed((better ?? []).map((cell) => say("why-cell", { cell })));
  const kept = make("p", { class: "explained", role: "status" });
  return make(
    "li",
    {},
    make("h2", {}, say("review-slip", { player, cell, number: ply + 1 })),
    make("p", {}, [result, reasonText(slip)].join(" ")),
    make(
      "div",
      { class: "buttons" },
      button(say("review-look"), () => controller.jump(ply + 1)),
      button(say("review-better"), async () => {
        await controller.tryAgain(ply);
        part("board").querySelector("button")?.focus();
      }),
      button(say("review-kept"), () => setText(kept, say("review-were", { cells }))),
    ),
    kept,
  );
}
