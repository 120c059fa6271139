/** What every text of the pages needs. */
import type { FluentVariable } from "@fluent/bundle";
import type { catalogue } from "./catalogue.js";

export type Language = "en" | "es" | "fa";

/** The values that a message needs. */
export type MessageValues = Record<string, FluentVariable>;

export type Catalogue = ReturnType<typeof catalogue>;

/** A part of the words. */
export type WordsPart =
  | "page"
  | "play"
  | "study"
  | "learn"
  | "watch"
  | "practise"
  | "lab"
  | "program"
  | "paste"
  | "teach"
  | "lessons"
  | "about"
  | "glossary"
  | "chooser"
  | "boards"
  | "details"
  | "connect-four";
