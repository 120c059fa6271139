/**
 * The score of one column in words, above the board: of the column under the pointer or with the focus, of
 * the score that was pressed, and else of the best column.
 */
import { say } from "../../messages/index.js";
import { make, setText } from "../../base/elements.js";

/**
 * @param {HTMLElement} grid The board, with a button for each cell.
 * @param {HTMLElement} row The scores over its columns.
 * @returns {{ element: HTMLElement, render: (shown: Sentences | null) => void }} Null hides it.
 * @typedef {object} Sentences
 * @property {string} board The position that they are about.
 * @property {readonly string[]} sentences What is known of each column; empty where it is full.
 * @property {number | null} best The best column, once it is proved.
 */
export function scoreLine(grid, row) {
  const element = make("p", { class: "score-line" });
  element.hidden = true;
  /** @type {Sentences | null} */
  let current = null;
  /** The columns that are pointed at, by what points. @type {Record<"over" | "focused" | "pressed", number | null>} */
  const columns = { over: null, focused: null, pressed: null };

  function draw() {
    element.hidden = current === null;
    if (!current) return;
    const { sentences, best } = current;
    const column = columns.over ?? columns.focused ?? columns.pressed ?? best;
    const sentence = column === null ? "" : sentences[column];
    element.classList.toggle("legend", sentence === "");
    setText(element, sentence || say("score-legend"));
  }

  /** @param {keyof typeof columns} by @param {number | null} column */
  function point(by, column) {
    columns[by] = column;
    draw();
  }

  grid.addEventListener("pointerover", ({ target, pointerType }) =>
    // A finger plays where it points.
    point("over", pointerType === "touch" ? null : columnOf(target, grid)),
  );
  row.addEventListener("pointerover", ({ target, pointerType }) =>
    point("over", pointerType === "touch" ? null : columnOf(target, row)),
  );
  for (const box of [grid, row]) {
    box.addEventListener("pointerleave", () => point("over", null));
  }
  grid.addEventListener("focusin", ({ target }) => {
    const seen = target instanceof Element && target.matches(":focus-visible");
    point("focused", seen ? columnOf(target, grid) : null);
  });
  grid.addEventListener("focusout", () => point("focused", null));
  row.addEventListener("click", ({ target }) => point("pressed", columnOf(target, row)));

  return {
    element,
    render(shown) {
      if (shown?.board !== current?.board) columns.pressed = null;
      current = shown;
      draw();
    },
  };
}

/**
 * The column of something in the board or in the scores, counted from 0: each row of either has an
 * element for each column.
 * @param {EventTarget | null} target
 * @param {HTMLElement} box
 */
function columnOf(target, box) {
  const element = target instanceof Element ? target.closest(".grid-cell, .column-score") : null;
  if (!element || !box.contains(element)) return null;
  return [...(element.parentElement?.children ?? [])].indexOf(element);
}
