/** Runs the contestants in Chromium, and times the first answer of the page there. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../scripts/browsers.mjs";
import { root } from "../scripts/folder.mjs";
import { median } from "./batches.mjs";
import { firstAnswer } from "./first-answer.mjs";
import { serveFolder } from "./serve.mjs";

/** @import { Contestant } from "./workloads.mjs" */

const OPENINGS = 9;

/** Opens Chromium, and serves the project's folder to it as it is. */
export async function openChromium() {
  const { address, close } = await serveFolder(root);
  const browser = await chromium.launch(chromiumOptions());
  return {
    version: browser.version(),
    contestants: () => contestantsInside(browser, `${address}benches/index.html`),
    firstAnswerMs: () => firstAnswerMs(browser, `${address}dist/index.html`),
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @returns {Promise<Contestant[]>}
 */
async function contestantsInside(browser, address) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  /** @type {string[]} */
  const names = await page.evaluate("contestants.map(({ name }) => name)");
  return names.map((name, index) => ({
    name,
    place: "Chromium",
    sample: (workload) =>
      page.evaluate(`contestants[${index}].sample(${JSON.stringify(workload)})`),
  }));
}

/**
 * Milliseconds from opening the built page in a fresh profile to its first recommendation. Undefined
 * if the page has not been built.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 */
async function firstAnswerMs(browser, address) {
  if (!existsSync(join(root, "dist/index.html"))) return undefined;
  /** @type {number[]} */
  const times = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    times.push(await firstAnswer(browser, address));
  }
  return median(times);
}
