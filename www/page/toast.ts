/** Shows for a moment that an action is done, such as “The link is copied”. */
import { h } from "preact";
import { fillRoot } from "./roots.ts";

/** Milliseconds, enough to read the text twice. */
const TOAST_MS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

export function toast(text: string) {
  clearTimeout(timer);
  // A new element each time makes a screen reader repeat equal words.
  fillRoot("toast", h("span", { key: (count += 1) }, text));
  timer = setTimeout(() => fillRoot("toast", null), TOAST_MS);
}
