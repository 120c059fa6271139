/** Searches of other boards by the solver, which runs in slices and reports proofs on the way. */
import { abortOf } from "../../base/abort.ts";
import { answerer, prover, thinkerFor } from "../../engine/workers.ts";
import { boundsOf } from "../state/bounds.ts";
import { provedResult } from "../state/claim.ts";
import { positionKey } from "../state/facts.ts";
import { factsOf } from "../state/play-state.ts";
import { chooseFinding } from "../state/merge.ts";
import { throttle } from "./throttle.ts";
import type { Solved } from "../../../pkg/whole/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { SolveTime } from "../../engine/slices.ts";
import type { Finding } from "../state/finding.ts";
import type { QuestionContext } from "../state/question.ts";

/** The share of a time limit for the game's own solver, and its maximum. */
const [SOLVER_SHARE, SOLVER_MOST_MS] = [0.5, 500];
/** Milliseconds for the best line, after the result is known. */
const LINE_MS = 100;

type Options = { game: string; memoryMb: number; budgetMs?: number; solver?: "search" };

/**
 * Finds the best move. First asks the game's own solver, if there is one, because it proves many
 * positions at once. Then searches by iterative deepening.
 */
export async function searchPosition(context: QuestionContext, engineOf = thinkerFor) {
  const { state, game, board, add, signal, budgetMs } = context;
  const options = { game, memoryMb: state.limits.memoryMb };
  const start = performance.now();
  const engine = await Promise.race([engineOf(game), abortOf(signal)]);
  if (state.shape.ownSolver) {
    const share = Math.min(SOLVER_MOST_MS, (budgetMs ?? Infinity) * SOLVER_SHARE);
    if (await askOwnSolver(context, engine, { ...options, budgetMs: share })) return;
  }
  const left = budgetMs && Math.max(0, budgetMs - (performance.now() - start));
  const bySearch = { ...options, solver: "search" as const };
  const report = (solved: Parameters<typeof findingOfSolved>[0]) =>
    add({ lastFinding: chooseFinding(factsOf(state).finding, findingOfSolved(solved)) });
  const args = [board, { ...bySearch, budgetMs: left }] as const;
  const solved = await engine.request("solve", [...args], { signal, progress: throttle(report) });
  report(solved);
  if (solved.exact) await findLine(context, engine, { ...bySearch, budgetMs: LINE_MS }, solved);
}

/** Asks the game's own solver and its book. @returns True if the best move is proved. */
async function askOwnSolver(context: QuestionContext, engine: Engine, options: Options) {
  const { board, add, signal } = context;
  const solved = await engine.request("solve", [board, options], { signal });
  if (!solved.exact) return false;
  add({ lastFinding: findingOfSolved(solved) });
  if (solved.move === null) return false;
  // The book has no lines, and a search for them takes long.
  if (solved.source !== "book") await findLine(context, engine, options, solved);
  return true;
}

/** Finds the best line of a proved position, unless the time is up. */
async function findLine(
  { board, add, signal }: QuestionContext,
  engine: Engine,
  options: Options,
  { timedPart = undefined }: Parameters<typeof findingOfSolved>[0],
) {
  const whole = await engine.request("solve", [board, { ...options, line: true }], { signal });
  if (whole.exact) add({ lastFinding: findingOfSolved({ ...whole, timedPart }) });
}

/** Proves the result of each move, with the help of the book. */
export async function findMoveBounds(
  { game, board, add, signal, budgetMs }: QuestionContext,
  engineOf: typeof thinkerFor = thinkerFor,
) {
  // The worker keeps the table size and the proofs of the search for the best move.
  const options = { game, moves: true, budgetMs };
  const report = ({ moves }: Solved) => add({ moves: moves ?? undefined });
  const engine = await engineOf(game);
  report(await engine.request("solve", [board, options], { signal, progress: throttle(report) }));
}

/** Finds the reason for the result of a position, if the engine recognises it without a search. */
export async function findReason({ game, board, add, signal }: QuestionContext) {
  add({ reason: await answerer().request("reason", [board, { game }], { signal }) });
}

type ProofProgress = Solved & { ms: number };

/** Proves a position without the book and with a separate table, so that its counts are true. */
export async function prove(
  { store, state, game, board, add, signal }: QuestionContext,
  engine: Engine = prover(),
) {
  const key = positionKey(game, board);
  if (state.proofKey !== key) {
    engine.restart();
    add({ proof: null });
  }
  store.change({ proofKey: key });
  const options = { game, memoryMb: state.limits.memoryMb, book: false, line: true };
  const report = (solved: ProofProgress, isDone: boolean) => {
    const { nodes, ms } = solved;
    const bounds = boundsOf(solved);
    // The search for the best line adds time after the result.
    const proved = factsOf(state).proof?.provedMs ?? (provedResult(bounds) ? ms : null);
    add({ bounds, proof: { ...bounds, nodes, ms, provedMs: proved, isDone } });
  };
  try {
    const progress = throttle((solved: ProofProgress) => report(solved, false));
    const solved = await engine.request("solve", [board, options], { signal, progress });
    report(solved, true);
    add({ lastFinding: findingOfSolved(solved) });
  } catch (error) {
    // The worker's table is lost with the worker.
    if (!signal.aborted) store.change({ proofKey: "" });
    throw error;
  }
}

export function findingOfSolved(solved: Solved & Partial<SolveTime>): Finding {
  const { move, principalVariation, lineSoFar, source, depth } = solved;
  const { nodes, timedPart = null, memoryRefused } = solved;
  const bounds = boundsOf(solved);
  const result = provedResult(bounds);
  const moves = result ? principalVariation : lineSoFar;
  const line = moves.length === 0 && move !== null ? [move] : moves;
  return {
    ...bounds,
    result,
    depth: source === "search" ? depth : null,
    best: move,
    isBestProved: result !== null && move !== null,
    line,
    nodes,
    timedPart,
    memoryRefused,
    source,
  };
}
