/** Words with a meaning: a button that shows what the glossary says of it. The glossary comes when it is wanted. */
import { make } from "../base/elements.ts";
import { toast } from "./toast.ts";

/** Shows a meaning at its word, or hides it. */
async function explain(word: HTMLElement, id: string) {
  try {
    const { showMeaning } = await import("./glossary.ts");
    await showMeaning(word, id);
  } catch (error) {
    toast(String(error));
  }
}

/** A word of a page, with its meaning behind it. @param id Of the term in glossary.ftl, without `term-`. */
export function term(id: string, text: string) {
  return marked(make("button", { type: "button", class: "term", "data-term": id }, text));
}

/** Lets the words that the page's markup has marked with `data-term` show their meanings. */
export function openTerms() {
  for (const word of document.querySelectorAll<HTMLElement>("[data-term]")) {
    marked(word);
  }
}

function marked<E extends HTMLElement>(word: E): E {
  word.setAttribute("aria-expanded", "false");
  word.addEventListener("click", () => explain(word, word.dataset.term ?? ""));
  return word;
}
