/** Finds what a place cannot read in a link. Pure. */
import { GAME_NAMES } from "./places.ts";
import type { Words } from "../base/link-text.ts";
import type { Schema } from "../base/link-schema.ts";

/**
 * What a link to a place can say, which may depend on the link; null where the view names the
 * faults itself.
 */
export type LinkSchema = (query: URLSearchParams) => Schema | null;

/**
 * What a place cannot read in a link. A name that is not checked does no harm, so a page opens also where
 * the check does not load.
 */
export async function linkFaults(linkSchema: LinkSchema, query: URLSearchParams): Promise<Words[]> {
  if ([...query.keys()].every((name) => GAME_NAMES.includes(name))) return [];
  const schema = linkSchema(query);
  if (!schema) return [];
  try {
    const { faultsOf } = await import("./link-check.ts");
    return faultsOf(schema, query);
  } catch {
    return [];
  }
}
