/** The program in the language that the reader has chosen: to copy, and to run beside the engine. */
import { duration, number, say } from "../messages/index.ts";
import { button, copy, make } from "../base/elements.ts";
import { toast } from "../page/toast.ts";
import { loadProgress, saveProgress } from "./progress.ts";

export type Ran = { found: unknown; rows: RunRow[] };

export interface RunRow {
  by: "program" | "engine" | "before";
  nodes: number;
  /** The mean time of a run in the fastest batch; null where the clock is too coarse. */
  ms: number | null;
  /** The significant digits that were measured. */
  digits: number;
}

export function openPrograms() {
  const { program } = loadProgress();
  for (const box of document.querySelectorAll<HTMLElement>(".program")) {
    for (const choice of box.querySelectorAll("input")) {
      if (choice.value === program) choice.checked = true;
      choice.addEventListener("change", () => choose(choice.value));
    }
    for (const part of box.querySelectorAll<HTMLElement>(".listing")) openCode(part);
    openRun(box);
  }
}

/** Every program of the page is in the same language. */
function choose(language: string) {
  saveProgress({ program: language });
  for (const choice of document.querySelectorAll(".program input")) {
    if (choice instanceof HTMLInputElement) choice.checked = choice.value === language;
  }
}

function openCode(part: HTMLElement) {
  const code = part.querySelector("code")?.textContent ?? "";
  const copying = button(say("copy"), async () =>
    toast(say((await copy(`${code}\n`)) ? "copied" : "program-not-copied")),
  );
  part.querySelector(".code-links")?.prepend(copying);
}

/**
 * Runs the stage in a worker of its own: the program in JavaScript, the engine, and the engine's search of the
 * stage before.
 */
function openRun(box: HTMLElement) {
  const status = make("div", { class: "run-told", role: "status" });
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const run = button(say("program-run"), () => {
    end();
    status.replaceChildren(say("program-running"));
    worker = new Worker(new URL("./run.worker.ts", import.meta.url), { type: "module" });
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

function tableOf(stage: string, { found, rows }: Ran) {
  const head = (["program-search", "nodes", "time-label"] as const).map((id) =>
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
