/** The end of a game: who won, which move lost it and why, and what to do next. */
import { setText } from "../base/elements.js";
import { say } from "../messages/index.js";
import { onClick, part } from "../page/parts.js";
import { answersShown, opponent, position } from "../game/state.js";
import { decisive, slipsOf } from "../parts/review/why.js";
import { drawCurve, worths } from "./curve.js";
import { changeText, reasonText } from "./why-words.js";

/** @import { ReviewedMove } from "../../pkg/web/cutoff.js" */
/** @import { Controller } from "../game/controller.js" */
/** @import { Level, State } from "../game/state.js" */
/** @import { Reviews } from "./reviews.js" */

/**
 * @param {Controller} controller
 * @param {Reviews} reviews
 */
export function endingView(controller, reviews) {
  /** The move to try again. @type {ReviewedMove | undefined} */
  let slip;
  const focusBoard = () => part("board").querySelector("button")?.focus();
  const then = (/** @type {() => Promise<void>} */ verb) => async () => {
    await verb();
    focusBoard();
  };
  onClick("try-again", async () => {
    if (!slip) return;
    const { ply, move: cell } = slip;
    await controller.tryAgain(ply);
    part("board").querySelectorAll("button")[cell].focus();
  });
  onClick(
    "play-again",
    then(() => controller.newGame()),
  );
  onClick(
    "other-side",
    then(() => controller.swapSides()),
  );
  onClick("review", () => controller.look({ tab: "review" }));
  onClick(
    "play-casual",
    then(() => controller.newGameOf(withCasual(current))),
  );
  /** @type {State} */
  let current;

  /** @param {State} state */
  return function render(state) {
    current = state;
    const now = position(state);
    const over = now !== undefined && now.finished && !state.setup;
    part("ending").hidden = !over;
    if (!over) return;
    const { players } = state.settings;
    const { exhaustive } = state.shape;
    const review = reviews.of(state.game);
    const shown = answersShown(state);
    // The last moves are proved first: the one that decided the game is known as soon as all after it are.
    const moves = (shown && review?.moves) || [];
    const proved = moves.slice(moves.findLastIndex(({ exact }) => !exact) + 1);
    const reviewed = moves.length > 0 && proved.length === moves.length;
    slip = decisive(slipsOf({ moves: proved }), now.winner);
    setText(
      part("ending-title"),
      slip || reviewed ? whichText(slip, isHeld(state)) : say("ending-title"),
    );
    const why = slip && (exhaustive ? reasonText(slip) : changeText(slip));
    setText(part("reason"), shown ? (why ?? "") : say("ending-hidden"));
    const curve = worths(moves);
    part("curve-box").hidden = !curve.some((worth) => worth !== "open");
    setText(part("curve-note"), say("curve-note", { open: curve.includes("open") ? "yes" : "no" }));
    drawCurve(part("curve"), curve);
    const mine = slip !== undefined && players[slip.player] === "human";
    part("try-again").hidden = !mine;
    part("try-again").classList.toggle("primary", mine);
    part("play-again").classList.toggle("primary", !mine);
    const level = opponent(state);
    const won = now.winner !== null && players[now.winner] === "human";
    part("easier").hidden = won || (level !== "perfect" && level !== "book");
  };
}

/** Whether somebody has held a computer that cannot be beaten. @param {State} state */
function isHeld(state) {
  const level = opponent(state);
  const cannotLose = (level === "perfect" && !state.bug) || level === "book";
  return cannotLose && state.shape.exhaustive && position(state).winner === null;
}

/** Which move decided the game. @param {ReviewedMove | undefined} slip @param {boolean} held */
function whichText(slip, held) {
  if (!slip) return say(held ? "ending-held" : "ending-flawless");
  const { ply, player, move: cell, after } = slip;
  return say(`ending-${after?.outcome}`, { number: ply + 1, player, cell });
}

/** The same players with the casual computer for the perfect one. @param {State} state */
function withCasual({ settings: { players } }) {
  /** @param {Level} level @returns {Level} */
  const eased = (level) => (level === "human" ? level : "casual");
  return { X: eased(players.X), O: eased(players.O) };
}
