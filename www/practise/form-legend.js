/** What the forms of a drawn tree mean, each with a small sample. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { svg } from "../page/svg.js";
import { outline } from "./tree-picture.js";

const FORMS = /** @type {const} */ (["unknown", "exact", "most", "cut", "here"]);

export function formLegend() {
  const items = FORMS.map((form) => make("li", {}, sample(form), say(`form-${form}`)));
  return make("ul", { class: "form-legend", "aria-label": say("form-title") }, ...items);
}

/** @param {(typeof FORMS)[number]} form */
function sample(form) {
  const state = form === "here" ? "open here" : form;
  const shape = svg("path", { class: "shape", d: outline(form === "most", false, [12, 12], 10) });
  const group = svg("g", { class: `tree-node ${state}` }, shape);
  return svg("svg", { class: "known-tree", viewBox: "0 0 24 24", "aria-hidden": "true" }, group);
}
