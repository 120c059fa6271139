/** What the engine is asked about the game on the screen, in the order in which it is needed. */
import { algorithm } from "./answers.js";
import { EngineFailure } from "./engine.js";
import { answersShown, computerPlays, computersOnly, position } from "../game/state.js";

/** @import { Comparison, Knowledge } from "./answers.js" */
/** @import { State } from "../game/state.js" */

/**
 * Milliseconds without a change until times are measured. A measurement keeps the engine busy for up
 * to 400 ms and cannot be interrupted, so it does not begin while the visitor makes moves quickly.
 */
const REST = 300;
/** Milliseconds until times that did not agree are measured again, once each. */
const RETRY_AFTER = [2_000, 5_000, 10_000];

/**
 * How long to wait before times are measured again.
 * @param {Comparison} comparison
 * @param {number} retries How often they have been measured again already.
 * @returns {number | null} Milliseconds; null if that is not worth while.
 */
export function retryDelay({ ratio, minimaxMs, alphaBetaMs }, retries) {
  const clockMoves = minimaxMs !== null && alphaBetaMs !== null;
  return ratio === null && clockMoves ? (RETRY_AFTER[retries] ?? null) : null;
}

/**
 * The position on the board first: the answer, the other algorithm's, which other moves are as good.
 * Then the nodes of earlier turns, for the list of moves. Times come last: measuring
 * them keeps the engine busy.
 *
 * The columns of the hints are extras by another engine: if that fails, all else goes on.
 * @param {Knowledge} knowledge
 * @param {State} state
 * @param {object} world
 * @param {AbortSignal} world.signal
 * @param {() => void} world.learned Called when there is more to show.
 * @param {(error: EngineFailure) => void} world.missed Called when an extra could not be had.
 * @param {(ms: number, signal: AbortSignal) => Promise<void>} world.pause
 */
export async function evaluate(knowledge, state, { signal, learned, missed, pause }) {
  for (const step of steps(knowledge, state, { signal, missed })) {
    await step();
    signal.throwIfAborted();
    learned();
  }
  // A computer that answers soon would only wait for the end of the measurement.
  const answersSoon = computerPlays(state) && !computersOnly(state.settings);
  const { board, finished } = position(state);
  if (finished || answersSoon) return;
  const agreed = (knowledge.of(board).comparison?.ratio ?? null) !== null;
  if (!agreed) await pause(REST, signal);
  for (let retries = 0; ; retries += 1) {
    const comparison = await knowledge.compare(board, signal);
    signal.throwIfAborted();
    learned();
    const delay = retryDelay(comparison, retries);
    if (delay === null) return;
    await pause(delay, signal);
  }
}

/**
 * @param {Knowledge} knowledge
 * @param {State} state
 * @param {object} world
 * @param {AbortSignal} world.signal
 * @param {(error: EngineFailure) => void} world.missed
 */
function steps(knowledge, state, { signal, missed }) {
  const now = position(state);
  const { pruning } = state.settings;
  const shown = answersShown(state);
  const hints = shown && state.settings.hints;
  const [playing, other] = [algorithm(pruning), algorithm(!pruning)];
  /** @type {(() => Promise<unknown>)[]} */
  const list = [
    () => knowledge.search(now.board, playing, signal),
    () => knowledge.search(now.board, other, signal),
  ];
  if (shown && !now.finished) list.push(() => knowledge.analysis(now.board, signal));
  if (hints && state.asSeen && !now.finished) {
    list.push(() => extra(knowledge.bounds(now.board, signal), missed));
  }
  if (hints && state.replies && !now.finished) {
    list.push(() => extra(knowledge.book(now.board, signal), missed));
  }
  for (const { board, finished } of state.positions) {
    if (!finished) list.push(() => knowledge.search(board, playing, signal));
  }
  return list;
}

/**
 * What the page can do without.
 * @param {Promise<unknown>} answer
 * @param {(error: EngineFailure) => void} missed
 */
function extra(answer, missed) {
  return answer.catch((error) => {
    if (!(error instanceof EngineFailure)) throw error;
    missed(error);
  });
}
