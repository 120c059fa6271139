/** What the engine does about the position on the screen: it evaluates it, and may reply. */
import { evaluate } from "../engine/agenda.js";
import { algorithm } from "../engine/answers.js";
import { choose } from "./levels.js";
import * as states from "./state.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").World} World */
/** @typedef {import("./state.js").State} State */

/** Milliseconds: how long an answer may take before the page says that it is being thought about. */
const SLOW = 200;
/** Milliseconds from the position to the computer's reply, so that eyes can follow. */
const REPLY = 350;
/** The same between two computers, at each speed. */
const PACES = { slow: 2_000, normal: 900, fast: 250 };

/**
 * @param {Session} session
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {object} does
 * @param {() => Promise<void>} does.reply Plays the computer's move.
 * @param {(error: unknown) => void} does.missed Says that something beside the game could not be had.
 */
export async function think(session, world, signal, { reply, missed }) {
  const slow = setTimeout(() => session.change({ thinking: true }), SLOW);
  const answered = () => clearTimeout(slow);
  signal.addEventListener("abort", answered, { once: true });
  const learned = () => {
    answered();
    session.change({ thinking: false });
  };
  const { pause } = world;
  try {
    await Promise.all([
      evaluate(world.knowledge, session.state, { signal, pause, learned, missed }),
      states.computerPlays(session.state) && replyLater(session, world, signal, reply),
    ]);
  } finally {
    answered(); // An engine that has failed does not think.
    signal.removeEventListener("abort", answered);
  }
}

/**
 * @param {Session} session
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {() => Promise<void>} reply
 */
async function replyLater(session, world, signal, reply) {
  const { settings, speed } = session.state;
  await world.pause(states.computersOnly(settings) ? PACES[speed] : REPLY, signal);
  await session.do(reply);
}

/**
 * The move of the computer whose turn it is.
 * @param {import("../engine/answers.js").Knowledge} knowledge
 * @param {State} state
 * @param {AbortSignal} signal
 * @returns {Promise<number | null>} Null if there is none.
 */
export async function computerMove(knowledge, state, signal) {
  const { board } = states.position(state);
  const level = states.mover(state);
  const { bug, settings } = state;
  if (level === "casual" || level === "random") {
    return choose(level, await knowledge.analysis(board, signal));
  }
  if (level === "book") return (await knowledge.book(board, signal)).choice;
  if (bug) return (await knowledge.consult(board, bug, signal)).index;
  return (await knowledge.search(board, algorithm(settings.pruning), signal)).index;
}
