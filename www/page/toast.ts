/** A short word about what has just been done, such as “The link is copied”. It leaves by itself. */
import { make } from "../base/elements.ts";
import { part } from "./parts.ts";

/** Milliseconds that it stays: long enough to be read twice. */
const STAYS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string) {
  const box = part("toast");
  clearTimeout(timer);
  // A new element each time, so that a screen reader says the same words again.
  box.replaceChildren(make("span", {}, text));
  timer = setTimeout(() => box.replaceChildren(), STAYS);
}
