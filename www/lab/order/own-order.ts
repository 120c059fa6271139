/** A board on which one taps the cells, or with gravity the columns, in the order of one's own. */
import { button, make } from "../../base/elements.ts";
import { number, say } from "../../messages/index.ts";
import { boardOfButtons } from "../../parts/board/buttons.ts";
import { boardFrame } from "../../parts/board/frame.ts";
import { choosable, tapped } from "./orders.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** @param chosen The cells tapped so far; of a column its top cell. */
export function ownOrder(
  shape: GameDescription,
  chosen: readonly number[],
  changed: (chosen: number[]) => void,
) {
  const named = shape.gravity ? "orders-column" : "orders-cell";
  let now = [...chosen];
  const frame = boardFrame();
  const board = boardOfButtons(frame, say("orders-yours"), (cell) => set(tapped(now, cell)));
  const cells = choosable(shape).map(() => make("button", { type: "button", class: "cell" }));
  const clear = button(say("orders-clear"), () => set([]));

  function set(other: number[]) {
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
