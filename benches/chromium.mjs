/** The contestants in Chromium, and how soon the page itself gives its first answer there. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { chromiumOptions } from "../scripts/browsers.mjs";
import { root } from "../scripts/run.mjs";
import { median } from "./batches.mjs";

/** @typedef {import("./workloads.mjs").Contestant} Contestant */

const OPENINGS = 9;
/** What the page looks like when its first recommendation is there. */
const ANSWERED = '#recommendation[data-ready="yes"]';

/** Opens Chromium, and serves the project's folder to it as it is. */
export async function openChromium() {
  const server = await preview({
    configFile: false,
    root,
    logLevel: "error",
    build: { outDir: root },
    preview: { port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch(chromiumOptions());
  return {
    version: browser.version(),
    contestants: () => contestantsInside(browser, `${address}benches/index.html`),
    firstAnswerMs: () => firstAnswerMs(browser, `${address}dist/index.html`),
    close: async () => {
      await browser.close();
      await server.close();
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
 * Milliseconds from opening the built page to its first recommendation, each time by a visitor who
 * has never been there; undefined if the page has not been built.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 */
async function firstAnswerMs(browser, address) {
  if (!existsSync(join(root, "dist/index.html"))) return undefined;
  /** @type {number[]} */
  const times = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(watchForAnswer, ANSWERED);
    await page.goto(address);
    await page.locator(ANSWERED).waitFor();
    times.push(await page.evaluate("answeredMs"));
    await context.close();
  }
  return median(times);
}

/**
 * Runs in the page before all else; its clock starts when the page is opened.
 * @param {string} answered
 */
function watchForAnswer(answered) {
  const answeredMs = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(answered)) return;
      observer.disconnect();
      // It is on the screen with the next frame.
      requestAnimationFrame(() => resolve(performance.now()));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-ready"] });
  });
  Object.assign(globalThis, { answeredMs });
}
