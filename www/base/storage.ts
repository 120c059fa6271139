/**
 * Keeps values in the browser. If its storage is missing, full, forbidden or damaged, values last
 * as long as the page.
 */

/** Stores are functions, because reading `localStorage` can throw. */
export type WebStore = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps values until the visitor clears them. */
export const lasting: WebStore = () => localStorage;

/** Keeps values until the tab is closed. */
export const ofTab: WebStore = () => sessionStorage;

/** @returns Empty if nothing is stored. */
export function readText(storage: WebStore, key: string): string {
  try {
    return storage().getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** @returns False if the text cannot be stored. */
export function keepText(storage: WebStore, key: string, text: string): boolean {
  try {
    if (text === "") storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns Null if nothing is stored, or if it is not JSON. */
export function readKept(storage: WebStore, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) || "null");
  } catch {
    return null;
  }
}

/** @returns False if the value cannot be stored. */
export const keep = (storage: WebStore, key: string, value: unknown) =>
  keepText(storage, key, JSON.stringify(value));

/** Returns the fields of a stored object, or no fields if the value is not an object. */
export function fieldsOf(kept: unknown): Record<string, unknown> {
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}
