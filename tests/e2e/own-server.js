/** Servers that a test file runs for itself, beside the server of all tests. */
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { test } from "./fonts.js";

/** @import { RequestListener } from "node:http" */
/** @import { AddressInfo } from "node:net" */

/** @param {RequestListener} answer @returns {() => number} Its port, once the tests run. */
export function ownServer(answer) {
  const server = createServer(answer);
  test.beforeAll(async () => {
    await once(server.listen(0), "listening");
  });
  test.afterAll(() => {
    server.close();
  });
  return () => /** @type {AddressInfo} */ (server.address()).port;
}

const TYPES = new Map([
  [".html", "text/html"],
  [".js", "text/javascript"],
  [".css", "text/css"],
  [".svg", "image/svg+xml"],
  [".json", "application/json"],
  [".wasm", "application/wasm"],
]);

/**
 * A plain static server of a built site, without any special header.
 * @param {() => string} folder Returns the site's folder, at each request.
 * @param {string} [base] The path of the site.
 * @returns {() => string} Its address, once the tests run.
 */
export function plainSite(folder, base = "/") {
  const port = ownServer(async ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = pathname.slice(base.length).replace(/(^|\/)$/, "$1index.html");
    const file = join(folder(), normalize(path));
    const isThere = pathname.startsWith(base) && existsSync(file);
    const sent = isThere ? file : join(folder(), "404.html");
    const type = TYPES.get(extname(sent)) ?? "application/octet-stream";
    response.writeHead(isThere ? 200 : 404, { "Content-Type": type });
    // A closed page, or a test that has deleted its folder, interrupts the response.
    await pipeline(createReadStream(sent), response).catch(() => response.destroy());
  });
  return () => `http://localhost:${port()}${base}`;
}
