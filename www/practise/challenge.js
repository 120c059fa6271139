/** A position of 3×3 in which some moves keep the result and others do not: which? */
import { make } from "../page/elements.js";
import { loadWords, say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { gameLink } from "../game/visited.js";
import { hrefOf } from "../page/address.js";
import { reasons, slipsOf } from "../play/why.js";
import { challengeBoard } from "./challenge-board.js";

/** @import { ReviewedMove } from "../../pkg/web/cutoff.js" */

/**
 * The parts of a challenge, to be laid out by whoever poses it.
 * @param {Pick<import("../page/view.js").ViewContext, "engine" | "state" | "fail">} context
 * @param {string} board
 * @param {AbortSignal} signal
 * @param {(right: boolean) => void} answered Called after each answer.
 * @returns {import("./challenge-board.js").Challenge}
 */
export function challenge({ engine, state, fail }, board, signal, answered) {
  const failed = (/** @type {unknown} */ error) => fail(error, signal);
  const { shape } = state();
  const posed = challengeBoard(shape, board, answer);
  engine
    .request("best_move", [board, true], { signal })
    .then(({ player, outcome }) => {
      posed.task.textContent = say(`find-task-${outcome}`, { player });
    })
    .catch(failed);

  /** @param {number} cell */
  async function answer(cell) {
    try {
      const args = /** @type {const} */ ([board, [], { game: shape.game }]);
      const { positions } = await engine.request("replay", [...args], { signal });
      if (positions[0].targets[cell] === null) return;
      const game = /** @type {const} */ ([board, [cell], { budgetMs: 60_000 }]);
      const [slip] = slipsOf(await engine.request("review", [...game], { signal }));
      const right = slip === undefined;
      const words = right
        ? say("find-right", { cell })
        : say(`find-wrong-${slip.after?.outcome}`, { cell, player: slip.player });
      posed.mark(cell, right, words, right ? [] : await wrong(cell, slip));
      answered(right);
    } catch (error) {
      failed(error);
    }
  }

  /** @param {number} cell @param {ReviewedMove} slip */
  async function wrong(cell, slip) {
    const { refutation } = slip;
    // The reasons are words of Play's details.
    await loadWords("details");
    const why = reasons(slip).map((words) => spoken(words));
    const line = {
      rules: shape.game,
      start: board,
      moves: [cell, ...(refutation?.moves ?? [])],
      at: 1,
    };
    const href = hrefOf("play", await gameLink(engine, line));
    return [
      make("p", {}, why.join(" ")),
      make("a", { class: "button", href }, say("find-play-out")),
    ];
  }

  return posed;
}
