/**
 * The page keeps the game, says what is wrong and offers a retry, whatever happens to the engine.
 */
import { expect, load, say, sharedTest, test } from "./game.js";

const WORKER = "**/play.worker*.js";
const WASM = "**/cutoff_bg*.wasm";

/** @import { Route } from "@playwright/test" */

/**
 * Faults: a name, the file, and how a request for it is answered.
 * @type {[string, string, (route: Route) => unknown][]}
 */
const FAULTS = [
  ["the worker is not there", WORKER, (route) => route.fulfill({ status: 404 })],
  ["the network is gone", WORKER, (route) => route.abort()],
  ["the wasm is not there", WASM, (route) => route.fulfill({ status: 404 })],
  ["the wasm is something else", WASM, (route) => route.fulfill({ body: "<!doctype html>" })],
  ["the wasm is cut short", WASM, shorten],
  ["the wasm lacks a part", WASM, (route) => renamed(route, "replay", "rewind")],
  ["the wasm wants what nobody has", WASM, (route) => renamed(route, "__wbg_", "__old_")],
  ["the worker is of another type", WORKER, (route) => typed(route, "text/plain")],
  ["wasm is forbidden", WORKER, (route) => prepend(route, "delete globalThis.WebAssembly;")],
];

/** @param {Route} route */
async function shorten(route) {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/**
 * Another build of the wasm, in which one name is replaced by another of the same length.
 * @param {Route} route
 * @param {string} name
 * @param {string} other
 */
async function renamed(route, name, other) {
  const response = await route.fetch();
  const body = (await response.body()).toString("latin1").replaceAll(name, other);
  await route.fulfill({ response, body: Buffer.from(body, "latin1") });
}

/** @param {Route} route @param {string} type */
async function typed(route, type) {
  const response = await route.fetch();
  const headers = { ...response.headers(), "content-type": type };
  await route.fulfill({ response, headers });
}

/** @param {Route} route @param {string} code */
async function prepend(route, code) {
  const response = await route.fetch();
  await route.fulfill({ response, body: code + (await response.text()) });
}

sharedTest(
  "the page reports every fault of the engine's files, and a retry loads the game",
  { tag: "@breaks" },
  async ({ game, page }) => {
    for (const [what, files, fault] of FAULTS) {
      await test.step(what, async () => {
        await page.route(files, (route) => fault(route));
        await load(page, "./#moves=04&x=human&o=human");
        await expect(game.notice, what).toContainText(
          /The engine (could not be loaded|stopped because of an error)\. Your game is safe\./,
        );
        await expect(game.turn).toHaveText(say("turn-failed"));
        await page.unrouteAll({ behavior: "wait" });
        await game.button("retry-button").click();
        await game.expectStones("X...O....");
        await expect(game.notice).toBeHidden();
        await game.play(8);
        await game.expectStones("X...O...X");
      });
    }

    // The page loads wasm under any content type.
    for (const type of ["application/octet-stream", "text/plain", ""]) {
      await page.route(WASM, (route) => typed(route, type));
      await game.open("#moves=04&x=human&o=human");
      await game.expectStones("X...O....");
      await page.unrouteAll({ behavior: "wait" });
    }
  },
);

test(
  "the page reports an engine that cannot search and does not pretend to think, and a retry searches",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await page.route(WASM, (route) => renamed(route, "best_move", "next_move"));
    await page.clock.install();
    await page.goto("./#moves=04&x=human&o=human");
    await expect(game.notice).toContainText(
      "The engine stopped because of an error. Your game is safe.",
    );
    await page.clock.runFor(1_000);
    await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
    await game.expectStones("X...O....");
    await page.unrouteAll({ behavior: "wait" });
    await game.button("retry-button").click();
    await game.ready();
  },
);

/** Stubs of postMessage in the worker: they break what it says at some moment. */
const CRASH = `
  const real = globalThis.postMessage.bind(globalThis);
  let searches = 0;
  globalThis.postMessage = (data, ...rest) => {
    if ("result" in data && data.result.nodes && ++searches > 6) throw new Error("crashed");
    real(data, ...rest);
  };`;

sharedTest(
  "the page reports a crash during a game, and the game continues after a retry",
  {
    tag: "@breaks",
  },
  async ({ game, page }) => {
    await page.route(WORKER, (route) => prepend(route, CRASH));
    await page.goto("./#x=human&o=human");
    // A click before the board is shown would start one search fewer.
    await game.ready();
    for (const cell of [0, 4, 8]) {
      await game.play(cell);
      // Until the stone is shown, the recommendation is about the previous position.
      await expect(game.cell(cell)).not.toHaveAttribute("data-sign", ".");
      // A move after the crash would start the engine again by itself.
      const settled = page.locator("#recommendation[data-ready=yes]").or(game.notice);
      await expect(settled.first()).toBeVisible();
      if (await game.notice.isVisible()) break;
    }
    await expect(game.notice).toContainText("Your game is safe.");
    const stones = await game.stones();
    await page.unrouteAll({ behavior: "wait" });
    await game.button("retry-button").click();
    await expect(game.notice).toBeHidden();
    const kept = await game.stones();
    for (const [cell, sign] of [...stones].entries())
      if (sign !== ".") expect(kept[cell]).toBe(sign);
    const free = kept.lastIndexOf(".");
    await game.play(free);
    await expect(game.cell(free)).not.toHaveAttribute("data-sign", ".");
  },
);

test(
  "an engine that does not report while it loads is ended and started again",
  {
    tag: "@breaks",
  },
  async ({ game, page }) => {
    const silent = "globalThis.postMessage = () => {};";
    await page.clock.install();
    await page.route(WORKER, (route) => prepend(route, silent));
    const loaded = page.waitForResponse(WORKER);
    await page.goto("./#moves=04&x=human&o=human");
    await expect(game.turn).toHaveText(say("turn-loading"));
    await (await loaded).finished();
    await page.clock.runFor(31_000);
    await expect(game.notice).toContainText("The engine is not responding. Your game is safe.");
    await page.unrouteAll({ behavior: "wait" });
    await game.button("retry-button").click();
    await game.expectStones("X...O....");
  },
);

test(
  "the page reports a search without an answer and lets the visitor stop it, and the game continues",
  { tag: "@breaks" },
  async ({ game, page }) => {
    // This worker gets only the second search, because the opening gives the first answer.
    const busy = `
      let searches = 0;
      const real = globalThis.postMessage.bind(globalThis);
      globalThis.postMessage = (data, ...rest) => {
        if ("result" in data && data.result.nodes && ++searches > 2) for (;;);
        real(data, ...rest);
      };`;
    await page.route(WORKER, (route) => prepend(route, busy));
    await page.clock.install();
    await page.goto("./#moves=04&x=human&o=human");
    const overdue = page.locator("#overdue");
    await game.ready();
    await expect(overdue).toBeHidden();
    await page.clock.runFor(6_000);
    await expect(overdue).toContainText(say("overdue"));
    await page.clock.runFor(120_000);
    await expect(game.notice).toBeHidden();
    await game.expectStones("X...O....");
    await page.unrouteAll({ behavior: "wait" });
    await game.button("overdue-stop").click();
    await expect(overdue).toBeHidden();
    await expect(game.notice).toContainText("You stopped the engine. Your game is safe.");
    await game.play(8);
    await game.expectStones("X...O...X");
    await game.ready();
    await expect(game.notice).toBeHidden();
  },
);

sharedTest(
  "the page shows that the engine is thinking if an answer is slow",
  async ({ game, page }) => {
    // The worker holds its answers back until the page has shown that.
    const slow = `
    const real = globalThis.postMessage.bind(globalThis);
    const seen = new Promise((go) => (new BroadcastChannel("seen").onmessage = go));
    globalThis.postMessage = (data, ...rest) =>
      "result" in data && data.result.nodes ? seen.then(() => real(data, ...rest)) : real(data, ...rest);`;
    await page.route(WORKER, (route) => prepend(route, slow));
    // The first view of all says what the page is for.
    await page.goto("./#x=human&o=casual");
    await expect(game.turn).toHaveText(say("turn-thinking", { player: "X" }));
    await page.evaluate(() => new BroadcastChannel("seen").postMessage("go on"));
    await game.ready();
    await expect(game.turn).toHaveText(say("turn-human-only", { player: "X" }));
    // A newer request replaces the older one.
    await game.play(4);
    await game.button("new-game-button").click();
    await expect(game.moves).toHaveCount(1);
    await game.ready();
    await game.expectStones(".........");
  },
);
