/**
 * Where stones fall, the whole column is the target. Over the column under the pointer, a finger or the focus
 * hangs the disc that would fall, and the cell where it would come to lie is marked.
 */
import { useRef, useState } from "preact/hooks";
import { Stone } from "./stone.tsx";
import type { BoardCell } from "./button-board.tsx";
import type { Player } from "../../../pkg/web/cutoff.js";

/** The cell where a stone comes to lie, by the cell that is played on. */
export type Targets = readonly (number | null)[];

/** A finger that has moved this far aims, and lets the disc fall when it is lifted; before, it taps. */
const SLIDE = 24;

/**
 * @param targets Where the stones of the player land; nothing is marked if there are none.
 * @param drop Gets the cell over which a finger is lifted.
 * @param point Hears which cell is pointed at, and by what; null if it is none any more. A finger plays where it points.
 * @returns The place that is aimed at; what cells and their grid get; and the disc that hangs over the board.
 */
export function useAim(
  columns: number,
  targets: Targets,
  player: Player,
  drop: (cell: number) => void,
  point: (by: "over" | "focused", cell: number | null) => void = () => {},
) {
  const [over, setOver] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  /** Where a finger came down. */
  const finger = useRef<{ x: number; column: number } | null>(null);
  const at = over ?? focused;
  const target = at === null ? null : (targets[at] ?? null);

  function focus(cell: number | null) {
    setFocused(cell);
    point("focused", cell);
  }
  function cell(cell: number): BoardCell {
    const isAimed = target !== null && targets[cell] === target;
    return {
      class: `${isAimed ? "aimed" : ""} ${isAimed && cell === target ? "lands" : ""}`.trim(),
      onPointerOver({ pointerType }) {
        setOver(cell);
        point("over", pointerType === "touch" ? null : cell);
      },
      onPointerDown({ currentTarget, pointerId, pointerType, clientX: x }) {
        if (pointerType !== "touch") return;
        // The column under the finger is meant, wherever it came down.
        if (currentTarget.hasPointerCapture(pointerId))
          currentTarget.releasePointerCapture(pointerId);
        finger.current = { x, column: cell % columns };
      },
      onPointerUp({ clientX }) {
        const { current: from } = finger;
        finger.current = null;
        if (!from || cell % columns === from.column) return;
        if (Math.abs(clientX - from.x) > SLIDE && targets[cell] != null) drop(cell);
      },
      onFocus: ({ currentTarget }) => focus(currentTarget.matches(":focus-visible") ? cell : null),
      onBlur: () => focus(null),
    };
  }
  return {
    cell,
    grid: {
      "data-mover": player,
      onPointerLeave() {
        setOver(null);
        point("over", null);
      },
    },
    ghost: (
      <span
        class="ghost"
        aria-hidden="true"
        data-sign={player}
        hidden={target === null}
        style={{ "--aim": `${(at ?? 0) % columns}` }}
      >
        <Stone sign="X" />
        <Stone sign="O" />
      </span>
    ),
  };
}
