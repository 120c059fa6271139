/** What a proof has come to, in words: its phase, and what it has proved. */
import { otherPlayer } from "../game/other-player.js";
import { duration, say } from "../messages/index.js";
import { claim, exact } from "./claim.js";
import { soonest } from "./bounds.js";
import { positionSentence } from "./score-words.js";

/** @import { Proof } from "./proof.js" */

/** @param {Proof} proof */
export function phaseText({ phase, bounds }) {
  const name = phase === "stopped" && exact(bounds) ? "stopped-line" : phase;
  return say(`prove-state-${name}`);
}

/** The result of a finished proof, in short; nothing before. @param {Proof} proof */
export function doneText({ bounds, subject: { player } }) {
  const result = exact(bounds);
  if (!result) return "";
  const { outcome, plies } = result;
  if (outcome === "draw") return say("prove-done-draw");
  return say("prove-done", { player: outcome === "win" ? player : otherPlayer(player), plies });
}

/**
 * What is proved: the result, with what has proved it, or what is known about it so far.
 * @param {Proof} proof
 */
export function boundsText({ bounds, steps, subject: { player, board } }) {
  const { atLeast, atMost } = bounds;
  if (!atLeast && !atMost) return say("nothing-proved");
  const result = positionSentence(claim(bounds), player, board);
  if (exact(bounds)) {
    // The line of best play takes its time after this.
    const time = duration(steps[steps.length - 1].ms, { digits: 2 });
    return say("prove-result", { result, time });
  }
  const { win, loss } = soonest(bounds);
  const so = say("prove-so-far", { result });
  if (!win && !loss) return so;
  const id = win && loss ? "prove-not-before" : win ? "prove-no-win" : "prove-no-loss";
  return [so, say(id, { player, win, loss })].join(" ");
}
