import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { headlessOptions } from "../../scripts/browsers.mjs";
import { EXPECTED } from "../patience.js";
import { printed } from "./printed.js";

/** @import { PreviewServer } from "vite" */
/** @import { Browser } from "@playwright/test" */

export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Opens an example in Chromium for every board and reads what it prints.
 * @param {object} example
 * @param {string} example.name
 * @param {string} example.served The folder that a static server gives out as it is.
 * @param {string} example.path Where the example lies in it.
 * @param {() => Promise<unknown>} [example.build] What to do first.
 */
export function testInBrowser({ name, served, path, build }) {
  /** @type {PreviewServer} */
  let server;
  /** @type {Browser} */
  let browser;

  before(async () => {
    await build?.();
    // Without a configuration, Vite's preview is a plain static server.
    server = await preview({
      configFile: false,
      root,
      logLevel: "error",
      build: { outDir: served },
      preview: { port: 0 },
    });
    browser = await chromium.launch(headlessOptions());
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  for (const { board, line } of printed) {
    test(`the ${name} example answers correctly, given ${board}`, async () => {
      const page = await browser.newPage();
      /** @type {Error[]} */
      const errors = [];
      page.on("pageerror", (error) => errors.push(error));
      const [address] = server.resolvedUrls?.local ?? [];
      await page.goto(`${address}${path}?board=${encodeURIComponent(board)}`);
      const output = page.locator("output:not(:empty)");
      assert.match((await output.textContent({ timeout: EXPECTED })) ?? "", line);
      assert.deepEqual(errors, []);
      await page.close();
    });
  }
}
