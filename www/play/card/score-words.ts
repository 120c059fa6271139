/** What is proved about a move or a position, in words: a sign over a column, and a sentence. */
import { FluentNumber } from "@fluent/bundle";
import { otherPlayer } from "../../game/other-player.ts";
import { number, say } from "../../messages/index.ts";
import { stoneOf } from "./search-words.ts";
import type { Claim } from "../game/claim.ts";
import type { Player } from "../../../pkg/web/cutoff.js";

/**
 * A claim as two short lines: what comes, and the moves to the end.
 * @returns In words, and in signs where there is no room for words.
 */
export function shortScore({ kind, outcome, plies }: Claim): {
  words: [string, string];
  signs: [string, string];
} {
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
  const text = number(plies);
  const moves = kind === "exact" ? text : say("score-within", { plies: text });
  const second = outcome === "draw" ? "" : moves;
  return { words: [word, second], signs: [sign, second] };
}

/**
 * A claim about a move as a sentence, for the side that plays it.
 * @param move The name of its column.
 * @param player Who plays it.
 * @param board The board before it.
 */
export function moveSentence(claim: Claim, move: string, player: Player, board: string) {
  const column = say("score-column", { move: Number(move) });
  return say(moveId(claim), { move: column, ...values(claim, player, board) });
}

function moveId({ kind, outcome }: Claim): MessageId {
  if (kind === "exact") return `score-move-exact-${outcome}`;
  if (kind === "sooner") return `score-move-sooner-${outcome}`;
  return kind === "open" ? "score-move-open" : `score-move-${kind}-draw`;
}

function values({ outcome, plies: counted }: Claim, player: Player, board: string) {
  const plies = counted ?? 0;
  const other = otherPlayer(player);
  const winner = outcome === "loss" ? other : player;
  // Words that count, 1st and 2nd: the types of Fluent do not know that option by itself.
  const counting = { type: "ordinal", minimumFractionDigits: 0 };
  const stone = new FluentNumber(stoneOf(winner, player, plies, board), counting);
  return { player, other, plies, stone };
}
