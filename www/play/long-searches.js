/**
 * What runs for the position on the board, where that takes longer than a moment: a look by the solver, what each move
 * is worth for the hints, both textbook searches, and what minimax would cost. They are timed, so one runs at a time.
 * `#next` says which; what runs gives way when that is another.
 */
import { answering, apart } from "../engine/workers.js";
import { answersShown, computerPlays, position } from "./state.js";
import { BothSearches } from "./both-searches.js";
import { Costs } from "./costs.js";
import { lasting } from "../base/storage.js";
import { GIVES_WAY, Jobs, STOPPED, abortOf } from "./jobs.js";
import { keepLimits, loadLimits } from "./limits.js";
import { Opponent } from "./opponent.js";
import { Proofs } from "./proofs.js";
import { Searches } from "./searches.js";

/** @import { Answers } from "./answers.js" */
/** @import { State } from "./state.js" */
/** @import { Asking, Job, Limits, Run } from "./types.d.ts" */
/** @import { Questions } from "./questions.js" */

/** The keys of what is not asked for by name. */
const [DEPTH, ANALYSIS, COST] = ["depth", "analysis", "cost"];

/**
 * A position, for as long as it is on the board and the visitor's.
 * @typedef {object} Visit
 * @property {string} game
 * @property {string} board
 * @property {AbortController} work Ends with it.
 * @property {Promise<void> | null} depth Ends when it is known to how many plies both searches are compared.
 * @property {Promise<never>} ended Rejects when an engine fails.
 * @property {State} state The newest.
 * @property {() => void} learned Draws what is new.
 * @property {Run} run The last that was wanted.
 * @property {boolean} comparesFirst Whether both textbook searches come before the solver.
 * @property {Set<unknown>} done The keys of the jobs that are not to run again.
 * @property {() => void} wake Is called when there may be something to do.
 */

export class LongSearches {
  engine = answering();
  limits = loadLimits(lasting, matchMedia("(pointer: coarse)").matches);
  proofs;
  #hasCard;
  #jobs = new Jobs();
  #both;
  #costs;
  #searches;
  #opponent;
  /** The last. @type {Visit | null} */
  #visit = null;

  /**
   * @param {Answers} answers Hears what is found.
   * @param {Questions} questions What is answered in a moment.
   * @param {{ card: boolean }} page Whether it shows what both searches take.
   */
  constructor(answers, questions, { card }) {
    this.#hasCard = card;
    const limits = () => this.limits;
    this.proofs = new Proofs(answers);
    this.#costs = new Costs(answering, apart, answers);
    this.#both = new BothSearches(answers, this.#costs);
    this.#searches = new Searches(this.proofs, () => this.limits.memoryMb);
    this.#opponent = new Opponent(this.#searches, questions, this.proofs, this.#jobs, limits);
  }

  /**
   * Has run what is wanted of the position on the board. It goes on from one question about it to the next.
   * @param {State} state
   * @param {Asking} asking
   */
  async consider(state, { signal, learned }) {
    const { board, finished } = position(state);
    this.leave(state.shape.game, board);
    learned();
    // It is an extra: where the engine fails, the game says so.
    this.#findReason(state, { signal, learned }).catch(() => {});
    if (finished || computerPlays(state)) return this.#end();
    if (this.#visit?.work.signal.aborted ?? true) this.#visit = this.#begin(state, learned);
    const visit = /** @type {Visit} */ (this.#visit);
    const { settings, depth } = visit.state;
    Object.assign(visit, { state, learned });
    // The switch and the depth are pressed for the comparison.
    if (settings.pruning !== state.settings.pruning || depth !== state.depth) {
      visit.comparesFirst = true;
      visit.done.delete(this.#both.next(state, learned)?.key);
    }
    this.#check();
    await Promise.race([visit.ended, abortOf(signal)]);
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<number | null>}
   */
  async move(state, asking) {
    this.#end();
    return this.#opponent.move(state, asking);
  }

  /** Ends the search that runs: what it has found stays. */
  stop() {
    this.#jobs.stop();
  }

  /**
   * Looks on for so many milliseconds; null until it is done.
   * @param {number | null} left
   * @returns {boolean} False if an engine has failed: then it goes on with the next question.
   */
  goOn(left) {
    const visit = this.#visit;
    if (!visit) return false;
    visit.run = { byVisitor: true, left };
    visit.comparesFirst = false;
    visit.done.delete(ANALYSIS);
    this.proofs.learn(visit.game, visit.board, { run: visit.run });
    this.#check();
    return !visit.work.signal.aborted;
  }

  /** Keeps a choice. @param {Partial<Limits>} change */
  prefer(change) {
    this.limits = { ...this.limits, ...change };
    keepLimits(lasting, this.limits);
  }

  /** What runs for another position than this is over. @param {string} game @param {string} board */
  leave(game, board) {
    if (this.#visit?.game !== game || this.#visit.board !== board) this.#end();
  }

  /** Asks for the idea that decides a position, where that is to be seen without a search. @param {State} state @param {Pick<Asking, "signal" | "learned">} asking */
  async #findReason(state, { signal, learned }) {
    const { shape } = state;
    const { board, finished } = position(state);
    if (finished || !answersShown(state) || this.proofs.here(state).reason !== undefined) return;
    const args = /** @type {const} */ ([board, { game: shape.game }]);
    const reason = await this.engine.request("reason", [...args], { signal });
    this.proofs.learn(shape.game, board, { reason });
    learned();
  }

  /** @param {State} state @param {() => void} learned @returns {Visit} */
  #begin(state, learned) {
    const { shape } = state;
    const { board } = position(state);
    const run = { byVisitor: false, left: this.limits.budget };
    if (this.proofs.here(state).status === "idle") this.proofs.learnHere(state, { run });
    const work = new AbortController();
    const { signal } = work;
    const asking = { signal, learned: () => visit.learned() };
    /** @type {Visit} */
    const visit = {
      ...{ game: shape.game, board, work, state, learned, run, wake: () => {}, depth: null },
      ...{ ended: never, comparesFirst: false, done: new Set() },
    };
    // It is not timed, so it waits for nothing.
    if (this.#hasCard) visit.depth = this.#both.findDepth(shape, board, asking);
    visit.depth?.catch(() => {});
    visit.ended = this.#work(visit);
    // Whoever asks hears of a failure, too.
    visit.ended.catch(() => work.abort());
    return visit;
  }

  /** Ends the visit. */
  #end() {
    const visit = this.#visit;
    if (!visit) return;
    visit.work.abort();
    const { status } = this.proofs.of(visit.game, visit.board);
    // What is left of a search that has failed is for another try.
    if (["looking", "waiting", "paused"].includes(status))
      this.proofs.learn(visit.game, visit.board, { status: "idle", run: null });
  }

  /** Does one job after another. @param {Visit} visit @returns {Promise<never>} */
  async #work(visit) {
    for (;;) {
      const job = this.#next(visit);
      if (!job) {
        await new Promise((resolve) => (visit.wake = () => resolve(null)));
        continue;
      }
      // It would begin anew: only what the visitor asks for interrupts it.
      if (job.isWhole) visit.comparesFirst = true;
      const early = await this.#jobs.do(job, visit.work.signal);
      if (early === null || early === STOPPED) visit.done.add(job.key);
      if (early === STOPPED) visit.done.add(ANALYSIS);
    }
  }

  /** Looks whether what runs is still what comes first. */
  #check() {
    const visit = this.#visit;
    if (!visit) return;
    const { running } = this.#jobs;
    if (running && running.key !== this.#next(visit)?.key) this.#jobs.stop(GIVES_WAY);
    visit.wake();
  }

  /**
   * What comes first of all that is to be done. What the visitor has asked for last is before all else.
   * @param {Visit} visit
   * @returns {Job | null}
   */
  #next(visit) {
    const { state, run, comparesFirst, done } = visit;
    const { shape, settings } = state;
    const learned = () => visit.learned();
    const comparison = this.#comparison(visit, learned);
    const look = this.#searches.look(state, learned);
    // Where stones fall, the scores over the columns have a search of their own.
    const needsScores = settings.hints && !shape.gravity && !this.proofs.here(state).exact;
    const analysis = needsScores ? this.#searches.analysis(ANALYSIS, state, run, learned) : null;
    /** @type {Job} */
    const cost = {
      ...{ key: COST, byVisitor: false },
      does: (signal) => this.#costs.find(shape, visit.board, { signal, learned }),
    };
    const looks = [look, analysis];
    const all = comparesFirst ? [comparison, ...looks, cost] : [...looks, comparison, cost];
    const jobs = answersShown(state) ? all : [comparison];
    return jobs.find((job) => job && !done.has(job.key)) ?? null;
  }

  /**
   * Both textbook searches, once it is known how deep.
   * @param {Visit} visit
   * @param {() => void} learned
   * @returns {Job | null}
   */
  #comparison({ state, depth, done }, learned) {
    if (!depth) return null;
    if (done.has(DEPTH)) return this.#both.next(state, learned);
    const does = (/** @type {AbortSignal} */ signal) => Promise.race([depth, abortOf(signal)]);
    return { key: DEPTH, byVisitor: false, does };
  }
}

/** @type {Promise<never>} */
const never = new Promise(() => {});
