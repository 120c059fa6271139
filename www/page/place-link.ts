/**
 * A link into the site as a text: `watch/#tree=…`, `practise/#seed=5`, `learn/order/`; Play's is a fragment
 * alone. Pure.
 */
import { LEARN_PAGES } from "./learn-pages.ts";
import { LESSON_NAMES, PLACES, PLACE_NAMES, fragmentOf, queryOf } from "./places.ts";
import type { PlaceName } from "./places.ts";

export interface PlaceLink {
  place: PlaceName;
  /** From the root of the site; that of a page of Learn is as in English. */
  path: string;
  fragment: string;
}

/**
 * How the path of each page can be written. Play's is empty, so every text ends with it. No other path
 * ends with another one's.
 */
const PAGES: { place: PlaceName; path: string; written: string }[] = [
  ...PLACE_NAMES.filter((name) => name !== "play" && name !== "learn").map((place) => {
    const { path } = PLACES[place];
    return { place, path, written: path };
  }),
  ...LEARN_PAGES.map(({ plain, path }) => ({
    place: "learn" as const,
    path: plain,
    written: path,
  })),
];

/** A path of its host, or a whole address. */
const ABSOLUTE = /^(\/|https?:\/\/)/i;
/** A path that ends as those of pages do. */
const PAGE = /^[\w.-]+(\/[\w.-]+)*\/(index\.html)?(#|$)/;

/** What a link does not say of what it shows. */
const ASIDE = [...LESSON_NAMES, "lang", "view"];

/**
 * @param text A link, or a whole address; what stands before the place's path is not looked at.
 * @returns Null if it leads to none of the places.
 */
export function readPlaceLink(text: string): PlaceLink | null {
  const [before, ...rest] = text.split("#");
  const fragment = rest.join("#");
  const path = before.replace(/index\.html$/, "");
  const page = PAGES.find(
    ({ written }) => path === written || (ABSOLUTE.test(path) && path.endsWith(`/${written}`)),
  );
  if (page) return { place: page.place, path: page.path, fragment };
  // Of an address without a fragment nothing says that it is of this site.
  const isRoot = path === "" || (/^https?:.*\/$/i.test(path) && !path.includes("/learn/"));
  return isRoot && rest.length > 0 ? { place: "play", path: "", fragment } : null;
}

/** True if a line of a text is a link, be it one that leads somewhere or not. */
export function isLinkLine(line: string) {
  if (/\s/.test(line)) return false;
  const isLink = line.startsWith("#") || ABSOLUTE.test(line) || PAGE.test(line);
  return isLink || PAGES.some(({ written }) => line.startsWith(written));
}

/** A link to what a page shows, without a lesson, a language or a frame. */
export function writePlaceLink({ path, fragment }: Pick<PlaceLink, "path" | "fragment">) {
  const shown = [...queryOf(fragment)].filter(([name]) => !ASIDE.includes(name));
  return `${path}${fragmentOf(shown) || "#"}`;
}

/** A fragment with other names in it, in place of its own of the same names. */
export function withNames(fragment: string, names: Record<string, string>) {
  const query = queryOf(fragment);
  for (const [name, value] of Object.entries(names)) query.set(name, value);
  return fragmentOf(query);
}
