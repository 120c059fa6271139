/**
 * What stands behind the board of 3×3: the engine of Play, which takes every position to the end in a
 * moment.
 */
import { evaluate } from "../engine/agenda.js";
import { algorithm } from "../engine/answers.js";
import { choose } from "../game/levels.js";
import { mover, position } from "../game/state.js";
import { number, say } from "../messages/index.js";
import { timeText } from "./compare.js";

/** @import { Knowledge } from "../engine/answers.js" */
/** @import { State } from "../game/state.js" */

/**
 * @param {import("../engine/engine.js").Engine} engine
 * @param {Knowledge} knowledge
 * @returns {import("../game/session.js").Adviser}
 */
export function standardAdviser(engine, knowledge) {
  return {
    engine,
    restart: () => engine.restart(),
    consider: (state, asking) => evaluate(knowledge, state, asking),
    move: (state, { signal }) => computerMove(knowledge, state, signal),
    turn: (state, index) => turn(knowledge, state, index),
    marks(state) {
      const { searches, analysis } = knowledge.of(position(state)?.board ?? "");
      const best = searches[algorithm(state.settings.pruning)]?.index ?? null;
      // A search to the end proves every worth.
      const worths = /** @type {import("../parts/board/cell-look.js").CellWorth[]} */ (
        analysis?.moves ?? []
      );
      return { best, proved: true, equal: analysis?.best ?? [], worths };
    },
  };
}

/**
 * Who made a move, and the search of the position before it. Nobody searched for a person's move, nor for
 * one that was made at random.
 * @param {Knowledge} knowledge
 * @param {State} state
 * @param {number} index
 * @returns {import("../game/session.js").Turn}
 */
function turn(knowledge, { positions, settings }, index) {
  const { board, player } = positions[index];
  const by = algorithm(settings.pruning);
  if (settings.players[player] !== "perfect") return { player, found: "", time: "" };
  const { searches, comparison } = knowledge.of(board);
  const search = searches[by];
  const found = search ? number(search.nodes) : say("pending");
  return { player, found, time: comparison ? timeText(comparison, by) : "" };
}

/**
 * The move of the computer whose turn it is.
 * @param {Knowledge} knowledge
 * @param {State} state
 * @param {AbortSignal} signal
 * @returns {Promise<number | null>} Null if there is none.
 */
async function computerMove(knowledge, state, signal) {
  const { board } = position(state);
  const level = mover(state);
  const { bug, settings } = state;
  if (level === "casual" || level === "random") {
    return choose(level, await knowledge.analysis(board, signal));
  }
  if (level === "book") return (await knowledge.book(board, signal)).trap;
  if (bug) return (await knowledge.consult(board, bug, signal)).move;
  return (await knowledge.search(board, algorithm(settings.pruning), signal)).index;
}
