/** What is asked about the position on the screen, and the computer's reply to it. */
import * as states from "./state.js";

/** @typedef {import("./session.js").Asking} Asking */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").World} World */

/** Milliseconds: how long an answer may take before the page says that it is being thought about. */
const SLOW = 200;
/** Milliseconds from the position to the computer's reply, so that eyes can follow. */
const REPLY = 350;
/** The same between two computers, at each speed. */
const PACES = { slow: 2_000, normal: 900, fast: 250 };

/**
 * Asks about the position, and has the computer reply if it plays by itself.
 * @param {Session} session
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {(move: number) => Promise<void>} play Plays the computer's move.
 * @returns {Promise<unknown>}
 */
export function think(session, world, signal, play) {
  return asked(session, world, signal, (asking) =>
    Promise.all([
      session.adviser.consider(session.state, asking),
      states.computerPlays(session.state) && replyLater(session, asking, play),
    ]),
  );
}

/**
 * Has the computer whose turn it is play at once.
 * @param {Session} session
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {(move: number) => Promise<void>} play
 * @returns {Promise<unknown>}
 */
export function reply(session, world, signal, play) {
  return asked(session, world, signal, (asking) => playMove(session, asking, play));
}

/**
 * Asks, and says so on the screen if the answer takes long.
 * @param {Session} session
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {(asking: Asking) => Promise<unknown>} ask
 */
async function asked(session, { pause }, signal, ask) {
  const slow = setTimeout(() => session.change({ thinking: true }), SLOW);
  const answered = () => clearTimeout(slow);
  signal.addEventListener("abort", answered, { once: true });
  const learned = () => {
    answered();
    session.change({ thinking: false });
  };
  try {
    await ask({ signal, learned, pause });
  } finally {
    answered(); // An engine that has failed does not think.
    signal.removeEventListener("abort", answered);
  }
}

/**
 * @param {Session} session
 * @param {Asking} asking
 * @param {(move: number) => Promise<void>} play
 */
async function replyLater(session, asking, play) {
  const { settings, speed } = session.state;
  await asking.pause(states.computersOnly(settings) ? PACES[speed] : REPLY, asking.signal);
  await playMove(session, asking, play);
}

/**
 * The visitor can do other things while the computer looks for its move: only the move itself waits for
 * its turn.
 * @param {Session} session
 * @param {Asking} asking
 * @param {(move: number) => Promise<void>} play
 */
async function playMove(session, asking, play) {
  const move = await session.adviser.move(session.state, asking);
  await session.do(async () => {
    if (move !== null && !asking.signal.aborted) await play(move);
  });
}
