/** Where the search of a position is: its board, with what the search knows of each move there. */
import { clauses, say } from "../messages/index.ts";
import { BoardFrame } from "../parts/board/button-board.tsx";
import { MiniBoard } from "../parts/board/picture.ts";
import { CellContent, cellLook, stateText } from "../parts/board/search-cell.tsx";
import { cellStates } from "../parts/search/cell-states.ts";
import { signsOf, valueIn } from "../parts/search/value-text.ts";
import { placeText, sideText } from "./words.ts";
import type { Write } from "../parts/board/search-cell.tsx";
import type { CellState } from "../parts/search/cell-states.ts";
import type { Stand } from "../parts/search/path-state.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Step } from "../parts/search/steps.ts";
import type { SearchMoment } from "./tree-stage.tsx";

export function BoardStage({ record, index, here }: SearchMoment<SearchRecord>) {
  const { shape } = record;
  const board = record.board(here);
  const cells = cellStates(record, momentAt(record, index, here), null);
  const write = (value: number | null) => valueIn(record, value);
  const stands = record.stands({ index, kind: "enter", node: here, here });
  return (
    <div class="board-stage">
      <ol class="board-path in-row wraps bare">
        {stands.slice(0, -1).map((stand) => (
          <Above key={stand.node} record={record} stand={stand} />
        ))}
      </ol>
      <BoardFrame shape={shape}>
        <div
          class={shape.gravity ? "board rack" : "board"}
          role="img"
          aria-label={boardText(board, cells, write)}
        >
          {cells.map((state, cell) => (
            <div key={cell} {...cellLook(board[cell], state, false)}>
              <CellContent sign={board[cell]} state={state} write={write} />
            </div>
          ))}
        </div>
      </BoardFrame>
    </div>
  );
}

/** The step at which the cells of a node are shown. */
function momentAt(record: SearchRecord, index: number, here: number): Step {
  const step = record.step(index);
  if (step.here === here && step.kind !== "leave") return step;
  // What has just come back from below counts.
  if (record.trace.parents[step.node] === here && step.node !== here) {
    return { index, kind: "improve", node: step.node, here };
  }
  return { index, kind: "leave", node: here, here };
}

/** A position on the way to where the search is, and its best value so far. */
function Above({ record, stand }: { record: SearchRecord; stand: Stand }) {
  const { node, best, chosen } = stand;
  const value = valueIn(record, best);
  const isEstimate = chosen !== null && record.isEstimate(chosen);
  const written = isEstimate ? signsOf(value, "exact", true) : value;
  const words = say("practise-above-node", {
    place: placeText(record, node),
    side: sideText(record, node),
    best: best === null ? say("practise-none") : written,
  });
  return (
    <li>
      <MiniBoard
        shape={record.shape}
        board={record.board(node)}
        marked={node === 0 ? undefined : record.trace.moves[node]}
      />
      <span class="unseen">{words}</span>
      <span aria-hidden="true">{best !== null && written}</span>
    </li>
  );
}

/** On a larger board the free cells of which nothing is known are not named one by one. */
const SMALL = 9;

/** The board in words, for people who do not see it. */
function boardText(board: string, cells: CellState[], write: Write) {
  const valueOf = (state: CellState, cell: number) => {
    if ("value" in state) return stateText(state, write);
    if (state.state === "cut") return say("step-cell-cut");
    if (board[cell] !== ".") return board[cell];
    return board.length > SMALL ? "" : say("practise-free");
  };
  const texts = cells.map((state, cell) => {
    const value = valueOf(state, cell);
    return value && say("practise-cell", { cell, value });
  });
  return clauses(texts.filter(Boolean));
}
