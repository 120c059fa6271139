/**
 * While a game, an exercise or a lesson is under way, a phone has "Menu" in place of the bar of places, and what is
 * under way has the room of that bar. "Menu" shows the places again, until something else begins; nothing else changes.
 */
import { onClick, part } from "./parts.ts";

type What = "game" | "exercise" | "lesson";

const all: Set<What> = new Set();
let left = false;

export function underWay(what: What, is: boolean) {
  if (is === all.has(what)) return;
  if (is) {
    all.add(what);
    left = false;
  } else all.delete(what);
  show();
}

/** What is under way stands in the attribute. */
function show() {
  const { dataset } = document.documentElement;
  if (all.size > 0 && !left) dataset.underWay = [...all].join(" ");
  else delete dataset.underWay;
}

export function openPlaces() {
  onClick("places-open", () => {
    left = true;
    show();
    const current = part("places").querySelector("[aria-current]");
    if (current instanceof HTMLElement) current.focus();
  });
}
