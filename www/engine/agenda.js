/** What the engine is asked about the game on the screen, in the order in which it is wanted. */
import { algorithm } from "./answers.js";
import { position } from "../game/state.js";

/** @typedef {import("./answers.js").Knowledge} Knowledge */
/** @typedef {import("../game/state.js").State} State */

/**
 * The position on the board first: the answer, the other algorithm's, hints, times. Then what the
 * list of moves shows of earlier turns.
 * @param {Knowledge} knowledge
 * @param {State} state
 * @param {AbortSignal} signal
 * @param {() => void} learned Called when there is more to show.
 */
export async function evaluate(knowledge, state, signal, learned) {
  const now = position(state);
  const { pruning, hints } = state.settings;
  const [playing, other] = [algorithm(pruning), algorithm(!pruning)];
  /** @type {(() => Promise<unknown>)[]} */
  const steps = [
    () => knowledge.search(now.board, playing, signal),
    () => knowledge.search(now.board, other, signal),
  ];
  if (hints) steps.push(() => knowledge.analysis(now.board, signal));
  if (hints && state.asSeen && !now.finished) {
    steps.push(() => knowledge.bounds(now.board, signal));
  }
  if (hints && state.replies && !now.finished) {
    steps.push(() => knowledge.book(now.board, signal));
  }
  if (!now.finished) {
    steps.push(() => knowledge.time(now.board, playing, signal));
    steps.push(() => knowledge.time(now.board, other, signal));
  }
  for (const { board, finished } of state.positions) {
    if (finished) continue;
    steps.push(() => knowledge.search(board, playing, signal));
    steps.push(() => knowledge.time(board, playing, signal));
  }
  for (const step of steps) {
    await step();
    signal.throwIfAborted();
    learned();
  }
}
