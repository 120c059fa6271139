/** A page of another site, from another host than localhost, where Cutoff is. */
import { ownServer } from "./own-server.js";

/** @import { Page } from "@playwright/test" */

/**
 * Has the tests of a file open pages of another site.
 * @returns {(page: Page, body: string) => Promise<void>} Opens the page with this body.
 */
export function otherSite() {
  let markup = "";
  const port = ownServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(markup);
  });
  return async (page, body) => {
    markup = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title>${body}`;
    await page.goto(`http://127.0.0.1:${port()}/`);
  };
}
