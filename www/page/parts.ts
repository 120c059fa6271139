/** The roots of a page, by their ids: what is found in it, and filled, is found and filled here. */
import { h, render } from "preact";
import { say } from "../messages/index.ts";
import { WithAddress } from "./with-address.tsx";
import type { ComponentChildren } from "preact";
import type { Words } from "../base/link-text.ts";

/** The element with an id, which the page is sure to have. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** Has a root show something in place of what it has. What the page has from the build is changed in place. */
export function show(root: string, content: ComponentChildren) {
  render(h(WithAddress, null, content), part(root));
}

/** The text of a message, with the texts of the messages in its values. */
export function spoken({ id, values = {} }: Words): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? spoken(value) : value,
  ]);
  return say(id, Object.fromEntries(texts));
}

/** What a link leads to: the first that is marked so, and shown. */
export const subject = () => document.querySelector<HTMLElement>("[data-subject]:not([hidden])");

/** Gives an element the focus, and scrolls just so far that it is whole in view. */
export function focusInView(element: HTMLElement) {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** True if something lies over the page that Escape closes. */
export const hasPopover = () => document.querySelector(":popover-open") !== null;
