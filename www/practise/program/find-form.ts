/** Finds how a program wants to be called, by calling it where a single move is good. */
import { argumentsOf } from "./call-form.ts";
import { areLiterals, formsFor, isTold, likeliest } from "./guesses.ts";
import { canFit, readTrials, TRIALS } from "./trial-positions.ts";
import type { ProgramFunction } from "../../sandbox/sandbox.ts";
import type { FunctionCall, Guess } from "./call-form.ts";
import type { Trial } from "./trial-positions.ts";
import type { Runner } from "./runner.ts";

interface TriedCall extends FunctionCall, Omit<ReturnType<typeof readTrials>, "answer" | "plays"> {
  trials: readonly Trial[];
  /** The first error. */
  raised: string | null;
}

export interface Tried {
  /** The best call of those that were tried. */
  call: TriedCall;
  /** True if it is certain that the program is to be called so. */
  isCertain: boolean;
  isSilent: boolean;
  isWithoutBoard: boolean;
  /** The first end of the program, or that the time was over. */
  ended: "hung" | "foreign" | "died" | "slow" | null;
}

/** The most milliseconds of a call: the positions have few empty cells. */
export const PATIENCE = 2_000;
/** The most milliseconds of all calls from the first answer on: a slow program would be called a thousand times. */
export const TOGETHER = 20_000;
/** After this many ends of the program no more forms are tried. */
const ENDS = 3;

/** @throws StartFault if the program does not begin, or was closed. */
export class Trials {
  #runner;
  #wait;
  #until = Infinity;
  #ends = 0;
  ended: Tried["ended"] = null;
  #isLate = false;

  /** @param limit The milliseconds that a call may take. */
  constructor(runner: Runner, limit: number) {
    this.#runner = runner;
    this.#wait = Math.min(limit, PATIENCE);
  }

  /** True if no more forms are to be tried. */
  get isOver() {
    return this.#isLate || this.#ends === ENDS;
  }

  /** Calls a function in one form, until that cannot fit any more. */
  async ask(name: string, form: Guess) {
    const trials: Trial[] = [];
    let raised: string | null = null;
    for (const position of TRIALS) {
      const args = argumentsOf(form, position.board);
      const reply = await this.#runner.ask(name, args, { limit: this.#wait });
      this.#until = Math.min(this.#until, performance.now() + TOGETHER);
      this.#isLate = performance.now() > this.#until;
      if (this.#isLate) this.ended ??= "slow";
      trials.push({ ...position, value: reply.kind === "answer" ? reply.value : undefined });
      if (reply.kind === "raised") raised ??= reply.text;
      else if (reply.kind !== "answer") {
        this.#ends += 1;
        this.ended ??= reply.kind;
        break;
      }
      if (!canFit(trials) || this.isOver) break;
    }
    return { trials, raised };
  }

  /** Calls a function in all forms, until one plays right for both sides. */
  async playAll(fn: ProgramFunction): Promise<TriedCall[]> {
    const calls: TriedCall[] = [];
    const { literals } = this.#runner.program;
    const [likely, others] = formsFor(fn, literals);
    // What a program takes for an empty cell need not stand in it: `!cell`. Without it, it may not know whose turn it is.
    const isLeft = (form: Guess) => {
      const whole = calls.filter(isWhole);
      if (whole.length === 0 || whole.some((call) => isOfSameBoard(call.form, form))) return true;
      // Beside constants such as HUMAN = -1, letters can be signs that are only shown.
      return !whole.some(({ fits }) => fits) && areLiterals(form.signs, literals);
    };
    for (const formsOf of [() => likely, () => others.filter(isLeft)]) {
      for (const form of formsOf()) {
        const { trials, raised } = await this.ask(fn.name, form);
        const { answer, plays, ...found } = readTrials(trials, isTold(fn));
        const call = { name: fn.name, form: { ...form, answer, plays }, trials, raised, ...found };
        calls.push(call);
        if (isRightForBoth(call) || this.isOver) return calls;
      }
    }
    return calls;
  }
}

/** Takes the likeliest functions first, and the milliseconds that a call may take. Rejects with a `StartFault`. */
export async function findForm(
  runner: Runner,
  functions: readonly ProgramFunction[],
  limit: number,
): Promise<Tried> {
  const trials = new Trials(runner, limit);
  let first: ReturnType<typeof chosen> | null = null;
  for (const fn of likeliest(functions)) {
    const tried = chosen(fn, await trials.playAll(fn));
    // What returns a score may seem to return moves: the likeliest counts, unless another is certain.
    if (tried.isCertain || !first || (first.call.legal === 0 && tried.call.legal > 0))
      first = tried;
    if (tried.isCertain || trials.isOver) break;
  }
  if (!first) throw new Error("there is no function");
  // What was not tried could play otherwise.
  const isSure = isRightForBoth(first.call) || !trials.isOver;
  return { ...first, isCertain: first.isCertain && isSure, ended: trials.ended };
}

/**
 * The best of some calls. It is certain if it plays right for both sides, or if it fits and no rival plays otherwise.
 * A rival gets the same board but for its empty cells, which may be what says whose turn it is. It may also be of another
 * board, unless that one is wrong and the best is right: by chance, a wrong form can get legal moves.
 */
function chosen({ parameters }: ProgramFunction, calls: readonly TriedCall[]) {
  const [best, ...others] = calls.toSorted((one, two) => worthOf(two) - worthOf(one));
  const differing = others.filter((one) => canFit(one.trials) && !playsLike(one, best));
  const same = differing.find((one) => isOfSameBoard(one.form, best.form)) ?? null;
  const rival = same ?? differing.find((one) => one.isRight || !best.isRight) ?? null;
  // For one side may also play what plays for both but is not told whose turn it is.
  const isForBoth = best.form.plays !== "both" && same?.form.plays === "both" && isWhole(same);
  const call = isForBoth ? same : best;
  return {
    call,
    isCertain: isRightForBoth(call) || (call.fits && rival === null),
    isSilent: call.trials.every(({ value }) => value === null),
    isWithoutBoard: parameters.length === 0,
  };
}

/** A number that orders calls. Of two that are not right the likelier is tried first: a wrong program has few good moves. */
function worthOf(call: TriedCall) {
  if (isRightForBoth(call)) return 30_000;
  if (call.isRight) return 20_000;
  if (isWhole(call)) return 10_000;
  return 100 * call.legal + call.trials.filter(({ value }) => value !== undefined).length;
}

const isRightForBoth = ({ isRight, form }: TriedCall) => isRight && form.plays === "both";

/** True if a call has moves enough to be the one that a program means. */
const isWhole = ({ fits, legal }: TriedCall) => fits || legal === TRIALS.length;

/** True if two calls make the same moves wherever one of them would be judged. */
const playsLike = (one: TriedCall, other: TriedCall) =>
  TRIALS.every(({ player }, at) => {
    const isJudged = [one, other].some(({ form }) => ["both", player].includes(form.plays));
    return !isJudged || one.moves[at] === other.moves[at];
  });

/** True if two forms differ at most in the empty cells, and in what is told beside the board. */
const isOfSameBoard = (one: Guess, other: Guess) =>
  one.cells === other.cells && one.signs === other.signs;
