/**
 * What stands behind the boards beyond 3×3: searches that take time, run in slices, say what they have
 * proved so far, and can be stopped and go on.
 */
import { boardsEngine, boardsEngineWithBook, textbookEngine } from "../../engine/boards.js";
import { choose } from "../../game/levels.js";
import { answersShown, computerPlays, computersOnly, mover, position } from "../../game/state.js";
import { keepChoices, loadChoices } from "./choices.js";
import { Costs } from "./costs.js";
import { costText } from "./cost-words.js";
import { BoardKnowledge } from "./knowledge.js";
import { spoken } from "../../page/parts.js";
import { drawn } from "../prove/drawn.js";
import { howWords } from "./said.js";
import { fromSolved, fromThought, further, marksOf } from "./known.js";

/** @typedef {import("../../game/session.js").Asking} Asking */
/** @typedef {import("../../game/state.js").State} State */
/** @typedef {import("./knowledge.js").Run} Run */

/** The part of a budget that the solver of a game gets before the search that deepens, and its most. */
const [SOLVER_SHARE, SOLVER_MOST] = [0.5, 500];
/** The part of a budget in which a trap has to be proved; a search for any good move has the rest. */
const TRAP_SHARE = 0.7;
/** What looks so far ahead sees wins at once, and losses by the reply. */
const CASUAL_DEPTH = 2;

/** Why a search ends before its time: what the visitor pressed, or a tab that is not seen. */
const [STOPPED, HIDDEN] = [Symbol("stopped"), Symbol("hidden")];

export class BoardsAdviser {
  engine = boardsEngine();
  knowledge = new BoardKnowledge();
  costs = new Costs(this.engine, textbookEngine);
  choices = loadChoices(() => localStorage, matchMedia("(pointer: coarse)").matches);
  /** Ends the search that runs. @type {AbortController | null} */
  #running = null;
  /** What the visitor wants next. @type {Run | null} */
  #next = null;
  /** Hears of it. @type {() => void} */
  #tell = () => {};
  /** The board that was asked about last. */
  #last = { game: "", board: "" };

  restart() {
    this.engine.restart();
  }

  /** What is known of the position on the board. @param {State} state */
  of(state) {
    return this.knowledge.of(state.shape.game, position(state)?.board ?? "");
  }

  /**
   * How a move was found, if a computer has found it on this visit.
   * @param {State} state
   * @param {number} index
   */
  turn(state, index) {
    const { shape, game, positions } = state;
    const { board, player } = positions[index];
    if (!answersShown(state)) return { player, found: "", time: "" };
    const { played } = this.knowledge.of(shape.game, board);
    const found = played && played.move === game.moves[index] ? spoken(howWords(played)) : "";
    return { player, found, time: "" };
  }

  /**
   * What a computer has proved of a move as it played it.
   * @param {State} state
   * @param {number} index
   */
  endingOf({ shape, game, positions }, index) {
    const { played } = this.knowledge.of(shape.game, positions[index].board);
    return played && played.move === game.moves[index] ? played.ending : null;
  }

  /** What plain minimax would cost from here, as far as that is known. @param {State} state */
  costText(state) {
    const { estimate, timed } = this.costs.of(state.shape.game, position(state)?.board ?? "");
    return estimate ? costText(estimate, timed) : "";
  }

  /** @param {State} state */
  marks(state) {
    const { known, analysis } = this.of(state);
    return marksOf(known, analysis);
  }

  /**
   * Looks at the position for as long as the budget says, and again whenever the visitor wants more.
   * @param {State} state
   * @param {Asking} asking
   */
  async consider(state, asking) {
    const { board, finished } = position(state);
    const { game } = state.shape;
    this.#leave(game, board);
    asking.learned();
    if (finished || !answersShown(state) || computerPlays(state)) return;
    let run = this.#firstRun(state);
    for (;;) {
      if (run) {
        await this.#look(state, run, asking);
        // Where stones fall, the scores over the columns have a search of their own.
        if (state.settings.hints && !state.shape.gravity) await this.#analyze(state, run, asking);
      }
      const cost = this.#cost(state, asking).then(never);
      run = await Promise.race([this.#wish(asking.signal), cost]);
    }
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<number | null>}
   */
  async move(state, asking) {
    const { board, finished } = position(state);
    if (finished) return null;
    const level = mover(state);
    const { game } = state.shape;
    this.#leave(game, board);
    if (level === "casual" || level === "random") {
      const analysis = await this.#shortSight(state, asking);
      const move = choose(level, analysis);
      this.#learn(state, { played: { move, how: level, ending: null, depth: null } });
      return move;
    }
    const byVisitor = !computersOnly(state.settings);
    /** @type {Run} */
    const run = { byVisitor, left: this.choices.budget };
    const traps = level === "book";
    const trap = traps ? await this.#trap(state, run, asking) : null;
    if (trap?.index != null) {
      this.#learn(state, {
        played: { move: trap.index, how: "trap", ending: null, depth: null, trap },
      });
      return trap.index;
    }
    const left = traps && run.left !== null ? run.left * (1 - TRAP_SHARE) : run.left;
    await this.#look(state, { ...run, left }, asking);
    const { known } = this.of(state);
    const move = known?.best ?? choose("casual", await this.#shortSight(state, asking));
    const proved = known?.bestProved ? known.proved : null;
    const depth = known?.depth ?? CASUAL_DEPTH;
    const how = traps ? "no-trap" : proved ? "proved" : "looked";
    this.#learn(state, { played: { move, how, ending: traps ? null : proved, depth } });
    return move;
  }

  /**
   * The move that sets a trap, if it can be proved in its part of the time.
   * @param {State} state
   * @param {Run} run
   * @param {Asking} asking
   */
  async #trap(state, run, asking) {
    const { provedTrap } = await import("../prove/trap.js");
    const { board } = position(state);
    const budgetMs = run.left === null ? null : run.left * TRAP_SHARE;
    const limits = { budgetMs, memoryMb: this.choices.memoryMb };
    /** @type {Awaited<ReturnType<typeof provedTrap>>[]} */
    const found = [];
    await this.#within(asking, run, async (signal) => {
      found.push(await provedTrap(state.shape.game, board, { ...limits, signal }));
    });
    // Nothing if the visitor has stopped it.
    return found[0] ?? null;
  }

  /** Ends the search that runs: what it has found stays. */
  stop() {
    this.#running?.abort(STOPPED);
  }

  /** Goes on for so many milliseconds; null until it is done. @param {number | null} budget */
  goOn(budget) {
    this.#next = { byVisitor: true, left: budget };
    this.stop();
    this.#tell();
  }

  /** Keeps a choice. @param {Partial<import("./choices.js").Choices>} change */
  prefer(change) {
    this.choices = { ...this.choices, ...change };
    keepChoices(() => localStorage, this.choices);
  }

  /**
   * What the visitor wants next of the position on the board.
   * @param {AbortSignal} signal
   * @returns {Promise<Run>}
   */
  #wish(signal) {
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      this.#tell = () => {
        const next = this.#next;
        this.#next = null;
        if (next && !signal.aborted) resolve(next);
      };
      this.#tell();
    });
  }

  /** A search that ran on another board than this is over. @param {string} game @param {string} board */
  #leave(game, board) {
    const { game: oldGame, board: oldBoard } = this.#last;
    const { status } = this.knowledge.of(oldGame, oldBoard);
    const left = game !== oldGame || board !== oldBoard;
    if (left && (status === "looking" || status === "paused")) {
      this.knowledge.learn(oldGame, oldBoard, { status: "spent", run: null, analyzing: false });
    }
    if (left) this.#next = null;
    this.#last = { game, board };
  }

  /**
   * What is begun without being asked for: what was interrupted goes on, and what the visitor has
   * stopped stays so.
   * @param {State} state
   * @returns {Run | null}
   */
  #firstRun(state) {
    const { run, status } = this.of(state);
    if (run) return run;
    return status === "stopped" ? null : { byVisitor: false, left: this.choices.budget };
  }

  /**
   * Searches until the result is proved, the time is up, or the visitor stops it.
   * @param {State} state
   * @param {Run} run
   * @param {Asking} asking
   */
  async #look(state, run, asking) {
    if (this.of(state).known?.bestProved) return;
    let left = run.left;
    while (left === null || left > 0) {
      this.#learn(state, { status: "looking", run: { ...run, left } });
      asking.learned();
      const begun = performance.now();
      const ended = await this.#within(asking, run, (signal) =>
        this.#search(state, left, { ...asking, signal }),
      );
      if (left !== null) left = Math.max(0, left - (performance.now() - begun));
      if (ended === STOPPED) return this.#end(state, asking, "stopped");
      if (ended !== HIDDEN) break;
      this.#learn(state, { status: "paused", run: { ...run, left } });
      asking.learned();
      await untilSeen(asking.signal);
    }
    this.#end(state, asking, this.of(state).known?.bestProved ? "proved" : "spent");
  }

  /** @param {State} state @param {Asking} asking @param {import("./knowledge.js").Status} status */
  #end(state, asking, status) {
    this.#learn(state, { status, run: null });
    asking.learned();
  }

  /**
   * Does something that can be stopped, and that a hidden tab interrupts unless the visitor has started
   * it.
   * @param {Asking} asking
   * @param {Run} run
   * @param {(signal: AbortSignal) => Promise<unknown>} does
   * @returns {Promise<symbol | null>} Why it ended early, if it did.
   */
  async #within({ signal }, { byVisitor }, does) {
    const running = new AbortController();
    const leave = () => running.abort(signal.reason);
    const hide = () => document.hidden && !byVisitor && running.abort(HIDDEN);
    signal.addEventListener("abort", leave);
    document.addEventListener("visibilitychange", hide);
    this.#running = running;
    try {
      hide();
      running.signal.throwIfAborted();
      await does(running.signal);
      return null;
    } catch (error) {
      if (error === STOPPED || error === HIDDEN) return error;
      throw error;
    } finally {
      signal.removeEventListener("abort", leave);
      document.removeEventListener("visibilitychange", hide);
      if (this.#running === running) this.#running = null;
    }
  }

  /**
   * The solver of the game first, where stones fall: it proves many positions at once. Then the search
   * that deepens.
   * @param {State} state
   * @param {number | null} budget
   * @param {Asking} asking
   */
  async #search(state, budget, { signal, learned }) {
    const { board } = position(state);
    const { game, gravity } = state.shape;
    const options = { game, memoryMb: this.choices.memoryMb };
    const begun = performance.now();
    const show = drawn(learned);
    /** @param {Parameters<typeof fromThought>[0]} thought */
    const hear = (thought) => {
      this.#learn(state, { known: further(this.of(state).known, fromThought(thought)) });
    };
    if (gravity) {
      await Promise.race([boardsEngineWithBook(game), abortOf(signal)]);
      const share = Math.min(SOLVER_MOST, (budget ?? Infinity) * SOLVER_SHARE);
      if (await this.#solve(state, { ...options, budgetMs: share }, signal)) return;
      learned();
    }
    const budgetMs =
      budget === null ? undefined : Math.max(0, budget - (performance.now() - begun));
    const thought = await this.engine.request("thinking", [board, { ...options, budgetMs }], {
      signal,
      progress(thought) {
        hear(thought);
        show();
      },
    });
    hear(thought);
  }

  /**
   * Asks the game's own solver, and its book.
   * @param {State} state
   * @param {{ game: string, memoryMb: number, budgetMs: number }} options
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} Whether the best move is proved.
   */
  async #solve(state, options, signal) {
    const { board } = position(state);
    const solved = await this.engine.request("solving", [board, options], { signal });
    if (!solved.exact) return false;
    this.#learn(state, { known: fromSolved(solved) });
    if (solved.index === null) return false;
    // The book has no lines, and a search for them would take long.
    if (solved.source === "book") return true;
    const args = { ...options, line: true };
    const whole = await this.engine.request("solving", [board, args], { signal });
    if (whole.exact) this.#learn(state, { known: fromSolved(whole) });
    return true;
  }

  /**
   * Proves what each move is worth.
   * @param {State} state
   * @param {Run} run
   * @param {Asking} asking
   */
  async #analyze(state, run, asking) {
    if (this.of(state).analysis?.exact) return;
    const { board } = position(state);
    const { game } = state.shape;
    const budgetMs = run.left ?? undefined;
    const options = { game, memoryMb: this.choices.memoryMb, budgetMs };
    const show = drawn(asking.learned);
    /** @param {import("../../../pkg/web/cutoff.js").BoardAnalysis} analysis */
    const hear = (analysis) => this.#learn(state, { analysis });
    this.#learn(state, { analyzing: true });
    asking.learned();
    try {
      await this.#within(asking, run, async (signal) => {
        const request = this.engine.request("analyzing", [board, options], {
          signal,
          progress(analysis) {
            hear(analysis);
            show();
          },
        });
        hear(await request);
      });
    } finally {
      this.#learn(state, { analyzing: false });
    }
    asking.learned();
  }

  /**
   * Finds out what minimax would cost, while the tab is seen and nothing else runs.
   * @param {State} state
   * @param {Asking} asking
   */
  async #cost(state, asking) {
    await untilSeen(asking.signal);
    await this.costs.find(state.shape, position(state).board, asking);
  }

  /**
   * What each move comes to as far as a glance ahead shows.
   * @param {State} state
   * @param {Asking} asking
   */
  async #shortSight(state, { signal }) {
    const { board } = position(state);
    const options = { game: state.shape.game, depth: CASUAL_DEPTH };
    return this.engine.request("analyze", [board, options], { signal });
  }

  /** @param {State} state @param {import("./knowledge.js").Learned} facts */
  #learn(state, facts) {
    this.knowledge.learn(state.shape.game, position(state).board, facts);
  }
}

/** Rejects when a signal is aborted. @param {AbortSignal} signal @returns {Promise<never>} */
const abortOf = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** @returns {Promise<never>} */
const never = () => new Promise(() => {});

/** @param {AbortSignal} signal @returns {Promise<void>} */
function untilSeen(signal) {
  return new Promise((resolve, reject) => {
    const seen = () => {
      if (document.hidden) return;
      done();
      resolve();
    };
    const leave = () => {
      done();
      reject(signal.reason);
    };
    const done = () => {
      document.removeEventListener("visibilitychange", seen);
      signal.removeEventListener("abort", leave);
    };
    document.addEventListener("visibilitychange", seen);
    signal.addEventListener("abort", leave);
    seen();
  });
}
