/** What a link to Play can say beside the game. Pure. */
import { STANDARD, rulesOf } from "../../game/shape.js";
import { TABS, tabsOf } from "./state.js";
import { BUGS } from "../../game/bugs.js";
import { aloneNames } from "../../page/alone-link.js";
import { oneOf, readLink, writeLink } from "../../base/link-schema.js";

/** @import { State } from "./state.js" */

/** Tabs of older versions: hints are on the board, and how times are measured is told with them, proofs in the engine's line. */
const FORMER = /** @type {const} */ (["hints", "measured"]);

const SCHEMA = {
  ...aloneNames("play"),
  tab: oneOf([...TABS, ...FORMER, "prove"]),
  /** A position is being set up. */
  setup: oneOf(["on"]),
  /** The perfect computer plays with it. */
  bug: oneOf(BUGS),
};

const STANDARD_SCHEMA = { ...SCHEMA, tab: oneOf([...tabsOf(STANDARD), ...FORMER]) };

/** What other boards have is known once the engine has described them. @param {URLSearchParams} query */
export function linkSchema(query) {
  return rulesOf(query) === STANDARD.game ? STANDARD_SCHEMA : SCHEMA;
}

/**
 * @param {URLSearchParams} query
 * @returns {Pick<State, "tab" | "bug"> & { setup: boolean, hints: boolean }} `hints` if hints are what the link names.
 */
export function readOwn(query) {
  const { tab, bug = null, setup } = readLink(linkSchema(query), query).values;
  const open = TABS.find((one) => one === tab) ?? "search";
  return { tab: open, bug, setup: setup === "on", hints: tab === "hints" };
}

/** The names of a link to them. @param {Pick<State, "tab" | "bug"> & { setup: State["setup"] | boolean }} state @returns {Record<string, string>} */
export function writeOwn({ tab, bug, setup }) {
  return writeLink(SCHEMA, {
    tab: tab === "search" ? undefined : tab,
    bug: bug ?? undefined,
    setup: setup ? "on" : undefined,
  });
}
