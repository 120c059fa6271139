/** The times of both searches: measured in turns, once the visitor rests, and again where they do not agree. */
import type { Engine } from "../../engine/engine.ts";
import type { Times } from "../game/facts.ts";
import type { Asking } from "./question.ts";

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
export async function measureTimes(engine: Pick<Engine, "request">, asking: Asking) {
  await asking.pause(REST);
  for (let retries = 0; ; retries += 1) {
    const delay = retryDelay(await measure(engine, asking), retries);
    if (delay === null) return;
    await asking.pause(delay);
  }
}

export async function measure(
  engine: Pick<Engine, "request">,
  { board, learn, signal }: Pick<Asking, "board" | "learn" | "signal">,
) {
  const both = ["minimax", "alpha-beta"] as const;
  const { searches, ...found } = await engine.request("measure", [both, board], { signal });
  const [minimaxMs, alphaBetaMs] = searches.map(({ comparedMs }) => comparedMs);
  const leapt = Math.max(minimaxMs ?? 0, alphaBetaMs ?? 0) > LEAP_MS;
  const none = { ratio: null, low: null, high: null, minimaxMs: null, alphaBetaMs: null };
  const times = { ...found, minimaxMs, alphaBetaMs, ...(leapt ? none : {}) };
  learn({ times });
  return times;
}

/**
 * @param retries The number of measurements after the first.
 * @returns Milliseconds until times are measured again; null if that is not worth while.
 */
export function retryDelay({ ratio, minimaxMs, alphaBetaMs }: Times, retries: number) {
  const clockMoves = minimaxMs !== null && alphaBetaMs !== null;
  return ratio === null && clockMoves ? (RETRY_AFTER[retries] ?? null) : null;
}
