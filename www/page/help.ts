/** The help dialog, and the single keys that it lists. */
import { markup } from "../messages/index.ts";
import { onClick, part } from "./parts.ts";

/** Keys that every place has. */
const EVERYWHERE = ["help"];

function openHelp() {
  const help = part<HTMLDialogElement>("help");
  if (!help.open) help.showModal();
}

/**
 * @param keys Single keys of the place, and what they do.
 * @param listed The names of those that the help lists.
 */
export function helpView(
  keys: Record<string, () => void>,
  listed: string[],
  shortcuts: { read: () => boolean; write: (on: boolean) => void },
) {
  for (const key of [...listed, ...EVERYWHERE]) {
    const [term, meaning] = [document.createElement("dt"), document.createElement("dd")];
    const { text, attributes } = markup(`help-key-${key}`);
    term.textContent = attributes.keys;
    meaning.textContent = text;
    part("help-keys").append(term, meaning);
  }
  const choice = part<HTMLInputElement>("shortcuts");
  choice.checked = shortcuts.read();
  choice.addEventListener("change", () => shortcuts.write(choice.checked));
  onClick("help-open", openHelp);
  onClick("help-close", () => part<HTMLDialogElement>("help").close());

  const verbs: Record<string, () => void> = { ...keys, "?": openHelp };
  document.addEventListener("keydown", (event) => {
    if (!shortcuts.read() || !free(event)) return;
    const { key } = event;
    const verb = Object.hasOwn(verbs, key) ? verbs[key] : verbs[key.toLowerCase()];
    if (!verb) return;
    event.preventDefault();
    verb();
  });
}

/** Whether a key press means nothing else. */
function free({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !repeat && !field;
}
