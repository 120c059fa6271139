/** Marks the column under the pointer or the focus, and the cell where a stone would land. */
import { useRef, useState } from "preact/hooks";
import type { BoardCell } from "./button-board.tsx";
import type { Player } from "../../../pkg/whole/cutoff.js";

/** A finger that moves this many pixels slides to another column instead of tapping. */
const SLIDE_PIXELS = 24;

/**
 * @param targets Landing cells of the player, by the chosen cell; null where there is none.
 * @param drop Receives the cell over which a finger is lifted.
 * @returns Props of cells and of their grid.
 */
export function useAim(
  columns: number,
  targets: readonly (number | null)[],
  player: Player,
  drop: (cell: number) => void,
) {
  const [over, setOver] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const finger = useRef<{ x: number; column: number } | null>(null);
  const at = over ?? focused;
  const target = at === null ? null : (targets[at] ?? null);

  function cell(cell: number): BoardCell {
    const isAimed = target !== null && targets[cell] === target;
    return {
      class: `${isAimed ? "aimed" : ""} ${isAimed && cell === target ? "lands" : ""}`.trim(),
      onPointerOver: () => setOver(cell),
      onPointerDown({ currentTarget, pointerId, pointerType, clientX: x }) {
        if (pointerType !== "touch") return;
        // Later events then go to the cell under the finger, not to the cell that it first touched.
        if (currentTarget.hasPointerCapture(pointerId))
          currentTarget.releasePointerCapture(pointerId);
        finger.current = { x, column: cell % columns };
      },
      onPointerUp({ clientX }) {
        const { current: from } = finger;
        finger.current = null;
        if (!from || cell % columns === from.column) return;
        if (Math.abs(clientX - from.x) > SLIDE_PIXELS && targets[cell] != null) drop(cell);
      },
      onFocus: ({ currentTarget }) =>
        setFocused(currentTarget.matches(":focus-visible") ? cell : null),
      onBlur: () => setFocused(null),
    };
  }
  return { cell, grid: { "data-mover": player, onPointerLeave: () => setOver(null) } };
}
