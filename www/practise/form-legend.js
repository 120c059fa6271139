/** What the forms of a drawn tree mean, each with a small sample. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { term } from "../page/term.js";
import { svg } from "../base/svg.js";
import { outline } from "../parts/tree/node-shape.js";
import { sizeOf } from "./tree-picture.js";

/** Each form's message, how its sample looks, and its term in the glossary. */
const FORMS = /** @type {const} */ ([
  ["form-unknown", "unknown"],
  ["form-known", "exact", "value"],
  ["form-bound", "most", "bound"],
  ["form-cut", "cut", "cut"],
  ["form-here", "open here"],
]);

export function formLegend() {
  const items = FORMS.map(([id, look, word]) =>
    make("li", {}, sample(look), word ? term(word, say(id)) : say(id)),
  );
  return make("ul", { class: "form-legend", "aria-label": say("form-title") }, ...items);
}

/** @param {string} look */
function sample(look) {
  const d = outline(look === "most" ? "leaf" : "min", sizeOf(10, 10), { x: 12, y: 12 });
  const group = svg("g", { class: `tree-node ${look}` }, svg("path", { class: "shape", d }));
  return svg("svg", { class: "known-tree", viewBox: "0 0 24 24", "aria-hidden": "true" }, group);
}
