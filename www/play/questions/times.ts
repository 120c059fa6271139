/** The times of both searches: measured in turns, once the visitor rests, and again where they do not agree. */
import { position } from "../game/state.ts";
import type { Engine } from "../../engine/engine.ts";
import type { Times } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Store } from "../game/store.ts";
import type { Asking } from "./runner.ts";

/**
 * Milliseconds without a change until times are measured. A measurement keeps the engine busy for up
 * to 400 ms and cannot be interrupted, so it does not begin while the visitor makes moves quickly.
 */
const REST = 300;
/** Milliseconds until times that did not agree are measured again, once each. */
const RETRY_AFTER = [2_000, 5_000, 10_000];
/** No such search takes this many milliseconds. A clock that says so has leapt. */
const LEAP_MS = 5_000;

/** Measures until the times agree, as far as that is worth while. */
export async function measureTimes(
  small: { store: Store; engine: Pick<Engine, "request"> },
  { state, signal, pause }: Asking,
) {
  await pause(REST);
  for (let retries = 0; ; retries += 1) {
    const times = await measure(small, state, signal);
    const delay = retryDelay(times, retries);
    if (delay === null) return;
    await pause(delay);
  }
}

/** Measures once. */
export async function measure(
  { store, engine }: { store: Store; engine: Pick<Engine, "request"> },
  state: State,
  signal: AbortSignal,
) {
  const { board } = position(state);
  const both = ["minimax", "alpha-beta"] as const;
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
 * @param retries How often they have been measured again already.
 * @returns Milliseconds; null if that is not worth while.
 */
export function retryDelay(
  { ratio, minimaxMs, alphaBetaMs }: Times,
  retries: number,
): number | null {
  const clockMoves = minimaxMs !== null && alphaBetaMs !== null;
  return ratio === null && clockMoves ? (RETRY_AFTER[retries] ?? null) : null;
}
