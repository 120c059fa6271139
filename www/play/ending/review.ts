/**
 * The review of a game: the moves that changed its result or its length, each with the line that refutes
 * it, to be played through.
 */
import { list as listed, say } from "../../messages/index.js";
import { button, make, setText } from "../../base/elements.js";
import { part } from "../../page/parts.js";
import { answersShown } from "../game/state.js";
import { reviewOf } from "../game/facts.js";
import { runsOf } from "./runs.js";
import { moveText, refuteButton, slipRows, whyText } from "./slip-rows.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */
/** @import { ReviewedMove } from "../../../pkg/web/cutoff.js" */
/** @import { LineOnBoard } from "../game/line-on-board.js" */
/** @import { Phase } from "../game/state.js" */
/** @import { Runner } from "../questions/runner.js" */

/**
 * @param {Controller} controller
 * @param {Runner} runner
 * @param {LineOnBoard} line
 * @returns {(state: State) => void}
 */
export function reviewView(controller, runner, line) {
  const [found, open] = ["review-found", "review-open"].map(part);
  const rows = slipRows(part("review-list"), (state, move) => [
    make("h2", {}, moveText(move)),
    make("p", {}, whyText(state, move)),
    ...contents(controller, line, move),
  ]);
  let runs = false;
  const go = button("", () => (runs ? runner.stop("review") : runner.want("review", null)));
  open.after(go);

  return function render(state) {
    const { game } = state;
    const wanted = state.tab === "review" && isOpen(state);
    const review = wanted ? reviewOf(state.facts, game) : null;
    const phase = state.phases.review ?? "idle";
    runs = phase === "looking";
    go.hidden = !wanted || phase === "done" || phase === "idle";
    setText(go, say(runs ? "stop" : phase === "failed" ? "retry-button" : "resume"));
    setText(found, foundText(state, review?.moves ?? null, phase));
    setText(open, review?.moves.some(({ exact }) => !exact) ? openText(review.moves) : "");
    rows(
      state,
      (review?.moves ?? []).filter(({ changed }) => changed),
    );
  };
}

/** Whether there is something to review that may be shown. @param {State} state */
const isOpen = (state) => answersShown(state) && state.game.moves.length > 0;

/**
 * @param {State} state
 * @param {readonly ReviewedMove[] | null} moves
 * @param {Phase} phase
 */
function foundText(state, moves, phase) {
  if (!answersShown(state)) return say("review-hidden");
  if (state.game.moves.length === 0) return say("review-empty");
  if (phase === "failed") return say("game-review-failed");
  if (!moves) return say("game-review-waiting");
  const proved = moves.filter(({ exact }) => exact).length;
  if (proved === 0) return say("nothing-proved");
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
 * @param {LineOnBoard} line
 * @param {ReviewedMove} move
 * @returns {Node[]}
 */
function contents(controller, line, move) {
  const kept = make("p", { class: "explained", role: "status" });
  return [
    make(
      "div",
      { class: "buttons" },
      button(say("review-look"), () => controller.jump(move.ply + 1)),
      refuteButton(line, move),
      button(say("try-again-button"), async () => {
        await controller.tryAgain(move.ply);
        part("board").querySelector("button")?.focus();
      }),
      button(say(move.better ? "review-kept" : "game-review-best"), () =>
        setText(kept, betterText(move)),
      ),
    ),
    kept,
  ];
}

/** What would have been better. @param {ReviewedMove} move */
function betterText({ better, best }) {
  if (!better) return say("game-review-was", { cell: best });
  const cellText = (/** @type {number} */ cell) => say("cell-name", { cell });
  return say("review-were", { cells: listed(better.map(cellText)) });
}
