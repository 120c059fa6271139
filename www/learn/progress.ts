/** Stores the chapters that were read to the end, and the programming language. */
import { fieldsOf, localStore, loadValue, saveValue } from "../base/storage.ts";

const KEY = "cutoff.learn";

type ReadingProgress = { program: string | null; read: string[] };

export function loadProgress(): ReadingProgress {
  const { program, read } = fieldsOf(loadValue(localStore, KEY));
  return {
    program: typeof program === "string" ? program : null,
    read: Array.isArray(read) ? read.filter((name) => typeof name === "string") : [],
  };
}

export function saveProgress(change: Partial<ReadingProgress>) {
  saveValue(localStore, KEY, { ...loadProgress(), ...change });
}

/** Marks a chapter as read once its end has been in view. */
export function noteReading(name: string, end: Element) {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    const { read } = loadProgress();
    if (!read.includes(name)) saveProgress({ read: [...read, name] });
  });
  seen.observe(end);
}
