/** A board as a drawing, in a frame. */
import { h } from "preact";
import { BoardFrame } from "./button-board.tsx";
import { MiniBoard } from "./mini-board.tsx";
import { joinedShapes } from "./win-lines.ts";
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
  const { columns, rows } = shape;
  return (
    <div class="line-board" role={label === undefined ? undefined : "img"} aria-label={label}>
      <BoardFrame shape={shape}>
        <div class={shape.gravity ? "line-grid rack" : "line-grid"}>
          <MiniBoard shape={shape} board={board} marked={marked} />
          <svg
            // A new element: each line is drawn from its beginning.
            key={`${board} ${won}`}
            class="joined"
            viewBox={`0 0 ${columns} ${rows}`}
            aria-hidden="true"
          >
            {joinedShapes(h, shape, won)}
          </svg>
        </div>
      </BoardFrame>
    </div>
  );
}
