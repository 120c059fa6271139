/** A page of another site, on another host than localhost, which serves Cutoff. */
import { test } from "./fonts.js";
import { ownServer } from "./own-server.js";

/** @import { FrameLocator, Page } from "@playwright/test" */

/**
 * A storage that keeps its values as properties of itself, like those of browsers. Runs in the
 * frame.
 */
function storages() {
  const methods = {
    getItem(/** @type {string} */ key) {
      return Reflect.get(this, key) ?? null;
    },
    setItem(/** @type {string} */ key, /** @type {string} */ text) {
      Reflect.set(this, key, text);
    },
    removeItem(/** @type {string} */ key) {
      Reflect.deleteProperty(this, key);
    },
  };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { value: Object.create(methods), configurable: true });
}

/** The names of what a frame has stored in the reader's browser. @param {FrameLocator} frame */
export const keptIn = (frame) =>
  frame.locator("html").evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));

/**
 * Lets the tests of a file open pages of another site.
 * @returns {(page: Page, body: string) => Promise<void>} Opens the page with this body.
 */
export function otherSite() {
  let markup = "";
  // Some browsers refuse storage to a frame of another site, which would hide what the page wants
  // to keep.
  test.beforeEach(({ page }) => page.addInitScript(storages));
  const port = ownServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(markup);
  });
  return async (page, body) => {
    markup = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title>${body}`;
    await page.goto(`http://127.0.0.1:${port()}/`);
  };
}
