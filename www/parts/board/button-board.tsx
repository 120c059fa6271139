/**
 * A board of buttons, whatever a place shows in them. It is one tab stop: the arrow keys, Home and End
 * move the focus, with Ctrl to the corners (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
import { useRef, useState } from "preact/hooks";
import { cellsOf, placeOf } from "../../game/shape.ts";
import { useWords } from "../../ui/words.tsx";
import { edgeNames } from "./edge-names.ts";
import { destination } from "./keys.ts";
import type { ComponentChildren } from "preact";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

export interface BoardCell {
  content: ComponentChildren;
  label: string;
  isPressed: boolean;
}

/** @param shape Of a board that has only some of the rows, its `rows` says how many. */
export function ButtonBoard({
  shape,
  label,
  cell: contentOf,
  press,
}: {
  shape: GameDescription;
  label: string;
  cell: (cell: number) => BoardCell;
  press: (cell: number) => void;
}) {
  const [stop, setStop] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const cells = cellsOf(shape);

  function move(event: KeyboardEvent, cell: number) {
    const next = event.altKey ? null : destination(shape, event, cell);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.current[next]?.focus();
  }
  function drawn(cell: number) {
    const { content, label, isPressed } = contentOf(cell);
    return (
      <div key={cell} class="grid-cell" role="gridcell">
        <button
          ref={(element) => void (buttons.current[cell] = element)}
          type="button"
          class="cell"
          tabIndex={cell === stop ? 0 : -1}
          aria-pressed={isPressed}
          aria-label={label}
          title={label}
          onFocus={() => setStop(cell)}
          onKeyDown={(event) => move(event, cell)}
          onClick={() => press(cell)}
        >
          {content}
        </button>
      </div>
    );
  }
  return (
    <BoardFrame shape={shape}>
      <div class={shape.gravity ? "board rack" : "board"} role="grid" aria-label={label}>
        {Array.from({ length: shape.rows }, (_, row) => (
          <div key={row} class="grid-row" role="row">
            {cells.filter((cell) => placeOf(shape, cell).row === row).map(drawn)}
          </div>
        ))}
      </div>
    </BoardFrame>
  );
}

/** What stands around the cells of a board: the names of its columns and rows. */
export function BoardFrame({
  shape,
  children,
}: {
  shape: GameDescription;
  children: ComponentChildren;
}) {
  const { columns, rows } = edgeNames(shape, useWords().number);
  const sides = { "--columns": `${shape.columns}`, "--rows": `${shape.rows}` };
  return (
    <div class="board-frame" style={sides}>
      <Names class="column-names" names={columns} />
      <Names class="row-names" names={rows} />
      {children}
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
