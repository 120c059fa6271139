/** A link into the site as a text: `watch/#tree=…`, `practise/#seed=5`; a fragment alone leads to the board. Pure. */
import { PLACES, PLACE_NAMES, fragmentOf, queryOf } from "./places.js";

/** @import { PlaceName } from "./places.js" */
/** @typedef {{ place: PlaceName, fragment: string }} PlaceLink */

/**
 * @param {string} text A link, or a whole address; what stands before the place's path is not looked at.
 * @returns {PlaceLink | null} Null if it leads to none of the places.
 */
export function readPlaceLink(text) {
  const [before, ...rest] = text.split("#");
  const fragment = rest.length === 0 ? before : rest.join("#");
  const path = rest.length === 0 ? "" : before.replace(/index\.html$/, "");
  // Play's path is empty, so every text ends with it. No other path ends with another one's.
  const others = PLACE_NAMES.filter((name) => name !== "play");
  const place = others.find(
    (name) => path === PLACES[name].path || path.endsWith(`/${PLACES[name].path}`),
  );
  if (place) return { place, fragment };
  if (path !== "" && !path.endsWith("/")) return null;
  return { place: "play", fragment };
}

/**
 * The same as a text. A link to the board is its fragment alone.
 * @param {PlaceLink} link
 */
export function writePlaceLink({ place, fragment }) {
  const text = fragment.replace(/^#/, "");
  return place === "play" ? text : `${PLACES[place].path}#${text}`;
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
