/**
 * The address of the page: it holds the place's state. It is always replaced, never added to the
 * history: "undo" is the game's own, and "back" leads to the place before.
 */
import { atRoot } from "../base/root.ts";
import {
  ALONE,
  AROUND,
  GAME_NAMES,
  PLACES,
  fragmentOf,
  goingAlong,
  pathIn,
  queryOf,
  PLACE_NAMES,
  travelling,
} from "./places.ts";
import type { PlaceLink } from "./place-link.ts";
import type { PlaceName } from "./places.ts";

/** Milliseconds until an address that the browser refused is tried again. */
const RETRY = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

const listeners: (() => void)[] = [];

const { place } = document.documentElement.dataset;
export const here = PLACE_NAMES.find((name) => name === place) ?? "play";

/** True if this is only a part of a place inside another page, which has a history of its own. */
export const embedded = isAlone(query());

/** True if an address asks for that. */
export function isAlone(names: URLSearchParams) {
  return names.get("view") === ALONE[here];
}

/** The path of this page from the root of the site; that of a page of Learn is as in English. */
export const herePath = document.documentElement.dataset.page ?? PLACES[here].path;

export function query() {
  return queryOf(location.hash);
}

/** The part after the `#` that the page shows, or has begun to show. */
let opened = location.hash;
/** True if a link is being opened, of which the page does not show anything yet. */
let opening = false;

/**
 * The names and values of the address, for a page that begins to open the link. A link that was
 * followed is in the address some time before its page reads it. Until the page shows it (`showAddress`), only
 * who opens it writes there (`correctAddress`): what was on the screen before would write over it.
 */
export function openAddress() {
  opened = location.hash;
  opening = true;
  return query();
}

/** The names and values of the address, for a page that shows them from now on. */
export function showAddress() {
  opening = false;
  return query();
}

/** Puts names into the address in place of those that it has. @param names All of them, with what travels. */
export function replaceAddress(names: string[][] | URLSearchParams) {
  if (!opening) write(fragmentOf(names));
}

/** The same of a link that is being opened. */
export function correctAddress(names: [string, string][] | URLSearchParams) {
  write(fragmentOf(names));
}

/** Puts a place's own state into the address, and keeps what travels and what the page around it says. */
export function replaceOwn(own: Record<string, string>) {
  const around = [...query()].filter(([name]) => embedded && AROUND.includes(name));
  replaceAddress([...travelling(query()), ...Object.entries(own), ...around]);
}

/** Puts the names of a game into the address in place of those that it has. */
export function replaceGame(names: [string, string][]) {
  replaceAddress([...names, ...[...query()].filter(([name]) => !GAME_NAMES.includes(name))]);
}

/** The address of a place, with what travels. @param own What is said to the place; a text is its whole fragment. */
export function hrefOf(place: PlaceName, own: Record<string, string> | string = {}) {
  const fragment =
    typeof own === "string" ? own : fragmentOf([...along(place), ...Object.entries(own)]);
  return addressOf({ place, path: PLACES[place].path, fragment });
}

/** The whole address of a link, in the language of this page. */
export function addressOf({ place, path, fragment }: PlaceLink) {
  const { lang } = document.documentElement;
  // The address of a page of Learn has its language in it.
  const address = atRoot(place === "learn" ? pathIn(path, lang) : path);
  address.hash = fragment;
  return address.href;
}

/**
 * What a link to a place takes along. A page whose address decides its language says it to places that would
 * otherwise choose another; Learn has it in its path. During a lesson, a link to the empty board says that it is the
 * board that is wanted: a link that names a lesson alone leads to what its step shows.
 */
function along(place: PlaceName): [string, string][] {
  const all = goingAlong(query(), here, place);
  const names = all.filter(([name]) => name !== "lang" || place !== "learn");
  const has = (name: string) => names.some(([one]) => one === name);
  const { language } = document.documentElement.dataset;
  if (language && place !== "learn" && !has("lang")) names.push(["lang", language]);
  if (place === "play" && has("lesson") && !GAME_NAMES.some(has)) names.push(["at", "0"]);
  return names;
}

export function onAddress(changed: () => void) {
  listeners.push(changed);
}

/**
 * Browsers refuse too many changes in a short time, with an error or silently. What is on the screen
 * does not depend on the address, but a reload does: so the change is tried again.
 */
function write(fragment: string) {
  clearTimeout(timer);
  // Of a link that was just followed, the page has yet to read where it leads.
  if (location.hash !== opened) return;
  const wanted = fragment || location.pathname + location.search;
  try {
    if (fragment !== location.hash) history.replaceState(history.state, "", wanted);
  } catch {
    // The next lines try again.
  }
  if (new URL(wanted, location.href).hash !== location.hash) {
    timer = setTimeout(() => write(fragment), RETRY);
  }
  opened = location.hash;
  for (const changed of listeners) changed();
}

// The visitor has gone elsewhere.
addEventListener("hashchange", () => {
  clearTimeout(timer);
  for (const changed of listeners) changed();
});
