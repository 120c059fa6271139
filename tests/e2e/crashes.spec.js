/** The worker of the other places fails: the page says so, and a retry goes on. */
import { readFileSync } from "node:fs";
import { capped } from "../package/capped.js";
import { expect, say, test } from "./game.js";
import { openPlace } from "./place.js";

const WORKER = "**/{boards,whole}.worker*.js";

/** @import { Page } from "@playwright/test" */
/** @import { PlaceName } from "../../www/page/places.ts" */

/**
 * Breaks the worker until the route is removed.
 * @param {Page} page
 * @param {string} code What the worker begins with.
 */
async function spoil(page, code, worker = WORKER) {
  await page.route(worker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

/** A worker that dies as soon as it is asked for one of these. @param {...string} calls */
const dying = (...calls) => `
  globalThis.addEventListener("message", (event) => {
    if (!${JSON.stringify(calls)}.includes(event.data.call)) return;
    event.stopImmediatePropagation();
    throw new Error("crashed in the middle");
  });`;

/** Where memory can run out, and how. @type {[string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][]} */
const NO_MEMORY = [
  [
    "wasm memory that does not grow",
    (page) => {
      const bytes = capped(readFileSync("pkg/boards/cutoff_bg.wasm"), 0).bytes.toString("base64");
      // The page gives the package; the worker takes this one instead.
      return spoil(
        page,
        `globalThis.addEventListener("message", async function replace(event) {
          globalThis.removeEventListener("message", replace);
          event.stopImmediatePropagation();
          const bytes = Uint8Array.from(atob("${bytes}"), (sign) => sign.charCodeAt(0));
          const data = { module: await WebAssembly.compile(bytes) };
          globalThis.dispatchEvent(new MessageEvent("message", { data }));
        });`,
      );
    },
    (page) => page.unrouteAll({ behavior: "wait" }),
  ],
  [
    "a record that cannot be handed over",
    (page) =>
      spoil(
        page,
        `const real = globalThis.postMessage.bind(globalThis);
        globalThis.postMessage = (data, ...rest) => {
          if (data.result?.nodes > 500000) throw new RangeError("Array buffer allocation failed");
          real(data, ...rest);
        };`,
      ),
    (page) => page.unrouteAll({ behavior: "wait" }),
  ],
  [
    "a page that has none for the steps",
    (page) =>
      page.evaluate(() => {
        const real = Uint32Array;
        Object.assign(globalThis, {
          real,
          Uint32Array: new Proxy(real, {
            construct(target, args) {
              if (args[0] > 400_000) throw new RangeError("Array buffer allocation failed");
              return Reflect.construct(target, args);
            },
          }),
        });
      }),
    (page) =>
      page.evaluate(() =>
        Object.assign(globalThis, { Uint32Array: Reflect.get(globalThis, "real") }),
      ),
  ],
];

/** What every such notice says. */
const KEPT = /Your game is (safe|saved)/;

/** The page says that it has failed; a retry shows what was asked for. @param {Page} page @param {() => Promise<unknown>} relieve */
async function retried(page, relieve) {
  const notice = page.locator("#notice");
  await expect(notice).toContainText(KEPT);
  await relieve();
  await notice.getByRole("button", { name: say("retry-button") }).click();
  await expect(notice).toBeHidden();
}

/** What each place asks of its engine, and what it shows then. @type {[PlaceName, string, string, string][]} */
const PLACES = [
  ["watch", "#of=board&moves=04", "trace", "#sentence"],
  ["watch", "#tree=[[1,2],[3,4]]", "trace_tree", "#sentence"],
  ["practise", "#seed=5", "trace_tree", ".stage svg"],
  ["practise", "#mode=find&seed=11", "puzzle", ".task"],
  ["order", "", "visiting", "main .bars"],
  ["size", "#moves=04", "census", ".bars"],
  ["bugs", "#bug=root-ties&moves=0", "consult", ".bug-board"],
];

for (const [place, fragment, call, shown] of PLACES) {
  test(
    `a crash in ${place}, at ${call}: said, and a retry goes on`,
    { tag: "@breaks" },
    async ({ page }) => {
      await spoil(page, dying(call));
      await openPlace(page, place, fragment);
      await retried(page, () => page.unrouteAll({ behavior: "wait" }));
      await expect(page.locator(shown).first()).not.toBeEmpty();
    },
  );
}

test("a crash in a race: said, and the next race ends", { tag: "@breaks" }, async ({ page }) => {
  await spoil(page, dying("measure"));
  await openPlace(page, "race");
  await expect(page.locator("#notice")).toContainText(KEPT);
  await page.unrouteAll({ behavior: "wait" });
  await page
    .locator("#notice")
    .getByRole("button", { name: say("retry-button") })
    .click();
  await expect(page.locator("#view").first()).toContainText("549,946");
});

test(
  "what the engine refuses and no view expects is not called offline",
  { tag: "@breaks" },
  async ({ page }) => {
    await spoil(
      page,
      `globalThis.addEventListener("message", (event) => {
        const { call, id } = event.data;
        if (call !== "census") return;
        event.stopImmediatePropagation();
        globalThis.postMessage({ id, refusal: { code: "odd", message: "an odd refusal" } });
      });`,
    );
    await openPlace(page, "size", "#moves=04");
    await expect(page.locator("#notice")).toContainText(say("page-stopped"));
  },
);

for (const [what, exhaust, relieve] of NO_MEMORY) {
  test(
    `out of memory, ${what}: said, and a retry shows the search`,
    { tag: "@breaks" },
    async ({ page }) => {
      if (what.startsWith("a page")) await openPlace(page, "watch");
      await exhaust(page);
      if (what.startsWith("a page")) {
        await page.evaluate(() => (location.hash = "#of=board&pruning=off"));
      } else {
        await openPlace(page, "watch", "#of=board&pruning=off");
      }
      await retried(page, () => relieve(page));
      await expect(page.locator("#step-of")).toContainText("1");
    },
  );
}

test(
  "a computer that plays by the book and loses it: said, and a retry plays on",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await spoil(page, dying("solve"), "**/boards.worker*.js");
    await game.open("#moves=0&x=human&o=book");
    await expect(game.notice).toContainText("Your game is safe.");
    await page.unrouteAll({ behavior: "wait" });
    await game.button("retry-button").click();
    await expect.poll(async () => (await game.stones()).replaceAll(".", "").length).toBe(2);
    await expect(game.notice).toBeHidden();
  },
);

test(
  "a search that crashes on a large board: no depth is claimed, and a click plays on",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await spoil(page, dying("solve"), "**/boards.worker*.js");
    await page.goto("./#game=4x4k4&moves=b2&x=human&o=human");
    await expect(game.notice).toContainText("Your game is safe.");
    await expect(page.locator("#look")).toHaveAttribute("data-status", "failed");
    await expect(page.locator("#look")).not.toContainText(/depth 0|Searching/);
    await game.notice.getByRole("button").last().click();
    await page.unrouteAll({ behavior: "wait" });
    await game.play(3);
    await expect(game.cell(3)).toHaveAttribute("data-sign", "O");
    await expect(page.locator("#look")).not.toHaveAttribute("data-status", "failed");
    await expect(game.notice).toBeHidden();
  },
);

test(
  "a click after the game's own engine has crashed starts it again",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await spoil(page, dying("best_move", "analyze"), "**/play.worker*.js");
    await page.goto("./#moves=04&x=human&o=human");
    await expect(game.notice).toContainText("Your game is safe.");
    await page.unrouteAll({ behavior: "wait" });
    await game.play(8);
    await game.expectStones("X...O...X");
    await expect(game.notice).toBeHidden();
    await game.ready();
  },
);

test("a click on a crashed engine says so, also after the notice was closed", async ({
  game,
  page,
}) => {
  await page.route("**/play.worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: dying("measure") + (await response.text()) });
  });
  await page.goto("./#x=human&o=human");
  await expect(game.notice).toBeVisible();
  await game.notice.getByRole("button").last().click();
  await expect(game.notice).toBeHidden();
  await page.getByRole("gridcell").nth(4).click();
  // Either the stone lies, or the page says why not and offers to try again.
  await expect(
    game.notice.or(page.locator('#board [data-sign="X"]')).first(),
    "nothing happens at all",
  ).toBeVisible();
});
