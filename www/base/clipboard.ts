/** Copies a text to the clipboard. @returns False if the browser refuses. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
