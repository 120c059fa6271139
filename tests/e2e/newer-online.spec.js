/**
 * A tab stays open while a newer version is put online. It keeps working or says what to do, and
 * nothing is lost.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { newerBuild } from "./newer-build.js";
import { Game, say } from "./game.js";
import { test } from "./fonts.js";
import { allKept } from "./kept-files.js";
import { plainSite } from "./own-server.js";
import { opened, openSettings } from "./place.js";

/** @import { Page } from "@playwright/test" */

const older = fileURLToPath(new URL("../../dist/", import.meta.url));
/** The newer version, made before the first test. */
let newer = "";
/** The folder that is online. */
let folder = older;

const site = plainSite(() => folder);

test.beforeAll(() => {
  newer = mkdtempSync(join(tmpdir(), "cutoff-newer-"));
  newerBuild(older, newer);
});
test.afterAll(() => {
  rmSync(newer, { recursive: true });
});
test.beforeEach(() => {
  folder = older;
});

/** @param {Page} page @param {string} link */
async function open(page, link) {
  await page.goto(site() + link);
  await opened(page);
}

/** @param {Page} page @param {string} hash */
const follow = (page, hash) => page.evaluate((hash) => void (location.hash = hash), hash);

/**
 * Files that load after the first view: a name, a link to the place, what loads them, and a
 * part of the address that stays.
 * @type {[string, string, (page: Page) => Promise<unknown>, string][]}
 */
const STEPS = [
  ["a larger engine", "#moves=04", (page) => follow(page, "#game=4x4k4&moves=b2c3"), "moves=b2c3"],
  ["a lesson", "#moves=04", (page) => follow(page, "#lesson=abc&moves=04"), "moves=04"],
  ["a kind of exercise", "practise/#seed=5", (page) => follow(page, PASTE), "way=paste"],
  ["the boards of a room", "lab/order/#moves=04&depth=3", boardsOfRoom, "moves=04"],
  ["a figure", "learn/first-cut/", (page) => follow(page, "#nine@cut-1"), "nine@cut-1"],
];
const PASTE = "#mode=program&way=paste";

/** @param {Page} page */
function boards(page) {
  return page.locator("#bar-board, #players-open").click();
}

/** @param {Page} page */
async function boardsOfRoom(page) {
  await openSettings(page);
  await boards(page);
}

test.describe("without a service worker", () => {
  test("the page reports a missing file and asks for a reload, which works", async ({ page }) => {
    const told = page
      .locator(":is([role=alert], #toast):visible")
      .filter({ hasText: /[Rr]eload the page/ });
    for (const [what, link, ask, keeps] of STEPS) {
      await test.step(what, async () => {
        folder = older;
        // The last page of the newer version is left open.
        await page.goto("about:blank");
        await open(page, link);
        folder = newer;
        await ask(page);
        await expect(told).toHaveCount(1);
        await page.reload();
        await opened(page);
        await expect(page).toHaveURL(new RegExp(keeps));
        await expect(told).toHaveCount(0);
        await ask(page);
        await opened(page);
        await expect(told).toHaveCount(0);
      });
    }
  });

  test("a game and the steps of a search continue", async ({ page }) => {
    await open(page, "#moves=04&x=human&o=perfect");
    const game = new Game(page);
    // A separate engine measures times.
    await game.ready();
    await game.measured();
    folder = newer;
    await game.play(8);
    await expect.poll(async () => (await game.stones()).replace(/[^XO]/g, "").length).toBe(4);
    await expect(game.notice).toBeHidden();
    folder = older;
    await open(page, "watch/#moves=0481&search=12");
    folder = newer;
    await page.locator("#step-forward").click();
    await expect(page).toHaveURL(/search=13/);
    // A link to another place opens it in the newer version.
    await page.locator("#places li:first-child a").click();
    await opened(page, "play");
    await game.ready();
    await game.expectStones("XO..O...X");
  });
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the page keeps all its files and the game, and offers the newer version", async ({
    page,
  }) => {
    await open(page, "#moves=04&x=human&o=human");
    await allKept(page);
    folder = newer;
    await boards(page);
    await expect(page.locator("dialog[open]")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.locator("#update-text")).toHaveText(say("update-ready"));
    const game = new Game(page);
    await game.play(8);
    const loaded = page.waitForEvent("load");
    await page.locator("#update-now").click();
    await loaded;
    await game.ready();
    await game.expectStones("X...O...X");
    // It is the newer version.
    const scripts = await page
      .locator("script[src]")
      .evaluateAll((all) =>
        all.map((script) => new URL(/** @type {HTMLScriptElement} */ (script).src).pathname),
      );
    for (const script of scripts) expect(existsSync(join(newer, script)), script).toBe(true);
  });
});
