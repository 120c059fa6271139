/** The help dialog, and the single keys that it lists. */
import { h, render } from "preact";
import { markup, loadWords, say, words } from "../messages/index.ts";
import { onClick, part } from "./parts.ts";
import { make, setText } from "../base/elements.ts";

const EVERYWHERE = ["help"];

function openHelp() {
  const help = part<HTMLDialogElement>("help");
  if (!help.open) help.showModal();
}

/** @param keys Single keys of the place, and what they do. @param listed The names of those that the help lists. */
export function helpView(
  keys: Record<string, () => void>,
  listed: string[],
  shortcuts: { read: () => boolean; write: (on: boolean) => void },
) {
  for (const key of [...listed, ...EVERYWHERE]) {
    const { text, attributes } = markup(`help-key-${key}`);
    part("help-keys").append(make("dt", {}, attributes.keys), make("dd", {}, text));
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

/** What is said of accessibility comes when it is first unfolded. */
export function aboutView() {
  const about = part<HTMLDetailsElement>("about-accessibility");
  const box = part("about-accessibility-text");
  about.addEventListener("toggle", async () => {
    if (!about.open || box.childElementCount > 0) return;
    try {
      const [{ About }] = await Promise.all([import("./about.tsx"), loadWords("about")]);
      render(h(About, words), box);
    } catch {
      setText(box, say("about-accessibility-failed"));
    }
  });
}
