/** The moves of a line in words. */
import { number, say } from "../../messages/index.ts";
import type { GameDescription, ReplayedPosition } from "../../../pkg/web/cutoff.js";

/** A move of a line, which may be of another game than the one on the board. */
export function nameOf({ gravity, moveNames }: GameDescription, cell: number) {
  return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
}

/** A move of a line in words. */
export function stepText(
  { shape, moves }: { shape: GameDescription; moves: readonly number[] },
  positions: ReplayedPosition[],
  at: number,
) {
  return say("best-play-at", {
    number: number(at),
    moves: number(moves.length),
    player: positions[at - 1].player,
    move: say(shape.gravity ? "play-column" : "play-cell", { move: nameOf(shape, moves[at - 1]) }),
  });
}
