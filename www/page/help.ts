/** The help dialog, and the single keys that it lists. */
import { markup } from "../messages/index.js";
import { onClick, part } from "./parts.js";

/** Keys that every place has. */
const EVERYWHERE = ["help"];

function openHelp() {
  const help = /** @type {HTMLDialogElement} */ (part("help"));
  if (!help.open) help.showModal();
}

/**
 * @param {Record<string, () => void>} keys Single keys of the place, and what they do.
 * @param {string[]} listed The names of those that the help lists.
 * @param {{ read: () => boolean, write: (on: boolean) => void }} shortcuts
 */
export function helpView(keys, listed, shortcuts) {
  for (const key of [...listed, ...EVERYWHERE]) {
    const [term, meaning] = [document.createElement("dt"), document.createElement("dd")];
    const { text, attributes } = markup(`help-key-${key}`);
    term.textContent = attributes.keys;
    meaning.textContent = text;
    part("help-keys").append(term, meaning);
  }
  const choice = /** @type {HTMLInputElement} */ (part("shortcuts"));
  choice.checked = shortcuts.read();
  choice.addEventListener("change", () => shortcuts.write(choice.checked));
  onClick("help-open", openHelp);
  onClick("help-close", () => /** @type {HTMLDialogElement} */ (part("help")).close());

  /** @type {Record<string, () => void>} */
  const verbs = { ...keys, "?": openHelp };
  document.addEventListener("keydown", (event) => {
    if (!shortcuts.read() || !free(event)) return;
    const { key } = event;
    const verb = Object.hasOwn(verbs, key) ? verbs[key] : verbs[key.toLowerCase()];
    if (!verb) return;
    event.preventDefault();
    verb();
  });
}

/** Whether a key press means nothing else. @param {KeyboardEvent} event */
function free({ ctrlKey, metaKey, altKey, repeat, target }) {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !repeat && !field;
}
