/**
 * Where stones fall, the whole column is the target. Over the column under the pointer, a finger or the focus
 * hangs the disc that would fall, and the cell where it would come to lie is marked.
 */
import { make } from "../../base/elements.ts";
import { computerToMove, position } from "../../game/state.ts";
import { stone } from "./look.ts";
import type { Player } from "../../../pkg/web/cutoff.js";
import type { GameState } from "../../game/state.ts";
import type { BoardFrame } from "./frame.ts";

/** The cell where a stone comes to lie, by the cell that is played on. */
export type Targets = readonly (number | null)[];

/** A finger that has moved this far aims, and lets the disc fall when it is lifted; before, it taps. */
const SLIDE = 24;

/**
 * Marks the cells of a column with the class `aimed`, and the one where the stone lands with `lands`.
 * @param frame A board with a button for each cell.
 * @returns Takes where the stones of a side land; nothing is marked if there are none.
 */
export function aimAtColumns(
  { element, grid }: BoardFrame,
  drop: (cell: number) => void,
): (columns: number, targets: Targets, player: Player) => void {
  const ghost = make("span", { class: "ghost", "aria-hidden": "true" }, stone("X"), stone("O"));
  element.append(ghost);
  let [over, focused, columns] = [-1, -1, 1];
  /** Where a finger came down. */
  let finger: { x: number; column: number } | null = null;
  let targets: Targets = [];

  function draw() {
    const at = over >= 0 ? over : focused;
    const target = targets[at] ?? null;
    [...grid.querySelectorAll("button")].forEach((button, cell) => {
      button.classList.toggle("aimed", target !== null && targets[cell] === target);
      button.classList.toggle("lands", cell === target);
    });
    ghost.hidden = target === null;
    if (target !== null) element.style.setProperty("--aim", String(at % columns));
  }

  function indexOf(target: EventTarget | null) {
    const button = target instanceof Element ? target.closest("button") : null;
    return [...grid.querySelectorAll("button")].findIndex((one) => one === button);
  }

  function point(cell: number) {
    over = cell;
    draw();
  }

  grid.addEventListener("pointerover", ({ target }) => point(indexOf(target)));
  grid.addEventListener("pointerleave", () => point(-1));
  grid.addEventListener("pointerdown", ({ target, pointerId, pointerType, clientX: x }) => {
    if (pointerType !== "touch" || !(target instanceof Element)) return;
    // The column under the finger is meant, wherever it came down.
    if (target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    finger = { x, column: indexOf(target) % columns };
  });
  grid.addEventListener("pointerup", ({ target, clientX }) => {
    const [from, cell] = [finger, indexOf(target)];
    finger = null;
    if (!from || cell < 0 || cell % columns === from.column) return;
    if (Math.abs(clientX - from.x) > SLIDE && targets[cell] != null) drop(cell);
  });
  grid.addEventListener("focusin", ({ target }) => {
    const seen = target instanceof Element && target.matches(":focus-visible");
    focused = seen ? indexOf(target) : -1;
    draw();
  });
  grid.addEventListener("focusout", () => {
    focused = -1;
    draw();
  });

  return (newColumns, newTargets, player) => {
    [columns, targets] = [newColumns, newTargets];
    ghost.dataset.sign = player;
    draw();
  };
}

/** @param frame The board of Play. */
export function columnsView(frame: BoardFrame, drop: (cell: number) => void) {
  const aim = aimAtColumns(frame, drop);

  return function render(state: GameState) {
    const now = position(state);
    const falls = state.shape.gravity && !state.setup && now && !computerToMove(state);
    frame.grid.dataset.mover = now?.player ?? "";
    aim(state.shape.columns, falls ? now.targets : [], now?.player ?? "X");
  };
}
