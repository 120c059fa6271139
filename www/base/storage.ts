/**
 * Saves values in the browser. If its storage is missing, full, forbidden or damaged, values last
 * as long as the page.
 */

/** Stores are functions, because reading `localStorage` can throw. */
export type WebStore = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Holds values until the visitor clears them. */
export const localStore: WebStore = () => localStorage;

/** Holds values until the tab is closed. */
export const sessionStore: WebStore = () => sessionStorage;

/** @returns Empty if nothing is stored. */
export function loadText(storage: WebStore, key: string): string {
  try {
    return storage().getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** @returns False if the text cannot be stored. */
export function saveText(storage: WebStore, key: string, text: string): boolean {
  try {
    if (text === "") storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns Null if nothing is stored, or if it is not JSON. */
export function loadValue(storage: WebStore, key: string): unknown {
  try {
    return JSON.parse(loadText(storage, key) || "null");
  } catch {
    return null;
  }
}

/** @returns False if the value cannot be stored. */
export const saveValue = (storage: WebStore, key: string, value: unknown) =>
  saveText(storage, key, JSON.stringify(value));

/** Returns the fields of a stored object, or no fields if the value is not an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
