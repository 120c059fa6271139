/**
 * What the browser keeps for the site. A storage that is missing, full, forbidden or damaged is as good as an
 * empty one: then what was chosen lasts as long as the page.
 */

/** @import { Kept } from "./types.d.ts" */

/** Until the visitor clears it. @type {Kept} */
export const lasting = () => localStorage;

/** As long as the tab is open. @type {Kept} */
export const ofTab = () => sessionStorage;

/** @param {Kept} storage @param {string} key @returns {string} Empty if there is none. */
export function readText(storage, key) {
  try {
    return storage().getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** @param {Kept} storage @param {string} key @param {string} text @returns {boolean} Whether it is kept. */
export function keepText(storage, key, text) {
  try {
    if (text === "") storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {Kept} storage @param {string} key @returns {unknown} Null if there is none, or if it is not JSON. */
export function readKept(storage, key) {
  try {
    return JSON.parse(readText(storage, key) || "null");
  } catch {
    return null;
  }
}

/** @param {Kept} storage @param {string} key @param {unknown} value @returns {boolean} Whether it is kept. */
export function keep(storage, key, value) {
  return keepText(storage, key, JSON.stringify(value));
}

/** The fields of what was kept; none if it is something else. @param {unknown} kept @returns {Record<string, unknown>} */
export function fieldsOf(kept) {
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}
