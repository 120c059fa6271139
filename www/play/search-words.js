/** What the page says of a search: which words, and with which values. Pure. */
import { claim } from "./claim.js";

/** @import { Player } from "../../pkg/web/cutoff.js" */
/** @import { Words } from "../base/types.d.ts" */
/** @import { Facts, Finding, Played } from "./types.d.ts" */

/**
 * What is proved, as a sentence about the side to move.
 * @param {Finding} known
 * @param {Player} player
 * @returns {Words}
 */
export function factWords(known, player) {
  const { kind, outcome, plies } = claim(known);
  if (kind === "exact") return { id: `think-proved-${outcome}`, values: { player, plies } };
  if (kind === "sooner") return { id: `think-result-${outcome}`, values: { player, plies } };
  if (kind !== "open") return { id: `think-at-${kind}`, values: { player } };
  return known.depth
    ? { id: "think-nothing", values: { depth: known.depth } }
    : { id: "nothing-proved" };
}

/**
 * How far the search is; null where what is proved says it all.
 * @param {Pick<Facts, "status" | "known">} facts
 * @returns {Words | null}
 */
export function statusWords({ status, known }) {
  if (known?.bestProved) return null;
  const ended = known !== null && ["exact", "sooner"].includes(claim(known).kind);
  if (ended && status !== "looking") return { id: "think-move-open" };
  return { id: `think-${status}`, values: { depth: known?.depth ?? 0 } };
}

/**
 * The best moves in a row: an estimate until they are proved, and marked where they stop before the end of
 * the game.
 * @param {Finding} known
 * @returns {{ id: "best-line" | "line-so-far", partly: Words | null }}
 */
export function lineWords({ proved, bestProved, line }) {
  if (!proved || !bestProved) return { id: "line-so-far", partly: null };
  const [shown, plies] = [line.length, proved.plies];
  const partly = shown < plies ? { id: "line-partly", values: { shown, plies } } : null;
  return { id: "best-line", partly };
}

/**
 * How a computer has found its move.
 * @param {Played} played
 * @returns {Words}
 */
export function howWords({ how, ending, depth, trap }) {
  if (trap) {
    const { holding, replies } = trap;
    // Where every reply is as good as another, nobody can fall into anything.
    if (replies > 0 && holding === replies) return { id: "how-trap-none" };
    return { id: "how-trap", values: { holding, replies } };
  }
  if (ending) return { id: `how-proved-${ending.outcome}`, values: { plies: ending.plies } };
  return how === "looked"
    ? { id: "how-looked", values: { depth: depth ?? 0 } }
    : { id: `how-${how}` };
}

/**
 * The form of the state: filled for a result, half filled for a bound, an outline for neither.
 * @param {Finding | null} known
 */
export function formOf(known) {
  const kind = known ? claim(known).kind : "open";
  if (kind === "open") return "open";
  return kind === "least" || kind === "most" ? "bound" : "known";
}
