/** Finds what a place cannot read in a link. Pure. */
import { GAME_NAMES } from "./places.js";

/** @import { Words } from "../base/types.d.ts" */
/** @import { LinkSchema } from "./types.d.ts" */

/**
 * What a place cannot read in a link. A name that is not checked does no harm, so a page opens also where
 * the check does not load.
 * @param {LinkSchema} linkSchema
 * @param {URLSearchParams} query
 * @returns {Promise<Words[]>}
 */
export async function linkFaults(linkSchema, query) {
  if ([...query.keys()].every((name) => GAME_NAMES.includes(name))) return [];
  const schema = linkSchema(query);
  if (!schema) return [];
  try {
    const { faultsOf } = await import("./link-check.js");
    return faultsOf(schema, query);
  } catch {
    return [];
  }
}
