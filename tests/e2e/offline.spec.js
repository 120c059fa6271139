/** The page works without a network and with a newer version, and the game stays. */
import { readFileSync, writeFileSync } from "node:fs";
import { PLACES } from "../../www/page/places.ts";
import { Game, expect, say, test } from "./game.js";
import { allKept } from "./kept-files.js";
import { opened } from "./place.js";
import { right } from "../pasted-program.js";

/** @import { Page } from "@playwright/test" */

test.use({ serviceWorkers: "allow" });
// One at a time: some tests change the worker file that is served.
test.describe.configure({ mode: "default" });

const WORKER = new URL("../../dist/sw.js", import.meta.url);

/** Waits until Play is stored. @param {Page} page */
async function kept(page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });
}

test("the whole site and the book work without a network after one visit", async ({
  game,
  page,
  context,
}) => {
  await page.goto("./#game=7x6k4g&x=human&o=human");
  await opened(page);
  await allKept(page);
  await context.setOffline(true);
  await page.reload();
  await opened(page);
  // Only the book knows this.
  await expect(page.locator("main")).toContainText("X wins in 41");
  await expect(game.notice).toBeHidden();
  await page.goto(`./${PLACES.size.path}`);
  await opened(page, "size");
  await expect(page.locator("main")).toContainText("5,478");
  await game.open("#x=human&o=human");
  await game.play(4);
  await game.expectStones("....X....");
  await page.goto(`./${PLACES.watch.path}`);
  await opened(page, "watch");
  await expect(page.locator("#step-of")).not.toBeEmpty();

  // A pasted program works too.
  const program = new URLSearchParams({ mode: "program", way: "paste", code: right() });
  await page.goto(`./${PLACES.practise.path}#${program}`);
  await opened(page, "practise");
  await page.getByRole("button", { name: say("check"), exact: true }).click();
  await expect(page.locator("main")).toContainText(
    say("verdict-right", { positions: 4520, sign: "none" }),
  );
});

test(
  "without a network, a check in Python says that Python must be loaded, and one in JavaScript works",
  { tag: "@breaks" },
  async ({ game, page, context }) => {
    const program = new URLSearchParams({ mode: "program", way: "paste", code: right() });
    await page.goto("./");
    await allKept(page);
    await context.setOffline(true);
    await page.goto(`./${PLACES.practise.path}#${program}`);
    await opened(page, "practise");
    const language = page.locator(".program-form").getByLabel(say("paste-language"));
    await language.selectOption("python");
    await page.getByRole("button", { name: say("paste-load-python", { megabytes: 5.5 }) }).click();
    await expect(page.locator(".panel > .reason")).toHaveText(say("paste-no-start-unloaded"));
    await language.selectOption("javascript");
    await page.getByRole("button", { name: say("check"), exact: true }).click();
    await expect(page.locator("main")).toContainText(
      say("verdict-right", { positions: 4520, sign: "none" }),
    );
    await expect(game.notice).toBeHidden();
  },
);

/** A script of the race, which Play does not load. */
const SCRIPT = "**/assets/number-field-*.js";

test(
  "the cache does not keep a page that a host sent instead of a script",
  { tag: "@breaks" },
  async ({ page, context }) => {
    await page.goto("./");
    await kept(page);
    await context.route(SCRIPT, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Log in first</p>" }),
    );
    const answered = context.waitForEvent("response", (response) =>
      /number-field-/.test(response.url()),
    );
    await page.goto("./lab/race/");
    await answered;
    await context.unroute(SCRIPT);
    await page.reload();
    await opened(page);
    await expect(page.locator("main")).toContainText(say("race-again"));
  },
);

test("a page that was kept instead of a script is replaced", async ({ page }) => {
  await page.goto("./");
  await kept(page);
  const { url } = (await (await page.request.get("./offline.json")).json()).find(
    (/** @type {{ url: string }} */ { url }) => /number-field-/.test(url),
  );
  await page.evaluate(async (url) => {
    const headers = { "Content-Type": "text/html" };
    await (await caches.open("files")).put(url, new Response("<p>Log in first</p>", { headers }));
  }, url);
  /** Lists the stored files, whoever stored them: the page or its worker. */
  const type = () =>
    page.evaluate(async (url) => {
      const found = await (await caches.open("files")).match(url);
      return found?.headers.get("Content-Type");
    }, new URL(url, page.url()).href);
  expect(await type()).toBe("text/html");
  await page.goto("./lab/race/");
  await opened(page);
  await expect(page.locator("main")).toContainText(say("race-again"));
});

/** Puts a newer version online. @param {Page} page @param {string} worker */
async function update(page, worker) {
  writeFileSync(WORKER, worker);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

/** Loads the newer version on offer. @param {Game} game */
async function accept({ page }) {
  const loaded = page.waitForEvent("load");
  await page.locator("#update-now").click();
  await loaded;
}

test("a newer version is offered, waits for the visitor's choice in each tab, and keeps the games", async ({
  game,
  page,
  context,
}) => {
  const before = readFileSync(WORKER, "utf8");
  try {
    await game.open("#moves=04&x=human&o=human");
    await kept(page);
    const other = new Game(await context.newPage());
    await other.open("#moves=8&x=human&o=human");
    await other.page.evaluate(() => Object.assign(window, { unbroken: true }));
    await expect(page.locator("#update")).toBeHidden();
    await update(page, `${before}\n// newer`);
    for (const shown of [page, other.page])
      await expect(shown.locator("#update-text")).toHaveText(say("update-ready"));
    await game.play(8);
    await game.expectStones("X...O...X");
    await page.locator("#update-later").click();
    await expect(page.locator("#update")).toBeHidden();
    await update(page, `${before}\n// newer still`);
    await accept(game);
    await game.ready();
    await game.expectStones("X...O...X");
    // The other tab does not change.
    await other.play(0);
    await other.expectStones("O.......X");
    expect(await other.page.evaluate(() => Reflect.get(window, "unbroken"))).toBe(true);
    // No newer version is waiting any more, but the offer still leads to it.
    await accept(other);
    await other.ready();
    await other.expectStones("O.......X");
  } finally {
    writeFileSync(WORKER, before);
  }
});
