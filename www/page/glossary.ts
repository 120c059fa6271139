/** The glossary: its words are loaded with the first meaning that is shown. One meaning is open at a time. */
import { loadWords, markup } from "../messages/index.ts";
import { make } from "../base/elements.ts";

/** The word whose meaning is shown. */
let open: HTMLElement | null = null;

const box = make("div", { class: "meaning", popover: "auto", role: "status" });
box.addEventListener("toggle", (event) => {
  if (event.newState === "closed") close();
});
document.body.append(box);

/** The word that a press has just closed: the press that follows is the same one. */
let closed: HTMLElement | null = null;
document.addEventListener("pointerdown", () => (closed = open), { capture: true });

function close() {
  open?.setAttribute("aria-expanded", "false");
  open = null;
}

/** Shows the meaning of a term at its word; at the word whose meaning is shown, hides it. @param id Without `term-`. */
export async function showMeaning(word: HTMLElement, id: string) {
  await loadWords("glossary");
  const again = word === open || word === closed;
  closed = null;
  if (box.matches(":popover-open")) box.hidePopover();
  close();
  if (again) return;
  const { text, attributes } = markup(`term-${id}`);
  open = word;
  word.setAttribute("aria-expanded", "true");
  // A dialog is above everything outside it.
  (word.closest("dialog") ?? document.body).append(box);
  box.showPopover({ source: word });
  // After it is shown, so that screen readers say it.
  box.replaceChildren(make("strong", {}, text ?? ""), " ", attributes.meaning);
}
