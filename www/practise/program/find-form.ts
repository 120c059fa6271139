/**
 * Finds the call of a program: `findForm` takes the likeliest functions (guesses.ts), one by one.
 * - `playAll` calls one in the forms that its parameters and literals suggest, then in others.
 * - `ask` calls a form (call-form.ts) in trial positions, each with one good move, while it fits.
 * - `readTrials` (trial-positions.ts) finds the moves in the answers (readings.ts).
 * - `bestCall` takes the best form, and says if it is certain. Then no other function is tried.
 */
import { argumentsOf, type FunctionCall, type ArgumentForm } from "./call-form.ts";
import { areLiterals, formsFor, likelyFunctions, takesSide } from "./guesses.ts";
import { canFit, readTrials, TRIALS, type Trial } from "./trial-positions.ts";
import type { ProgramFunction } from "../../sandbox/sandbox.ts";
import { MOST_ENDS, type Runner } from "./runner.ts";

interface TriedCall extends FunctionCall, Omit<ReturnType<typeof readTrials>, "reading" | "plays"> {
  trials: readonly Trial[];
  /** The first error that the program threw. */
  raised: string | null;
}

export interface FormResult {
  /** The best of the calls that were tried. */
  call: TriedCall;
  /** True if no other call could be the right one. */
  isCertain: boolean;
  isSilent: boolean;
  isWithoutBoard: boolean;
  /** The first reason why the program ended, or `slow` if the time was over. */
  ended: "hung" | "foreign" | "died" | "slow" | null;
}

/** The limit for one call in milliseconds. It is short: the positions have few empty cells. */
export const CALL_LIMIT_MS = 2_000;
/** Milliseconds for all calls, from the first answer. There can be a thousand calls. */
export const CALLS_LIMIT_MS = 20_000;

/** Rejects with a `StartFault` if the program does not start or was closed. */
export class Trials {
  #runner;
  #wait;
  #until = Infinity;
  #ends = 0;
  ended: FormResult["ended"] = null;
  #isLate = false;

  /** @param limit The milliseconds for one call. */
  constructor(runner: Runner, limit: number) {
    this.#runner = runner;
    this.#wait = Math.min(limit, CALL_LIMIT_MS);
  }

  get isOver() {
    return this.#isLate || this.#ends === MOST_ENDS;
  }

  /** Calls a function in one form until that form can no longer fit. */
  async ask(name: string, form: ArgumentForm) {
    const trials: Trial[] = [];
    let raised: string | null = null;
    for (const position of TRIALS) {
      const args = argumentsOf(form, position.board);
      const reply = await this.#runner.ask(name, args, { limit: this.#wait });
      this.#until = Math.min(this.#until, performance.now() + CALLS_LIMIT_MS);
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

  /** Calls a function in all forms until one plays right for both sides. */
  async playAll(fn: ProgramFunction): Promise<TriedCall[]> {
    const calls: TriedCall[] = [];
    const { literals } = this.#runner.program;
    const [likely, others] = formsFor(fn, literals);
    // The text of a program may not contain the sign of its empty cells. With a wrong sign, the
    // program can make legal moves without knowing whose turn it is.
    const mayFit = (form: ArgumentForm) => {
      const whole = calls.filter(isPlausible);
      if (whole.length === 0 || whole.some((call) => isOfSameBoard(call.form, form))) return true;
      // If a program has constants such as HUMAN = -1, it may use letters only for display.
      return !whole.some(({ fits }) => fits) && areLiterals(form.signs, literals);
    };
    for (const formsOf of [() => likely, () => others.filter(mayFit)]) {
      for (const form of formsOf()) {
        const { trials, raised } = await this.ask(fn.name, form);
        const { reading: answer, plays, ...rest } = readTrials(trials, takesSide(fn));
        const call = { name: fn.name, form: { ...form, answer, plays }, trials, raised, ...rest };
        calls.push(call);
        if (isRightForBoth(call) || this.isOver) return calls;
      }
    }
    return calls;
  }
}

/** Tries the likeliest functions first, each call for `limit` ms. Rejects with a `StartFault`. */
export async function findForm(
  runner: Runner,
  functions: readonly ProgramFunction[],
  limit: number,
): Promise<FormResult> {
  const trials = new Trials(runner, limit);
  let first: ReturnType<typeof bestCall> | null = null;
  for (const fn of likelyFunctions(functions)) {
    const result = bestCall(fn, withoutScores(await trials.playAll(fn)));
    // A function of scores may seem to return moves. So the likeliest counts, or a certain one.
    if (result.isCertain || !first || (first.call.legal === 0 && result.call.legal > 0))
      first = result;
    if (result.isCertain || trials.isOver) break;
  }
  if (!first) throw new Error("there is no function");
  // An untried form might play differently.
  const isSure = isRightForBoth(first.call) || !trials.isOver;
  return { ...first, isCertain: first.isCertain && isSure, ended: trials.ended };
}

/** Reads an answer as a score: infinity, which comes as a text, as −∞, none as 0, others as NaN. */
const scoreOf = ({ value }: Trial) =>
  Number(JSON.stringify(value ?? 0).replace(/^"-?inf(inity)?"$/i, "-Infinity"));

/** Takes answers for scores, which are moves by chance, if some are below −1 or all from −1 to 1. */
function withoutScores(calls: readonly TriedCall[]): readonly TriedCall[] {
  const scores = calls.flatMap(({ trials }) => trials.map(scoreOf));
  const isScore = (least: number) => least < -1 || (least < 0 && Math.max(...scores) <= 1);
  if (calls.some(isPlausible) || !isScore(Math.min(...scores))) return calls;
  return calls.map((call) => {
    const trials = call.trials.filter((trial) => scoreOf(trial) < 0).slice(0, 1);
    return { ...call, trials, legal: 0, raised: null };
  });
}

/**
 * Chooses the best of some calls. It is certain if it plays right for both sides, or if it fits and
 * has no rival, a possible call with other moves. Most rivals pass the same board with other empty
 * cells. One with another board must play right, or the best wrong: wrong forms move by chance.
 */
function bestCall({ parameters }: ProgramFunction, calls: readonly TriedCall[]) {
  const [best, ...others] = calls.toSorted((one, two) => worthOf(two) - worthOf(one));
  const differing = others.filter((one) => canFit(one.trials) && !playsLike(one, best));
  const same = differing.find((one) => isOfSameBoard(one.form, best.form)) ?? null;
  const rival = same ?? differing.find((one) => one.isRight || !best.isRight) ?? null;
  // A call that is not told whose turn it is may seem to play for one side only.
  const isForBoth = best.form.plays !== "both" && same?.form.plays === "both" && isPlausible(same);
  const call = isForBoth ? same : best;
  return {
    call,
    isCertain: isRightForBoth(call) || (call.fits && rival === null),
    isSilent: call.trials.every(({ value }) => value === null),
    isWithoutBoard: parameters.length === 0,
  };
}

/** Ranks a call. Among wrong ones the likelier form wins: a wrong program makes few good moves. */
function worthOf(call: TriedCall) {
  if (isRightForBoth(call)) return 30_000;
  if (call.isRight) return 20_000;
  if (isPlausible(call)) return 10_000;
  return 100 * call.legal + call.trials.filter(({ value }) => value !== undefined).length;
}

const isRightForBoth = ({ isRight, form }: TriedCall) => isRight && form.plays === "both";

/** True if a call has enough legal moves to be the one that the program expects. */
const isPlausible = ({ fits, legal }: TriedCall) => fits || legal === TRIALS.length;

/** True if two calls play the same moves wherever one of them would be judged. */
const playsLike = (one: TriedCall, other: TriedCall) =>
  TRIALS.every(({ player }, at) => {
    const isJudged = [one, other].some(({ form }) => ["both", player].includes(form.plays));
    return !isJudged || one.moves[at] === other.moves[at];
  });

/** True if two forms differ only in their empty cells and in the arguments beside the board. */
const isOfSameBoard = (one: ArgumentForm, other: ArgumentForm) =>
  one.cells === other.cells && one.signs === other.signs;
