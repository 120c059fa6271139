/**
 * Both textbook searches to one depth, each whole and alone, in a worker of its own: alpha-beta by itself, minimax when
 * the switch asks for it or when it takes but a moment. What takes too long is stopped. Of a minimax that has not run
 * whole there is an estimate, which is called one.
 */
import { apart } from "../../engine/workers.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { deepestWithin } from "../../engine/deepest.ts";
import { factsOf, position } from "../game/state.ts";
import { comparedDepth, depthsFrom, optionsTo } from "./compared-depth.ts";
import { SHORT, timeOf } from "./costs.ts";
import { seldom } from "./seldom.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { Store } from "../game/store.ts";
import type { DepthRun, ToDepth } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Costs } from "./costs.ts";
import type { Asking } from "./runner.ts";

/** The position that both searches begin at, and their depth. */
type ComparedPosition = { shape: GameDescription; board: string; depth: number };

/** Milliseconds that a search may take. */
const LONGEST = 10_000;
/** The nodes of minimax at the usual depth: some seconds of work. */
const MOST = 50_000_000;
/** A search that is stopped after at least this many milliseconds has a speed: its start-up is little of them. */
const FAIR = 1_000;
/** Why a search ends that has taken too long. */
const LATE = Symbol("late");
const NONE: DepthRun = { nodes: 0, ms: 0, about: false };

export class Comparison {
  #store;
  #costs;

  /** @param store Hears what is found. */
  constructor(store: Store, costs: Costs) {
    this.#store = store;
    this.#costs = costs;
  }

  /** Finds the deepest limit at which minimax is done in some seconds. */
  async findDepth({ state, signal }: Asking) {
    const { shape } = state;
    const { board } = position(state);
    const usualDepth = await deepestWithin(depthsFrom(shape, board), MOST, async (depth) => {
      return (await this.#costs.estimate(shape, board, depth, signal)).nodes;
    });
    this.#store.learn(shape.game, board, { usualDepth });
  }

  /** Alpha-beta, and an estimate of minimax. */
  async alphaBeta({ state, signal }: Asking) {
    const subject = subjectOf(state);
    const { shape, board, depth } = subject;
    const far = begun(depth);
    let run = NONE;
    try {
      const isWhole = await this.#search(subject, true, signal, (now) =>
        this.#learn(subject, { ...far, run: (run = now) }),
      );
      if (!isWhole) return this.#learn(subject, { ...far, state: "too-deep" });
      const { nodes } = await this.#costs.estimate(shape, board, depth, signal);
      // Where it runs by itself, it needs no estimate of its time.
      if (nodes > SHORT) await this.#costs.learnSpeed(shape, board, signal);
      const minimax = this.#estimated(subject);
      this.#learn(subject, { ...far, state: "done", alphaBeta: run, minimax });
    } catch (error) {
      const isGone = error instanceof EngineFailure;
      this.#learn(subject, isGone ? { ...far, state: "failed" } : null);
      if (!isGone) throw error;
    }
  }

  /** Minimax, as far as it gets. */
  async minimax({ state, signal }: Asking) {
    const subject = subjectOf(state);
    const far = factsOf(state).toDepth ?? begun(subject.depth);
    let run = NONE;
    let { minimax, state: end } = far;
    try {
      const isWhole = await this.#search(subject, false, signal, (now) =>
        this.#learn(subject, { ...far, state: "minimax", run: (run = now) }),
      );
      if (isWhole) minimax = run;
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      end = "failed";
    } finally {
      if (minimax === run || run.ms >= FAIR) this.#costs.hear(subject.shape.game, run);
      if (minimax !== run) minimax = this.#estimated(subject, run.nodes);
      this.#learn(
        subject,
        end === "failed"
          ? { ...begun(subject.depth), state: end }
          : { ...far, state: "done", minimax },
      );
    }
  }

  #learn({ shape, board }: ComparedPosition, toDepth: ToDepth | null) {
    this.#store.learn(shape.game, board, { toDepth });
  }

  /**
   * An estimate of minimax.
   * @param visited How many nodes it has visited at least.
   */
  #estimated({ shape, board, depth }: ComparedPosition, visited = 0): DepthRun {
    const { estimates } = this.#store.facts.of(shape.game, board);
    const { timed } = this.#store.facts.of(shape.game);
    const nodes = twoDigits(Math.max(estimates[depth].nodes, visited));
    const all = { nodes, standardError: 0, exact: true };
    return { nodes, ms: timed ? timeOf(all, timed).seconds * 1_000 : 0, about: true };
  }

  /**
   * Runs one of the two searches.
   * @param pruning Whether it is alpha-beta.
   * @returns False if its time was up, or if the engine refused it because it would take far too long.
   */
  async #search(
    { shape, board, depth }: ComparedPosition,
    pruning: boolean,
    signal: AbortSignal,
    hear: (run: DepthRun) => void,
  ): Promise<boolean> {
    const options = optionsTo(shape, depth);
    const late = new AbortController();
    const overdue = setTimeout(() => late.abort(LATE), LONGEST);
    const tell = ({ nodes, ms }: { nodes: number; ms: number }) =>
      hear({ nodes, ms, about: false });
    hear(NONE);
    try {
      const ends = AbortSignal.any([signal, late.signal]);
      const hears = { signal: ends, progress: seldom(tell) };
      tell(await apart().request("textbook", [board, pruning, options, true], hears));
      return true;
    } catch (error) {
      if (error === LATE || error instanceof EngineRefusal) return false;
      throw error;
    } finally {
      clearTimeout(overdue);
    }
  }
}

const subjectOf = (state: State): ComparedPosition => ({
  shape: state.shape,
  board: position(state).board,
  depth: comparedDepth(state),
});

const twoDigits = (value: number) => Number(value.toPrecision(2));

const begun = (depth: number): ToDepth => ({
  depth,
  state: "alphaBeta",
  run: NONE,
  minimax: null,
  alphaBeta: null,
});
