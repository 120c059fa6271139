import { h } from "preact";
import { boardShapes, pictureSize } from "./picture.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** A small drawing of a board. */
export function MiniBoard({
  shape,
  board,
  marked,
}: {
  shape: GameDescription;
  board: string;
  /** A cell to mark, such as the move that led here. */
  marked?: number;
}) {
  const { width, height } = pictureSize(shape);
  return (
    <svg class="mini" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boardShapes(h, shape, board, 0, 0, marked)}
    </svg>
  );
}
