/** Finds how a program wants to be called, by calling it where a single move is good. */
import { argumentsOf, bestReading, formsFor, TRIALS, worthOf } from "./call-form.js";

/** @import { StartFault } from "../../sandbox/sandbox.js" */
/** @import { CallForm, Trial } from "./types.js" */
/** @import { Runner } from "./runner.js" */

/** How long a call may take, at the most, in milliseconds: the positions have few empty cells. */
export const PATIENCE = 2_000;
/** After so many hangs no more forms are tried. */
const HANGS = 3;
/** How many functions are tried. */
const FUNCTIONS = 3;

/** @typedef {{ name: string, form: CallForm, right: number }} Found */

/**
 * @param {Runner} runner
 * @param {readonly string[]} names The functions, the likeliest first.
 * @param {number} limit How long a call may take, in milliseconds.
 * @returns {Promise<{ found: Found | null, raised: string, hung: boolean, isFirst?: boolean } | { unfit: StartFault } | null>} What it raised last, and whether no other call was tried; null if it was closed.
 */
export async function findForm(runner, names, limit) {
  let raised = "";
  let hangs = 0;
  /** @type {Found | null} */
  let best = null;
  let worth = 0;
  let tried = 0;
  for (const name of names.slice(0, FUNCTIONS)) {
    for (const form of formsFor(runner.program.source)) {
      if (hangs === HANGS) return { found: best, raised, hung: true };
      tried += 1;
      /** @type {Trial[]} */
      const trials = [];
      for (const [board, right] of TRIALS) {
        const options = { limit: Math.min(limit, PATIENCE) };
        const reply = await runner.ask(name, argumentsOf(form, board), options);
        if (reply.kind === "closed") return null;
        if (reply.kind === "unfit") return { unfit: reply.fault };
        if (reply.kind === "raised") raised = reply.text;
        else if (reply.kind !== "answer") hangs += 1;
        trials.push({ board, right, value: reply.kind === "answer" ? reply.value : undefined });
        // A form that fits has an answer to one of two positions.
        if (reply.kind === "answer" || reply.kind === "raised") {
          if (trials.length !== 2 || bestReading(trials).legal > 0) continue;
        }
        break;
      }
      const reading = bestReading(trials);
      if (worthOf(reading) > worth) {
        worth = worthOf(reading);
        best = { name, form: { ...form, answer: reading.answer }, right: reading.right };
      }
      if (best?.right === TRIALS.length) {
        return { found: best, raised, hung: false, isFirst: tried === 1 };
      }
    }
    if (best) break;
  }
  return { found: best, raised, hung: hangs > 0 };
}
