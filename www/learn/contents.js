/** Which chapters have been answered, on the contents page, and the button that forgets it. */
import { say } from "../messages/index.js";
import { button } from "../base/elements.js";
import { toast } from "../page/toast.js";
import { loadProgress, saveProgress } from "./progress.js";

const storage = () => localStorage;

export function showProgress() {
  const box = document.getElementById("progress");
  if (!box) return;
  const items = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("li[data-chapter]")]);
  const { done } = loadProgress(storage);
  const answered = items.filter(({ dataset }) => done.includes(dataset.chapter ?? ""));
  for (const item of items) item.querySelector(".done")?.remove();
  for (const item of answered) {
    const mark = document.createElement("span");
    mark.className = "done";
    mark.textContent = `✓ ${say("learn-done")}`;
    item.querySelector("a")?.append(mark);
  }
  box.hidden = answered.length === 0;
  const forget = button(say("learn-forget"), () => {
    saveProgress(storage, { done: [] });
    showProgress();
    document.getElementById("main")?.focus();
    toast(say("learn-forgotten"));
  });
  box.replaceChildren(`${say("learn-progress", { done: answered.length })} `, forget);
}
