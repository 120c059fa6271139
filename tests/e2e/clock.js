/** Time as tests have it: a limit is so much work on every machine, and what is to be met in passing is met. */

/** @import { Page } from "@playwright/test" */

/**
 * Gives the workers that begin from now on a clock that moves only when it is looked at, and the page one
 * that stands. A search looks at it after so many nodes, so a budget is the same work on every machine. For
 * tests with a page of their own.
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
  await page.route("**/*.worker*.js", async (route) => {
    const response = await route.fetch();
    const clock = `{ let looks = 0; performance.now = () => ${step} * looks++; }`;
    await route.fulfill({ response, body: clock + (await response.text()) });
  });
}

/**
 * Presses a button as soon as the page shows a text, before it goes on. Whoever looks now and then would
 * come too late where the machine is busy.
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
 * Keeps each text that an element shows from the loading of the page on, however soon another one follows. For tests with
 * a page of their own.
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

/** Waits until the page has drawn so many frames. @param {Page} page @param {number} count */
export function frames(page, count) {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
}
