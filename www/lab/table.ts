/** The tables of figures in the lab. */
import { make } from "../base/elements.ts";
import { number } from "../messages/index.ts";

export function figureTable({
  caption,
  isCaptioned = false,
  heads,
  bodies,
  name = "",
}: {
  caption: string;
  /** Whether the caption is seen, or for screen readers alone. */
  isCaptioned?: boolean;
  heads: readonly string[];
  bodies: readonly HTMLElement[];
  name?: string;
}) {
  const columns = heads.map((head) => make("th", { scope: "col" }, head));
  return make(
    "table",
    { class: `figures ${name}`.trim() },
    make("caption", isCaptioned ? {} : { class: "unseen" }, caption),
    make("thead", {}, make("tr", {}, ...columns)),
    ...bodies,
  );
}

/** The same, which scrolls by itself where it is wider than the page. */
export function wideTable(has: Parameters<typeof figureTable>[0]) {
  const box = { class: "scrolls", tabindex: 0, role: "group", "aria-label": has.caption };
  return make("div", box, figureTable(has));
}

type Cell = string | HTMLTableCellElement;

export function tableRow(name: string, cells: readonly Cell[], className?: string) {
  const own = cells.map((cell) => (typeof cell === "string" ? make("td", {}, cell) : cell));
  return make("tr", { class: className }, make("th", { scope: "row" }, name), ...own);
}

/** @param digits The significant digits. */
export function percentText(nodes: number, all: number, digits = 2) {
  return number(nodes / all, { style: "percent", maximumSignificantDigits: digits });
}
