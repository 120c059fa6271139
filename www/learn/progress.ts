/** Which chapters have been read to their end, as the contents page shows it, and the programming language that was chosen. */
import { fieldsOf, keep, lasting, readKept } from "../base/storage.ts";
import { say } from "../messages/index.ts";
import { button, make } from "../base/elements.ts";
import { toast } from "../page/toast.ts";

const KEY = "cutoff.learn";

type ReadingProgress = { program: string | null; read: string[] };

export function loadProgress(): ReadingProgress {
  const { program, read } = fieldsOf(readKept(lasting, KEY));
  return {
    program: typeof program === "string" ? program : null,
    read: Array.isArray(read) ? read.filter((name) => typeof name === "string") : [],
  };
}

export function saveProgress(change: Partial<ReadingProgress>) {
  keep(lasting, KEY, { ...loadProgress(), ...change });
}

/** Stores that a chapter was read, once its end is in view. */
export function noteReading() {
  const name = document.querySelector("main")?.dataset.chapter;
  const end = document.querySelector(".chapter-pages");
  if (!name || !end) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    const { read } = loadProgress();
    if (!read.includes(name)) saveProgress({ read: [...read, name] });
  });
  seen.observe(end);
}

export function showProgress() {
  const box = document.getElementById("progress");
  if (!box) return;
  const items = [...document.querySelectorAll<HTMLElement>("li[data-chapter]")];
  const { read } = loadProgress();
  const done = items.filter(({ dataset }) => read.includes(dataset.chapter ?? ""));
  for (const item of items) item.querySelector(".done")?.remove();
  for (const item of done) {
    const tick = make("span", { class: "done", role: "img", "aria-label": say("learn-done") }, "✓");
    item.querySelector(".title")?.append(" ", tick);
  }
  box.hidden = done.length === 0;
  const clear = () => {
    saveProgress({ read: [] });
    showProgress();
    document.getElementById("main")?.focus();
    toast(say("learn-forgotten"));
  };
  const counts = { read: done.length, chapters: items.length };
  box.replaceChildren(`${say("learn-progress", counts)} `, button(say("learn-forget"), clear));
}
