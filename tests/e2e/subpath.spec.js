/** dist/ from a sub-path of a plain static server, without any special header. */
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, direction } from "../../www/messages/languages.ts";
import { test as plain } from "./fonts.js";
import { expect, Game, speech } from "./game.js";
import { opened, overflow, violations } from "./place.js";

/** @import { AddressInfo } from "node:net" */

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
  if (!url.startsWith("/deep/down/") || !existsSync(file)) {
    response.writeHead(404, { "Content-Type": "text/html" });
    return createReadStream(join(dist, "404.html")).pipe(response);
  }
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
  const address = /** @type {AddressInfo} */ (server.address());
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

plain(
  "an address that leads nowhere has a page in three languages, and a way home",
  async ({ page }) => {
    const { port } = /** @type {AddressInfo} */ (server.address());
    const home = `http://localhost:${port}/deep/down/`;
    await page.setViewportSize({ width: 360, height: 640 });
    for (const lost of ["nothing", "watch/nothing/at/all.html", "es/learn/none/"]) {
      await page.goto(home + lost);
      for (const language of LANGUAGES) {
        const { say } = speech(language);
        const part = page.locator(`[lang="${language}"][dir="${direction(language)}"]`);
        await expect(part.getByRole("heading")).toHaveText(say("not-found-title"));
        const link = part.getByRole("link", { name: say("not-found-link") });
        const lang = language === "en" ? "" : `#lang=${language}`;
        await expect(link).toHaveJSProperty("href", home + lang);
      }
    }
    expect(await violations(page)).toEqual([]);
    expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
    for (const [scheme, ground] of /** @type {const} */ ([
      ["light", "rgb(251, 250, 247)"],
      ["dark", "rgb(20, 23, 28)"],
    ])) {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator("body")).toHaveCSS("background-color", ground);
    }
    expect(await violations(page, ["color-contrast"])).toEqual([]);
    await page.getByRole("link", { name: speech("es").say("not-found-link") }).click();
    await opened(page, "play");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  },
);
