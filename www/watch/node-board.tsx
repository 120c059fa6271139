/** The board where a search is, with what is known of each move; one that was cut can be asked about. */
import { useRef, useState } from "preact/hooks";
import { placeOf } from "../game/shape.ts";
import { BoardFrame } from "../parts/board/button-board.tsx";
import { destination } from "../parts/board/keys.ts";
import { CellContent, cellLook } from "../parts/board/search-cell.tsx";
import { cellStates } from "../parts/search/cell-states.ts";
import { useWords } from "../ui/words.tsx";
import type { ComponentChildren } from "preact";
import type { CellState } from "../parts/search/cell-states.ts";
import type { WatchProps } from "./state.ts";
import type { Moment } from "./stepper.ts";

export function NodeBoard({ moment, does }: { moment: Moment; does: WatchProps["does"] }) {
  const { say, markup } = useWords();
  const { subject, step, stands } = moment;
  const { record } = subject;
  const { shape } = record;
  const board = record.board(step.here);
  const states = cellStates(record, step, stands[stands.length - 1].chosen);
  const asks = (cell: number) => states[cell]?.state === "cut";
  const [focused, setFocused] = useState(0);
  const stop = asks(focused) ? focused : states.findIndex((_, cell) => asks(cell));
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function move(event: KeyboardEvent, cell: number) {
    const next = event.altKey ? null : destination(shape, event, cell, asks);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttons.current[next]?.focus();
  }
  const drawn = (state: CellState, cell: number) => {
    const sign = board[cell];
    const isLast = step.here !== 0 && cell === record.trace.moves[step.here];
    const look = cellLook(sign, state, isLast);
    const content = <CellContent sign={sign} state={state} write={subject.write} />;
    if (!asks(cell)) return <div {...look}>{content}</div>;
    return (
      <button
        {...look}
        ref={(button) => void (buttons.current[cell] = button)}
        type="button"
        aria-label={say("step-cut-reveal", { cell })}
        tabIndex={cell === stop ? 0 : -1}
        onFocus={() => setFocused(cell)}
        onKeyDown={(event) => move(event, cell)}
        onClick={() => does().revealCell(cell)}
      >
        {content}
      </button>
    );
  };
  const rows: ComponentChildren[][] = Array.from({ length: shape.rows }, () => []);
  states.forEach((state, cell) =>
    rows[placeOf(shape, cell).row].push(
      <div key={cell} class="grid-cell" role="gridcell">
        {drawn(state, cell)}
      </div>,
    ),
  );
  return (
    <BoardFrame shape={shape}>
      <div
        id="search-board"
        class={shape.gravity ? "board rack" : "board"}
        role="grid"
        {...markup("search-board").attributes}
        onPointerDown={() => does().stepper.pause()}
      >
        {rows.map((cells, row) => (
          <div key={row} class="grid-row" role="row">
            {cells}
          </div>
        ))}
      </div>
    </BoardFrame>
  );
}
