/** What a link to Play can say beside the game. Pure. */
import { STANDARD } from "../game/shape.js";
import { TABS } from "../game/state.js";
import { BUGS } from "../game/bugs.js";
import { oneOf, readLink, writeLink } from "../base/link-schema.js";

/** @import { State } from "../game/state.js" */

const SCHEMA = {
  /** The board alone, as within another page. */
  view: oneOf(["board"]),
  theme: oneOf(/** @type {const} */ (["light", "dark"])),
  tab: oneOf(TABS),
  /** The perfect computer plays with it. */
  bug: oneOf(BUGS),
};

/** Every position of 3×3 is proved at once, so its page has nothing to prove. */
const STANDARD_SCHEMA = { ...SCHEMA, tab: oneOf(TABS.filter((tab) => tab !== "prove")) };

/** @param {URLSearchParams} query */
export function linkSchema(query) {
  return (query.get("game") ?? STANDARD.game) === STANDARD.game ? STANDARD_SCHEMA : SCHEMA;
}

/** The tab and the bug of a link. @param {URLSearchParams} query @returns {Pick<State, "tab" | "bug">} */
export function readOwn(query) {
  const { tab = "search", bug = null } = readLink(linkSchema(query), query).values;
  return { tab, bug };
}

/** The names of a link to them. @param {Pick<State, "tab" | "bug">} state @returns {Record<string, string>} */
export function writeOwn({ tab, bug }) {
  return writeLink(SCHEMA, { tab: tab === "search" ? undefined : tab, bug: bug ?? undefined });
}
