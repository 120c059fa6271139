/**
 * The places of Cutoff: the one table that the build, the bar, the links and the tests go by. Pure. What
 * their links can say is in their own folders: each gives them to the page that it opens.
 */
import { keysOf } from "../base/keys-of.ts";
import { oneOf } from "../base/link-schema.ts";

export type PlaceName = "play" | "learn" | "watch" | "practise" | "lab" | RoomName | "teach";

export type RoomName = "race" | "order" | "size" | "horizon" | "bugs";

interface Place {
  /** Where its page is, from the root of the site. */
  path: string;
  /** The place that stands for it in the bar. */
  within?: PlaceName;
  /** True if it takes boards other than 3×3. */
  boards?: boolean;
  /** What its parts hand on to each other, beside what travels. */
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

/** The places that the bar names, in its order. */
export const IN_BAR = ["play", "learn", "watch", "practise", "lab", "teach"] as const;

/** The names that say which game is on the board, and how it is played. */
export const GAME_NAMES = ["game", "start", "moves", "at", "x", "o", "pruning", "hints", "answers"];
/** What stands alone within another page, by the place and the name that a link says it by. */
export const ALONE: Partial<Record<PlaceName, string>> = {
  play: "board",
  watch: "search",
  practise: "exercise",
};
/** What a link can say of a place that stands alone. */
export const aloneNames = (place: PlaceName) => ({
  view: oneOf([ALONE[place] ?? ""]),
  theme: oneOf(["light", "dark"] as const),
});
/** What the page around it says, which stays in the address whatever happens within. */
export const AROUND = ["view", "theme"];
/** The names that say which lesson is being followed, and its step. */
export const LESSON_NAMES = ["lesson", "step"];
/** What a link takes along from place to place. */
export const TRAVELLING = [...GAME_NAMES, "lang", ...LESSON_NAMES];

/**
 * The address of a page of Learn in a language: English has none in its address.
 * @param path From the root of the site, such as `learn/`.
 */
export function pathIn(path: string, language: string) {
  return language === "en" ? path : `${language}/${path}`;
}

/** @param fragment With or without the `#`. */
export function queryOf(fragment: string) {
  return new URLSearchParams(fragment.replace(/^#/, ""));
}

/** True if a name of a query travels: a step is one of a lesson. */
export function travels(name: string, query: URLSearchParams | Map<string, string>) {
  return TRAVELLING.includes(name) && (name !== "step" || query.has("lesson"));
}

/** What of a query goes along from one place to another. */
export function goingAlong(
  query: URLSearchParams,
  from: PlaceName,
  to: PlaceName,
): [string, string][] {
  const [one, other]: PlaceName[] = [from, to].map((place) => PLACES[place].within ?? place);
  const { shared = [] } = one === other ? PLACES[one] : {};
  return [...query].filter(([name]) => travels(name, query) || shared.includes(name));
}

export function travelling(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => travels(name, query));
}

/**
 * A query as the part of an address after the `#`. Brackets and commas stay as they are, so that a
 * tree can be read in its link, and so does what names a step of a figure: `#nine@cut-1`.
 * @returns With the `#`; empty if the query is.
 */
export function fragmentOf(query: URLSearchParams | string[][]): string {
  const text = new URLSearchParams(query)
    .toString()
    .replace(/%5B|%5D|%2C|%40/g, (code) => decodeURIComponent(code))
    .replace(/=(?=&|$)/g, "");
  return text === "" ? "" : `#${text}`;
}
