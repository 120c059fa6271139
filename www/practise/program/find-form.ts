/** Finds how a program wants to be called, by calling it where a single move is good. */
import { argumentsOf } from "./call-form.js";
import { areLiterals, formsFor, isTold, likeliest } from "./guesses.js";
import { canFit, readTrials, TRIALS } from "./trial-positions.js";

/** @import { StartFault } from "../../sandbox/sandbox.js" */
/** @import { ProgramFunction } from "../../sandbox/types.d.ts" */
/** @import { Guess, Trial, Tried, TriedCall } from "./types.d.ts" */
/** @import { Runner } from "./runner.js" */

/** How long a call may take, at the most, in milliseconds: the positions have few empty cells. */
export const PATIENCE = 2_000;
/** How long all calls may take together, from the first answer on: a slow program would be called a thousand times. */
export const TOGETHER = 20_000;
/** After so many ends of the program no more forms are tried. */
const ENDS = 3;

/** What ends a search for a form before its end: the page, or a program that does not begin. @typedef {{ unstarted: StartFault } | null} Ended */

/** Calls a program to find its form. */
class Trials {
  #runner;
  #wait;
  #until = Infinity;
  /** How often the program was ended. */
  #ends = 0;
  /** What ended it first. @type {Tried["ended"]} */
  ended = null;
  /** Whether its time was over at the last answer. */
  #isLate = false;

  /** @param {Runner} runner @param {number} wait How long a call may take. */
  constructor(runner, wait) {
    this.#runner = runner;
    this.#wait = wait;
  }

  /** Whether no more forms are to be tried. */
  get isOver() {
    return this.#isLate || this.#ends === ENDS;
  }

  /**
   * Calls a function in one form, until that cannot fit any more.
   * @param {ProgramFunction} fn
   * @param {Guess} form
   * @returns {Promise<{ call: TriedCall } | Ended>} Null if it was closed.
   */
  async play(fn, form) {
    /** @type {Trial[]} */
    const trials = [];
    /** @type {string | null} */
    let raised = null;
    for (const position of TRIALS) {
      const reply = await this.#runner.ask(fn.name, argumentsOf(form, position.board), {
        limit: this.#wait,
      });
      if (reply.kind === "closed") return null;
      if (reply.kind === "unstarted") return { unstarted: reply.fault };
      this.#until = Math.min(this.#until, performance.now() + TOGETHER);
      this.#isLate = performance.now() > this.#until;
      if (this.#isLate) this.ended ??= "slow";
      const isAnswer = reply.kind === "answer";
      trials.push({ ...position, value: isAnswer ? reply.value : undefined });
      if (reply.kind === "raised") raised ??= reply.text;
      else if (!isAnswer) {
        this.#ends += 1;
        this.ended ??= reply.kind;
        break;
      }
      if (!canFit(trials) || this.isOver) break;
    }
    const { answer, plays, ...found } = readTrials(trials, isTold(fn));
    return { call: { name: fn.name, form: { ...form, answer, plays }, trials, raised, ...found } };
  }

  /**
   * Calls a function in all forms, until one plays right for both sides.
   * @param {ProgramFunction} fn
   * @returns {Promise<{ calls: TriedCall[] } | Ended>}
   */
  async playAll(fn) {
    /** @type {TriedCall[]} */
    const calls = [];
    const { literals } = this.#runner.program;
    const [likely, others] = formsFor(fn, literals);
    // What a program takes for an empty cell need not stand in it: `!cell`. Without it, it may not know whose turn it is.
    const isLeft = (/** @type {Guess} */ form) => {
      const whole = calls.filter(isWhole);
      if (whole.length === 0 || whole.some((call) => isOfSameBoard(call.form, form))) return true;
      // Beside constants such as HUMAN = -1, letters can be signs that are only shown.
      return !whole.some(({ fits }) => fits) && areLiterals(form.signs, literals);
    };
    for (const formsOf of [() => likely, () => others.filter(isLeft)]) {
      for (const form of formsOf()) {
        const played = await this.play(fn, form);
        if (!played || "unstarted" in played) return played;
        calls.push(played.call);
        if (isRightForBoth(played.call) || this.isOver) return { calls };
      }
    }
    return { calls };
  }
}

/**
 * @param {Runner} runner
 * @param {readonly ProgramFunction[]} functions The likeliest first.
 * @param {number} limit How long a call may take, in milliseconds.
 * @returns {Promise<Tried | Ended>} Null if it was closed.
 */
export async function findForm(runner, functions, limit) {
  const trials = new Trials(runner, Math.min(limit, PATIENCE));
  /** @type {Tried | null} */
  let first = null;
  for (const fn of likeliest(functions)) {
    const played = await trials.playAll(fn);
    if (!played || "unstarted" in played) return played;
    const isWithoutBoard = fn.parameters.length === 0;
    const tried = { ...chosen(played.calls), isWithoutBoard, ended: trials.ended };
    tried.isFirst &&= first === null;
    // What returns a score may seem to return moves: the likeliest counts, unless another is certain.
    if (tried.isCertain || !first || (first.call.legal === 0 && tried.call.legal > 0))
      first = tried;
    if (tried.isCertain || trials.isOver) break;
  }
  if (!first) return null;
  // What was not tried could play otherwise.
  const isSure = isRightForBoth(first.call) || !trials.isOver;
  return { ...first, isCertain: first.isCertain && isSure, ended: trials.ended };
}

/**
 * The best of some calls. It is certain if it plays right for both sides, or if it fits and no rival plays otherwise.
 * A rival gets the same board but for its empty cells, which may be what says whose turn it is. It may also be of another
 * board, unless that one is wrong and the best is right: by chance, a wrong form can get legal moves.
 * @param {readonly TriedCall[]} calls
 */
function chosen(calls) {
  const [best, ...others] = calls.toSorted((one, two) => worthOf(two) - worthOf(one));
  const differing = others.filter((one) => canFit(one.trials) && !playsLike(one, best));
  const same = differing.find((one) => isOfSameBoard(one.form, best.form)) ?? null;
  const rival = same ?? differing.find((one) => one.isRight || !best.isRight) ?? null;
  // For one side may also play what plays for both but is not told whose turn it is.
  const isForBoth = best.form.plays !== "both" && same?.form.plays === "both" && isWhole(same);
  const [call, other] = isForBoth ? [same, best] : [best, rival];
  return {
    call,
    other: other && isWhole(other) ? other : null,
    isCertain: isRightForBoth(call) || (call.fits && rival === null),
    isFirst: calls.length === 1,
    isSilent: call.trials.every(({ value }) => value === null),
  };
}

/** A number that orders calls. Of two that are not right the likelier is tried first: a wrong program has few good moves. @param {TriedCall} call */
function worthOf(call) {
  if (isRightForBoth(call)) return 30_000;
  if (call.isRight) return 20_000;
  if (isWhole(call)) return 10_000;
  return 100 * call.legal + call.trials.filter(({ value }) => value !== undefined).length;
}

/** @param {TriedCall} call */
const isRightForBoth = ({ isRight, form }) => isRight && form.plays === "both";

/** Whether a call has moves enough to be the one that a program means. @param {TriedCall} call */
const isWhole = ({ fits, legal }) => fits || legal === TRIALS.length;

/** Whether two calls make the same moves wherever one of them would be judged. @param {TriedCall} one @param {TriedCall} other */
const playsLike = (one, other) =>
  TRIALS.every(({ player }, at) => {
    const isJudged = [one, other].some(({ form }) => ["both", player].includes(form.plays));
    return !isJudged || one.moves[at] === other.moves[at];
  });

/** Whether two forms differ at most in the empty cells, and in what is told beside the board. @param {Guess} one @param {Guess} other */
const isOfSameBoard = (one, other) => one.cells === other.cells && one.signs === other.signs;
