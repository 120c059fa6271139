/** A page of another site, from another host than localhost, where Cutoff is. */
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "./fonts.js";

/** @import { Page } from "@playwright/test" */
/** @import { AddressInfo } from "node:net" */

/**
 * Has the tests of a file open pages of another site.
 * @returns {(page: Page, body: string) => Promise<void>} Opens the page with this body.
 */
export function otherSite() {
  let markup = "";
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(markup);
  });
  test.beforeAll(async () => {
    await once(server.listen(0), "listening");
  });
  test.afterAll(() => {
    server.close();
  });
  return async (page, body) => {
    markup = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title>${body}`;
    const { port } = /** @type {AddressInfo} */ (server.address());
    await page.goto(`http://127.0.0.1:${port}/`);
  };
}
