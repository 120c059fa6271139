/** Finds what a place cannot read in a link. Pure. */
import { languageOf } from "../messages/languages.js";
import { GAME_NAMES, PLACES, TRAVELLING } from "./places.js";
import { unmarked } from "./typed-text.js";

/** @typedef {import("../game/state.js").Words} Words */

/**
 * The first name that a place does not take, and every value that it cannot read. What a link says of
 * the game is for game/link.js.
 * @param {import("./places.js").PlaceName} place
 * @param {URLSearchParams} query
 * @returns {Words[]}
 */
export function faultsOf(place, query) {
  const { names, readsItself } = PLACES[place];
  /** @type {Words[]} */
  const faults = [];
  const isKnown = (/** @type {string} */ name) =>
    TRAVELLING.includes(name) || Object.hasOwn(names, name);
  // One is enough: a link can hold thousands.
  const unknown = readsItself ? undefined : [...query.keys()].find((name) => !isKnown(name));
  if (unknown !== undefined)
    faults.push({ id: "link-fault-name", values: { name: short(unknown) } });
  for (const [name, text] of query) {
    if (GAME_NAMES.includes(name)) continue;
    const check = Object.hasOwn(names, name) ? names[name] : undefined;
    const valid = name === "lang" ? languageOf(text) !== undefined : (check?.(text) ?? true);
    if (!valid) faults.push(badValue(name, text));
  }
  return faults;
}

/** @param {string} name @param {string} text @returns {Words} */
export function badValue(name, text) {
  return { id: "link-fault-setting", values: { name, text: short(text) } };
}

/**
 * As much of a visitor's text as a sentence can carry. Marks of direction are left out: they would
 * turn the sentence around.
 * @param {string} text
 */
export function short(text) {
  const characters = [...unmarked(text.slice(0, 100))];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}
