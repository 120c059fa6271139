/** The end of a game: which move decided it and why, which of the visitor's moves mattered, and what to do next. */
import { make, setText } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { onClick, part } from "../../page/parts.js";
import { answersShown, opponent, position } from "../game/state.js";
import { decisive } from "../../parts/review/why.js";
import { bands, isProved } from "./bands.js";
import { drawCurve } from "./curve.js";
import { keyMoves } from "./key-moves.js";
import { reviewOf } from "../game/facts.js";
import { moveText, slipRows, whyText } from "./slip-rows.js";

/** @import { ReviewedMove } from "../../../pkg/web/cutoff.js" */
/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */
/** @import { Level } from "../../game/types.d.ts" */
/** @import { KeyMoves } from "./key-moves.js" */
/** @import { LineOnBoard } from "../game/line-on-board.js" */

/**
 * @param {Controller} controller
 * @param {LineOnBoard} line
 */
export function endingView(controller, line) {
  /** The move to try again. @type {ReviewedMove | undefined} */
  let slip;
  onClick("try-again", async () => {
    if (!slip) return;
    const { ply, move: cell } = slip;
    await controller.tryAgain(ply);
    part("board").querySelectorAll("button")[cell].focus();
  });
  onClick("refute", () => slip?.refutation && line.show(slip.ply + 1, slip.refutation.moves));
  onClick("review", () => controller.look({ tab: "review" }));
  onClick("play-casual", async () => {
    await controller.newGameOf(withCasual(current));
    part("board").querySelector("button")?.focus();
  });
  /** @type {State} */
  let current;
  const drawMattered = matteredView();

  /** @param {State} state */
  return function render(state) {
    current = state;
    const over = isOver(state);
    part("ending").hidden = !over;
    part("new-game").classList.remove("primary");
    if (!over) return;
    const now = position(state);
    const { players } = state.settings;
    const review = reviewOf(state.facts, state.game);
    const shown = answersShown(state);
    const moves = (shown && review?.moves) || [];
    const decided = decisive({ moves }, now.winner);
    const { open } = decided;
    ({ slip } = decided);
    setText(
      part("ending-title"),
      slip || !open ? whichText(slip, open, isHeld(state)) : say("ending-title"),
    );
    // The review has the same sentences.
    const inReview = shown && state.tab === "review";
    for (const id of ["reason", "counts", "review"]) part(id).hidden = inReview;
    setText(part("reason"), shown ? (slip ? whyText(state, slip) : "") : say("ending-hidden"));
    const own = keyMoves(inReview ? [] : moves, players);
    drawMattered(state, own, slip);
    setText(part("counts"), moves.some(({ exact }) => exact) ? countsText(own, slip) : "");
    showCurve(shown ? bands(state, moves) : []);
    const mine = slip !== undefined && players[slip.player] === "human";
    part("try-again").hidden = !mine;
    part("refute").hidden = !slip?.refutation;
    part("try-again").classList.toggle("primary", mine);
    part("new-game").classList.toggle("primary", !mine);
    const level = opponent(state);
    const won = now.winner !== null && players[now.winner] === "human";
    part("easier").hidden = won || (level !== "perfect" && level !== "book");
  };
}

/** Closes the drawer when a move ends the game: on a phone it would lie over the end. @param {Controller} controller */
export function drawerAtEnd(controller) {
  let before = Infinity;

  /** @param {State} state */
  return (state) => {
    const { length } = state.game.moves;
    const played = length > before;
    before = length;
    if (!played || !isOver(state) || state.tab === "search") return;
    if (matchMedia("(width < 44rem)").matches) controller.look({ tab: "search" });
  };
}

/** @param {State} state */
function isOver(state) {
  return state.setup === null && (position(state)?.finished ?? false);
}

/** The moves that mattered beside the one that decided the game: the first of them, and the others folded. */
function matteredView() {
  const row = (/** @type {State} */ state, /** @type {ReviewedMove} */ move) => [
    make("p", {}, make("strong", {}, `${moveText(move)}.`), " ", whyText(state, move)),
  ];
  const [first, others] = ["mattered", "mattered-others"].map((id) => slipRows(part(id), row));

  /** @param {State} state @param {ReturnType<typeof keyMoves>} own @param {ReviewedMove} [slip] */
  return (state, own, slip) => {
    const isOther = (/** @type {ReviewedMove} */ { ply }) => ply !== slip?.ply;
    first(state, own.first.filter(isOther));
    const more = own.others.filter(isOther);
    others(state, more);
    part("mattered-more").hidden = more.length === 0;
    setText(part("mattered-count"), say("ending-more", { count: more.length }));
  };
}

/** @param {ReturnType<typeof bands>} curve */
function showCurve(curve) {
  // A game whose worth never changed is no curve.
  const worths = new Set(curve.filter(isProved).map(({ most }) => most));
  part("curve-box").hidden = worths.size < 2;
  drawCurve(part("curve"), curve);
}

/** Whether somebody has held a computer that cannot be beaten. @param {State} state */
function isHeld(state) {
  const level = opponent(state);
  const cannotLose = (level === "perfect" && !state.bug) || level === "book";
  return cannotLose && state.shape.exhaustive && position(state).winner === null;
}

/**
 * Which move decided the game.
 * @param {ReviewedMove | undefined} slip
 * @param {boolean} open Whether a later one may have.
 * @param {boolean} held
 */
function whichText(slip, open, held) {
  if (!slip) return say(held ? "ending-held" : "ending-flawless");
  const { ply, player, move: cell, after } = slip;
  const which = say(`ending-${after?.outcome}`, { number: ply + 1, player, cell });
  return open ? say("ending-so-far", { which }) : which;
}

/**
 * How many moves gave something away: nothing where the sentence above says it all.
 * @param {KeyMoves} own
 * @param {ReviewedMove} [slip] The move that is told there.
 */
function countsText({ all, first, others, results, lengths, open }, slip) {
  const told = [...first, ...others].filter(({ ply }) => ply === slip?.ply).length;
  if (results + lengths + open === told) return "";
  const counts = say("ending-counts", { whose: all ? "all" : "own", results, lengths });
  return open === 0 ? counts : `${counts} ${say("ending-open", { count: open })}`;
}

/** The same players with the casual computer for the perfect one. @param {State} state */
function withCasual({ settings: { players } }) {
  /** @param {Level} level @returns {Level} */
  const eased = (level) => (level === "human" ? level : "casual");
  return { X: eased(players.X), O: eased(players.O) };
}
