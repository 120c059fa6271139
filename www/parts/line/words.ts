/** A line of moves, and its moves in words. */
import type { Speech } from "../../messages/catalogue.ts";
import type { GameDescription, ReplayedPosition } from "../../../pkg/web/cutoff.js";

/** A line of play, which may be of another game than the one on the board. */
export interface PlayedLine {
  shape: GameDescription;
  /** Cells. */
  moves: readonly number[];
  /** The position at its beginning, and the one after each move. */
  positions: readonly ReplayedPosition[];
}

/** A move by its name; where stones fall, the number of its column in the reader's digits. */
export function nameOf(
  { number }: Speech,
  { gravity, moveNames }: GameDescription,
  cell: number,
): string {
  return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
}

/** What has led to a position of a line. @param at Counted from 1. */
export function stepText(words: Speech, { shape, moves, positions }: PlayedLine, at: number) {
  const { say, number } = words;
  return say("best-play-at", {
    number: number(at),
    moves: number(moves.length),
    player: positions[at - 1].player,
    move: say(shape.gravity ? "play-column" : "play-cell", {
      move: nameOf(words, shape, moves[at - 1]),
    }),
  });
}
