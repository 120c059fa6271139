/** Finds how a program wants to be called, by calling it where a single move is good. */
import { argumentsOf, readTrials, formsFor, isPlayer, TRIALS, worthOf } from "./call-form.js";

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

/** @typedef {{ name: string, form: CallForm, right: number }} Found */

/**
 * @typedef {object} Tried
 * @property {Found | null} found
 * @property {boolean} isFirst Whether no other call was tried.
 * @property {string} raised What its likeliest function raised last.
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
  const tried = { found: null, isFirst: true, raised: "", silent: "", ended: null };
  let ends = 0;
  let worth = 0;
  let until = Infinity;
  const forms = formsFor(runner.program.source);
  // What is not named as a player may be a helper of one, and would look like a bad player.
  const players = names.filter(isPlayer);
  const tries = (players.length > 0 ? players : names).slice(0, FUNCTIONS);
  for (const name of tries) {
    for (const form of forms) {
      /** @type {Trial[]} */
      const trials = [];
      for (const [board, right] of TRIALS) {
        const options = { limit: Math.min(limit, PATIENCE) };
        const reply = await runner.ask(name, argumentsOf(form, board), options);
        if (reply.kind === "closed") return null;
        if (reply.kind === "unstarted") return { unstarted: reply.fault };
        until = Math.min(until, performance.now() + TOGETHER);
        trials.push({ board, right, value: reply.kind === "answer" ? reply.value : undefined });
        if (reply.kind === "raised") {
          if (name === tries[0]) tried.raised = reply.text;
        } else if (reply.kind !== "answer") {
          ends += 1;
          tried.ended ??= reply.kind;
          break;
        }
        // A form that fits has an answer to one of two positions.
        if (trials.length === 2 && readTrials(trials).legal === 0) break;
        if (performance.now() > until) break;
      }
      if (name === tries[0] && trials.every(({ value }) => value === null)) tried.silent = name;
      const reading = readTrials(trials);
      if (worthOf(reading) > worth) {
        worth = worthOf(reading);
        tried.found = { name, form: { ...form, answer: reading.answer }, right: reading.right };
      }
      if (tried.found?.right === TRIALS.length || ends === ENDS) return tried;
      if (performance.now() > until) return { ...tried, ended: tried.ended ?? "slow" };
      tried.isFirst = false;
    }
    if (tried.found) break;
  }
  return tried;
}
