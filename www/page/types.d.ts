/** What every page shares. */
import type { CHAPTERS } from "../../learn/chapters/chapters.js";
import type { Language } from "../messages/types.d.ts";
import type { Schema } from "../base/types.d.ts";

export type ChapterName = (typeof CHAPTERS)[number];

export interface LearnPage {
  language: Language;
  name: "contents" | "glossary" | ChapterName;
  /** The address of the English page, from the root of the site: `learn/order/`. */
  plain: string;
  /** The address in its own language: `es/learn/order/`. */
  path: string;
}

/**
 * What a link to a place can say, which may depend on the link; null where the view names the
 * faults itself.
 */
export type LinkSchema = (query: URLSearchParams) => Schema | null;

/** What a link leads to. */
export interface PlaceLink {
  place: PlaceName;
  /** From the root of the site; that of a page of Learn is as in English. */
  path: string;
  fragment: string;
}

export type PlaceName = "play" | "learn" | "watch" | "practise" | "lab" | RoomName | "teach";

/** The rooms of the lab. */
export type RoomName = "race" | "order" | "size" | "horizon" | "bugs";
