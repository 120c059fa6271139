/** Marks a game, exercise or lesson in progress. On phones, "Menu" then replaces the places. */

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
