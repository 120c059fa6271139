/** The files of the site that a service worker stores. */
import { expect } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

/** Waits until every page and file is kept. @param {Page} page At the root of the site. */
export async function allKept(page) {
  /** @type {{ url: string }[]} */
  const files = await (await page.request.get(new URL("offline.json", page.url()).href)).json();
  const urls = files.map(({ url }) => url);
  await expect
    .poll(() =>
      page.evaluate(async (urls) => {
        if (!navigator.serviceWorker.controller) return ["the worker"];
        const found = await Promise.all(urls.map((url) => caches.match(url)));
        return urls.filter((_, index) => !found[index]);
      }, urls),
    )
    .toEqual([]);
}
