/** Handles single keys, which the visitor can turn off. */
import { preferences } from "./visitor-preferences.ts";

export function listenToKeys(verbs: Record<string, () => void>) {
  document.addEventListener("keydown", (event) => {
    if (!preferences().shortcuts || !isFree(event)) return;
    const { key } = event;
    const verb = Object.hasOwn(verbs, key) ? verbs[key] : verbs[key.toLowerCase()];
    if (!verb) return;
    event.preventDefault();
    verb();
  });
}

/** True if no field needs the key, and it is not part of a browser shortcut. */
function isFree({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !repeat && !field;
}
