/**
 * A board of buttons. It is one tab stop: arrow keys, Home and End move the focus, with Ctrl to the
 * corners (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
import { useRef, useState } from "preact/hooks";
import { cellsOf, columnLabels, rowAndColumn } from "../../game/shape.ts";
import { useWords } from "../../ui/words.tsx";
import type { ButtonHTMLAttributes, ComponentChildren, HTMLAttributes, VNode } from "preact";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Words } from "../../messages/catalogue.ts";

/** The button of a cell. `class` adds to the class of every cell. */
export type BoardCell = ButtonHTMLAttributes<HTMLButtonElement> & {
  "data-sign"?: string;
  "data-name"?: string;
  "data-pair"?: string;
};

export interface BoardProps {
  /** The shape of the board, which can have fewer rows than the game. */
  shape: GameDescription;
  label: string;
  cell: (cell: number) => BoardCell;
  press: (cell: number) => void;
  grid?: HTMLAttributes<HTMLDivElement> & { class?: string; "data-mover"?: string };
  frame?: FrameProps;
  /** Replaces the names of columns. */
  above?: ComponentChildren;
  /** Drawn on the cells. */
  over?: ComponentChildren;
  /** Receives a function that focuses the cell that is the tab stop. */
  handle?: (focus: () => void) => void;
}

/** Draws the buttons of the cells. One of them is the tab stop, and keys change which. */
function useCells({ shape, cell: propsOf, press }: Pick<BoardProps, "shape" | "cell" | "press">) {
  const [stop, setStop] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const current = Math.min(stop, cellsOf(shape).length - 1);

  function move(event: KeyboardEvent, cell: number) {
    const next = event.altKey ? null : destination(shape, event, cell);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.current[next]?.focus();
  }
  function draw(cell: number) {
    const { class: name = "", onFocus, ...props } = propsOf(cell);
    return (
      <div key={cell} class="grid-cell" role="gridcell">
        <button
          {...props}
          ref={(element) => void (buttons.current[cell] = element)}
          type="button"
          class={`cell ${name}`.trim()}
          tabIndex={cell === current ? 0 : -1}
          onFocus={(event) => {
            setStop(cell);
            onFocus?.call(event.currentTarget, event);
          }}
          onKeyDown={(event) => move(event, cell)}
          onClick={() => press(cell)}
        />
      </div>
    );
  }
  return { draw, focus: () => buttons.current[current]?.focus() };
}

export function ButtonBoard({ shape, label, cell, press, ...more }: BoardProps) {
  const { grid: { class: name = "", ...grid } = {}, frame, above, over, handle } = more;
  const { draw, focus } = useCells({ shape, cell, press });
  handle?.(focus);
  return (
    <BoardFrame shape={shape} {...frame} above={above}>
      <div
        {...grid}
        class={`board ${shape.gravity ? "rack" : ""} ${name}`.trim()}
        role="grid"
        aria-label={label}
      >
        <GridRows shape={shape} draw={draw} />
        {over}
      </div>
    </BoardFrame>
  );
}

type RowsProps = { shape: GameDescription; draw: (cell: number) => VNode };

export function GridRows({ shape, draw }: RowsProps) {
  return Array.from({ length: shape.rows }, (_, row) => (
    // The animation needs the number of rows that a disc falls.
    <div key={row} class="grid-row" role="row" style={{ "--row": `${row + 1}` }}>
      {cellsOf(shape)
        .filter((cell) => rowAndColumn(shape, cell).row === row)
        .map(draw)}
    </div>
  ));
}

type FrameProps = HTMLAttributes<HTMLDivElement> & { class?: string };
type FrameContents = Pick<BoardProps, "shape" | "above"> & { children: ComponentChildren };

/** Adds the names of columns and rows around a board. */
export function BoardFrame(props: FrameProps & FrameContents) {
  const { shape, above, children, class: name = "", ...frame } = props;
  const { columns, rows } = edgeNames(shape, useWords().number);
  const sides = { "--columns": `${shape.columns}`, "--rows": `${shape.rows}` };
  return (
    <div {...frame} class={`board-frame ${name}`.trim()} style={sides}>
      {above || <Names class="column-names" names={columns} />}
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

/** Names columns by letters and rows by numbers or, with gravity, both by the reader's numbers. */
export function edgeNames(shape: GameDescription, number: Words["number"]) {
  const names = { columns: columnLabels(shape), rows: shape.rowNames };
  if (!shape.gravity) return names;
  const inDigits = (name: string) => number(Number(name));
  return { columns: names.columns.map(inDigits), rows: names.rows.map(inDigits) };
}

type Size = Pick<GameDescription, "columns" | "rows">;
type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

/** Finds the cell that a key leads to: at the edge the same cell; null for other keys. */
export function destination(shape: Size, key: Key, cell: number): number | null {
  const way = wayOf(shape, key, cell);
  return way && (way[0] ?? cell);
}

/** Lists the cells in the direction of a key, nearest first. */
function wayOf(shape: Size, { key, ctrlKey, metaKey }: Key, cell: number) {
  const all = cellsOf(shape);
  const { row, column } = rowAndColumn(shape, cell);
  const inRow = all.filter((other) => rowAndColumn(shape, other).row === row);
  const inColumn = all.filter((other) => rowAndColumn(shape, other).column === column);
  const line = ctrlKey || metaKey ? all : inRow;
  const ways: Record<string, number[]> = {
    ArrowLeft: inRow.filter((other) => other < cell).reverse(),
    ArrowRight: inRow.filter((other) => other > cell),
    ArrowUp: inColumn.filter((other) => other < cell).reverse(),
    ArrowDown: inColumn.filter((other) => other > cell),
    Home: line,
    End: line.toReversed(),
  };
  return Object.hasOwn(ways, key) ? ways[key] : null;
}
