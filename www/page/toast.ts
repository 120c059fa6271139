/** A short word about what has just been done, such as “The link is copied”. It leaves by itself. */
import { part } from "./parts.ts";

/** Milliseconds that it stays: long enough to be read twice. */
const STAYS = 6000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function toast(text: string) {
  const box = part("toast");
  clearTimeout(timer);
  // A new element each time, so that a screen reader says the same words again.
  const words = document.createElement("span");
  words.textContent = text;
  box.replaceChildren(words);
  timer = setTimeout(() => box.replaceChildren(), STAYS);
}
