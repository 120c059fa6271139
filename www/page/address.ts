/**
 * Reads and writes the address, which holds the place's state. It is replaced, never added to the
 * history: "undo" is the game's own, and "back" leads to the place before.
 */
import { atRoot } from "../base/root.ts";
import {
  ALONE,
  AROUND,
  GAME_NAMES,
  PLACES,
  fragmentOf,
  pathIn,
  queryOf,
  PLACE_NAMES,
  travelling,
  travels,
} from "./places.ts";
import type { PlaceLink } from "./place-link.ts";
import type { PlaceName } from "./places.ts";

/** Milliseconds until an address that the browser refused is written again. */
const RETRY = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

const listeners: (() => void)[] = [];

const { place } = document.documentElement.dataset;
export const here = PLACE_NAMES.find((name) => name === place) ?? "play";

/** True for a part of a place inside another page, which has a history of its own. */
export const embedded = isAlone(query());

export function isAlone(names: URLSearchParams) {
  return names.get("view") === ALONE[here];
}

/** From the root of the site; that of a page of Learn is as in English. */
export const herePath = document.documentElement.dataset.page ?? PLACES[here].path;

export function query() {
  return queryOf(location.hash);
}

/** The fragment that the page shows, or has begun to open. */
let opened = location.hash;
/** True while a link is opened of which nothing is shown yet. */
let opening = false;

/**
 * Begins to open a link that was followed. Until the page shows it (`showAddress`), only who opens
 * it writes the address (`correctAddress`): what was on the screen would write over it.
 */
export function openAddress() {
  opened = location.hash;
  opening = true;
  return query();
}

export function showAddress() {
  opening = false;
  return query();
}

/** @param names All of them, with those that travel. */
export function replaceAddress(names: string[][] | URLSearchParams) {
  if (!opening) write(fragmentOf(names));
}

export function correctAddress(names: [string, string][] | URLSearchParams) {
  write(fragmentOf(names));
}

/** Writes a place's own state; what travels, and what the page around it says, stays. */
export function replaceOwn(own: Record<string, string>) {
  const around = [...query()].filter(([name]) => embedded && AROUND.includes(name));
  replaceAddress([...travelling(query()), ...Object.entries(own), ...around]);
}

/** Writes the names of a game; others stay. */
export function replaceGame(names: [string, string][]) {
  replaceAddress([...names, ...[...query()].filter(([name]) => !GAME_NAMES.includes(name))]);
}

/**
 * The address of a place, with what travels.
 * @param own Names of the place; a text is its whole fragment.
 */
export function hrefOf(place: PlaceName, own: Record<string, string> | string = {}) {
  const fragment =
    typeof own === "string" ? own : fragmentOf([...along(place), ...Object.entries(own)]);
  return addressOf({ place, path: PLACES[place].path, fragment });
}

/** The address of a link in the language of this page. */
export function addressOf({ place, path, fragment }: PlaceLink) {
  const { lang } = document.documentElement;
  const address = atRoot(place === "learn" ? pathIn(path, lang) : path);
  address.hash = fragment;
  return address.href;
}

/**
 * Lists what a link takes along. A page whose address decides its language says it to other places;
 * Learn has it in its path. During a lesson a link to the empty board names its move: a link that
 * names a lesson alone leads to what its step shows.
 */
function along(place: PlaceName): [string, string][] {
  const [from, to]: PlaceName[] = [here, place].map((name) => PLACES[name].within ?? name);
  const { shared = [] } = from === to ? PLACES[from] : {};
  const asked = query();
  const all = [...asked].filter(([name]) => travels(name, asked) || shared.includes(name));
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
 * Writes the address, and again later if the browser refused: it does so silently or with an error
 * after too many changes. The screen does not need the address, a reload does.
 */
function write(fragment: string) {
  clearTimeout(timer);
  // The page has yet to read a link that was just followed.
  if (location.hash !== opened) return;
  const wanted = fragment || location.pathname + location.search;
  try {
    if (fragment !== location.hash) history.replaceState(history.state, "", wanted);
  } catch {}
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
