/**
 * While a game, an exercise or a lesson is under way, a phone has "Menu" in place of the bar of places, and what is
 * under way has the room of that bar. "Menu" shows the places again, until something else begins; nothing else changes.
 */

type What = "game" | "exercise" | "lesson";

const all: Set<What> = new Set();
let left = false;

export function underWay(what: What, is: boolean) {
  if (is === all.has(what)) return;
  if (is) {
    all.add(what);
    left = false;
  } else all.delete(what);
  mark();
}

export function showPlaces() {
  left = true;
  mark();
}

/** What is under way stands in the attribute. */
function mark() {
  const { dataset } = document.documentElement;
  if (all.size > 0 && !left) dataset.underWay = [...all].join(" ");
  else delete dataset.underWay;
}
