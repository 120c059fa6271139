/** Which chapters have been read, on the contents page, and the button that forgets it. */
import { say } from "../messages/index.ts";
import { button, make } from "../base/elements.ts";
import { toast } from "../page/toast.ts";
import { loadProgress, saveProgress } from "./progress.ts";

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
