/**
 * One tab stop for several elements: the focus moves within them by keys, and comes back to where it
 * was (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/).
 */

/**
 * @param items The elements in order; null for a place that cannot have the focus.
 * @param destination Where a key leads to from an element; nothing if it does not move the focus.
 * @returns Makes an element the tab stop.
 */
export function roving(
  box: HTMLElement,
  items: () => readonly (HTMLElement | null)[],
  destination: (event: KeyboardEvent, index: number) => number | null | undefined,
): (index: number) => void {
  const stop = (current: number) =>
    items().forEach((item, index) => item && (item.tabIndex = index === current ? 0 : -1));
  const indexOf = (target: EventTarget | null) =>
    items().findIndex((item) => item !== null && item === target);

  box.addEventListener("focusin", ({ target }) => {
    const index = indexOf(target);
    if (index >= 0) stop(index);
  });
  box.addEventListener("keydown", (event) => {
    const index = indexOf(event.target);
    if (index < 0 || event.altKey) return;
    const next = destination(event, index);
    if (next == null) return;
    event.preventDefault();
    event.stopPropagation();
    items()[next]?.focus();
  });
  return stop;
}
