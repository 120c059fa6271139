/** Times both searches while the visitor is idle, and again if the times disagree. */
import type { Engine } from "../../engine/engine.ts";
import type { Times } from "../state/facts.ts";
import type { QuestionContext } from "../state/question.ts";

/**
 * Milliseconds without a change before a measurement. It keeps the engine busy for up to 400 ms and
 * cannot be interrupted.
 */
const IDLE_MS = 300;
/** Milliseconds before each repeated measurement. */
const RETRY_AFTER_MS = [2_000, 5_000, 10_000];
/** If a search seems to take this many milliseconds, the clock has jumped. */
const LEAP_MS = 5_000;

export async function measureTimes(engine: Pick<Engine, "request">, context: QuestionContext) {
  await context.pause(IDLE_MS);
  for (let retries = 0; ; retries += 1) {
    const delay = retryDelay(await measureOnce(engine, context), retries);
    if (delay === null) return;
    await context.pause(delay);
  }
}

export async function measureOnce(
  engine: Pick<Engine, "request">,
  { board, add, signal }: Pick<QuestionContext, "board" | "add" | "signal">,
) {
  const both = ["minimax", "alpha-beta"] as const;
  const { searches, ...others } = await engine.request("measure", [both, board], { signal });
  const [minimaxMs, alphaBetaMs] = searches.map(({ comparedMs }) => comparedMs);
  const hasLeapt = Math.max(minimaxMs ?? 0, alphaBetaMs ?? 0) > LEAP_MS;
  const none = { ratio: null, low: null, high: null, minimaxMs: null, alphaBetaMs: null };
  const times = { ...others, minimaxMs, alphaBetaMs, ...(hasLeapt ? none : {}) };
  add({ times });
  return times;
}

/** @returns Milliseconds until the next measurement; null if there is none. */
export function retryDelay({ ratio, minimaxMs, alphaBetaMs }: Times, retries: number) {
  const clockMoves = minimaxMs !== null && alphaBetaMs !== null;
  return ratio === null && clockMoves ? (RETRY_AFTER_MS[retries] ?? null) : null;
}
