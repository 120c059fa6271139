/** The solver's searches of boards beyond 3×3: they take time, run in slices, and say what they prove as they go. */
import { answering, thinking, thinkingAbout } from "../../engine/workers.js";
import { position } from "../game/state.js";
import { fromSolved, further } from "../game/finding.js";
import { limits } from "./limits.js";
import { seldom } from "./seldom.js";

/** @import { Solved } from "../../../pkg/web/cutoff.js" */
/** @import { Learned } from "../game/facts.js" */
/** @import { State } from "../game/state.js" */
/** @import { Store } from "../game/store.js" */
/** @import { Asking } from "./runner.js" */

/** The part of a budget that the solver of a game gets before the search that deepens, and its most. */
const [SOLVER_SHARE, SOLVER_MOST] = [0.5, 500];
/** Milliseconds for the line of best play, once the search that deepens has the result. */
const LINE_MS = 100;

/** @typedef {{ game: string, memoryMb: number, budgetMs?: number, solver?: "search" }} Options */

/** What is found of the position that was asked about goes into the store. @param {Store} store @param {State} state @returns {(learned: Learned) => void} */
const learner = (store, state) => {
  const { board } = position(state);
  return (learned) => store.learn(state.shape.game, board, learned);
};

/**
 * Searches for the best move. The solver of the game first, where stones fall: it proves many positions at once. Then the
 * search that deepens.
 * @param {Store} store
 * @param {Asking} asking
 */
export async function look(store, { state, signal, budget }) {
  const { board } = position(state);
  const { game, gravity } = state.shape;
  const learn = learner(store, state);
  const options = { game, memoryMb: limits.now.memoryMb };
  const begun = performance.now();
  if (gravity) {
    await Promise.race([thinkingAbout(game), abortOf(signal)]);
    const share = Math.min(SOLVER_MOST, (budget ?? Infinity) * SOLVER_SHARE);
    if (await solve(board, { ...options, budgetMs: share }, learn, signal)) return;
  }
  const left = budget === null ? undefined : Math.max(0, budget - (performance.now() - begun));
  const bySearch = { ...options, solver: /** @type {const} */ ("search") };
  const hear = (/** @type {Parameters<typeof fromSolved>[0]} */ solved) =>
    learn({ found: further(store.facts.of(game, board).known, fromSolved(solved)) });
  const args = /** @type {const} */ ([board, { ...bySearch, budgetMs: left }]);
  const solved = await thinking().request("solve", [...args], { signal, progress: seldom(hear) });
  hear(solved);
  if (solved.exact)
    await findLine(board, { ...bySearch, budgetMs: LINE_MS }, solved, learn, signal);
}

/**
 * Asks the game's own solver, and its book.
 * @param {string} board
 * @param {Options} options
 * @param {(learned: Learned) => void} learn
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} Whether the best move is proved.
 */
async function solve(board, options, learn, signal) {
  const solved = await thinking().request("solve", [board, options], { signal });
  if (!solved.exact) return false;
  learn({ found: fromSolved(solved) });
  if (solved.move === null) return false;
  // The book has no lines, and a search for them would take long.
  if (solved.source !== "book") await findLine(board, options, solved, learn, signal);
  return true;
}

/**
 * Finds best play from a position that is proved, as far as the time lets it.
 * @param {string} board
 * @param {Options} options
 * @param {Parameters<typeof fromSolved>[0]} solved What was proved.
 * @param {(learned: Learned) => void} learn
 * @param {AbortSignal} signal
 */
async function findLine(board, options, { measured = undefined }, learn, signal) {
  const whole = await thinking().request("solve", [board, { ...options, line: true }], { signal });
  if (whole.exact) learn({ found: fromSolved({ ...whole, measured }) });
}

/** Proves what each move is worth. @param {Store} store @param {Asking} asking */
export async function findWorths(store, { state, signal, budget }) {
  const { board } = position(state);
  const learn = learner(store, state);
  const { memoryMb } = limits.now;
  const options = { game: state.shape.game, memoryMb, moves: true, budgetMs: budget ?? undefined };
  const hear = (/** @type {Solved} */ { moves }) => learn({ moves });
  hear(await thinking().request("solve", [board, options], { signal, progress: seldom(hear) }));
}

/**
 * The same of the columns, with the book.
 * @param {Store} store
 * @param {Asking} asking
 * @param {typeof thinkingAbout} [engineOf]
 */
export async function findColumns(store, { state, signal, budget }, engineOf = thinkingAbout) {
  const { board } = position(state);
  const learn = learner(store, state);
  const { game } = state.shape;
  const options = { game, moves: true, ...(budget === null ? {} : { budgetMs: budget }) };
  const hear = (/** @type {Solved} */ { moves }) => learn({ moves });
  const engine = await engineOf(game);
  hear(await engine.request("solve", [board, options], { signal, progress: seldom(hear) }));
}

/** Asks for the idea that decides a position, where that is to be seen without a search. @param {Store} store @param {Asking} asking */
export async function findReason(store, { state, signal }) {
  const { board } = position(state);
  const args = /** @type {const} */ ([board, { game: state.shape.game }]);
  learner(store, state)({ reason: await answering().request("reason", [...args], { signal }) });
}

/** Rejects when a signal is aborted. @param {AbortSignal} signal @returns {Promise<never>} */
const abortOf = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
