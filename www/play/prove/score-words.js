/** What is proved about a move or a position, in words: a sign over a column, and a sentence. */
import { FluentNumber } from "@fluent/bundle";
import { number, say } from "../../messages/index.js";

/** @typedef {import("./result.js").Claim} Claim */
/** @typedef {import("../../game/state.js").Player} Player */

/**
 * A claim as two short lines: a word, and the moves to the end.
 * @param {Claim} claim
 * @returns {[string, string]}
 */
export function shortScore({ kind, outcome, plies }) {
  if (kind === "open") return [say("score-open"), ""];
  if (kind === "least" || kind === "most") return [say(`score-${kind}`), say("score-bound-draw")];
  const word = say(`score-${outcome}`);
  if (outcome === "draw") return [word, ""];
  return [word, kind === "exact" ? number(plies) : say("score-within", { plies: number(plies) })];
}

/**
 * A claim about a move as a sentence, for the side that plays it.
 * @param {Claim} claim
 * @param {string} move Its name.
 * @param {Player} player Who plays it.
 * @param {string} board The board before it.
 */
export function moveSentence(claim, move, player, board) {
  return say(`score-move-${forms(claim)}`, { move, ...values(claim, player, board) });
}

/**
 * A claim about a position as a sentence.
 * @param {Claim} claim
 * @param {Player} player Who is to move.
 * @param {string} board
 */
export function positionSentence(claim, player, board) {
  return say(`score-position-${forms(claim)}`, values(claim, player, board));
}

/** @param {Claim} claim */
function forms({ kind, outcome }) {
  return outcome ? `${kind}-${outcome}` : kind;
}

/**
 * @param {Claim} claim
 * @param {Player} player
 * @param {string} board
 */
function values({ outcome, plies: counted }, player, board) {
  const plies = counted ?? 0;
  const other = player === "X" ? "O" : "X";
  const winner = outcome === "loss" ? other : player;
  return { player, other, plies, stone: stoneOf(winner, player, plies, board) };
}

/**
 * Which of its stones wins for a side, counted from the start of the game.
 * @param {Player} winner
 * @param {Player} player Who is to move.
 * @param {number} plies The moves of both sides to the win.
 * @param {string} board
 */
function stoneOf(winner, player, plies, board) {
  const placed = [...board].filter((sign) => sign === winner).length;
  const more = winner === player ? Math.ceil(plies / 2) : Math.floor(plies / 2);
  /** @type {any} Words that count, 1st and 2nd: the types of Fluent do not know that option. */
  const counting = { type: "ordinal" };
  return new FluentNumber(placed + more, counting);
}
