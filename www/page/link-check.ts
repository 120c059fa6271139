/** What is wrong with a link. Pure. */
import { short } from "../base/link-text.js";
import { languageOf } from "../messages/languages.js";
import { readLink, value } from "../base/link-schema.js";
import { travels } from "./places.js";

/** @import { Schema, Words } from "../base/types.d.ts" */

/**
 * What of a link a place cannot read: the first name that it does not take, and every value. What a link
 * says of the game is for game/link.js.
 * @param {Schema} schema
 * @param {URLSearchParams | Map<string, string>} query
 * @returns {Words[]}
 */
export function faultsOf(schema, query) {
  const { faults } = readLink({ ...schema, lang: value(languageOf) }, query);
  // One is enough: a link can hold thousands.
  const unknown = [...query.keys()].find(
    (name) => !travels(name, query) && !Object.hasOwn(schema, name),
  );
  if (unknown === undefined) return faults;
  return [{ id: "link-fault-name", values: { name: short(unknown) } }, ...faults];
}
