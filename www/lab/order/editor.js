/** The cells of a board in a row that can be dragged, or moved by the arrow keys, into another order. */
import { make } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { boardPicture } from "../../parts/board/picture.js";
import { moved } from "./orders.js";

/**
 * @param {import("../../../pkg/web/cutoff.js").GameDescription} shape
 * @param {readonly number[]} order
 * @param {(order: number[]) => void} changed
 */
export function orderEditor(shape, order, changed) {
  let now = [...order];
  let dragged = -1;
  const element = make("ol", { class: "order-cells" });

  /** @param {number} from @param {number} to */
  function put(from, to) {
    if (to < 0 || to >= now.length || from === to) return;
    now = moved(now, from, to);
    render();
    chips()[to].focus();
    changed(now);
  }

  const chips = () => [...element.querySelectorAll("button")];

  function render() {
    element.replaceChildren(...now.map((cell, rank) => make("li", {}, chip(cell, rank))));
  }

  /** @param {number} cell @param {number} rank */
  function chip(cell, rank) {
    const element = make(
      "button",
      {
        type: "button",
        draggable: "true",
        "aria-label": say("order-chip", { cell, rank: rank + 1 }),
        title: say("order-chip", { cell, rank: rank + 1 }),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (!step) return;
          event.preventDefault();
          const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
          put(rank, rank + step * forward);
        },
        ondragstart: (/** @type {DragEvent} */ event) => {
          dragged = rank;
          event.dataTransfer?.setData("text/plain", String(cell));
        },
        ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
        ondrop: (/** @type {DragEvent} */ event) => {
          event.preventDefault();
          if (dragged >= 0) put(dragged, rank);
          dragged = -1;
        },
        // Touch screens have no dragging of elements of their own.
        onpointerup: (/** @type {PointerEvent} */ event) => {
          if (event.pointerType !== "touch") return;
          const under = document.elementFromPoint(event.clientX, event.clientY);
          const to = chips().findIndex((other) => other.contains(under));
          if (to >= 0) put(rank, to);
        },
      },
      boardPicture(shape, shape.start, cell),
    );
    return element;
  }

  render();
  return {
    element,
    /** @param {number[]} order */
    set(order) {
      now = [...order];
      render();
      changed(now);
    },
  };
}
