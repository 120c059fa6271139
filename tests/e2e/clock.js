/**
 * Makes time predictable: a limit is a fixed amount of work, and texts that pass quickly are seen.
 */
import { beforeWorkers } from "./workers.js";

/** @import { Page } from "@playwright/test" */

/**
 * Gives workers that start from now on a clock that moves only when it is read. The page's own
 * clock stands still. A search reads its clock after a fixed number of nodes, so a budget is the
 * same work on every machine. Only for tests with a page of their own.
 * @param {Page} page
 * @param {number} step Milliseconds that a look takes.
 */
export async function countLooks(page, step) {
  const stand = () => {
    const now = performance.now();
    performance.now = () => now;
  };
  await page.addInitScript(stand);
  await page.evaluate(stand);
  await countLooksInWorkers(page, step);
}

/**
 * Gives only workers such a clock. For tests that share a page, and wait for the ends of searches.
 * @param {Page} page
 * @param {number} step Milliseconds that a look takes.
 */
export function countLooksInWorkers(page, step) {
  return beforeWorkers(page, `{ let looks = 0; performance.now = () => ${step} * looks++; }`);
}

/**
 * Makes the clocks of workers that start from now on ten times as slow, so that they measure short
 * times on a slow machine too.
 * @param {Page} page
 */
export function slowWorkerClocks(page) {
  const slow = "const now = performance.now.bind(performance); performance.now = () => now() / 10;";
  return beforeWorkers(page, `{ ${slow} }`);
}

/**
 * Makes the clock of the open page ten times as fast, so that a time that a visitor has chosen is
 * over sooner. Workers keep their own clocks, and measure true times.
 * @param {Page} page
 */
export function hurry(page) {
  return page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 10 * now();
  });
}

/**
 * Presses a button as soon as the page shows a text, before the page changes again. A test that
 * only looks from time to time would be too late on a busy machine.
 * @param {Page} page
 * @param {string} shown Selects what shows it.
 * @param {RegExp} text
 * @param {string} button Selects what is pressed.
 */
export function pressWhen(page, shown, text, button) {
  return page.evaluate(
    ({ shown, text, button }) =>
      new Promise((done) => {
        const look = () => {
          if (!text.test(document.querySelector(shown)?.textContent ?? "")) return;
          observer.disconnect();
          /** @type {HTMLElement} */ (document.querySelector(button)).click();
          done(null);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
    { shown, text, button },
  );
}

/**
 * Keeps every text that an element shows after the page has loaded, however briefly. Only for tests
 * with a page of their own.
 * @param {Page} page
 * @param {string} selector
 * @returns {Promise<() => Promise<string[]>>} Gives the texts until now.
 */
export async function keepTexts(page, selector) {
  await page.addInitScript((selector) => {
    /** @type {string[]} */
    const texts = [];
    Reflect.set(window, "texts", texts);
    new MutationObserver(() => {
      const text = document.querySelector(selector)?.textContent ?? "";
      if (text !== texts.at(-1)) texts.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, selector);
  return () => page.evaluate(() => /** @type {string[]} */ (Reflect.get(window, "texts")));
}

/**
 * Waits until the page has drawn this number of frames.
 * @param {Page} page
 * @param {number} count
 */
export function frames(page, count) {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}
