/** Serves dist/ from a sub-path of a plain static server, without any special header. */
import { fileURLToPath } from "node:url";
import { LANGUAGES, direction } from "../../www/messages/languages.ts";
import { test as plain } from "./fonts.js";
import { expect, Game, speech } from "./game.js";
import { plainSite } from "./own-server.js";
import { opened, overflow, violations } from "./place.js";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const site = plainSite(() => dist, "/deep/down/");

plain("the site works from a sub-path of a plain server", async ({ page }) => {
  const game = new Game(page);
  await page.goto(site());
  await game.ready();
  await game.play(0);
  await game.expectStones("X...O....");
  await expect(page.locator("#nodes-minimax")).toHaveText("7,332");
  await page.locator('#places a[href*="/lab/"]').click();
  await opened(page, "lab");
  await page.locator('main a[href*="lab/size"]').click();
  await opened(page, "size");
  await expect(page.locator("main")).toContainText("5,478");
  await page.locator("#places li:first-child a").click();
  await game.ready();
  await game.expectStones("X...O....");
});

plain("an unknown address shows a page in three languages with a link home", async ({ page }) => {
  const home = site();
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
});
