/**
 * `npm run bench -- first-answer [--against PLACE] [--link LINK] [--loads 20]`: times the built page
 * from opening to its first recommendation, each time in a fresh profile. `--against` names the folder
 * or the address of another build. The two are then opened in turns and compared. `--link` opens
 * another board, such as `#game=7x6k4g`.
 */
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../scripts/browsers.mjs";
import { median } from "./batches.mjs";
import { pageAt, visitOnce } from "./serve.mjs";

/**
 * Milliseconds from opening a page in a fresh profile to its first recommendation.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @returns {Promise<number>}
 */
export function firstAnswer(browser, address) {
  return visitOnce(browser, address, (page) => page.evaluate("answeredMs"), watchForAnswer);
}

/** Runs first in the page. The page's clock starts when the page is opened. */
function watchForAnswer() {
  const answeredMs = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#recommendation[data-ready="yes"]')) return;
      observer.disconnect();
      // It is on the screen with the next frame.
      requestAnimationFrame(() => resolve(performance.now()));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-ready"] });
  });
  Object.assign(globalThis, { answeredMs });
}

/**
 * @param {{ page: string, against: string | undefined, link: string, loads: number }} options
 * @returns {Promise<string>} The report.
 */
export async function benchFirstAnswer({ page, against, link, loads }) {
  const places = [await pageAt(page), ...(against ? [await pageAt(against)] : [])];
  const browser = await chromium.launch(chromiumOptions());
  /** @type {number[][]} */
  const times = places.map(() => []);
  try {
    for (let load = 0; load <= loads; load += 1) {
      // The page that goes first changes, and round 0 warms up the browser and the servers.
      const order = load % 2 === 0 ? [0, 1] : [1, 0];
      for (const index of order.filter((index) => index < places.length)) {
        const ms = await firstAnswer(browser, `${places[index].address}index.html${link}`);
        if (load > 0) times[index].push(ms);
      }
    }
  } finally {
    await browser.close();
    for (const { close } of places) await close();
  }
  return report(times);
}

/** @param {number[][]} times */
function report([own, other]) {
  const lines = [`First answer, median of ${own.length} fresh profiles: ${ms(median(own))}`];
  if (other) {
    const ratios = other.map((time, load) => time / own[load]);
    lines.push(
      `The other build, in turns with it: ${ms(median(other))}`,
      `Ratio of the medians: ${(median(other) / median(own)).toFixed(2)}`,
      `Median of the ratios of neighbouring loads: ${median(ratios).toFixed(2)}`,
    );
  }
  return lines.join("\n");
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(0)} ms`;
}
