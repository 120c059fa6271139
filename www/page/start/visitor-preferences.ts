/** The visitor's preferences on this page. */
import { localStore } from "../../base/storage.ts";
import { loadPreferences, savePreferences, type Preferences } from "../../game/preferences.ts";
import { isEmbedded } from "../address.ts";

let current = loadPreferences(localStore);

export const preferences = () => current;

/** @returns False if the change lasts only for this visit. */
export function prefer(change: Partial<Preferences>): boolean {
  current = { ...current, ...change };
  return !isEmbedded && savePreferences(localStore, change);
}
