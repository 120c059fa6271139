/**
 * `npm run bench -- stops [--stops 20]`: times how soon a search ends in Chromium if the visitor stops it, and
 * the reports before that. The solvers stop between two slices. A textbook search ends with its worker. Each
 * stop has its own worker and comes at another moment. Times are wall times, which visitors notice, so a busy
 * machine makes them longer.
 */
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../scripts/browsers.mjs";
import { root } from "../scripts/folder.mjs";
import { runner } from "../scripts/run-program.mjs";
import { buildPackage } from "../scripts/wasm.mjs";
import { median } from "./batches.mjs";
import { serveFolder } from "./serve.mjs";

/** @import { Subject, Stop } from "./stopped.mjs" */

/** @type {[string, Subject][]} */
const subjects = [
  ["solve, 5×5 four in a row", { call: "solve", game: "5x5k4", moves: "" }],
  [
    "solve by the search for any board, Connect Four",
    { call: "solve", game: "7x6k4g", moves: "", solver: "search" },
  ],
  ["solve, Connect Four", { call: "solve", game: "7x6k4g", moves: "" }],
  ["minimax, 5×5", { call: "textbook", game: "5x5k4", moves: "", pruning: false, depth: 6 }],
  ["alpha-beta, 5×5", { call: "textbook", game: "5x5k4", moves: "", depth: 9 }],
  [
    "minimax, Connect Four",
    { call: "textbook", game: "7x6k4g", moves: "", pruning: false, depth: 9 },
  ],
  ["alpha-beta, Connect Four", { call: "textbook", game: "7x6k4g", moves: "", depth: 14 }],
];

/**
 * @param {{ stops: number }} options
 * @returns {Promise<string>} The report.
 */
export async function benchStops({ stops }) {
  if (!(stops >= 1)) throw new Error("--stops needs a number from 1");
  await buildPackage(
    "boards",
    runner((text) => void process.stderr.write(text)),
  );
  const { address, close } = await serveFolder(root);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${address}benches/stops.html`);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const lines = [
      "Milliseconds, median and worst. After a stop: the page has its request back; the worker",
    ];
    lines.push("is idle or gone. Before it: the longest silence between two reports.", "");
    for (const [name, subject] of subjects) {
      /** @type {Stop[]} */
      const all = await page.evaluate(`stopOften(${JSON.stringify(subject)}, ${stops})`);
      lines.push(line(name, all));
    }
    return lines.join("\n");
  } finally {
    await browser.close();
    await close();
  }
}

/** @param {string} name @param {Stop[]} stops */
function line(name, stops) {
  /** @param {"heard" | "ended" | "gap"} what */
  const figures = (what) => {
    const times = stops.map((stop) => stop[what]);
    return `${median(times).toFixed(1).padStart(6)} ${Math.max(...times)
      .toFixed(1)
      .padStart(7)}`;
  };
  const [heard, ended, gap] = [figures("heard"), figures("ended"), figures("gap")];
  return `${name.padEnd(26)} ${stops.length} stops  back${heard}  idle${ended}  silence${gap}`;
}
