/**
 * `npm run bench -- first-screen [--loads 50]`: checks the claims of the first screen about time. It opens
 * the empty board in fresh profiles and reads the bold sentence. Then it measures the ratio on one page
 * that stays open, and reports how far each claim is from it.
 */
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../scripts/browsers.mjs";
import { median } from "./batches.mjs";
import { pageAt, visitOnce } from "./serve.mjs";

/** The number of comparisons that the warm page makes. The first ones do not count. */
const WARM = { rounds: 12, first: 3 };

/**
 * @param {{ page: string, loads: number }} options
 * @returns {Promise<string>} The report.
 */
export async function benchFirstScreen({ page, loads }) {
  const { address, close } = await pageAt(page);
  const browser = await chromium.launch(chromiumOptions());
  try {
    /** @type {Screen[]} */
    const screens = [];
    for (let load = 0; load < loads; load += 1) {
      screens.push(await visitOnce(browser, `${address}index.html`, read, keepComparisons));
    }
    const warm = await visitOnce(browser, `${address}index.html`, warmRatio, keepComparisons);
    return report(screens, warm);
  } finally {
    await browser.close();
    await close();
  }
}

/**
 * The first screen of a load, once it has its times.
 * @typedef {object} Screen
 * @property {string} sentence
 * @property {number | null} ratio The ratio from the engine, with all digits.
 * @property {number | null} low
 * @property {number | null} high
 */

/** Runs first in the page. It keeps the answers of workers to `measure`, and the last worker. */
function keepComparisons() {
  /** @type {object[]} */
  const comparisons = [];
  const Real = Worker;
  globalThis.Worker = class extends Real {
    /** @param {ConstructorParameters<typeof Worker>} args */
    constructor(...args) {
      super(...args);
      Object.assign(globalThis, { comparisons, worker: this });
      this.addEventListener("message", ({ data }) => {
        if (data.result && "ratio" in data.result) comparisons.push(data.result);
      });
    }
  };
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<Screen>}
 */
async function read(page) {
  await comparisons(page, 1);
  // The sentence is drawn in the task of the answer.
  const sentence = await page.locator("#saving").innerText();
  const { ratio, low, high } = await page.evaluate("comparisons[0]");
  return { sentence, ratio, low, high };
}

/** Waits for this number of comparisons. @param {import("@playwright/test").Page} page @param {number} count */
async function comparisons(page, count) {
  await page.waitForFunction(
    (count) => Reflect.get(globalThis, "comparisons")?.length >= count,
    count,
  );
}

/** The ratio when everything is compiled. @param {import("@playwright/test").Page} page @returns {Promise<number>} */
async function warmRatio(page) {
  await read(page);
  for (let round = 1; round < WARM.rounds; round += 1) {
    await page.evaluate(
      `worker.postMessage({ id: -${round}, call: "measure", args: [["minimax", "alpha-beta"], "........."] })`,
    );
    await comparisons(page, round + 1);
  }
  /** @type {{ ratio: number | null }[]} */
  const all = await page.evaluate("comparisons");
  return median(all.slice(WARM.first).flatMap(({ ratio }) => (ratio === null ? [] : [ratio])));
}

/** @param {Screen[]} screens @param {number} warm */
function report(screens, warm) {
  const ratios = screens.flatMap(({ ratio }) => (ratio === null ? [] : [ratio]));
  const off = ratios.map((ratio) => Math.abs(ratio / warm - 1) * 100);
  const within = (/** @type {number} */ share) => off.filter((percent) => percent <= share).length;
  /** @type {Map<string, number>} */
  const sentences = new Map();
  for (const { sentence } of screens) sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1);
  return [
    `${screens.length} fresh profiles, the empty board; warm ratio ${warm.toFixed(2)}`,
    `A ratio was claimed in ${ratios.length}: from ${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`,
    ...[2, 5, 10].map((share) => `within ${share} % of the warm ratio: ${within(share)}`),
    `furthest from it: ${Math.max(...off).toFixed(1)} %`,
    ...[...sentences].map(([sentence, count]) => `${count} × ${sentence}`),
  ].join("\n");
}
