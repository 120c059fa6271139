/**
 * Repeats calls that stop at a budget until they are done. They report after each slice, can be
 * stopped between two slices, and continue from their table when repeated.
 */
import { timeBatches } from "./timing.ts";
import type * as cutoff from "../../pkg/whole/cutoff.js";

/** The fields that are added to each answer of `solve`. */
export interface SolveTime {
  /** Milliseconds of this call, and of earlier ones with the same question directly before it. */
  ms: number;
  /**
   * Positions and milliseconds for the speed, without the first slice. The `nodes` of the answer
   * can include earlier calls.
   */
  timedPart: { nodes: number; ms: number };
}

/** Milliseconds of a slice. A search stops within about two slices. */
const SLICE_MS = 25;

/** Milliseconds. A shorter search is timed again, because its first run is mostly compiling. */
const LONG_RUN_MS = 500;
/** A search whose second run takes less is timed in batches. In milliseconds. */
const SHORT_RUN_MS = 50;
const SAMPLES = 3;
/** The engine reports a time only if a search takes at least this many clock steps. */
const LEAST_STEPS = 20;
/** The smallest step of browsers' clocks, in milliseconds. */
const FINEST_STEP_MS = 0.005;

type Search = "best_move" | "review" | "puzzle" | "horizon" | "consult" | "judge";

/** Yields reports, and returns the answer. */
type Slices<R> = Generator<R, R, void>;

/** Narrows the type of a call that smaller builds lack. The page uses it only with larger ones. */
function need<F>(call: F | undefined): F {
  if (!call) throw new Error("this build has no such call");
  return call;
}

type Clock = () => number;

/** @param searches The functions of a build. @param now Returns milliseconds. */
export function slices(
  searches: Pick<typeof cutoff, "solve"> & Partial<Pick<typeof cutoff, Search>>,
  now: Clock = () => performance.now(),
) {
  const { solve, best_move, review, puzzle, horizon, consult, judge } = searches;
  /** The table size of the last question that gave one. */
  let memoryMb: number | undefined;

  /**
   * Adds the last table size to options without one. With another size, the engine would make a new
   * table without the proofs of the first.
   */
  function withTable<O extends { memoryMb?: number }>(options: O): O {
    memoryMb = options.memoryMb ?? memoryMb;
    return { ...options, memoryMb };
  }

  return {
    solve: withSpeed((position, options = {}) => solve(position, withTable(options)), now),
    textbook: textbook(best_move, now),
    review: (...[start, moves, options = {}]: Parameters<typeof cutoff.review>) =>
      runSlices(now, options, (slice) => need(review)(start, moves, withTable(slice))),
    puzzle: (options: Parameters<typeof cutoff.puzzle>[0] = {}) =>
      runSlices(now, options, (slice) => need(puzzle)(withTable(slice))),
    horizon: (...[board, options = {}]: Parameters<typeof cutoff.horizon>) =>
      runSlices(now, options, (slice) => need(horizon)(board, slice)),
    consult: (...[board, bug, options = {}]: Parameters<typeof cutoff.consult>) =>
      runSlices(now, options, (slice) => need(consult)(board, bug, slice)),
    judge: (...[boards, moves, options = {}]: Parameters<typeof cutoff.judge>) =>
      runSlices(now, options, (slice) => need(judge)(boards, moves, slice)),
  };
}

/** Repeats a call until it is done, or until its slices have taken `budgetMs` together. */
function* runSlices<O extends { budgetMs?: number }, R extends { done: boolean }>(
  now: Clock,
  options: O,
  call: (slice: O) => R,
): Slices<R> {
  const { budgetMs = Infinity } = options;
  for (let spent = 0; ;) {
    const begun = now();
    const answer = call({ ...options, budgetMs: SLICE_MS });
    spent += now() - begun;
    if (answer.done || spent >= budgetMs) return answer;
    yield answer;
  }
}

/** Adds the time and the nodes for the speed to each answer of `solve`. */
function withSpeed(solve: typeof cutoff.solve, now: Clock) {
  /** The last question and its progress. `earlier` are nodes before the engine's last reset. */
  let last = { question: "", nodes: 0, earlier: 0, ms: 0 };

  return (
    position: cutoff.BoardInput,
    options: cutoff.SolveOptions,
  ): Slices<cutoff.Solved & SolveTime> => {
    const { budgetMs: _, ...rest } = options;
    const question = JSON.stringify([position, rest]);
    let timedPart = { nodes: 0, ms: 0 };
    /** The progress of this call. */
    let progress: Omit<typeof last, "question"> | null = null;
    return runSlices(now, options, (slice) => {
      const before = now();
      const answer = solve(position, slice);
      const took = now() - before;
      const { nodes } = answer;
      const continues = last.question === question && nodes >= last.nodes;
      const begun = progress ?? (continues ? last : { nodes: 0, earlier: 0, ms: 0 });
      // After another question the engine counts from 0, so the nodes of this slice are unknown.
      const isAnew = nodes < begun.nodes;
      if (progress && !isAnew) {
        timedPart = { nodes: timedPart.nodes + nodes - progress.nodes, ms: timedPart.ms + took };
      }
      const earlier = begun.earlier + (isAnew ? begun.nodes : 0);
      progress = { nodes, earlier, ms: begun.ms + took };
      last = { question, ...progress };
      return { ...answer, nodes: earlier + nodes, ms: progress.ms, timedPart };
    });
  };
}

/**
 * Runs and times a textbook search on any board.
 * @returns With `warm`, a short search is timed again once it is compiled. The time is that of the
 * fastest run or batch, or 0 if the clock is too coarse.
 */
function textbook(best_move: typeof cutoff.best_move | undefined, now: Clock) {
  return function* (
    position: cutoff.BoardInput,
    pruning: boolean,
    options: cutoff.BestMoveOptions,
    warm = false,
  ): Slices<cutoff.BestMove & { ms: number }> {
    const search = need(best_move);
    const run = () => {
      let ms = 0;
      return runSlices(now, options, (slice) => {
        const begun = now();
        const found = search(position, pruning, slice);
        return { ...found, ms: (ms += now() - begun) };
      });
    };
    const found = yield* run();
    if (!warm || !found.done || found.ms >= LONG_RUN_MS) return found;
    const rerun = run();
    let second = rerun.next();
    for (; !second.done; second = rerun.next()) yield found;
    // A call also estimates whether the search is too long, which the engine's own time leaves out.
    const least = Math.min(...[found, second.value].map(({ elapsedMs }) => elapsedMs ?? Infinity));
    const ms = Math.min(found.ms, second.value.ms, least);
    if (ms >= SHORT_RUN_MS) return { ...found, ms };
    // With a budget, the engine would read its clock during the batches.
    const again = () => search(position, pruning, { ...options, budgetMs: undefined });
    return { ...found, ms: timeSearch(again, now, found.nodes, least) };
  };
}

/** Times a search in batches. @param least The engine's shortest time. @returns 0 if unknown. */
function timeSearch(search: () => cutoff.BestMove, now: Clock, nodes: number, least: number) {
  let isSeen = true;
  const again = () => {
    const { elapsedMs } = search();
    isSeen &&= elapsedMs !== null;
    least = Math.min(least, elapsedMs ?? Infinity);
  };
  const { samplesMs: batches, tick } = timeBatches(now, again, nodes, SAMPLES);
  const ms = Math.min(...batches, isSeen ? least : Infinity);
  // Without a time from the engine, the search is shorter than this, or other work was timed.
  const shorter = LEAST_STEPS * Math.max(tick ?? 0, FINEST_STEP_MS);
  return batches.length > 0 && (isSeen || ms <= shorter) ? ms : 0;
}
