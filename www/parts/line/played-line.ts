/** Lines of moves, and their moves in words. */
import type { Words } from "../../messages/catalogue.ts";
import type { GameDescription, ReplayedPosition } from "../../../pkg/whole/cutoff.js";

/** A line of moves, which can belong to another game than the page's. */
export interface PlayedLine {
  shape: GameDescription;
  moves: readonly number[];
  /** The initial position, and the position after each move. */
  positions: readonly ReplayedPosition[];
}

/** Names a move by its cell or, with gravity, by its column in the reader's digits. */
export const nameOf = ({ number }: Words, shape: GameDescription, cell: number) =>
  shape.gravity ? number(Number(shape.moveNames[cell])) : shape.moveNames[cell];

/** Describes the move that led to a position. @param at Counted from 1. */
export function stepText(words: Words, { shape, moves, positions }: PlayedLine, at: number) {
  const { say, number } = words;
  return say("line-at", {
    number: number(at),
    moves: number(moves.length),
    player: positions[at - 1].player,
    move: say(shape.gravity ? "play-column" : "play-cell", {
      move: nameOf(words, shape, moves[at - 1]),
    }),
  });
}
