/** The times of both searches: measured in turns, once the visitor rests, and again where they do not agree. */
import { position } from "../game/state.js";

/** @import { Engine } from "../../engine/engine.js" */
/** @import { Times } from "../game/facts.js" */
/** @import { State } from "../game/state.js" */
/** @import { Store } from "../game/store.js" */
/** @import { Asking } from "./runner.js" */

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
 * Measures until the times agree, as far as that is worth while.
 * @param {{ store: Store, engine: Pick<Engine, "request"> }} small
 * @param {Asking} asking
 */
export async function measureTimes(small, { state, signal, pause }) {
  await pause(REST);
  for (let retries = 0; ; retries += 1) {
    const times = await measure(small, state, signal);
    const delay = retryDelay(times, retries);
    if (delay === null) return;
    await pause(delay);
  }
}

/**
 * Measures once.
 * @param {{ store: Store, engine: Pick<Engine, "request"> }} small
 * @param {State} state
 * @param {AbortSignal} signal
 */
export async function measure({ store, engine }, state, signal) {
  const { board } = position(state);
  const both = /** @type {const} */ (["minimax", "alpha-beta"]);
  const measured = await engine.request("measure", [both, board], { signal });
  const { searches, ...found } = measured;
  const [minimaxMs, alphaBetaMs] = searches.map(({ comparedMs }) => comparedMs);
  const leapt = Math.max(minimaxMs ?? 0, alphaBetaMs ?? 0) > LEAP_MS;
  const none = { ratio: null, low: null, high: null, minimaxMs: null, alphaBetaMs: null };
  const times = { ...found, minimaxMs, alphaBetaMs, ...(leapt ? none : {}) };
  store.learn(state.shape.game, board, { times });
  return times;
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
