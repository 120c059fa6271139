/** Words with a meaning: a button that shows what the glossary says of it. The glossary comes when it is wanted. */
import { make } from "../base/elements.js";
import { toast } from "./toast.js";

/** Shows a meaning at its word, or hides it. @param {HTMLElement} word @param {string} id */
async function explain(word, id) {
  try {
    const { showMeaning } = await import("./glossary.js");
    await showMeaning(word, id);
  } catch (error) {
    toast(String(error));
  }
}

/**
 * A word of a page, with its meaning behind it.
 * @param {string} id Of the term in glossary.ftl, without `term-`.
 * @param {string} text The word as the page says it.
 */
export function term(id, text) {
  return marked(make("button", { type: "button", class: "term", "data-term": id }, text));
}

/** Lets the words that the page's markup has marked with `data-term` show their meanings. */
export function openTerms() {
  for (const word of document.querySelectorAll("[data-term]")) {
    marked(/** @type {HTMLElement} */ (word));
  }
}

/** @template {HTMLElement} E @param {E} word @returns {E} */
function marked(word) {
  word.setAttribute("aria-expanded", "false");
  word.addEventListener("click", () => explain(word, word.dataset.term ?? ""));
  return word;
}

/**
 * A line with words that the page uses, by the names that the glossary has for them.
 * @param {readonly string[]} ids
 */
export function termLine(ids) {
  const line = make("p", { class: "terms explained" });
  import("./glossary.js")
    .then(async ({ labelledTerms }) => line.append(...(await labelledTerms(ids, term))))
    .catch(() => line.remove()); // What the line says is not needed here.
  return line;
}
