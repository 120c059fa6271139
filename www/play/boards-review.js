/**
 * The review of a game on a large board: the moves that changed its result or its length, each with the
 * line that refutes it, to be played through.
 */
import { list as listed, say } from "../messages/index.js";
import { boardsEngine } from "../engine/boards.js";
import { button, make } from "../page/elements.js";
import { part, setText } from "../page/parts.js";
import { answersShown, isStandard } from "../game/state.js";
import { linePlayer } from "./line-player.js";
import { runsOf } from "./runs.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State } from "../game/state.js" */
/** @import { ReviewedMove } from "../../pkg/web/cutoff.js" */
/** @import { GameReviews } from "./reviews.js" */

/** What the button does. @type {Record<GameReviews["work"]["phase"], string>} */
const GO = {
  off: "game-review-on",
  working: "game-review-stop",
  paused: "game-review-on",
  done: "game-review-on",
  failed: "game-review-again",
};

/**
 * @param {Controller} controller
 * @param {GameReviews} reviews
 * @returns {(state: State) => void}
 */
export function gameReviewView(controller, reviews) {
  const found = make("p", { role: "status" });
  const open = make("p", { class: "explained" });
  const go = button("", () =>
    reviews.work.phase === "working" ? reviews.work.pause() : reviews.work.goOn(),
  );
  const list = make("ol", { class: "slips" });
  const element = make("div", { class: "game-review" }, found, open, go, list);
  part("panel-review").append(element);
  /** The rows that are there, by what they say. @type {Map<string, HTMLElement>} */
  let rows = new Map();

  return function render(state) {
    const other = !isStandard(state);
    element.hidden = !other;
    for (const id of ["review-found", "review-list"]) part(id).hidden = other;
    const { game } = state;
    const wanted = other && state.tab === "review" && answersShown(state) && game.moves.length > 0;
    if (wanted) reviews.work.consider(game);
    else reviews.work.leave();
    if (!other) return;
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

/**
 * @param {State} state
 * @param {readonly ReviewedMove[] | null} moves
 * @param {GameReviews["work"]["phase"]} phase
 */
function foundText(state, moves, phase) {
  if (!answersShown(state)) return say("review-hidden");
  if (state.game.moves.length === 0) return say("review-empty");
  if (phase === "failed") return say("game-review-failed");
  if (!moves) return say("game-review-waiting");
  const proved = moves.filter(({ exact }) => exact).length;
  if (proved === 0) return say("game-review-nothing");
  const changed = moves.filter(({ changed }) => changed).length;
  return say("game-review-found", { moves: proved, changed });
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
  const { ply, player, move: cell, best, before, after, refutation } = move;
  const line = linePlayer(boardsEngine, ({ moves }) =>
    controller.follow({ ...game, at: ply + 1 }, moves),
  );
  const kept = make("p", { class: "explained", role: "status" });
  const values = { player, number: ply + 1, move: shape.moveNames[cell] };
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
    make("p", {}, say(`game-review-${move.changed}`, { player, ...endings(before, after) })),
    make(
      "div",
      { class: "buttons" },
      button(say("review-look"), () => controller.jump(ply + 1)),
      refutation !== null ? button(say("game-review-refute"), show) : null,
      button(say("review-better"), async () => {
        await controller.tryAgain(ply);
        part("board").querySelector("button")?.focus();
      }),
      button(say("game-review-best"), () =>
        setText(kept, say("game-review-was", { move: shape.moveNames[best] })),
      ),
    ),
    kept,
    line.element,
  );
}

/**
 * How a game ends by best play and after the move, both counted from before the move, as the engine counts
 * them: the words must say so once, since a reader looks at the position after the move.
 * @param {ReviewedMove["before"]} before
 * @param {ReviewedMove["after"]} after
 */
function endings(before, after) {
  const words = (/** @type {ReviewedMove["before"]} */ ending) =>
    ending ? say(`proved-ending-${ending.outcome}`, { plies: ending.plies }) : "";
  const counted = (/** @type {string} */ ending) => say("game-review-counted", { ending });
  // A draw has no length that a reader would count.
  return after?.outcome === "draw"
    ? { before: counted(words(before)), after: words(after) }
    : { before: words(before), after: counted(words(after)) };
}
