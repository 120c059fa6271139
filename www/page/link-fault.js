/** Finds what a place cannot read in a link. Pure. */
import { GAME_NAMES } from "./places.js";

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
