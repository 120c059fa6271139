/** The visitor's own order, chosen on a board. */
import { useRef } from "preact/hooks";
import { ButtonBoard } from "../../parts/board/button-board.tsx";
import { Button } from "../../page/buttons.tsx";
import { useWords } from "../../ui/words.tsx";
import { toggleCell } from "./orders.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

interface OwnOrderProps {
  shape: GameDescription;
  chosen: readonly number[];
  choose: (chosen: number[]) => void;
}

/** @param chosen Cells. With gravity, the top cells of columns. */
export function OwnOrder({ shape, chosen, choose }: OwnOrderProps) {
  const { say, number } = useWords();
  const focus = useRef(() => {});
  function clear() {
    // The button disappears, so the board gets the focus.
    focus.current();
    choose([]);
  }
  function cellOf(cell: number) {
    const rank = chosen.indexOf(cell) + 1;
    const label = say(shape.gravity ? "order-column" : "order-cell", { cell, rank });
    return {
      "aria-label": label,
      title: label,
      "aria-pressed": rank > 0,
      children: rank > 0 ? number(rank) : "",
    };
  }
  return (
    <div class="order-own stack start">
      <h2>{say("order-yours")}</h2>
      <p class="explained">{say("order-tap", { ways: shape.gravity ? "columns" : "cells" })}</p>
      <ButtonBoard
        shape={shape.gravity ? { ...shape, rows: 1, rowNames: [] } : shape}
        label={say("order-yours")}
        cell={cellOf}
        press={(cell) => choose(toggleCell(chosen, cell))}
        handle={(cell) => (focus.current = cell)}
      />
      {chosen.length > 0 && <Button say="order-clear" press={clear} />}
    </div>
  );
}
