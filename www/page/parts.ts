/** The fixed parts of a page, by their ids. */
import { say } from "../messages/index.ts";
import type { Words } from "../base/link-text.ts";

/** The element with an id, which the page is sure to have. */
export function part<E extends Element = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as Element as E;
}

export function onClick(id: string, does: () => void) {
  part(id).addEventListener("click", does);
}

/** The text of a message, with the texts of the messages in its values. */
export function spoken({ id, values = {} }: Words): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? spoken(value) : value,
  ]);
  return say(id, Object.fromEntries(texts));
}

/** Gives an element the focus, and scrolls just so far that it is whole in view. */
export function focusInView(element: HTMLElement) {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** Whether something lies over the page that Escape closes. */
export const hasPopover = () => document.querySelector(":popover-open") !== null;
