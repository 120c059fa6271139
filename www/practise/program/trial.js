/** Finds how a program wants to be called, by calling it where a single move is good. */
import {
  GOOD,
  TRIALS,
  argumentsOf,
  formWorth,
  formsFor,
  isPlayer,
  readTrials,
  sidesFor,
} from "./call-form.js";
import { cellOf } from "./reading.js";

/** @import { StartFault } from "../../sandbox/sandbox.js" */
/** @import { Literal, ProgramFunction } from "../../sandbox/types.d.ts" */
/** @import { CallForm, Trial, Tried, TriedCall } from "./types.d.ts" */
/** @import { Runner } from "./runner.js" */

/** How long a call may take, at the most, in milliseconds: the positions have few empty cells. */
export const PATIENCE = 2_000;
/** How long all calls may take together, from the first answer on: a slow program would be called a thousand times. */
export const TOGETHER = 20_000;
/** After so many ends of the program no more forms are tried. */
const ENDS = 3;
/** How many functions are tried. */
const FUNCTIONS = 3;

/** Calls a program to find its form. */
class Trials {
  #runner;
  #wait;
  #until = Infinity;
  /** How often the program was ended. */
  ends = 0;
  /** What ended it first. @type {Tried["ended"]} */
  ended = null;

  /** @param {Runner} runner @param {number} wait How long a call may take. */
  constructor(runner, wait) {
    this.#runner = runner;
    this.#wait = wait;
  }

  get isLate() {
    return performance.now() > this.#until;
  }

  /**
   * What it plays where a single move is good.
   * @param {string} name
   * @param {Omit<CallForm, "answer">} form
   * @returns {Promise<{ trials: Trial[], raised: string | null } | { unstarted: StartFault } | null>} Null if it was closed.
   */
  async play(name, form) {
    /** @type {Trial[]} */
    const trials = [];
    /** @type {string | null} */
    let raised = null;
    for (const [board, right] of TRIALS) {
      const reply = await this.#runner.ask(name, argumentsOf(form, board), { limit: this.#wait });
      if (reply.kind === "closed") return null;
      if (reply.kind === "unstarted") return { unstarted: reply.fault };
      this.#until = Math.min(this.#until, performance.now() + TOGETHER);
      trials.push({ board, right, value: reply.kind === "answer" ? reply.value : undefined });
      if (reply.kind === "raised") raised ??= reply.text;
      else if (reply.kind !== "answer") {
        this.ends += 1;
        this.ended ??= reply.kind;
        break;
      }
      // A form that fits has an answer to one of two positions.
      if (trials.length === 2 && readTrials(trials).legal === 0) break;
      if (this.isLate) break;
    }
    return { trials, raised };
  }
}

/**
 * @param {Runner} runner
 * @param {readonly ProgramFunction[]} functions The likeliest first.
 * @param {number} limit How long a call may take, in milliseconds.
 * @returns {Promise<Tried | { unstarted: StartFault } | null>} Null if it was closed.
 */
export async function findForm(runner, functions, limit) {
  /** @type {Tried} */
  const tried = { found: null, isFirst: true, raised: null, silent: "", ended: null };
  const calls = new Trials(runner, Math.min(limit, PATIENCE));
  const { literals } = runner.program;
  const tries = likeliest(functions);
  for (const { entry, form } of callsToTry(literals, tries, tried)) {
    const { name } = entry;
    // With the signs exchanged for the other side, a program that plays for one side alone looks right for both.
    if (form.side === "own" && tried.found && tried.found.right >= GOOD) return tried;
    const played = await calls.play(name, form);
    tried.ended = calls.ended;
    if (!played || "unstarted" in played) return played;
    const { trials, raised } = played;
    const { answer, right, legal } = readTrials(trials);
    const call = { name, form: { ...form, answer }, right, legal, trials, other: null };
    if (entry === tries[0]) noteFailure(tried, call, raised);
    if (isBetter(call, tried.found)) tried.found = call;
    if (right === TRIALS.length || calls.ends === ENDS) return tried;
    if (calls.isLate) return { ...tried, ended: tried.ended ?? "slow" };
    tried.isFirst = false;
  }
  const { found } = tried;
  const entry = functions.find(({ name }) => name === found?.name);
  if (found && entry) found.other = await otherForm(calls, entry, found);
  return tried;
}

/** What is not named as a player may be a helper of one, and would look like a bad player. @param {readonly ProgramFunction[]} functions */
function likeliest(functions) {
  const players = functions.filter(({ name }) => isPlayer(name));
  return (players.length > 0 ? players : functions).slice(0, FUNCTIONS);
}

/**
 * Each function with each form, until one fits: another function is tried only if none of those before does.
 * @param {ReadonlySet<Literal>} literals
 * @param {readonly ProgramFunction[]} functions
 * @param {Pick<Tried, "found">} tried What has been found meanwhile.
 */
function* callsToTry(literals, functions, tried) {
  for (const entry of functions) {
    for (const sides of sidesFor(entry)) {
      for (const form of formsFor(literals, sides)) yield { entry, form };
      if (tried.found && tried.found.legal >= GOOD) break;
    }
    if (tried.found) return;
  }
}

/** @param {TriedCall} call @param {TriedCall | null} best So far. */
function isBetter(call, best) {
  const isTrusted = call.form.side !== "own" || call.right >= GOOD;
  return isTrusted && formWorth(call) > (best ? formWorth(best) : 0);
}

/** What the likeliest function does instead of answering. @param {Tried} tried @param {TriedCall} call @param {string | null} text What it raised. */
function noteFailure(tried, { name, form, trials }, text) {
  const answers = trials.filter(({ value }) => value !== undefined).length;
  if (text !== null && answers > (tried.raised?.answers ?? -1)) {
    tried.raised = { name, form, text, answers };
  }
  if (trials.every(({ value }) => value === null)) tried.silent = name;
}

/**
 * A form with something else beside the board that plays other legal moves.
 * @param {Trials} calls
 * @param {ProgramFunction} entry
 * @param {TriedCall} found
 */
async function otherForm(calls, entry, { name, form, trials }) {
  const asked = sidesFor(entry);
  if (form.side === "own" || asked.length === 1) return null;
  const cells = (/** @type {readonly Trial[]} */ all, /** @type {CallForm} */ { answer }) =>
    all.map(({ board, value }) => cellOf(answer, value, board)).join();
  for (const side of asked.flat()) {
    if (side === form.side || side === "own" || calls.isLate || calls.ends === ENDS) continue;
    const other = { ...form, side };
    const played = await calls.play(name, other);
    if (!played || "unstarted" in played) return null;
    const { answer, legal } = readTrials(played.trials);
    if (
      legal === TRIALS.length &&
      cells(played.trials, { ...other, answer }) !== cells(trials, form)
    ) {
      return { ...other, answer };
    }
  }
  return null;
}
