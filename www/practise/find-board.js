/** Find the move on another board than 3×3: positions with a single move that wins, or that saves the draw. */
import { wholeEngine } from "../engine/whole.js";
import { gameLink } from "../game/visited.js";
import { say } from "../messages/index.js";
import { hrefOf } from "../page/address.js";
import { make } from "../page/elements.js";
import { challengeBoard } from "./challenge-board.js";
import { COUNTS } from "../parts/exercise/exercise.js";
import { poseAll } from "./find.js";

/** @import { Puzzle } from "../../pkg/web/cutoff.js" */
/** @import { Exercise } from "../parts/exercise/exercise.js" */
/** @typedef {Puzzle & { board: string, player: "X" | "O", kind: "win" | "save", move: number, targets: readonly (number | null)[] }} Posed */

/** How long the engine looks at a time, in milliseconds: then it can be stopped. */
const SLICE = 100;
/** After so many milliseconds without a position there may be none. */
const PATIENCE = 30_000;

/**
 * @param {import("./frame.js").Frame} frame
 * @param {import("../page/view.js").ViewContext} context
 * @param {Exercise} exercise
 * @param {AbortSignal} signal Gives it up.
 */
export async function openFindOnBoard(frame, context, exercise, signal) {
  const { shape } = context.state();
  /** The position of each question, found while the one before is on the screen. @type {Promise<Posed | null>[]} */
  const found = [];
  const findAt = (/** @type {number} */ at) => {
    found[at] ??= find(shape.game, exercise.seed * COUNTS[1] + at, signal);
    return found[at];
  };
  poseAll(
    frame,
    exercise,
    (at, answered) => {
      /** @type {Posed | null} */
      let posed = null;
      const parts = emptyChallenge();
      const failed = (/** @type {unknown} */ error) => context.fail(error, signal);
      findAt(at)
        .then((position) => {
          if (position === null) return frame.refuse(say("find-none"));
          posed = position;
          const answer = (/** @type {number} */ cell) =>
            judge(position, cell, answered).catch(failed);
          const targets = shape.gravity ? position.targets : undefined;
          const made = challengeBoard(shape, position.board, answer, targets);
          const outcome = position.kind === "win" ? "win" : "draw";
          parts.task.textContent = say(`find-task-${outcome}`, { player: position.player });
          parts.fill(made);
          if (at + 1 < exercise.count) findAt(at + 1).catch(() => {});
        })
        .catch(failed);

      /** @param {Posed} position @param {number} pressed @param {(right: boolean) => void} tell */
      async function judge(position, pressed, tell) {
        const { game } = shape;
        const cell = position.targets[pressed];
        if (cell === null || posed !== position) return;
        const worse = position.alternatives.find((other) => other.move === cell);
        const { player } = position;
        if (!worse) parts.mark(cell, true, say("find-right", { cell }), []);
        else {
          const line = { rules: game, start: position.board, moves: [cell], at: 1 };
          const href = hrefOf("play", { ...(await gameLink(wholeEngine(), line)) });
          const wrong = say(`find-wrong-${worse.outcome}`, { cell, player });
          parts.mark(cell, false, wrong, [
            make("p", {}, say("find-ends", { plies: worse.plies })),
            make("a", { class: "button", href }, say("find-play-out")),
          ]);
        }
        tell(!worse);
      }

      return parts;
    },
    shape.gravity,
  );
}

/**
 * A position with a single good move; the same for the same seed.
 * @param {string} game
 * @param {number} seed
 * @param {AbortSignal} signal
 * @returns {Promise<Posed | null>} Null if there seems to be none.
 */
async function find(game, seed, signal) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const options = { game, seed, budgetMs: SLICE };
    const found = await wholeEngine().request("puzzle", [options], { signal });
    if (found.board !== null) {
      const args = /** @type {const} */ ([found.board, [], { game }]);
      const { positions } = await wholeEngine().request("replay", [...args], { signal });
      return /** @type {Posed} */ ({ ...found, targets: positions[0].targets });
    }
    if (performance.now() > end) return null;
  }
}

/** A challenge whose position is still being looked for. */
function emptyChallenge() {
  const board = make(
    "div",
    { class: "finding" },
    make("p", { role: "status" }, say("find-looking")),
  );
  const task = make("h2", { class: "task", tabindex: "-1" });
  const status = make("div", { class: "reason", role: "status" });
  /** @type {import("./challenge-board.js").Challenge | null} */
  let made = null;
  let wantsFocus = false;
  return {
    board,
    task,
    status,
    focus() {
      wantsFocus = true;
      made?.focus();
    },
    /** @type {import("./challenge-board.js").Challenge["mark"]} */
    mark(cell, right, words, more) {
      made?.mark(cell, right, words, more);
      if (made) status.replaceChildren(...made.status.childNodes);
    },
    /** @param {import("./challenge-board.js").Challenge} found */
    fill(found) {
      made = found;
      board.replaceChildren(found.board);
      if (wantsFocus) found.focus();
    },
  };
}
