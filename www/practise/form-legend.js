/** What the forms of a drawn tree mean. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { term } from "../page/term.js";

/** Each form, and its term in the glossary. */
const FORMS = /** @type {const} */ ([
  ["form-unknown"],
  ["form-known", "value"],
  ["form-bound", "bound"],
  ["form-cut", "cut"],
  ["form-here"],
]);

export function formLegend() {
  const items = FORMS.map(([id, word]) =>
    make("li", { class: id }, word ? term(word, say(id)) : say(id)),
  );
  return make("ul", { class: "forms", "aria-label": say("form-title") }, ...items);
}
