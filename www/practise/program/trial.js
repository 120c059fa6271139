/** Finds how a program wants to be called, by calling it where a single move is good. */
import { argumentsOf, formsFor, GOOD, isPlayer, readTrials, TRIALS, worthOf } from "./call-form.js";

/** @import { StartFault } from "../../sandbox/sandbox.js" */
/** @import { CallForm, Trial } from "./types.d.ts" */
/** @import { Runner } from "./runner.js" */

/** How long a call may take, at the most, in milliseconds: the positions have few empty cells. */
export const PATIENCE = 2_000;
/** How long all calls may take together, from the first answer on: a slow program would be called a thousand times. */
export const TOGETHER = 20_000;
/** After so many ends of the program no more forms are tried. */
const ENDS = 3;
/** How many functions are tried. */
const FUNCTIONS = 3;

/** @typedef {{ name: string, form: CallForm, right: number, value: unknown }} Found The value is that of the first trial. */

/**
 * @typedef {object} Tried
 * @property {Found | null} found
 * @property {boolean} isFirst Whether no other call was tried.
 * @property {{ name: string, form: CallForm, text: string } | null} raised What its likeliest function raised, in the call that comes nearest to what it wants.
 * @property {string} silent The function that returned nothing, if one did.
 * @property {"hung" | "foreign" | "died" | "slow" | null} ended What ended the program first, or that the time was over.
 */

/**
 * @param {Runner} runner
 * @param {readonly string[]} names The functions, the likeliest first.
 * @param {number} limit How long a call may take, in milliseconds.
 * @returns {Promise<Tried | { unstarted: StartFault } | null>} Null if it was closed.
 */
export async function findForm(runner, names, limit) {
  /** @type {Tried} */
  const tried = { found: null, isFirst: true, raised: null, silent: "", ended: null };
  const wait = Math.min(limit, PATIENCE);
  let ends = 0;
  let worth = 0;
  let answered = -1;
  let until = Infinity;
  // What is not named as a player may be a helper of one, and would look like a bad player.
  const players = names.filter(isPlayer);
  const tries = (players.length > 0 ? players : names).slice(0, FUNCTIONS);
  for (const name of tries) {
    for (const form of formsFor(runner.program.source)) {
      // With the signs exchanged for the other side, a program that plays for one side alone looks right for both.
      if (form.side === "own" && tried.found && tried.found.right >= GOOD) return tried;
      /** @type {Trial[]} */
      const trials = [];
      /** @type {string | null} */
      let raised = null;
      for (const [board, right] of TRIALS) {
        const reply = await runner.ask(name, argumentsOf(form, board), { limit: wait });
        if (reply.kind === "closed") return null;
        if (reply.kind === "unstarted") return { unstarted: reply.fault };
        until = Math.min(until, performance.now() + TOGETHER);
        trials.push({ board, right, value: reply.kind === "answer" ? reply.value : undefined });
        if (reply.kind === "raised") raised ??= reply.text;
        else if (reply.kind !== "answer") {
          ends += 1;
          tried.ended ??= reply.kind;
          break;
        }
        // A form that fits has an answer to one of two positions.
        if (trials.length === 2 && readTrials(trials).legal === 0) break;
        if (performance.now() > until) break;
      }
      const reading = readTrials(trials);
      const call = { name, form: { ...form, answer: reading.answer } };
      const answers = trials.filter(({ value }) => value !== undefined).length;
      if (name === tries[0]) {
        if (raised !== null && answers > answered) tried.raised = { ...call, text: raised };
        if (raised !== null) answered = Math.max(answered, answers);
        if (trials.every(({ value }) => value === null)) tried.silent = name;
      }
      const isBetter = worthOf(reading) > worth && (form.side !== "own" || reading.right >= GOOD);
      if (isBetter) {
        worth = worthOf(reading);
        tried.found = { ...call, right: reading.right, value: trials[0].value };
      }
      if (tried.found?.right === TRIALS.length || ends === ENDS) return tried;
      if (performance.now() > until) return { ...tried, ended: tried.ended ?? "slow" };
      tried.isFirst = false;
    }
    if (tried.found) break;
  }
  return tried;
}
