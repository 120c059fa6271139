/** The only table of places. docs/pages.md says where the other names of links are. */
import { keysOf } from "../base/keys-of.ts";
import { oneOf } from "../base/link-schema.ts";

export type PlaceName = "play" | "learn" | "watch" | "practise" | "lab" | RoomName | "teach";

export type RoomName = "race" | "order" | "size" | "horizon" | "bugs";

interface Place {
  /** The path from the root of the site. */
  path: string;
  /** The place of the bar that this room belongs to. */
  within?: "lab";
  /** True if the place has boards other than 3×3. */
  boards?: boolean;
  /** Names that links between the place and its rooms pass on. */
  shared?: readonly string[];
}

export const PLACES: Record<PlaceName, Place> = {
  play: { path: "", boards: true },
  learn: { path: "learn/" },
  watch: { path: "watch/", boards: true },
  practise: { path: "practise/", boards: true },
  lab: { path: "lab/", shared: ["on", "time"] },
  race: { path: "lab/race/", within: "lab", boards: true },
  order: { path: "lab/order/", within: "lab", boards: true },
  size: { path: "lab/size/", within: "lab", boards: true },
  horizon: { path: "lab/horizon/", within: "lab", boards: true },
  bugs: { path: "lab/bugs/", within: "lab", boards: true },
  teach: { path: "teach/" },
};

export const PLACE_NAMES = keysOf(PLACES);

/** The places in the bar, in its order. */
export const IN_BAR = ["play", "learn", "watch", "practise", "lab", "teach"] as const;

export const isRoom = (name: PlaceName): name is RoomName => PLACES[name].within === "lab";

/** Returns the place of the bar that a place belongs to. */
export const placeInBar = (name: PlaceName) => (isRoom(name) ? "lab" : name);

/** The names of the game and of its settings. */
export const GAME_NAMES = ["game", "start", "moves", "at", "x", "o", "pruning", "hints", "answers"];
/** The part of a place that other sites can show in a frame: the value of `view` in a link. */
export const EMBED_VIEWS: Partial<Record<PlaceName, string>> = {
  play: "board",
  watch: "search",
  practise: "exercise",
};
/** Names in links to such a part. */
export const embedSchema = (place: PlaceName) => ({
  view: oneOf([EMBED_VIEWS[place] ?? ""]),
  theme: oneOf(["light", "dark"] as const),
});
/** Names that the embedding site sets. They stay in the address, whatever happens in the frame. */
export const EMBED_NAMES = ["view", "theme"];
/** The names of the lesson that is followed. */
export const LESSON_NAMES = ["lesson", "step"];
/** Names that links pass on from place to place. */
export const PASSED_ON = [...GAME_NAMES, "lang", ...LESSON_NAMES];

/**
 * Returns the path of a page of Learn. English paths have no language.
 * @param path From the root of the site, such as `learn/`.
 */
export function pathIn(path: string, language: string) {
  return language === "en" ? path : `${language}/${path}`;
}

/** @param fragment With or without the `#`. */
export const queryOf = (fragment: string) => new URLSearchParams(fragment.replace(/^#/, ""));

/** True if links to other places pass on a name. A step is passed on only with its lesson. */
export function isPassedOn(name: string, query: URLSearchParams | Map<string, string>) {
  return PASSED_ON.includes(name) && (name !== "step" || query.has("lesson"));
}

export function namesPassedOn(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => isPassedOn(name, query));
}

/**
 * Writes a query as a fragment with `#`, or empty. Brackets, commas and `@` are not encoded, so
 * that people can read trees and steps: `#nine@cut-1`.
 */
export function fragmentOf(query: URLSearchParams | string[][]): string {
  const text = new URLSearchParams(query)
    .toString()
    .replace(/%5B|%5D|%2C|%40/g, (code) => decodeURIComponent(code))
    .replace(/=(?=&|$)/g, "");
  return text === "" ? "" : `#${text}`;
}
