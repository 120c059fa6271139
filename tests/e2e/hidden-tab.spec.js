/** A hidden tab continues what the visitor started, and pauses what started automatically. */
import { keepTexts } from "./clock.js";
import { expect, say, test } from "./game.js";
import { hide, openPlace } from "./place.js";
import { recordCalls } from "./workers.js";

/** @import { Page } from "@playwright/test" */

/** A proof of this position takes some seconds, and the scores of all its moves a minute. */
const EARLY = "#game=7x6k4g&x=human&o=human&moves=1&tab=limits";
/** A proof of this position visits a quarter of the nodes, which is still enough for many reports. */
const LATER = EARLY.replace("moves=1", "moves=44");
/** The button that starts and stops the scores of all moves. */
const SCORES = "#ask-columns";
/** A time longer than any automatic work waits, in milliseconds of the page's own clock. */
const LONG = 10_000;

/**
 * Opens links in the background.
 * @param {Page} page
 * @returns {Promise<() => Promise<string[]>>} Gives the calls to workers after everything that
 *   waits for a time has started.
 */
async function openUnseen(page) {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
  });
  const calls = await recordCalls(page);
  return async () => {
    await page.clock.runFor(LONG);
    return (await calls()).map(({ call }) => call);
  };
}

/** The nodes that the engine line shows, in full: 12.3K are 12,300. @param {string} text */
const counted = (text) => {
  const [, number, unit] = /([\d.]+)([KMB]?) nodes/.exec(text) ?? [];
  return Number(number ?? 0) * 1000 ** ["", "K", "M", "B"].indexOf(unit ?? "");
};

/** The positions of the proof that are on the screen. @param {Page} page */
const positions = async (page) =>
  counted((await page.locator(".solver-counts").textContent()) ?? "");

/** Keeps everything that the proof shows from now on. @param {Page} page */
const watchPositions = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const told = [];
    Reflect.set(window, "told", told);
    const figures = /** @type {Element} */ (document.querySelector(".solver-counts"));
    const look = () => {
      if (document.getElementById("solver")?.dataset.proof !== "running") return;
      const now = figures.textContent ?? "";
      if (now !== told.at(-1)) told.push(now);
    };
    new MutationObserver(look).observe(figures, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  });

/** Starts the proof after the automatic search has ended. @param {Page} page */
const prove = (page) => page.locator("#ask-proof").click();

/** @param {Page} page @param {string} fragment */
async function open(page, fragment) {
  await page.goto(`./${fragment}`);
  await expect(page.locator("html")).toHaveAttribute("data-open", "yes");
}

test.beforeEach(async ({ page }) => {
  // Nothing is proved at once without the book.
  await page.route("**/connect-four.book", (route) => route.fulfill({ status: 404, body: "" }));
});

test(
  "a hidden tab completes a proof that was requested, and automatic scores wait",
  { tag: "@breaks" },
  async ({ page }) => {
    const texts = await keepTexts(page, SCORES);
    await open(page, `${LATER}&hints=on`);
    await expect.poll(texts).toContain(say("stop"));
    await prove(page);
    await hide(page, true);
    await expect(page.locator(SCORES)).toHaveText(say("column-scores-all"));
    await watchPositions(page);
    await expect(page.locator("#solver")).toHaveAttribute("data-proof", "done");
    const told = (await page.evaluate(() => Reflect.get(window, "told"))).map(counted);
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual(
      told.toSorted((/** @type {number} */ a, /** @type {number} */ b) => a - b),
    );
    await expect(page.locator("#turn")).toHaveText("Proved: X wins in 39 moves.");
  },
);

test(
  "a stopped proof stays stopped when the tab is visible again",
  { tag: "@breaks" },
  async ({ page }) => {
    await page.clock.install();
    await open(page, EARLY);
    await prove(page);
    await expect.poll(() => positions(page)).toBeGreaterThan(0);
    await page.locator("#ask-proof").click();
    await expect(page.locator(".solver-status")).toHaveText(
      say("proof-state-stopped", { book: "no" }),
    );
    // The last report is drawn an eighth of a second later.
    await page.clock.runFor(LONG);
    const stopped = await positions(page);
    await hide(page, true);
    await hide(page, false);
    await page.clock.runFor(LONG);
    await expect(page.locator(".solver-status")).toHaveText(
      say("proof-state-stopped", { book: "no" }),
    );
    expect(await positions(page)).toBe(stopped);
  },
);

test(
  "automatic scores wait in a tab that opens hidden, and requested scores continue",
  { tag: "@breaks" },
  async ({ page }) => {
    const asked = await openUnseen(page);
    const texts = await keepTexts(page, SCORES);
    await open(page, `${EARLY}&hints=on`);
    const go = page.locator(SCORES);
    await expect(go).toHaveText(say("column-scores-all"));
    expect(await asked()).not.toContain("solve");
    await expect(page.locator('.column-scores > [data-kind="open"]')).toHaveCount(7);
    expect(await texts()).not.toContain(say("stop"));
    await hide(page, false);
    await expect.poll(texts).toContain(say("stop"));
    // Its time limit has passed.
    await expect(go).toHaveText(say("column-scores-all"));
    await go.click();
    await hide(page, true);
    await page.clock.runFor(LONG);
    await expect(go).toHaveText(say("stop"));
    await go.click();
    await expect(go).toHaveText(say("column-scores-all"));
  },
);

/** Places, a selector of the result of their automatic search, and the call for it. */
const FIRST = /** @type {const} */ ([
  ["horizon", "#game=7x6k4g&depth=4&seed=2", ".horizon-lines section", "horizon"],
  ["bugs", "#game=4x4k4&moves=a1b2&depth=2&seed=1", ".bug-judgement", "consult"],
  ["size", "#game=4x4k4", ".bars-row", "estimate"],
]);

test("the first search of a room and the times in Play wait until the tab is visible", async ({
  page,
}) => {
  const asked = await openUnseen(page);
  for (const [place, link, found, call] of FIRST) {
    await test.step(place, async () => {
      await openPlace(page, place, link);
      expect(await asked()).not.toContain(call);
      await expect(page.locator(found)).toHaveCount(0);
      await hide(page, false);
      await expect(page.locator(found).first()).toBeVisible();
      expect(await asked()).toContain(call);
    });
  }

  await open(page, "#x=human&o=human");
  const time = page.locator("#time-alpha-beta");
  expect(await asked()).not.toContain("measure");
  await expect(time).toHaveAttribute("title", say("method-waiting"));
  await expect(time).toBeEmpty();
  await hide(page, false);
  await expect(time).not.toBeEmpty();
});
