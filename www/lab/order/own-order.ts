/** A board on which one taps the cells, or with gravity the columns, in the order of one's own. */
import { button, make } from "../../base/elements.js";
import { number, say } from "../../messages/index.js";
import { boardOfButtons } from "../../parts/board/buttons.js";
import { boardFrame } from "../../parts/board/frame.js";
import { choosable, tapped } from "./orders.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */

/**
 * @param {GameDescription} shape
 * @param {readonly number[]} chosen The cells tapped so far; of a column its top cell.
 * @param {(chosen: number[]) => void} changed
 */
export function ownOrder(shape, chosen, changed) {
  const named = shape.gravity ? "orders-column" : "orders-cell";
  let now = [...chosen];
  const frame = boardFrame();
  const board = boardOfButtons(frame, say("orders-yours"), (cell) => set(tapped(now, cell)));
  const cells = choosable(shape).map(() => make("button", { type: "button", class: "cell" }));
  const clear = button(say("orders-clear"), () => set([]));

  /** @param {number[]} other */
  function set(other) {
    now = other;
    update();
    changed(now);
  }

  function update() {
    cells.forEach((element, cell) => {
      const rank = now.indexOf(cell) + 1;
      element.textContent = rank > 0 ? number(rank) : "";
      element.setAttribute("aria-pressed", String(rank > 0));
      const words = say(named, { cell, rank });
      element.setAttribute("aria-label", words);
      element.title = words;
    });
    clear.hidden = now.length === 0;
  }

  update();
  board.show(shape.gravity ? { ...shape, rows: 1, rowNames: [] } : shape, cells);
  return make(
    "div",
    { class: "order-own" },
    make(
      "p",
      { class: "explained" },
      say("orders-tap", { ways: shape.gravity ? "columns" : "cells" }),
    ),
    frame.element,
    clear,
  );
}
