/** The links of Teach: the section, and its values. */
import { oneOf, onOff, readLink, type Schema } from "../base/link-schema.ts";
import { text } from "../base/link-values.ts";
import { BOARD_NAMES, EMBED } from "./embed/embed-board.ts";

export type SectionName = (typeof SECTIONS)[number];

export const SECTIONS = ["sheet", "lesson", "embed", "code"] as const;

const SECTION = { do: oneOf(SECTIONS) };

/** @returns Undefined for the overview. */
export const sectionOf = (query: URLSearchParams | Map<string, string>) =>
  readLink(SECTION, query).values.do;

/** @returns Null for a sheet, which reports its own faults. */
export function teachSchema(query: URLSearchParams): Schema | null {
  const section = sectionOf(query);
  if (section === "sheet") return null;
  if (section === "embed") {
    const game = Object.fromEntries(BOARD_NAMES.map((name) => [name, text()]));
    return { ...SECTION, ...EMBED, ...game };
  }
  // Links of versions before 0.5.0 have these names.
  return section === "code" ? { ...SECTION, board: text(), pruned: onOff } : SECTION;
}
