/** A hidden tab: what the visitor has started goes on, and what began by itself waits. */
import { expect, say, test } from "./game.js";
import { openPlace } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** A proof of this position takes some seconds, and the scores of all its moves a minute. */
const EARLY = "#game=7x6k4g&x=human&o=human&moves=1";
/** Longer than what begins by itself may take. */
const LONG = 3_000;

/** Hides the tab as the page sees it, or shows it again. @param {Page} page @param {boolean} hidden */
const hide = (page, hidden) =>
  page.evaluate((now) => {
    const state = now ? "hidden" : "visible";
    Object.defineProperty(document, "hidden", { configurable: true, value: now });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Has links opened in the background. @param {Page} page */
const openUnseen = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
  });

/** The positions of the proof that are on the screen. @param {Page} page */
const positions = async (page) =>
  Number((await page.locator(".prove-figures dd").first().textContent())?.replace(/\D/g, ""));

/** @param {Page} page @param {string} fragment */
async function open(page, fragment) {
  await page.goto(`./${fragment}`);
  await expect(page.locator("html")).toHaveAttribute("data-open", "yes");
}

test.beforeEach(async ({ page }) => {
  // Without the book nothing is proved at once.
  await page.route("**/connect-four.book", (route) => route.fulfill({ status: 404, body: "" }));
});

test(
  "a proof goes on to its end while nobody sees it; scores that began by themselves wait",
  { tag: ["@quiet", "@breaks"] },
  async ({ page }) => {
    await open(page, `${EARLY}&hints=on&tab=prove`);
    const scores = page.locator(".scores-box");
    await expect(scores.getByRole("button")).toHaveText(say("stop"));
    await page.locator("#prove-start").click();
    await hide(page, true);
    await expect(scores.getByRole("button")).toHaveText(say("column-scores-all"));
    let before = await positions(page);
    for (const reading of ["once", "twice", "again"]) {
      await expect
        // Often, for the proof takes only some seconds.
        .poll(() => positions(page), { message: `positions grow: ${reading}`, intervals: [50] })
        .toBeGreaterThan(before);
      before = await positions(page);
    }
    await expect(page.locator(".prove-phase")).toHaveText(say("prove-state-done"), {
      timeout: 50_000,
    });
    await expect(page.locator(".prove-bounds")).toHaveText(/^With best play, O wins in 39 moves/);
  },
);

test(
  "a proof that was stopped stays so when the tab is seen again",
  { tag: "@breaks" },
  async ({ page }) => {
    await open(page, `${EARLY}&tab=prove`);
    await page.locator("#prove-start").click();
    await expect.poll(() => positions(page)).toBeGreaterThan(0);
    await page.locator("#prove-stop").click();
    await expect(page.locator(".prove-phase")).toHaveText(say("prove-state-stopped"));
    // The last report is drawn an eighth of a second later.
    await page.waitForTimeout(500);
    const stopped = await positions(page);
    await hide(page, true);
    await hide(page, false);
    await page.waitForTimeout(500);
    await expect(page.locator(".prove-phase")).toHaveText(say("prove-state-stopped"));
    expect(await positions(page)).toBe(stopped);
  },
);

test(
  "scores wait in a tab that is opened unseen; those that the visitor asks for go on",
  { tag: ["@quiet", "@breaks"] },
  async ({ page }) => {
    await openUnseen(page);
    await open(page, `${EARLY}&hints=on`);
    const go = page.locator(".scores-box button");
    await expect(go).toHaveText(say("column-scores-all"));
    await page.waitForTimeout(LONG);
    await expect(page.locator('.column-score[data-kind="open"]')).toHaveCount(7);
    await hide(page, false);
    await expect(go).toHaveText(say("stop"));
    // Its short while is over.
    await expect(go).toHaveText(say("column-scores-all"));
    await go.click();
    await hide(page, true);
    await page.waitForTimeout(LONG);
    await expect(go).toHaveText(say("stop"));
    await go.click();
    await expect(go).toHaveText(say("column-scores-all"));
  },
);

/** What a place shows of the search that begins by itself. */
const FIRST = /** @type {const} */ ([
  ["horizon", "#game=7x6k4g&depth=4&seed=2", ".horizon-lines section"],
  ["bugs", "#game=4x4k4&moves=a1b2&depth=2&seed=1", ".judgement"],
  ["size", "#game=4x4k4", "svg.chart"],
]);
for (const [place, link, found] of FIRST) {
  test(`the first search of ${place} waits for the tab to be seen`, async ({ page }) => {
    await openUnseen(page);
    await openPlace(page, place, link);
    await page.waitForTimeout(LONG);
    await expect(page.locator(found)).toHaveCount(0);
    await hide(page, false);
    await expect(page.locator(found).first()).toBeVisible();
  });
}

test("times are not measured in a tab that is opened unseen", async ({ page }) => {
  await openUnseen(page);
  await open(page, "#x=human&o=human");
  const time = page.locator("#time-alpha-beta");
  await page.waitForTimeout(LONG);
  await expect(time).toHaveText(say("pending"));
  await hide(page, false);
  await expect(time).not.toHaveText(say("pending"));
});
