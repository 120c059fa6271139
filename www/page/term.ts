/** Words with a meaning: a button that shows what the glossary says of it. The glossary comes when it is wanted. */
import { make } from "../base/elements.ts";
import { toast } from "./toast.ts";

/** Shows a meaning at its word, or hides it. */
export async function explain(word: HTMLElement, id: string) {
  try {
    const { showMeaning } = await import("./glossary.ts");
    await showMeaning(word, id);
  } catch (error) {
    toast(String(error));
  }
}

/** A word of a page, with its meaning behind it. @param id Of the term in glossary.ftl, without `term-`. */
export function term(id: string, text: string) {
  const word = make("button", { type: "button", class: "term", "data-term": id }, text);
  word.ariaExpanded = "false";
  word.addEventListener("click", () => explain(word, id));
  return word;
}
