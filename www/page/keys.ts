/** Single keys of a place, and what they do. @param isOn Whether the visitor wants them. */
export function hearKeys(verbs: Record<string, () => void>, isOn: () => boolean) {
  document.addEventListener("keydown", (event) => {
    if (!isOn() || !free(event)) return;
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
