/** Serves built pages as a static host does, and opens them in fresh profiles. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { preview } from "vite";

/**
 * Serves a folder on a free port.
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: "error",
    build: { outDir: folder },
    preview: { port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  return { address, close: () => server.close() };
}

/**
 * The page at an address, or in a folder that is served until `close`.
 * @param {string} where An http address, or a folder with a built page.
 */
export async function pageAt(where) {
  if (/^https?:/.test(where)) return { address: where, close: async () => {} };
  const folder = resolve(where);
  if (!existsSync(join(folder, "index.html"))) throw new Error(`no page in ${folder}: build it`);
  return serveFolder(folder);
}

/**
 * Opens a page in a fresh profile, and closes it afterwards.
 * @template T
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address
 * @param {(page: import("@playwright/test").Page) => Promise<T>} visit
 * @param {() => void} [before] Runs first in the page.
 */
export async function visitOnce(browser, address, visit, before) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if (before) await page.addInitScript(before);
    await page.goto(address);
    return await visit(page);
  } finally {
    await context.close();
  }
}
