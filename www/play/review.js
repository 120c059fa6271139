/**
 * The review of a game: the moves that changed its result or its length, each with the line that refutes
 * it, to be played through.
 */
import { list as listed, say } from "../messages/index.js";
import { answering } from "../engine/workers.js";
import { button, make, setText } from "../base/elements.js";
import { part } from "../page/parts.js";
import { answersShown } from "../game/state.js";
import { linePlayer } from "./line-player.js";
import { runsOf } from "./runs.js";
import { changeText, reasonText } from "./why-words.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */
/** @import { ReviewedMove } from "../../pkg/web/cutoff.js" */
/** @import { Reviews } from "./reviews.js" */

/** What the button does. @type {Record<Reviews["work"]["phase"], string>} */
const GO = {
  off: "game-review-on",
  working: "game-review-stop",
  paused: "game-review-on",
  done: "game-review-on",
  failed: "game-review-again",
};

/**
 * @param {Controller} controller
 * @param {Reviews} reviews
 * @returns {(state: State) => void}
 */
export function reviewView(controller, reviews) {
  const [found, open, list] = ["review-found", "review-open", "review-list"].map(part);
  const go = button("", () =>
    reviews.work.phase === "working" ? reviews.work.pause() : reviews.work.goOn(),
  );
  open.after(go);
  /** The rows that are there, by what they say. @type {Map<string, HTMLElement>} */
  let rows = new Map();

  return function render(state) {
    const { game } = state;
    const wanted = state.tab === "review" && isOpen(state);
    const review = wanted ? reviews.of(game) : null;
    const { phase } = reviews.work;
    go.hidden = !wanted || phase === "done" || phase === "off";
    setText(go, say(GO[phase]));
    setText(found, foundText(state, review?.moves ?? null, phase));
    setText(open, review?.moves.some(({ exact }) => !exact) ? openText(review.moves) : "");
    const changed = (review?.moves ?? []).filter((move) => move.changed);
    // A row stays as long as it says the same: so do the focus and the line that is played through.
    const before = rows;
    rows = new Map(
      changed.map((move) => {
        const key = JSON.stringify([game.start, game.moves, move]);
        return [key, before.get(key) ?? item(controller, state, move)];
      }),
    );
    for (const [key, row] of before) if (!rows.has(key)) row.remove();
    [...rows.values()].forEach((row, place) => {
      if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
    });
  };
}

/** Whether there is something to review that may be shown. @param {State} state */
const isOpen = (state) => answersShown(state) && state.game.moves.length > 0;

/**
 * @param {State} state
 * @param {readonly ReviewedMove[] | null} moves
 * @param {Reviews["work"]["phase"]} phase
 */
function foundText(state, moves, phase) {
  if (!answersShown(state)) return say("review-hidden");
  if (state.game.moves.length === 0) return say("review-empty");
  if (phase === "failed") return say("game-review-failed");
  if (!moves) return say("game-review-waiting");
  const proved = moves.filter(({ exact }) => exact).length;
  if (proved === 0) return say("game-review-nothing");
  const changed = moves.filter(({ changed }) => changed).length;
  const all = moves.length;
  if (proved === all) return say("game-review-whole", { moves: all, changed });
  return say("game-review-found", { moves: proved, all, changed });
}

/** @param {readonly ReviewedMove[]} moves */
function openText(moves) {
  const open = moves.filter(({ exact }) => !exact).map(({ ply }) => ply + 1);
  const runs = runsOf(open).map(([first, last]) =>
    say("game-review-run", { first, last, count: last - first + 1 }),
  );
  return say("game-review-open", { count: open.length, moves: listed(runs) });
}

/**
 * @param {Controller} controller
 * @param {State} state
 * @param {ReviewedMove} move
 */
function item(controller, { shape, positions, game }, move) {
  const { ply, player, move: cell, refutation } = move;
  const line = linePlayer(answering, ({ moves }) =>
    controller.follow({ ...game, at: ply + 1 }, moves),
  );
  const kept = make("p", { class: "explained", role: "status" });
  const values = { player, number: ply + 1, cell };
  const show = async () => {
    await line.show({
      shape,
      board: positions[ply + 1].board,
      moves: [...(refutation?.moves ?? [])],
    });
    line.element.scrollIntoView({ block: "nearest" });
  };
  return make(
    "li",
    {},
    make("h2", {}, say("game-review-move", values)),
    make("p", {}, [changeText(move), shape.exhaustive ? reasonText(move) : ""].join(" ").trim()),
    make(
      "div",
      { class: "buttons" },
      button(say("review-look"), () => controller.jump(ply + 1)),
      refutation !== null ? button(say("game-review-refute"), show) : null,
      button(say("review-better"), async () => {
        await controller.tryAgain(ply);
        part("board").querySelector("button")?.focus();
      }),
      button(say(move.better ? "review-kept" : "game-review-best"), () =>
        setText(kept, betterText(move)),
      ),
    ),
    kept,
    line.element,
  );
}

/** What would have been better. @param {ReviewedMove} move */
function betterText({ better, best }) {
  if (!better) return say("game-review-was", { cell: best });
  const cellText = (/** @type {number} */ cell) => say("why-cell", { cell });
  return say("review-were", { cells: listed(better.map(cellText)) });
}
