/** Reads and writes links such as `watch/#tree=…`. Links to Play have only a fragment. */
import { LEARN_PAGES } from "./learn-pages.ts";
import { LESSON_NAMES, PLACES, PLACE_NAMES, fragmentOf, queryOf } from "./places.ts";
import type { PlaceName } from "./places.ts";

export interface PlaceLink {
  place: PlaceName;
  /** The path from the root of the site. For a page of Learn, it is that of the English page. */
  path: string;
  fragment: string;
}

type Page = { place: PlaceName; path: string; written: string };

/** The paths of places in links. Play's path is empty, so it is not listed. */
const PAGES: Page[] = [
  ...PLACE_NAMES.filter((name) => name !== "play" && name !== "learn").map((place) => {
    const { path } = PLACES[place];
    return { place, path, written: path };
  }),
  ...LEARN_PAGES.map(({ plain, path }): Page => ({ place: "learn", path: plain, written: path })),
];

const ABSOLUTE_URL = /^(\/|https?:\/\/)/i;
const PAGE_PATH = /^[\w.-]+(\/[\w.-]+)*\/(index\.html)?(#|$)/;

/** Names that do not change the view. */
const IGNORED_NAMES = [...LESSON_NAMES, "lang", "view"];

/**
 * @param text A link, or an address on any site that has these pages.
 * @returns Null if it leads to none of the places.
 */
export function readPlaceLink(text: string): PlaceLink | null {
  const [before, ...rest] = text.split("#");
  const fragment = rest.join("#");
  const path = before.replace(/index\.html$/, "");
  const page = PAGES.find(
    ({ written }) => path === written || (ABSOLUTE_URL.test(path) && path.endsWith(`/${written}`)),
  );
  if (page) return { place: page.place, path: page.path, fragment };
  // An address without a fragment can belong to any site.
  const isRoot = path === "" || (/^https?:.*\/$/i.test(path) && !path.includes("/learn/"));
  return isRoot && rest.length > 0 ? { place: "play", path: "", fragment } : null;
}

/** True if a line is a link, to any destination. */
export function isLinkLine(line: string) {
  if (/\s/.test(line)) return false;
  const isLink = line.startsWith("#") || ABSOLUTE_URL.test(line) || PAGE_PATH.test(line);
  return isLink || PAGES.some(({ written }) => line.startsWith(written));
}

/** Writes a link to the view of a page. */
export function writePlaceLink({ path, fragment }: Pick<PlaceLink, "path" | "fragment">) {
  const names = [...queryOf(fragment)].filter(([name]) => !IGNORED_NAMES.includes(name));
  return `${path}${fragmentOf(names) || "#"}`;
}
