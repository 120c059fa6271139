/** An order of the visitor's own, tapped on a board, and those that were tried before. */
import { useRef, useState } from "preact/hooks";
import { ButtonBoard } from "../../parts/board/button-board.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureTable, TableRow } from "../table.tsx";
import { tapped } from "./orders.ts";
import type { ComponentChildren } from "preact";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** @param chosen The cells tapped so far; of a column its top cell. */
export function OwnOrder({
  shape,
  chosen,
  choose,
  children,
}: {
  shape: GameDescription;
  chosen: readonly number[];
  choose: (chosen: number[]) => void;
  /** What was tried. */
  children: ComponentChildren;
}) {
  const { say, number } = useWords();
  const focus = useRef(() => {});
  function clear() {
    // The button goes with what it clears.
    focus.current();
    choose([]);
  }
  function cellOf(cell: number) {
    const rank = chosen.indexOf(cell) + 1;
    const label = say(shape.gravity ? "orders-column" : "orders-cell", { cell, rank });
    return {
      ...{ "aria-label": label, title: label, "aria-pressed": rank > 0 },
      children: rank > 0 ? number(rank) : "",
    };
  }
  return (
    <div class="order-own stack">
      <p class="explained">{say("orders-tap", { ways: shape.gravity ? "columns" : "cells" })}</p>
      <ButtonBoard
        shape={shape.gravity ? { ...shape, rows: 1, rowNames: [] } : shape}
        label={say("orders-yours")}
        cell={cellOf}
        press={(cell) => choose(tapped(chosen, cell))}
        handle={(cell) => (focus.current = cell)}
      />
      {chosen.length > 0 && (
        <button type="button" onClick={clear}>
          {say("orders-clear")}
        </button>
      )}
      {children}
    </div>
  );
}

const LISTED = 12;

interface TriedOrder {
  cells: readonly number[];
  nodes: number;
}

/**
 * The visitor's own orders that were tried, the last one first, with what each visits.
 * @param subject The positions and the depth that they are counted for. Others begin the list anew.
 */
export function useTried(subject: string) {
  const [tried, setTried] = useState({ of: subject, list: [] as TriedOrder[] });
  function add(one: TriedOrder) {
    setTried(({ of, list }) => {
      const earlier = of === subject ? list : [];
      const others = earlier.filter(({ cells }) => `${cells}` !== `${one.cells}`);
      return { of: subject, list: [one, ...others].slice(0, LISTED) };
    });
  }
  return [tried.of === subject ? tried.list : [], add] as const;
}

export function Tried({ all }: { all: readonly TriedOrder[] }) {
  const { say, list, number } = useWords();
  if (all.length === 0) return null;
  const caption = say("order-tried");
  return (
    <div class="order-tried" tabIndex={0} role="group" aria-label={caption}>
      <FigureTable caption={caption} isCaptioned heads={[say("order"), say("nodes-label")]}>
        <tbody>
          {all.map(({ cells, nodes }) => (
            <TableRow
              key={`${cells}`}
              name={list(cells.map((cell) => say("cell-name", { cell })))}
              cells={[number(nodes)]}
            />
          ))}
        </tbody>
      </FigureTable>
    </div>
  );
}
