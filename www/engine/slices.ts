/**
 * Calls of the package that stop at a budget and say whether they are done, as a worker offers them: it asks
 * again until they are. They report what they know after each slice, can be stopped between two, and go on
 * from their table when the same question is asked again. This is the one place that asks again. Last comes the count of
 * what a search visits, which has no slices.
 */

import { timed as timedRuns } from "./timing.ts";
import type * as cutoff from "../../pkg/web/cutoff.js";
import type {
  BestMove,
  BestMoveOptions,
  BoardInput,
  SearchName,
  SolveOptions,
  Solved,
} from "../../pkg/web/cutoff.js";

/** Added to each answer of `solve`. */
export interface Spent {
  /**
   * The milliseconds that the question has taken so far, earlier calls included as long as no other
   * question came between.
   */
  ms: number;
  /**
   * Positions and the milliseconds in which they were visited, to tell a speed by: both of the slices of this call
   * after the first one. The positions of the answer itself may be of earlier calls, which another question followed.
   */
  measured: { nodes: number; ms: number };
}

/**
 * Milliseconds of a slice. A search that is to stop does so when its slice is over, and after each slice it tells how
 * far it is. A stop may take twice as long, with the messages and on a busy machine.
 */
const SLICE = 25;

/** A search that takes fewer milliseconds is run again to time it warm: its first run may be mostly the compiler's. */
const LONG = 500;
/** One that then takes fewer than this is timed in batches … */
const SHORT = 50;
/** … of which there are this many. */
const SAMPLES = 3;
/** The engine tells the time of a search that takes no fewer steps of the clock. */
const SEEN = 20;
/** No browser's clock has smaller steps, in milliseconds. */
const FINEST = 0.005;

type Search = "best_move" | "review" | "puzzle" | "horizon" | "consult" | "judge";

/** A smaller build has not all of the calls; what it has not is never asked of it. */
function given<F>(call: F | undefined): F {
  if (!call) throw new Error("this build has no such call");
  return call;
}

/** @param searches Of the package; a smaller build has not all of them. @param now Milliseconds. */
export function slices(
  searches: Pick<typeof cutoff, "solve"> & Partial<Pick<typeof cutoff, Search>>,
  now: () => number = () => performance.now(),
) {
  const { solve, best_move, review, puzzle, horizon, consult, judge } = searches;
  /** The limit of the table, from the last question that had one. */
  let memoryMb: number | undefined;

  /** A call in slices. `budgetMs` is what all of them may take; without it the call goes on until it is done. */
  function* inSlices<R extends { done: boolean }>(
    { budgetMs = Infinity }: { budgetMs?: number },
    call: (slice: { budgetMs: number }) => R,
  ): Generator<R, R, void> {
    for (let spent = 0; ;) {
      const begun = now();
      const answer = call({ budgetMs: SLICE });
      spent += now() - begun;
      if (answer.done || spent >= budgetMs) return answer;
      yield answer;
    }
  }

  /**
   * The options of a call with the solvers. A question that does not say what the table may take leaves that as it is:
   * with another one there would be a second table, which knows nothing of what the first has proved.
   */
  function withTable<O extends { memoryMb?: number }>(options: O): O {
    memoryMb = options.memoryMb ?? memoryMb;
    return { ...options, memoryMb };
  }

  /** The question that was asked last, and how far it was. */
  let last = { question: "", nodes: 0, earlier: 0, ms: 0 };

  function* timed(
    position: BoardInput,
    options: SolveOptions,
  ): Generator<Solved & Spent, Solved & Spent, void> {
    const { budgetMs: _, ...asked } = options;
    const question = JSON.stringify([position, asked]);
    let measured = { nodes: 0, ms: 0 };
    /** How far this call is, once it has begun. `earlier` are the positions before the engine counted anew. */
    let far: Omit<typeof last, "question"> | null = null;
    const slice = (options: SolveOptions) => {
      const before = now();
      const answer = solve(position, options);
      const took = now() - before;
      const { nodes } = answer;
      const goesOn = last.question === question && nodes >= last.nodes;
      const begun = far ?? (goesOn ? last : { nodes: 0, earlier: 0, ms: 0 });
      // Fewer than before: another question came between, and how many are of this slice is not known.
      const isAnew = nodes < begun.nodes;
      if (far && !isAnew) {
        measured = { nodes: measured.nodes + nodes - far.nodes, ms: measured.ms + took };
      }
      const earlier = begun.earlier + (isAnew ? begun.nodes : 0);
      far = { nodes, earlier, ms: begun.ms + took };
      last = { question, ...far };
      return { ...answer, nodes: earlier + nodes, ms: far.ms, measured };
    };
    return yield* inSlices(options, (budget) => slice(withTable({ ...options, ...budget })));
  }

  /**
   * A textbook search on any board, with the milliseconds that it has taken.
   * @param warm Whether one that is not long is timed again, when it is compiled: the time is that of the
   * fastest run then, or batch, and 0 if the clock is too coarse for it.
   */
  function* textbook(
    position: BoardInput,
    pruning: boolean,
    options: BestMoveOptions,
    warm = false,
  ): Generator<BestMove & { ms: number }, BestMove & { ms: number }, void> {
    const search = given(best_move);
    const run = () => {
      let ms = 0;
      return inSlices(options, (budget) => {
        const begun = now();
        const found = search(position, pruning, { ...options, ...budget });
        return { ...found, ms: (ms += now() - begun) };
      });
    };
    const found = yield* run();
    if (!warm || !found.done || found.ms >= LONG) return found;
    const rerun = run();
    let second = rerun.next();
    for (; !second.done; second = rerun.next()) yield found;
    // A call also works out whether the search would take too long: the engine's own time is without that.
    let own = Math.min(...[found, second.value].map(({ elapsedMs }) => elapsedMs ?? Infinity));
    const ms = Math.min(found.ms, second.value.ms, own);
    if (ms >= SHORT) return { ...found, ms };
    let isSeen = true;
    const again = () => {
      const { elapsedMs } = search(position, pruning, options);
      isSeen &&= elapsedMs !== null;
      own = Math.min(own, elapsedMs ?? Infinity);
    };
    const { samplesMs: batches, tick } = timedRuns(now, again, found.nodes, SAMPLES);
    const least = Math.min(...batches, isSeen ? own : Infinity);
    // What the engine has not seen is shorter than this: so most of the call was other work.
    const shorter = SEEN * Math.max(tick ?? 0, FINEST);
    const isTold = batches.length > 0 && (isSeen || least <= shorter);
    return { ...found, ms: isTold ? least : 0 };
  }

  return {
    solve: timed,
    textbook,
    review: (...[start, moves, options = {}]: Parameters<typeof cutoff.review>) =>
      inSlices(options, (more) => given(review)(start, moves, withTable({ ...options, ...more }))),
    puzzle: (options: Parameters<typeof cutoff.puzzle>[0] = {}) =>
      inSlices(options, (more) => given(puzzle)(withTable({ ...options, ...more }))),
    horizon: (...[board, options = {}]: Parameters<typeof cutoff.horizon>) =>
      inSlices(options, (more) => given(horizon)(board, { ...options, ...more })),
    consult: (...[board, bug, options = {}]: Parameters<typeof cutoff.consult>) =>
      inSlices(options, (more) => given(consult)(board, bug, { ...options, ...more })),
    judge: (...[boards, moves, options = {}]: Parameters<typeof cutoff.judge>) =>
      inSlices(options, (more) => given(judge)(boards, moves, { ...options, ...more })),
  };
}

/** The part of the positions that is done, from 0 to 1, and the nodes so far. */
export type Visited = { part: number; nodes: number };

/** @returns Of all of them. */
export type Visiting = (
  boards: readonly string[],
  name: SearchName,
  options?: BestMoveOptions,
) => { nodes: number };

/** Milliseconds between two reports. */
const OFTEN = 100;

/**
 * Counts what a search visits in a list of positions. Nothing stops it but the end of its worker; it says from within how
 * far it is.
 */
export function visiting(
  best_move: typeof cutoff.best_move,
): (report: (far: Visited) => void, ...args: Parameters<Visiting>) => { nodes: number } {
  return (report, boards, name, options) => {
    const search = name === "minimax" || name === "alpha-beta" ? undefined : name;
    let [nodes, reported] = [0, performance.now()];
    for (const [at, board] of boards.entries()) {
      const progress = (more: number) => report({ part: at / boards.length, nodes: nodes + more });
      nodes += best_move(board, name !== "minimax", { ...options, search, progress }).nodes;
      if (performance.now() - reported < OFTEN) continue;
      progress(0);
      reported = performance.now();
    }
    return { nodes };
  };
}
