/** Formats messages as a page does. A value can be a message too. */

/** @import { Message } from "../../www/base/message.ts" */
/** @import { Catalogue } from "../../www/messages/catalogue.ts" */

/**
 * @param {Pick<Catalogue, "say">} catalogue
 * @param {Message} message
 * @returns {string}
 */
export function sentence(catalogue, { id, values = {} }) {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    value !== null && typeof value === "object" ? sentence(catalogue, value) : value,
  ]);
  return catalogue.say(id, Object.fromEntries(texts));
}
