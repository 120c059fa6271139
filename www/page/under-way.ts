/** Marks that something is under way. On phones "Menu" replaces the places then. */

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

function mark() {
  const { dataset } = document.documentElement;
  if (all.size > 0 && !left) dataset.underWay = [...all].join(" ");
  else delete dataset.underWay;
}
