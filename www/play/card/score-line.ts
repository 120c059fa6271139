/**
 * The score of one column in words, above the board: of the column under the pointer or with the focus, of
 * the score that was pressed, and else of the best column.
 */
import { say } from "../../messages/index.ts";
import { make, setText } from "../../base/elements.ts";

interface Sentences {
  /** The position that they are about. */
  board: string;
  /** What is known of each column; empty where it is full. */
  sentences: readonly string[];
  /** The best column, once it is proved. */
  best: number | null;
}

type Pointer = "over" | "focused" | "pressed";

/**
 * @param grid The board, with a button for each cell.
 * @param row The scores over its columns.
 * @returns Null hides it.
 */
export function scoreLine(
  grid: HTMLElement,
  row: HTMLElement,
): { element: HTMLElement; render: (shown: Sentences | null) => void } {
  const element = make("p", { class: "score-line" });
  element.hidden = true;
  let current: Sentences | null = null;
  /** The columns that are pointed at, by what points. */
  const columns: Record<Pointer, number | null> = { over: null, focused: null, pressed: null };

  function draw() {
    element.hidden = current === null;
    if (!current) return;
    const { sentences, best } = current;
    const column = columns.over ?? columns.focused ?? columns.pressed ?? best;
    const sentence = column === null ? "" : sentences[column];
    element.classList.toggle("legend", sentence === "");
    setText(element, sentence || say("score-legend"));
  }

  onPointed(grid, row, (by, column) => {
    columns[by] = column;
    draw();
  });

  return {
    element,
    render(shown) {
      if (shown?.board !== current?.board) columns.pressed = null;
      current = shown;
      draw();
    },
  };
}

/** Hears which column is pointed at, and by what; null if it is none any more. */
function onPointed(
  grid: HTMLElement,
  row: HTMLElement,
  point: (by: Pointer, column: number | null) => void,
) {
  for (const box of [grid, row]) {
    box.addEventListener("pointerover", ({ target, pointerType }) =>
      // A finger plays where it points.
      point("over", pointerType === "touch" ? null : columnOf(target, box)),
    );
    box.addEventListener("pointerleave", () => point("over", null));
  }
  grid.addEventListener("focusin", ({ target }) => {
    const seen = target instanceof Element && target.matches(":focus-visible");
    point("focused", seen ? columnOf(target, grid) : null);
  });
  grid.addEventListener("focusout", () => point("focused", null));
  row.addEventListener("click", ({ target }) => point("pressed", columnOf(target, row)));
}

/**
 * The column of something in the board or in the scores, counted from 0: each row of either has an
 * element for each column.
 */
function columnOf(target: EventTarget | null, box: HTMLElement) {
  const element = target instanceof Element ? target.closest(".grid-cell, .column-score") : null;
  if (!element || !box.contains(element)) return null;
  return [...(element.parentElement?.children ?? [])].indexOf(element);
}
