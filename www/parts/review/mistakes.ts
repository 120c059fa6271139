/** Explains mistakes by the engine's lines. */
import { otherPlayer } from "../../game/state.ts";
import type { Line, Player, ReviewedMove } from "../../../pkg/whole/cutoff.js";
import type { Message } from "../../base/message.ts";

/** The moves that threw a win or a draw away. */
export const mistakesIn = (moves: readonly ReviewedMove[]) =>
  moves.filter(({ changed }) => changed === "result");

/** Explains how the other side wins now, and how the player could have won. */
export function mistakeMessages({ player, before, after, chance, refutation }: ReviewedMove) {
  const messages: Message[] = [];
  if (after?.outcome === "loss" && refutation) {
    const values = valuesOf(otherPlayer(player), refutation);
    messages.push({ id: `mistake-loses-${manner(refutation)}`, values });
  }
  if (before?.outcome === "win" && chance)
    messages.push({ id: `mistake-missed-${manner(chance)}`, values: valuesOf(player, chance) });
  return messages;
}

/** Finds how a side wins: at once or by a double threat. Tests of all positions find only these. */
function manner({ moves, fork }: Line) {
  if (moves.length === 1) return "at-once";
  return fork === 0 ? "by-fork" : "by-later-fork";
}

/** @param player The side that wins along the line. */
function valuesOf(player: Player, { moves, fork }: Line): Message["values"] {
  const [cell] = moves;
  // The double threat may come after the first move.
  const twice: Message = { id: "cell-name", values: { cell: moves[fork ?? 0] } };
  return { player, cell, twice };
}
