/** dist/ from a sub-path of a plain static server, without any special header. */
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { test as plain } from "./fonts.js";
import { expect, Game } from "./game.js";
import { opened } from "./place.js";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

const server = createServer(({ url = "" }, response) => {
  const path = new URL(url, "http://localhost").pathname.replace(/^\/deep\/down\//, "");
  const file = join(dist, normalize(path.replace(/(^|\/)$/, "$1index.html")));
  if (!url.startsWith("/deep/down/") || !existsSync(file)) return response.writeHead(404).end();
  const type =
    types[/** @type {keyof typeof types} */ (extname(file))] ?? "application/octet-stream";
  createReadStream(file).pipe(response.writeHead(200, { "Content-Type": type }));
});

plain.beforeAll(async () => {
  await once(server.listen(0), "listening");
});
plain.afterAll(() => {
  server.close();
});

plain("it plays from a sub-path of a plain server", async ({ page }) => {
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  const game = new Game(page);
  await page.goto(`http://localhost:${address.port}/deep/down/`);
  await game.ready();
  await game.play(0);
  await game.expectStones("X...O....");
  await expect(page.locator("#nodes-minimax")).toHaveText("7,332");
  await page.locator('#places [data-place-link="lab"]').click();
  await opened(page, "lab");
  await page.locator('main [data-place-link="size"]').click();
  await opened(page, "size");
  await expect(page.locator("main")).toContainText("5,478");
  await page.locator('#places [data-place-link="play"]').click();
  await game.ready();
  await game.expectStones("X...O....");
});
