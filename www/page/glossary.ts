/** The glossary: its words are loaded with the first meaning that is shown. One meaning is open at a time. */
import { language, loadWords, markup, say } from "../messages/index.js";
import { make } from "../base/elements.js";

/** The word whose meaning is shown. @type {HTMLElement | null} */
let open = null;

const box = make("div", { class: "meaning", popover: "auto", role: "status" });
box.addEventListener("toggle", (event) => {
  if (/** @type {ToggleEvent} */ (event).newState === "closed") close();
});
document.body.append(box);

/** The word that a press has just closed: the press that follows is the same one. @type {HTMLElement | null} */
let closed = null;
document.addEventListener("pointerdown", () => (closed = open), { capture: true });

function close() {
  open?.setAttribute("aria-expanded", "false");
  open = null;
}

/**
 * Shows the meaning of a term at its word; at the word whose meaning is shown, hides it.
 * @param {HTMLElement} word
 * @param {string} id Without `term-`.
 */
export async function showMeaning(word, id) {
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
  /** @type {(options?: { source: HTMLElement }) => void} */ (box.showPopover).call(box, {
    source: word,
  });
  // After it is shown, so that screen readers say it.
  box.replaceChildren(make("strong", {}, text ?? ""), " ", attributes.meaning);
}

/**
 * A list of terms, with what stands before it.
 * @param {readonly string[]} ids
 * @param {(id: string, name: string) => HTMLElement} term
 * @returns {Promise<(HTMLElement | string)[]>}
 */
export async function labelledTerms(ids, term) {
  await loadWords("glossary");
  // Of several names, the first.
  const names = ids.map((id) => (markup(`term-${id}`).text ?? "").split(/, |، /)[0]);
  // As `list` does it, but with elements.
  const parts = new Intl.ListFormat(language, { type: "unit", style: "short" }).formatToParts(
    names,
  );
  const left = [...ids];
  const list = parts.map(({ type, value }) =>
    type === "element" ? term(String(left.shift()), value) : value,
  );
  return [say("terms-label"), " ", ...list];
}
