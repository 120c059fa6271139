/** The tables of figures in the lab. */
import { make } from "../base/elements.js";

/**
 * @param {object} has
 * @param {string} has.caption
 * @param {boolean} [has.isCaptioned] Whether the caption is seen, or for screen readers alone.
 * @param {readonly string[]} has.heads Of the columns.
 * @param {readonly HTMLElement[]} has.bodies
 * @param {string} [has.name] Its class beside that of all.
 */
export function figureTable({ caption, isCaptioned = false, heads, bodies, name = "" }) {
  const columns = heads.map((head) => make("th", { scope: "col" }, head));
  return make(
    "table",
    { class: `figures ${name}`.trim() },
    make("caption", isCaptioned ? {} : { class: "unseen" }, caption),
    make("thead", {}, make("tr", {}, ...columns)),
    ...bodies,
  );
}

/** The same, which scrolls by itself where it is wider than the page. @param {Parameters<typeof figureTable>[0]} has */
export function wideTable(has) {
  const box = { class: "scrolls", tabindex: 0, role: "group", "aria-label": has.caption };
  return make("div", box, figureTable(has));
}
