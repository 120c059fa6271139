/** A board as a drawing in a frame with the names of its columns and rows. */
import { h } from "preact";
import { useWords } from "../../ui/words.tsx";
import { edgeNames } from "./edge-names.ts";
import { boardShapes, pictureSize } from "./picture.ts";
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
  const names = edgeNames(shape, useWords().number);
  const { width, height } = pictureSize(shape);
  const { columns, rows } = shape;
  return (
    <div class="line-board" role={label === undefined ? undefined : "img"} aria-label={label}>
      <div class="board-frame" style={{ "--columns": `${columns}`, "--rows": `${rows}` }}>
        <Names class="column-names" names={names.columns} />
        <Names class="row-names" names={names.rows} />
        <div class={shape.gravity ? "line-grid rack" : "line-grid"}>
          <svg class="mini" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {boardShapes(h, shape, board, 0, 0, marked)}
          </svg>
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
      </div>
    </div>
  );
}

function Names({ class: name, names }: { class: string; names: readonly string[] }) {
  return (
    <div class={name} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
