/**
 * The times of both searches: measured in turns, once the visitor rests, and again where they do not agree. In a
 * hidden tab they would be others, so nothing is measured there.
 */
import { untilSeen } from "../base/tab-visibility.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Asking, Times } from "./types.d.ts" */

/**
 * Milliseconds without a change until times are measured. A measurement keeps the engine busy for up
 * to 400 ms and cannot be interrupted, so it does not begin while the visitor makes moves quickly.
 */
const REST = 300;
/** Milliseconds until times that did not agree are measured again, once each. */
const RETRY_AFTER = [2_000, 5_000, 10_000];
/** No such search takes so many milliseconds: a clock that says so has leapt. */
const LEAP_MS = 5_000;

/**
 * @typedef {object} Where
 * @property {Engine} engine
 * @property {Answers} answers Hears what is found.
 * @property {string} game
 * @property {string} board
 */

/**
 * Measures until the times agree, as far as that is worth while.
 * @param {Where} where
 * @param {Pick<Asking, "signal" | "learned" | "pause">} asking
 */
export async function measureTimes(where, { signal, learned, pause }) {
  if (!agreed(where)) await pause(REST, signal);
  for (let retries = 0; ; retries += 1) {
    await untilSeen(signal);
    const times = await measure(where, signal);
    signal.throwIfAborted();
    learned();
    const delay = retryDelay(times, retries);
    if (delay === null) return;
    await pause(delay, signal);
  }
}

/**
 * Measures once, unless the times that are known agree.
 * @param {Where} where
 * @param {AbortSignal} signal
 */
export async function measure(where, signal) {
  const earlier = agreed(where);
  if (earlier) return earlier;
  const { engine, answers, game, board } = where;
  const both = /** @type {const} */ (["minimax", "alpha-beta"]);
  const measured = await engine.request("measure", [both, board], { signal });
  const { searches, ...found } = measured;
  const [minimaxMs, alphaBetaMs] = searches.map(({ comparedMs }) => comparedMs);
  const leapt = Math.max(minimaxMs ?? 0, alphaBetaMs ?? 0) > LEAP_MS;
  const none = { ratio: null, low: null, high: null, minimaxMs: null, alphaBetaMs: null };
  const times = { ...found, minimaxMs, alphaBetaMs, ...(leapt ? none : {}) };
  answers.learn(game, board, { times });
  return times;
}

/** The times that are known, if they agree. @param {Where} where */
function agreed({ answers, game, board }) {
  const { times } = answers.of(game, board);
  return times && times.ratio !== null ? times : null;
}

/**
 * How long to wait before times are measured again.
 * @param {Times} times
 * @param {number} retries How often they have been measured again already.
 * @returns {number | null} Milliseconds; null if that is not worth while.
 */
export function retryDelay({ ratio, minimaxMs, alphaBetaMs }, retries) {
  const clockMoves = minimaxMs !== null && alphaBetaMs !== null;
  return ratio === null && clockMoves ? (RETRY_AFTER[retries] ?? null) : null;
}
