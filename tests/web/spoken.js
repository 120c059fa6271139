/** Formats messages as a page does. A value can be a message too. */

/** @import { Words } from "../../www/base/words.ts" */
/** @import { Catalogue } from "../../www/messages/catalogue.ts" */

/**
 * @param {Pick<Catalogue, "say">} catalogue
 * @param {Words} words
 * @returns {string}
 */
export function spoken(catalogue, { id, values = {} }) {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    value !== null && typeof value === "object" ? spoken(catalogue, value) : value,
  ]);
  return catalogue.say(id, Object.fromEntries(texts));
}
