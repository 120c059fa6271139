/** The solver's searches of boards beyond 3×3: they take time, run in slices, and say what they prove as they go. */
import { answering, thinking, thinkingAbout } from "../../engine/workers.ts";
import { position } from "../game/state.ts";
import { fromSolved, further } from "../game/finding.ts";
import { limits } from "./limits.ts";
import { seldom } from "./seldom.ts";
import type { Solved } from "../../../pkg/web/cutoff.js";
import type { Learned } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Store } from "../game/store.ts";
import type { Asking } from "./runner.ts";

/** The part of a budget that the solver of a game gets before the search that deepens, and the most milliseconds of it. */
const [SOLVER_SHARE, SOLVER_MOST] = [0.5, 500];
/** Milliseconds for the line of best play, once the search that deepens has the result. */
const LINE_MS = 100;

type Options = { game: string; memoryMb: number; budgetMs?: number; solver?: "search" };

/** Puts what is found of the position that was asked about into the store. */
const learner = (store: Store, state: State): ((learned: Learned) => void) => {
  const { board } = position(state);
  return (learned) => store.learn(state.shape.game, board, learned);
};

/**
 * Searches for the best move. The solver of the game first, where stones fall: it proves many positions at once. Then the
 * search that deepens.
 */
export async function look(store: Store, { state, signal, budget }: Asking) {
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
  const bySearch = { ...options, solver: "search" as const };
  const hear = (solved: Parameters<typeof fromSolved>[0]) =>
    learn({ found: further(store.facts.of(game, board).known, fromSolved(solved)) });
  const asked = { ...bySearch, budgetMs: left };
  const hears = { signal, progress: seldom(hear) };
  const solved = await thinking().request("solve", [board, asked], hears);
  hear(solved);
  if (solved.exact)
    await findLine(board, { ...bySearch, budgetMs: LINE_MS }, solved, learn, signal);
}

/**
 * Asks the game's own solver, and its book.
 * @returns Whether the best move is proved.
 */
async function solve(
  board: string,
  options: Options,
  learn: (learned: Learned) => void,
  signal: AbortSignal,
): Promise<boolean> {
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
 * @param solved What was proved.
 */
async function findLine(
  board: string,
  options: Options,
  { measured = undefined }: Parameters<typeof fromSolved>[0],
  learn: (learned: Learned) => void,
  signal: AbortSignal,
) {
  const whole = await thinking().request("solve", [board, { ...options, line: true }], { signal });
  if (whole.exact) learn({ found: fromSolved({ ...whole, measured }) });
}

/** Proves what each move is worth. */
export async function findWorths(store: Store, { state, signal, budget }: Asking) {
  const { board } = position(state);
  const learn = learner(store, state);
  const { memoryMb } = limits.now;
  const options = { game: state.shape.game, memoryMb, moves: true, budgetMs: budget ?? undefined };
  const hear = ({ moves }: Solved) => learn({ moves });
  hear(await thinking().request("solve", [board, options], { signal, progress: seldom(hear) }));
}

/** Proves what a stone in each column is worth, with the book. */
export async function findColumns(
  store: Store,
  { state, signal, budget }: Asking,
  engineOf: typeof thinkingAbout = thinkingAbout,
) {
  const { board } = position(state);
  const learn = learner(store, state);
  const { game } = state.shape;
  const options = { game, moves: true, ...(budget === null ? {} : { budgetMs: budget }) };
  const hear = ({ moves }: Solved) => learn({ moves });
  const engine = await engineOf(game);
  hear(await engine.request("solve", [board, options], { signal, progress: seldom(hear) }));
}

/** Asks for the idea that decides a position, where that is to be seen without a search. */
export async function findReason(store: Store, { state, signal }: Asking) {
  const { board } = position(state);
  const { game } = state.shape;
  const reason = await answering().request("reason", [board, { game }], { signal });
  store.learn(game, board, { reason });
}

/** Rejects when a signal is aborted. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
