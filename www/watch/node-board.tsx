/** The board where a search is, with what is known of each move. */
import { cellsOf, placeOf } from "../game/shape.ts";
import { BoardFrame } from "../parts/board/button-board.tsx";
import { CellContent, cellLook } from "../parts/board/search-cell.tsx";
import { cellStates } from "../parts/search/cell-states.ts";
import { useWords } from "../ui/words.tsx";
import type { Moment } from "./stepper.ts";

export function NodeBoard({ subject: { record, write }, step, stands }: Moment) {
  const { markup } = useWords();
  const { shape, trace } = record;
  const board = record.board(step.here);
  const states = cellStates(record, step, stands[stands.length - 1].chosen);
  const last = step.here === 0 ? null : trace.moves[step.here];
  const drawn = (cell: number) => (
    <div key={cell} class="grid-cell" role="gridcell">
      <div {...cellLook(board[cell], states[cell], cell === last)}>
        <CellContent sign={board[cell]} state={states[cell]} write={write} />
      </div>
    </div>
  );
  return (
    <BoardFrame shape={shape}>
      <div
        id="search-board"
        class={shape.gravity ? "board rack" : "board"}
        role="grid"
        {...markup("search-board").attributes}
      >
        {Array.from({ length: shape.rows }, (_, row) => (
          <div key={row} class="grid-row" role="row">
            {cellsOf(shape)
              .filter((cell) => placeOf(shape, cell).row === row)
              .map(drawn)}
          </div>
        ))}
      </div>
    </BoardFrame>
  );
}
