/**
 * Keeps values in the browser. Where that is missing, full, forbidden or damaged, they last as long
 * as the page.
 */

/** A function, because reading `localStorage` can throw. */
export type Kept = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Until the visitor clears it. */
export const lasting: Kept = () => localStorage;

/** As long as the tab is open. */
export const ofTab: Kept = () => sessionStorage;

/** @returns Empty if there is none. */
export function readText(storage: Kept, key: string): string {
  try {
    return storage().getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** @returns False if it cannot be kept. */
export function keepText(storage: Kept, key: string, text: string): boolean {
  try {
    if (text === "") storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @returns Null if there is none, or if it is not JSON. */
export function readKept(storage: Kept, key: string): unknown {
  try {
    return JSON.parse(readText(storage, key) || "null");
  } catch {
    return null;
  }
}

/** @returns False if it cannot be kept. */
export function keep(storage: Kept, key: string, value: unknown): boolean {
  return keepText(storage, key, JSON.stringify(value));
}

/** The fields of what was kept; none if it is something else. */
export function fieldsOf(kept: unknown): Record<string, unknown> {
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}
