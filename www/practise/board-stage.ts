/** Where the search of a position is: its board, with what the search knows of each move there. */
import { clauses, say } from "../messages/index.ts";
import { make } from "../base/elements.ts";
import { boardFrame, fitFrame } from "../parts/board/frame.ts";
import { boardPicture } from "../parts/board/picture.ts";
import { drawCell, stateText } from "../parts/board/search-cell.ts";
import { cellStates } from "../parts/search/cell-states.ts";
import { signsOf, valueIn } from "../parts/search/value-text.ts";
import { placeText, sideText } from "./words.ts";
import type { CellState } from "../parts/search/cell-states.ts";
import type { Stand } from "../parts/search/path-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Write } from "../parts/board/search-cell.ts";

/** Where the search is when a question is asked, drawn. */
export interface Stage {
  element: HTMLElement;
  /** The same in words, for the details; null if the drawing says it all. */
  list: Element | null;
  /** What is known after a step, with the search at a node; `supposed` if that is a leaf which the question calls x. */
  show: (step: number, here: number, supposed?: boolean) => void;
  close: () => void;
}

export function boardStage(record: SearchRecord): Stage {
  const { shape } = record;
  const frame = boardFrame();
  const { grid } = frame;
  grid.setAttribute("role", "img");
  fitFrame(frame, shape);
  const above = make("ol", { class: "board-path" });
  const element = make("div", { class: "board-stage" }, above, frame.element);
  return {
    element,
    list: null,
    show(index, here) {
      const board = record.board(here);
      const cells = cellStates(record, momentAt(record, index, here), null);
      const write = (value: number | null) => valueIn(record, value);
      const elements = cells.map(() => make("div"));
      cells.forEach((state, cell) => drawCell(elements[cell], board[cell], state, write));
      grid.replaceChildren(...elements);
      grid.setAttribute("aria-label", boardText(board, cells, write));
      const stands = record.stands({ index, kind: "enter", node: here, here });
      above.replaceChildren(...stands.slice(0, -1).map((stand) => pathItem(record, stand)));
    },
    close() {},
  };
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
function pathItem(record: SearchRecord, { node, best, chosen }: Stand) {
  const last = node === 0 ? undefined : record.trace.moves[node];
  const value = valueIn(record, best);
  const isEstimate = chosen !== null && record.isEstimate(chosen);
  const written = isEstimate ? signsOf(value, "exact", true) : value;
  const words = say("practise-above-node", {
    place: placeText(record, node),
    side: sideText(record, node),
    best: best === null ? say("practise-none") : written,
  });
  return make(
    "li",
    {},
    boardPicture(record.shape, record.board(node), last),
    make("span", { class: "unseen" }, words),
    make("span", { "aria-hidden": "true" }, best === null ? "" : written),
  );
}

/** On a larger board the free cells of which nothing is known are not named one by one. */
const SMALL = 9;

/** The board in words, for people who do not see it. */
function boardText(board: string, cells: CellState[], write: Write) {
  const texts = cells.flatMap((state, cell) => {
    if ("value" in state) {
      return [say("practise-cell", { cell, value: stateText(state, write) })];
    }
    if (state.state === "cut") return [say("practise-cell", { cell, value: say("step-cell-cut") })];
    if (board[cell] === "." && board.length > SMALL) return [];
    return [
      say("practise-cell", {
        cell,
        value: board[cell] === "." ? say("practise-free") : board[cell],
      }),
    ];
  });
  return clauses(texts);
}
