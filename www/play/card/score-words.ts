/** What is proved about a move or a position, in words: a sign over a column, and a sentence. */
import { FluentNumber } from "@fluent/bundle";
import { otherPlayer } from "../../game/other-player.js";
import { number, say } from "../../messages/index.js";
import { stoneOf } from "./stone.js";

/** @import { Claim } from "../game/claim.js" */
/** @import { Player } from "../../../pkg/web/cutoff.js" */

/**
 * A claim as two short lines: what comes, and the moves to the end.
 * @param {Claim} claim
 * @returns {{ words: [string, string], signs: [string, string] }} In words, and in signs where there is no
 * room for words.
 */
export function shortScore({ kind, outcome, plies }) {
  if (kind === "open") {
    const open = say("pending");
    return { words: [open, ""], signs: [open, ""] };
  }
  const sign = say(`sign-${outcome}`, { plies: "" });
  if (plies === null) {
    const bound = say(`score-${kind}`);
    return { words: [bound, say("score-bound-draw")], signs: [bound, sign] };
  }
  const word = say(`score-${outcome}`);
  const text = number(plies ?? 0);
  const moves = kind === "exact" ? text : say("score-within", { plies: text });
  const second = outcome === "draw" ? "" : moves;
  return { words: [word, second], signs: [sign, second] };
}

/**
 * A claim about a move as a sentence, for the side that plays it.
 * @param {Claim} claim
 * @param {string} move The name of its column.
 * @param {Player} player Who plays it.
 * @param {string} board The board before it.
 */
export function moveSentence(claim, move, player, board) {
  const column = say("score-column", { move: Number(move) });
  return say(`score-move-${forms(claim)}`, { move: column, ...values(claim, player, board) });
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
  const other = otherPlayer(player);
  const winner = outcome === "loss" ? other : player;
  /** @type {any} Words that count, 1st and 2nd: the types of Fluent do not know that option. */
  const counting = { type: "ordinal" };
  const stone = new FluentNumber(stoneOf(winner, player, plies, board), counting);
  return { player, other, plies, stone };
}
