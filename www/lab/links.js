/** What a link can say to each room of the lab, and what in one means nothing there. Pure. */
import { short } from "../game/link.js";
import { CONTESTANTS } from "./contest.js";
import { readOrder } from "./orders.js";

/** @typedef {import("../game/state.js").Words} Words */

/** @param {...string} choices */
const oneOf =
  (...choices) =>
  (/** @type {string} */ text) =>
    choices.includes(text);
/** @param {string} text */
const seed = (text) => /^\d{1,6}$/.test(text);

/** Names, each with whether a text says something there. @type {Record<string, Record<string, (text: string) => boolean>>} */
const ROOMS = {
  race: {
    on: oneOf("empty", "board", "plies", "all"),
    rounds: oneOf("3", "7", "21"),
    with: (text) => text.split(" ").every(oneOf("", ...CONTESTANTS)),
  },
  order: {
    order: (text) => readOrder(text) !== undefined,
    scoring: oneOf("plain", "depth-aware"),
    on: oneOf("empty", "board"),
  },
  find: { seed },
  break: {
    bug: oneOf(
      ...["", "root-ties", "root-ties-hard", "bounds-shown", "table-bounds", "no-depth"],
      ...["swapped", "wrong-side", "strict-cut", "parent-bound"],
    ),
  },
  size: {},
  review: {},
};

/**
 * The first thing in a link that a room cannot do anything with. Rooms that are not listed here tell
 * it themselves.
 * @param {string} room
 * @param {Map<string, string>} query
 * @returns {Words | null}
 */
export function linkFault(room, query) {
  if (!Object.hasOwn(ROOMS, room)) return null;
  for (const [name, text] of query) {
    const known = Object.hasOwn(ROOMS[room], name);
    if (!known) return { id: "link-fault-name", values: { name: short(`lab.${name}`) } };
    if (!ROOMS[room][name](text)) {
      return { id: "link-fault-setting", values: { name: `lab.${name}`, text: short(text) } };
    }
  }
  return null;
}
