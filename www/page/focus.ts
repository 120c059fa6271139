/** Moves the focus, and finds elements that a link or Escape concerns. */
import { elementOf } from "./roots.ts";

/** Scrolls to the link's target and focuses it, unless something else has the focus. */
export function focusTarget() {
  if (document.activeElement !== document.body) return;
  const target = document.querySelector<HTMLElement>("[data-target]:not([hidden])");
  if (target) focusInView(target);
  // The top of the page is already in view, below the lesson if there is one.
  else elementOf("main").focus({ preventScroll: true });
}

/** Focuses an element, and scrolls until all of it is in view. */
export function focusInView(element: HTMLElement) {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** True if a popover is open, which Escape would close. */
export const hasPopover = () => document.querySelector(":popover-open") !== null;
