/** The program in the language that the reader has chosen: to copy, and in JavaScript to run. */
import { duration, number, say } from "../messages/index.js";
import { button, copy, make } from "../base/elements.js";
import { toast } from "../page/toast.js";
import { loadProgress, saveProgress } from "./progress.js";

export function openPrograms() {
  const { program } = loadProgress();
  for (const box of document.querySelectorAll(".program")) {
    for (const choice of box.querySelectorAll("input")) {
      if (choice.value === program) choice.checked = true;
      choice.addEventListener("change", () => choose(choice.value));
    }
    for (const part of box.querySelectorAll(".listing"))
      openCode(/** @type {HTMLElement} */ (part));
  }
}

/** Every program of the page is in the same language. @param {string} language */
function choose(language) {
  saveProgress({ program: language });
  for (const choice of document.querySelectorAll(".program input")) {
    if (choice instanceof HTMLInputElement) choice.checked = choice.value === language;
  }
}

/** @param {HTMLElement} part */
function openCode(part) {
  const code = part.querySelector("code")?.textContent ?? "";
  const copying = button(say("copy"), async () =>
    toast(say((await copy(`${code}\n`)) ? "copied" : "program-not-copied")),
  );
  part.querySelector(".code-links")?.prepend(copying);
  if (part.dataset.program === "javascript") openRun(part);
}

/** @import { Ran } from "./run.worker.js" */

/** Runs the program in a worker of its own, beside the engine. @param {HTMLElement} part */
function openRun(part) {
  const status = make("p", { class: "run-told", role: "status" });
  /** @type {Worker | null} */
  let worker = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const run = button(say("program-run"), () => {
    end();
    status.textContent = say("program-running");
    worker = new Worker(new URL("./run.worker.js", import.meta.url), { type: "module" });
    const { stage = "" } = part.dataset;
    worker.postMessage(stage);
    worker.addEventListener("message", ({ data }) => {
      status.textContent = textOf(stage, data);
      end();
    });
    worker.addEventListener("error", () => {
      status.textContent = say("program-failed");
      end();
    });
  });
  addEventListener("pagehide", end);
  part.append(make("p", { class: "run" }, run), status);
}

/** @param {string} stage @param {Ran} ran */
function textOf(stage, { nodes, found, before, programMs, engineMs, claim }) {
  const told = [say("program-ran", { stage, nodes, found: Number(found) })];
  if (before !== null) told.push(say("program-before", { stage, nodes: before }));
  if (programMs !== null && engineMs !== null) {
    const [time, engine] = [programMs, engineMs].map((ms) => duration(ms, { digits: 2 }));
    told.push(say("program-time", { time, engine }));
  }
  if (claim?.verdict === "faster") {
    told.push(say("program-times", { times: number(claim.times) }));
  }
  return told.join(" ");
}
