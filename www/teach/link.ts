/** What the links of Teach can say. Pure. */
import { oneOf, onOff, readLink } from "../base/link-schema.js";
import { text } from "../base/link-values.js";
import { BOARD_NAMES } from "./embed-board.js";
import { BOARD_SIZES, THEMES } from "./snippets.js";

/** @import { Schema } from "../base/types.d.ts" */
/** @import { EmbedSize } from "./types.d.ts" */

/** Which part is open. */
const PART = { do: oneOf(/** @type {const} */ (["sheet", "lesson", "embed", "code"])) };

/** The part that a link opens; undefined for the overview. @param {URLSearchParams | Map<string, string>} query */
export const sectionOf = (query) => readLink(PART, query).values.do;

/** What the part for other pages shows: the board, whose game game/link.js reads, or what a link leads to. */
export const EMBED = {
  link: text(),
  size: oneOf(/** @type {EmbedSize[]} */ (Object.keys(BOARD_SIZES))),
  theme: oneOf(THEMES),
};

/** The call of the part for developers. */
export const CODE = { board: text(), pruned: onOff };

/** @param {URLSearchParams} query @returns {Schema | null} Null for a sheet, which names its faults itself. */
export function linkSchema(query) {
  const part = sectionOf(query);
  if (part === "sheet") return null;
  if (part === "embed") {
    const game = Object.fromEntries(BOARD_NAMES.map((name) => [name, text()]));
    return { ...PART, ...EMBED, ...game };
  }
  return part === "code" ? { ...PART, ...CODE } : PART;
}
