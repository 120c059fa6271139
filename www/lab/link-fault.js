/** Finds what a view of the lab cannot use in a link. Pure. */
import { short } from "../game/link.js";
import { isRoom, viewOf } from "./rooms.js";

/** @typedef {import("../game/state.js").Words} Words */

/**
 * The first name or value in a link that a view of the lab does not take.
 * @param {string} room
 * @param {Map<string, string>} query
 * @returns {Words | null} Null too for a view that checks its link itself.
 */
export function linkFault(room, query) {
  const fields = isRoom(room) ? viewOf(room).fields : null;
  if (!fields) return null;
  for (const [name, text] of query) {
    if (!Object.hasOwn(fields, name)) {
      return { id: "link-fault-name", values: { name: short(`lab.${name}`) } };
    }
    if (!fields[name](text)) {
      return { id: "link-fault-setting", values: { name: `lab.${name}`, text: short(text) } };
    }
  }
  return null;
}
