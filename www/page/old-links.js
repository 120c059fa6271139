/**
 * Links as they were when all of Cutoff was one page: where each leads now. docs/old-links.md lists
 * every form, and a test holds this to it. Pure.
 */
import { fragmentOf, queryOf, travelling } from "./places.js";

/** @typedef {import("./places.js").PlaceName} PlaceName */

/** The rooms of the old page: the place of each, and what its link says there. @type {Record<string, { place: PlaceName, own?: Record<string, string> }>} */
const ROOMS = {
  race: { place: "race" },
  order: { place: "order" },
  size: { place: "size" },
  break: { place: "bugs" },
  quiz: { place: "practise" },
  find: { place: "practise", own: { mode: "find" } },
  review: { place: "play", own: { review: "on" } },
  lesson: { place: "teach", own: { do: "lesson" } },
};

/** The names of a search. */
const SEARCH = ["tree", "root", "depth", "by", "search"];
/** Names of a room's own settings began so. */
const OF_ROOM = "lab.";

/**
 * Where a link to the root leads now.
 * @param {string} fragment With or without the `#`.
 * @returns {{ place: PlaceName, fragment: string } | null} Null if the link has no old name in it.
 */
export function forwarded(fragment) {
  const query = queryOf(fragment);
  const room = query.get("lab");
  if (room !== null && Object.hasOwn(ROOMS, room)) {
    const { place, own = {} } = ROOMS[room];
    const settings = [...query]
      .filter(([name]) => name.startsWith(OF_ROOM))
      .map(
        ([name, value]) => /** @type {[string, string]} */ ([name.slice(OF_ROOM.length), value]),
      );
    const names = [...travelling(query), ...Object.entries(own), ...settings];
    return { place, fragment: fragmentOf(names) };
  }
  if (!query.has("tree") && !query.has("search")) return null;
  const search = [...query].filter(([name]) => SEARCH.includes(name));
  return { place: "watch", fragment: fragmentOf([...travelling(query), ...search]) };
}
