/** A board as a drawing, in a frame. */
import { BoardFrame } from "./button-board.tsx";
import { Joined } from "./joined.tsx";
import { MiniBoard } from "./mini-board.tsx";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

export function DrawnBoard({
  shape,
  board,
  marked,
  won = [],
  label,
}: {
  shape: GameDescription;
  board: string;
  /** A cell to mark, such as the move that led here. */
  marked?: number;
  /** The cells of the lines that have won. */
  won?: readonly number[];
  /** The board in words. */
  label?: string;
}) {
  return (
    <div class="line-board" role={label === undefined ? undefined : "img"} aria-label={label}>
      <BoardFrame shape={shape}>
        <div class={shape.gravity ? "line-grid rack" : "line-grid"}>
          <MiniBoard shape={shape} board={board} marked={marked} />
          <Joined key={board} shape={shape} won={won} />
        </div>
      </BoardFrame>
    </div>
  );
}
