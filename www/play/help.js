/** The help dialog, and the single keys that it lists. */
import { say } from "../messages/index.js";
import { onClick, part } from "../page/parts.js";

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../game/state.js").State} State */

/** Keys that work with the focus in their place, and those that work everywhere. */
const LISTED = [
  "arrows",
  "home",
  "enter",
  "steps",
  "help",
  "new",
  "undo",
  "redo",
  "hints",
  "pruning",
];

/**
 * @param {Controller} controller
 * @param {() => State} state
 * @returns {Record<string, () => void>}
 */
function verbs(controller, state) {
  return {
    "?": () => openHelp(),
    n: () => controller.newGame(),
    u: () => controller.undo(),
    r: () => controller.redo(),
    h: () => controller.setHints(!state().settings.hints),
    p: () => controller.setPruning(!state().settings.pruning),
  };
}

function openHelp() {
  const help = /** @type {HTMLDialogElement} */ (part("help"));
  if (!help.open) help.showModal();
}

/**
 * @param {Controller} controller
 * @param {() => State} state
 * @param {{ read: () => boolean, write: (on: boolean) => void }} shortcuts
 */
export function helpView(controller, state, shortcuts) {
  const list = part("help-keys");
  for (const key of LISTED) {
    const [term, meaning] = [document.createElement("dt"), document.createElement("dd")];
    term.textContent = say(`help-key-${key}`);
    meaning.textContent = say(`help-key-${key}-does`);
    list.append(term, meaning);
  }
  const choice = /** @type {HTMLInputElement} */ (part("shortcuts"));
  choice.checked = shortcuts.read();
  choice.addEventListener("change", () => shortcuts.write(choice.checked));
  onClick("help-open", openHelp);
  onClick("help-close", () => /** @type {HTMLDialogElement} */ (part("help")).close());

  const keys = verbs(controller, state);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && state().setup) return controller.closeSetup();
    if (!shortcuts.read() || !free(event)) return;
    const verb = Object.hasOwn(keys, event.key) ? keys[event.key] : keys[event.key.toLowerCase()];
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
