/**
 * Reads and writes the address, which has the state of the place. Only a new game adds to the
 * history, so the browser's "Back" leads to the game before it, or to the previous place.
 */
import { atRoot } from "../base/root.ts";
import * as places from "./places.ts";
import type { PlaceLink } from "./place-link.ts";
import type { Site } from "./site.tsx";

/** Milliseconds until the page retries to write an address that the browser refused. */
const RETRY_MS = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

const listeners: (() => void)[] = [];

const { place } = document.documentElement.dataset;
export const thisPlace = places.PLACE_NAMES.find((name) => name === place) ?? "play";

/** True if another site shows a part of this place in a frame. */
export const isEmbedded = isEmbeddedLink(query());

export function isEmbeddedLink(names: URLSearchParams) {
  return names.get("view") === places.EMBED_VIEWS[thisPlace];
}

/** The path from the root of the site. For a page of Learn, it is that of the English page. */
export const thisPath = document.documentElement.dataset.page ?? places.PLACES[thisPlace].path;

export function query() {
  return places.queryOf(location.hash);
}

/** The fragment that the page shows or opens. */
let opened = location.hash;
/** True while a link is being opened. */
let opening = false;

/** Starts to open a link. Until `endOpening`, only `correctAddress` writes. */
export function startOpening() {
  opened = location.hash;
  opening = true;
  return query();
}

export function endOpening() {
  opening = false;
  return query();
}

/** Keeps the address for "Back", if the browser allows it. In a frame, "Back" is the host's. */
export function addEntry() {
  try {
    if (!isEmbedded) history.pushState(history.state, "");
  } catch {}
}

/** @param names All names, including those that links pass on. */
export function replaceAddress(names: string[][] | URLSearchParams) {
  if (!opening) write(places.fragmentOf(names));
}

export function correctAddress(names: [string, string][] | URLSearchParams) {
  write(places.fragmentOf(names));
}

/** Writes a place's own names. Names that links pass on, or an embedding site sets, stay. */
export function replaceOwn(own: Record<string, string>) {
  const around = [...query()].filter(([name]) => isEmbedded && places.EMBED_NAMES.includes(name));
  replaceAddress([...places.namesPassedOn(query()), ...Object.entries(own), ...around]);
}

/** Writes the names of a game, and keeps all others. */
export function replaceGame(names: [string, string][]) {
  replaceAddress([...names, ...[...query()].filter(([name]) => !places.GAME_NAMES.includes(name))]);
}

/** Returns the address of a place. @param own Its own names, or its whole fragment. */
export const hrefOf: Site["hrefOf"] = (place, own = {}, path = places.PLACES[place].path) => {
  const fragment =
    typeof own === "string" ? own : places.fragmentOf([...passedOn(place), ...Object.entries(own)]);
  return addressOf({ place, path, fragment });
};

/** Returns the address of a link. If this page's link names its language, the address does too. */
export function addressOf({ place, path, fragment }: PlaceLink) {
  const { lang } = document.documentElement;
  const address = atRoot(place === "learn" ? places.pathIn(path, lang) : path);
  const names = places.queryOf(fragment);
  const linked = query().get("lang");
  const isAdded = linked !== null && place !== "learn" && !names.has("lang");
  address.hash = isAdded ? places.fragmentOf([...names, ["lang", linked]]) : fragment;
  return address.href;
}

/**
 * Lists the names that a link passes on. A page of Learn adds its language, which is in its path.
 * During a lesson, a link to the empty board has `at=0`, because with only the lesson it would lead
 * to the step.
 */
function passedOn(place: places.PlaceName): [string, string][] {
  const inBar = places.placeInBar(thisPlace);
  const { shared = [] } = places.placeInBar(place) === inBar ? places.PLACES[inBar] : {};
  const current = query();
  const all = [...current].filter(
    ([name]) => places.isPassedOn(name, current) || shared.includes(name),
  );
  const names = all.filter(([name]) => name !== "lang" || place !== "learn");
  const has = (name: string) => names.some(([one]) => one === name);
  const { language } = document.documentElement.dataset;
  if (language && place !== "learn" && !has("lang")) names.push(["lang", language]);
  if (place === "play" && has("lesson") && !places.GAME_NAMES.some(has)) names.push(["at", "0"]);
  return names;
}

export function onAddress(changed: () => void) {
  listeners.push(changed);
}

/** Writes the address. Browsers limit the number of changes, so a refused one is retried later. */
function write(fragment: string) {
  clearTimeout(timer);
  // The visitor has just followed a link that the page has not read yet.
  if (location.hash !== opened) return;
  const wanted = fragment || location.pathname + location.search;
  try {
    if (fragment !== location.hash) history.replaceState(history.state, "", wanted);
  } catch {}
  if (new URL(wanted, location.href).hash !== location.hash)
    timer = setTimeout(() => write(fragment), RETRY_MS);
  if (opened === location.hash) return;
  opened = location.hash;
  for (const changed of listeners) changed();
}

addEventListener("hashchange", () => {
  clearTimeout(timer);
  for (const changed of listeners) changed();
});
