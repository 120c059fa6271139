/** Moves the focus, and finds elements that a link or Escape concerns. */

/** Finds the first visible element that a link leads to. */
export const subject = () => document.querySelector<HTMLElement>("[data-subject]:not([hidden])");

/** Focuses an element, and scrolls until all of it is in view. */
export function focusInView(element: HTMLElement) {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** True if a popover is open, which Escape would close. */
export const hasPopover = () => document.querySelector(":popover-open") !== null;
