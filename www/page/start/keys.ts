/** Handles single keys, which the visitor can turn off. */
import { preferences } from "./visitor-preferences.ts";

export function listenToKeys(actions: Record<string, () => void>) {
  document.addEventListener("keydown", (event) => {
    if (!preferences().shortcuts || !isFree(event)) return;
    const { key } = event;
    const action = Object.hasOwn(actions, key) ? actions[key] : actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** True if no field needs the key, and it is not part of a browser shortcut. */
function isFree({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) {
  const field = target instanceof Element && target.closest("input, select, textarea, dialog");
  return !ctrlKey && !metaKey && !altKey && !repeat && !field;
}
