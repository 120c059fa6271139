/** Finds what a place cannot read in a link. */
import { short } from "../base/link-text.ts";
import { languageOf } from "../messages/languages.ts";
import { readLink, value } from "../base/link-schema.ts";
import { travels } from "./places.ts";
import type { Words } from "../base/link-text.ts";
import type { Schema } from "../base/link-schema.ts";

/** What a link to a place can say, which may depend on the link; null where the view names the faults itself. */
export type LinkSchema = (query: URLSearchParams) => Schema | null;

/**
 * What of a link a place cannot read: the first name that it does not take, and every value. What a link
 * says of the game is for game/link.ts.
 */
export function faultsOf(schema: Schema, query: URLSearchParams | Map<string, string>): Words[] {
  const { faults } = readLink({ ...schema, lang: value(languageOf) }, query);
  // One is enough: a link can hold thousands.
  const unknown = [...query.keys()].find(
    (name) => !travels(name, query) && !Object.hasOwn(schema, name),
  );
  if (unknown === undefined) return faults;
  return [{ id: "link-fault-name", values: { name: short(unknown) } }, ...faults];
}

export function linkFaults(linkSchema: LinkSchema, query: URLSearchParams): Words[] {
  const schema = linkSchema(query);
  return schema ? faultsOf(schema, query) : [];
}
