/** A link into the site as a text: `watch/#tree=…`, `practise/#seed=5`; Play's is a fragment alone. Pure. */
import { PLACES, PLACE_NAMES, fragmentOf, queryOf } from "./places.js";

/** @import { PlaceName } from "./places.js" */
/** @typedef {{ place: PlaceName, fragment: string }} PlaceLink */

/** Play's path is empty, so every text ends with it. No other path ends with another one's. */
const OTHERS = PLACE_NAMES.filter((name) => name !== "play");

/** What a link does not say of what it shows. */
const ASIDE = ["lesson", "step", "lang", "view"];

/**
 * @param {string} text A link, or a whole address; what stands before the place's path is not looked at.
 * @returns {PlaceLink | null} Null if it leads to none of the places.
 */
export function readPlaceLink(text) {
  const [before, ...rest] = text.split("#");
  const fragment = rest.join("#");
  const path = before.replace(/index\.html$/, "");
  const place = OTHERS.find(
    (name) => path === PLACES[name].path || path.endsWith(`/${PLACES[name].path}`),
  );
  if (place) return { place, fragment };
  // A chapter is no place, and neither is an address of which nothing says that it is of this site.
  const isRoot = path === "" || (/^https?:.*\/$/i.test(path) && !path.includes("/learn/"));
  return isRoot && rest.length > 0 ? { place: "play", fragment } : null;
}

/** Whether a line of a text is a link, be it one that leads somewhere or not. @param {string} line */
export function isLinkLine(line) {
  const isLink = /^(#|https?:\/\/)/i.test(line);
  return !/\s/.test(line) && (isLink || OTHERS.some((name) => line.startsWith(PLACES[name].path)));
}

/** A link to what a place shows, without a lesson, a language or a frame. @param {PlaceLink} link */
export function writePlaceLink({ place, fragment }) {
  const shown = [...queryOf(fragment)].filter(([name]) => !ASIDE.includes(name));
  return `${PLACES[place].path}${fragmentOf(shown) || "#"}`;
}

/**
 * A fragment with other names in it, in place of its own of the same names.
 * @param {string} fragment
 * @param {Record<string, string>} names
 */
export function withNames(fragment, names) {
  const query = queryOf(fragment);
  for (const [name, value] of Object.entries(names)) query.set(name, value);
  return fragmentOf(query);
}
