/** Changes the workers of a page, and records what the page asks of them. */

/** @import { Page } from "@playwright/test" */

/**
 * Puts code before that of workers, until the route is removed.
 * @param {Page} page
 * @param {string} code
 * @param {string} [names] A pattern of the names of the workers.
 */
export function beforeWorkers(page, code, names = "*") {
  return page.route(`**/${names}.worker*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

/**
 * Code of a worker that dies when it is asked something.
 * @param {string} condition An expression about the `call` and its `args`, true for what kills it.
 */
export const dyingIf = (condition) => `
  globalThis.addEventListener("message", (event) => {
    const { call, args = [] } = event.data;
    if (!(${condition})) return;
    event.stopImmediatePropagation();
    throw new Error("crashed in the middle");
  });`;

/**
 * Records the calls to workers of each document that is loaded from now on.
 * @param {Page} page
 * @returns {Promise<() => Promise<{ call: string, args: any[] }[]>>} Gives those of the open document until now.
 */
export async function recordCalls(page) {
  await page.addInitScript(() => {
    /** @type {{ call: string, args: any[] }[]} */
    const calls = [];
    Reflect.set(window, "calls", calls);
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
      const [{ call, args = [] }] = message;
      if (call) calls.push({ call, args });
      return postMessage.apply(this, /** @type {any} */ (message));
    };
  });
  return () => page.evaluate(() => Reflect.get(window, "calls"));
}
