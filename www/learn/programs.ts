/** The program in the language that the reader has chosen: to copy, and to run beside the engine. */
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
    openRun(/** @type {HTMLElement} */ (box));
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
}

/** @import { Ran } from "./types.d.ts" */

/**
 * Runs the stage in a worker of its own: the program in JavaScript, the engine, and the engine's search of the
 * stage before.
 * @param {HTMLElement} box
 */
function openRun(box) {
  const status = make("div", { class: "run-told", role: "status" });
  /** @type {Worker | null} */
  let worker = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const run = button(say("program-run"), () => {
    end();
    status.replaceChildren(say("program-running"));
    worker = new Worker(new URL("./run.worker.js", import.meta.url), { type: "module" });
    const { run: stage = "" } = box.dataset;
    worker.postMessage(stage);
    worker.addEventListener("message", ({ data }) => {
      status.replaceChildren(tableOf(stage, data));
      end();
    });
    worker.addEventListener("error", () => {
      status.replaceChildren(say("program-failed"));
      end();
    });
  });
  addEventListener("pagehide", end);
  box.querySelector(".judge")?.before(make("p", { class: "run" }, run), status);
}

/** @param {string} stage @param {Ran} ran */
function tableOf(stage, { found, rows }) {
  const head = ["program-search", "nodes", "time-label"].map((id) =>
    make("th", { scope: "col" }, say(id)),
  );
  const body = rows.map(({ by, nodes, ms, digits }) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, say(`program-row-${by}`, { stage })),
      make("td", {}, number(nodes)),
      make("td", {}, duration(ms, { digits })),
    ),
  );
  return make(
    "table",
    {},
    make("caption", {}, say("program-ran", { stage, found: Number(found) })),
    make("thead", {}, make("tr", {}, ...head)),
    make("tbody", {}, ...body),
  );
}
