/** The solver's searches of boards beyond 3×3: they take time, run in slices, and say what they prove as they go. */
import { answering, thinking, thinkingAbout } from "../../engine/workers.ts";
import { factsOf } from "../game/state.ts";
import { fromSolved, further } from "../game/finding.ts";
import { limits } from "./limits.ts";
import { seldom } from "./seldom.ts";
import type { Solved } from "../../../pkg/web/cutoff.js";
import type { Asking } from "./question.ts";

/** The part of a budget that the solver of a game gets before the search that deepens, and the most milliseconds of it. */
const [SOLVER_SHARE, SOLVER_MOST] = [0.5, 500];
/** Milliseconds for the line of best play, once the search that deepens has the result. */
const LINE_MS = 100;

type Options = { game: string; memoryMb: number; budgetMs?: number; solver?: "search" };

/**
 * Searches for the best move. The solver of the game first, where stones fall: it proves many positions at once. Then the
 * search that deepens.
 */
export async function look(asking: Asking) {
  const { state, game, board, learn, signal, budget } = asking;
  const options = { game, memoryMb: limits.now.memoryMb };
  const begun = performance.now();
  if (state.shape.gravity) {
    await Promise.race([thinkingAbout(game), abortOf(signal)]);
    const share = Math.min(SOLVER_MOST, (budget ?? Infinity) * SOLVER_SHARE);
    if (await solve(asking, { ...options, budgetMs: share })) return;
  }
  const left = budget === null ? undefined : Math.max(0, budget - (performance.now() - begun));
  const bySearch = { ...options, solver: "search" as const };
  const hear = (solved: Parameters<typeof fromSolved>[0]) =>
    learn({ found: further(factsOf(state).known, fromSolved(solved)) });
  const asked = { ...bySearch, budgetMs: left };
  const hears = { signal, progress: seldom(hear) };
  const solved = await thinking().request("solve", [board, asked], hears);
  hear(solved);
  if (solved.exact) await findLine(asking, { ...bySearch, budgetMs: LINE_MS }, solved);
}

/**
 * Asks the game's own solver, and its book.
 * @returns Whether the best move is proved.
 */
async function solve(asking: Asking, options: Options) {
  const { board, learn, signal } = asking;
  const solved = await thinking().request("solve", [board, options], { signal });
  if (!solved.exact) return false;
  learn({ found: fromSolved(solved) });
  if (solved.move === null) return false;
  // The book has no lines, and a search for them would take long.
  if (solved.source !== "book") await findLine(asking, options, solved);
  return true;
}

/**
 * Finds best play from a position that is proved, as far as the time lets it.
 * @param solved What was proved.
 */
async function findLine(
  { board, learn, signal }: Asking,
  options: Options,
  { measured = undefined }: Parameters<typeof fromSolved>[0],
) {
  const whole = await thinking().request("solve", [board, { ...options, line: true }], { signal });
  if (whole.exact) learn({ found: fromSolved({ ...whole, measured }) });
}

/** Proves what each move is worth. */
export async function findWorths({ game, board, learn, signal, budget }: Asking) {
  const { memoryMb } = limits.now;
  const options = { game, memoryMb, moves: true, budgetMs: budget ?? undefined };
  const hear = ({ moves }: Solved) => learn({ moves });
  hear(await thinking().request("solve", [board, options], { signal, progress: seldom(hear) }));
}

/** Proves what a stone in each column is worth, with the book. */
export async function findColumns(
  { game, board, learn, signal, budget }: Asking,
  engineOf: typeof thinkingAbout = thinkingAbout,
) {
  const options = { game, moves: true, ...(budget === null ? {} : { budgetMs: budget }) };
  const hear = ({ moves }: Solved) => learn({ moves });
  const engine = await engineOf(game);
  hear(await engine.request("solve", [board, options], { signal, progress: seldom(hear) }));
}

/** Asks for the idea that decides a position, where that is to be seen without a search. */
export async function findReason({ game, board, learn, signal }: Asking) {
  learn({ reason: await answering().request("reason", [board, { game }], { signal }) });
}

/** Rejects when a signal is aborted. */
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
