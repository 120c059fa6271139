/** Finds what a place cannot read in a link. Pure. */
import { GAME_NAMES } from "./places.js";
import { unmarked } from "./typed-text.js";

/** @import { Words } from "../game/state.js" */

/**
 * What a place cannot read in a link. A name that is not checked does no harm, so a page opens also where
 * the check does not load.
 * @param {import("./places.js").PlaceName} place
 * @param {URLSearchParams} query
 * @returns {Promise<Words[]>}
 */
export async function linkFaults(place, query) {
  if ([...query.keys()].every((name) => GAME_NAMES.includes(name))) return [];
  try {
    const { faultsAt } = await import("./link-schemas.js");
    return await faultsAt(place, query);
  } catch {
    return [];
  }
}

/** @param {string} name @param {string} text @returns {Words} */
export function badValue(name, text) {
  return { id: "link-fault-setting", values: { name, text: short(text) } };
}

/**
 * As much of a visitor's text as a sentence can carry. Marks of direction are left out: they would
 * turn the sentence around.
 * @param {string} text
 */
export function short(text) {
  const characters = [...unmarked(text.slice(0, 100))];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}
