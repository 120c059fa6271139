/** What is asked about the position on the screen, and the computer's reply to it. */
import * as states from "./state.js";

/** @import { Store } from "./store.js" */
/** @import { Asking, World } from "./types.d.ts" */

/**
 * What comes of it.
 * @typedef {object} Results
 * @property {(move: number) => Promise<void>} play Plays the computer's move.
 * @property {(error: unknown) => void} missed Says that something beside the game could not be had.
 */

/** Milliseconds: how long an answer may take before the page says that it is being thought about. */
const SLOW = 200;
/** Milliseconds from the position to the computer's reply, so that eyes can follow. */
const REPLY = 350;
/** The same between two computers, at each speed. */
const PACES = { slow: 2_000, normal: 900, fast: 250 };

/**
 * Asks about the position, and has the computer reply if it plays by itself.
 * @param {Store} store
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {Results} results
 * @returns {Promise<unknown>}
 */
export function think(store, world, signal, results) {
  return asked(store, world, signal, results, (asking) =>
    Promise.all([
      world.adviser.consider(store.state, asking),
      states.computerPlays(store.state) && replyLater(store, world, asking, results),
    ]),
  );
}

/**
 * Has the computer whose turn it is play at once.
 * @param {Store} store
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {Results} results
 * @returns {Promise<unknown>}
 */
export function reply(store, world, signal, results) {
  return asked(store, world, signal, results, (asking) => playMove(store, world, asking, results));
}

/**
 * Asks, and says so on the screen if the answer takes long.
 * @param {Store} store
 * @param {World} world
 * @param {AbortSignal} signal
 * @param {Results} results
 * @param {(asking: Asking) => Promise<unknown>} ask
 */
async function asked(store, { pause }, signal, { missed }, ask) {
  const slow = setTimeout(() => store.change({ thinking: true }), SLOW);
  const answered = () => clearTimeout(slow);
  signal.addEventListener("abort", answered, { once: true });
  const learned = () => {
    answered();
    store.change({ thinking: false });
  };
  try {
    await ask({ signal, learned, missed, pause });
  } finally {
    answered(); // An engine that has failed does not think.
    signal.removeEventListener("abort", answered);
  }
}

/**
 * @param {Store} store
 * @param {World} world
 * @param {Asking} asking
 * @param {Results} results
 */
async function replyLater(store, world, asking, results) {
  const { settings, speed } = store.state;
  await asking.pause(states.computersOnly(settings) ? PACES[speed] : REPLY, asking.signal);
  await playMove(store, world, asking, results);
}

/**
 * The visitor can do other things while the computer looks for its move: only the move itself waits for
 * its turn.
 * @param {Store} store
 * @param {World} world
 * @param {Asking} asking
 * @param {Results} results
 */
async function playMove(store, world, asking, { play }) {
  const move = await world.adviser.move(store.state, asking);
  await store.do(async () => {
    if (move !== null && !asking.signal.aborted) await play(move);
  });
}
