/** The end of a game: which move decided it and why, which of the visitor's moves mattered, and what to do next. */
import { make, setText } from "../../base/elements.ts";
import { svg } from "../../base/svg.ts";
import { list, say } from "../../messages/index.ts";
import { onClick, part } from "../../page/parts.ts";
import { answersShown, opponent, position } from "../game/state.ts";
import { focusBoard } from "../game/status.ts";
import { decisive } from "../../parts/review/why.ts";
import { bands, isProved, keyMoves } from "./worth.ts";
import { reviewOf } from "../game/facts.ts";
import { moveText, slipRows, whyText } from "./slip-rows.ts";
import type { ReviewedMove } from "../../../pkg/web/cutoff.js";
import type { Controller } from "../game/controller.ts";
import type { State } from "../game/state.ts";
import type { Level } from "../../game/preferences.ts";
import type { Band, KeyMoves } from "./worth.ts";
import type { LineOnBoard } from "../game/line-on-board.ts";
import type { Store } from "../game/store.ts";

/** Where the worths lie in a drawing that is 2 high: each from its top to its bottom. */
const PLACES = { win: [0, 1], draw: [0.92, 1.08], loss: [1, 2] };

export function endingView(controller: Controller, line: LineOnBoard, store: Store) {
  onClick("try-again", async () => {
    const { slip } = decided(store.state);
    if (!slip) return;
    await controller.tryAgain(slip.ply);
    part("board").querySelectorAll("button")[slip.move].focus();
  });
  onClick("refute", () => {
    const { slip } = decided(store.state);
    if (slip?.refutation) line.show(slip.ply + 1, slip.refutation.moves);
  });
  onClick("review", () => controller.look({ tab: "review" }));
  onClick("play-casual", async () => {
    await controller.newGameOf(withCasual(store.state));
    focusBoard();
  });
  const drawMattered = matteredView();

  return function render(state: State) {
    const over = isOver(state);
    part("ending").hidden = !over;
    part("new-game").classList.remove("primary");
    if (!over) return;
    const shown = answersShown(state);
    const { moves, slip, open } = decided(state);
    const isKnown = slip || !open;
    const title = isKnown ? whichText(slip, open, isHeld(state)) : say("ending-title");
    setText(part("ending-title"), title);
    // The review has the same sentences.
    const inReview = shown && state.tab === "review";
    for (const id of ["reason", "counts", "review"]) part(id).hidden = inReview;
    setText(part("reason"), shown ? (slip ? whyText(state, slip) : "") : say("ending-hidden"));
    const own = keyMoves(inReview ? [] : moves, state.settings.players);
    drawMattered(state, own, slip);
    setText(part("counts"), moves.some(({ exact }) => exact) ? countsText(own, slip) : "");
    showCurve(shown ? bands(state, moves) : []);
    showButtons(state, slip);
  };
}

/** The moves of the game as far as they may be shown, and which of them decided it. */
function decided(state: State) {
  const moves = (answersShown(state) && reviewOf(state.facts, state.game)?.moves) || [];
  return { moves, ...decisive({ moves }, position(state).winner) };
}

/** Offers what to do next, one of it first. */
function showButtons(state: State, slip?: ReviewedMove) {
  const { players } = state.settings;
  const { winner } = position(state);
  const mine = slip !== undefined && players[slip.player] === "human";
  part("try-again").hidden = !mine;
  part("refute").hidden = !slip?.refutation;
  part("try-again").classList.toggle("primary", mine);
  part("new-game").classList.toggle("primary", !mine);
  const level = opponent(state);
  const won = winner !== null && players[winner] === "human";
  part("easier").hidden = won || (level !== "perfect" && level !== "book");
}

/** Closes the drawer when a move ends the game: on a phone it would lie over the end. */
export function drawerAtEnd(controller: Controller) {
  let before = Infinity;

  return (state: State) => {
    const { length } = state.game.moves;
    const played = length > before;
    before = length;
    if (!played || !isOver(state) || state.tab === "search") return;
    if (matchMedia("(width < 44rem)").matches) controller.look({ tab: "search" });
  };
}

function isOver(state: State) {
  return state.setup === null && (position(state)?.finished ?? false);
}

/** The moves that mattered beside the one that decided the game: the first of them, and the others folded. */
function matteredView() {
  const row = (state: State, move: ReviewedMove) => [
    make("p", {}, make("strong", {}, `${moveText(move)}.`), " ", whyText(state, move)),
  ];
  const [first, others] = ["mattered", "mattered-others"].map((id) => slipRows(part(id), row));

  return (state: State, own: ReturnType<typeof keyMoves>, slip?: ReviewedMove) => {
    const isOther = ({ ply }: ReviewedMove) => ply !== slip?.ply;
    first(state, own.first.filter(isOther));
    const more = own.others.filter(isOther);
    others(state, more);
    part("mattered-more").hidden = more.length === 0;
    setText(part("mattered-count"), say("ending-more", { count: more.length }));
  };
}

function showCurve(curve: ReturnType<typeof bands>) {
  // A game whose worth never changed has no curve.
  const worths = new Set(curve.filter(isProved).map(({ most }) => most));
  part("curve-box").hidden = worths.size < 2;
  drawCurve(part("curve"), curve);
}

/** Whether somebody has held a computer that cannot be beaten. */
function isHeld(state: State) {
  const level = opponent(state);
  const cannotLose = (level === "perfect" && !state.bug) || level === "book";
  return cannotLose && state.shape.exhaustive && position(state).winner === null;
}

/** Which move decided the game. @param open Whether a later one may have. */
function whichText(slip: ReviewedMove | undefined, open: boolean, held: boolean) {
  if (!slip) return say(held ? "ending-held" : "ending-flawless");
  const { ply, player, move: cell, after } = slip;
  const id = after?.outcome === "draw" ? "ending-draw" : "ending-loss";
  const which = say(id, { number: ply + 1, player, cell });
  return open ? say("ending-so-far", { which }) : which;
}

/**
 * How many moves gave something away: nothing where the sentence above says it all.
 * @param slip The move that is told there.
 */
function countsText({ all, first, others, results, lengths, open }: KeyMoves, slip?: ReviewedMove) {
  const told = [...first, ...others].filter(({ ply }) => ply === slip?.ply).length;
  if (results + lengths + open === told) return "";
  const counts = say("ending-counts", { whose: all ? "all" : "own", results, lengths });
  return open === 0 ? counts : `${counts} ${say("ending-open", { count: open })}`;
}

/** The same players with the casual computer for the perfect one. */
function withCasual({ settings: { players } }: State) {
  const eased = (level: Level): Level => (level === "human" ? level : "casual");
  return { X: eased(players.X), O: eased(players.O) };
}

/** Draws it anew: a bar for each position whose worth is proved, a band for each other. */
function drawCurve(drawing: Element, curve: readonly Band[]) {
  drawing.setAttribute("viewBox", `0 0 ${curve.length} 2`);
  drawing.setAttribute("aria-label", curveText(curve));
  const bars = curve.map((band, at) => {
    const proved = isProved(band);
    const [y, end] = [PLACES[band.most][0], PLACES[band.least][1]];
    const place = proved ? { x: at + 0.1, width: 0.8 } : { x: at, width: 1 };
    return svg("rect", { ...place, y, height: end - y, "data-worth": proved ? band.most : "open" });
  });
  drawing.replaceChildren(...bars);
}

/** What a band comes to, as the words name it. */
function worthOf({ least, most }: Band) {
  if (least === most) return least;
  if (least === "draw") return "least";
  return most === "draw" ? "most" : "open";
}

/** The same in words: what it was worth first, and each change. */
function curveText(curve: readonly Band[]) {
  const worths = curve.map(worthOf);
  const parts = worths.flatMap((worth, at) =>
    worth === worths[at - 1] ? [] : say("curve-from", { number: at, worth }),
  );
  return say("curve-label", { parts: list(parts) });
}
