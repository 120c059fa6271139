/**
 * Where stones fall, the whole column is the target: the column under the pointer, or with the focus, is
 * marked, and in it the cell where the stone will come to lie.
 */
import { computerToMove, position } from "../../game/state.js";

/** @import { State } from "../../game/state.js" */

/** The cell where a stone comes to lie, by the cell that is played on. @typedef {readonly (number | null)[]} Targets */

/**
 * Marks the cells of a column with the class `aimed`, and the one where the stone lands with `lands`.
 * @param {HTMLElement} grid The board, with a button for each cell.
 * @returns {(targets: Targets) => void} Takes where stones land; nothing is marked if there are none.
 */
export function aimAtColumns(grid) {
  let [over, focused] = [-1, -1];
  /** @type {Targets} */
  let targets = [];

  function draw() {
    const target = targets[over >= 0 ? over : focused] ?? null;
    [...grid.querySelectorAll("button")].forEach((button, cell) => {
      button.classList.toggle("aimed", target !== null && targets[cell] === target);
      button.classList.toggle("lands", cell === target);
    });
  }

  /** @param {EventTarget | null} target */
  function indexOf(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    return [...grid.querySelectorAll("button")].findIndex((one) => one === button);
  }

  grid.addEventListener("pointerover", ({ target, pointerType }) => {
    // A finger covers what it points at.
    over = pointerType === "touch" ? -1 : indexOf(target);
    draw();
  });
  grid.addEventListener("pointerleave", () => {
    over = -1;
    draw();
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

  return (now) => {
    targets = now;
    draw();
  };
}

/** @param {HTMLElement} grid The board of Play. */
export function columnsView(grid) {
  const aim = aimAtColumns(grid);

  /** @param {State} state */
  return function render(state) {
    const now = position(state);
    const falls = state.shape.gravity && !state.setup && now && !computerToMove(state);
    grid.dataset.mover = now?.player ?? "";
    aim(falls ? now.targets : []);
  };
}
