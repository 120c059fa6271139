/** Marks a game, exercise or lesson in progress. On phones, "Menu" then replaces the places. */

type Activity = "game" | "exercise" | "lesson";

const activities: Set<Activity> = new Set();
let arePlacesShown = false;

export function setUnderWay(activity: Activity, isUnderWay: boolean) {
  if (isUnderWay === activities.has(activity)) return;
  if (isUnderWay) {
    activities.add(activity);
    arePlacesShown = false;
  } else activities.delete(activity);
  mark();
}

export function showPlaces() {
  arePlacesShown = true;
  mark();
}

function mark() {
  const { dataset } = document.documentElement;
  if (activities.size > 0 && !arePlacesShown) dataset.underWay = [...activities].join(" ");
  else delete dataset.underWay;
}
