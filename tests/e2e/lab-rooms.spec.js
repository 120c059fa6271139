/** The lab on boards beyond 3×3: the race by depth, counts and orders, and its results for 3×3. */
import { countLooks, pressWhen } from "./clock.js";
import { expect, say, sharedTest, speech, test } from "./game.js";
import { button, openPlace, openSettings, overflow, violations } from "./place.js";
import { beforeWorkers, dyingIf } from "./workers.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

/**
 * Milliseconds that a worker's reading of the clock takes in tests that count readings. A second
 * has 100 of them.
 */
const LOOK = 10;
/** The row of a search. @param {Page} page @param {string} searchName */
const row = (page, searchName) =>
  page
    .locator(".depths-table tbody tr")
    .filter({ has: page.getByText(say(`lab-search-${searchName}`), { exact: true }) });
/** The state of a search. @param {Page} page @param {string} searchName */
const stateOf = (page, searchName) => row(page, searchName).locator("[data-phase]");
/** The depth that it has reached. @param {Page} page @param {string} searchName */
const depthOf = async (page, searchName) =>
  Number(await row(page, searchName).locator("td").first().textContent());
const over = (/** @type {Page} */ page) =>
  expect(page.locator("#announcer")).toHaveText(say("lab-done"));

test("a race on 4×4 shows how deep each search gets", async ({ page }) => {
  await countLooks(page, LOOK);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlace(page, "race", "#game=4x4k4&time=10&run=minimax+alpha-beta+no-ideas");
  await button(page, "race-again").click();
  await over(page);
  await expect(stateOf(page, "strong")).toHaveText(
    say("lab-state-proved", { result: say("worth-draw") }),
  );
  // Sixteen plies: minimax would visit about 4 · 10¹³ positions.
  await expect(stateOf(page, "minimax")).toContainText(/time up/);
  const [minimax, pruned] = [await depthOf(page, "minimax"), await depthOf(page, "alpha-beta")];
  expect(pruned).toBeGreaterThan(minimax);
  expect(await depthOf(page, "strong")).toBe(16);

  // The headline says the result.
  const result = say("worth-draw");
  const words = {
    best: say("lab-search-strong"),
    result,
    last: say("minimax-name"),
    least: minimax,
  };
  const headline = page.locator("#view .headline");
  await expect(headline).toHaveText(say("race-headline-proved", { ...words, seconds: 10 }));
  // Both searches are compared at the last depth that both have finished.
  await expect(page.locator(".bars-row")).toHaveCount(2);
  await expect(page.locator(".bars figcaption")).toContainText(
    say("lab-bars-depth", { depth: minimax }),
  );
  // Another board has its own results.
  await openPlace(page, "race", "#game=5x5k4");
  await expect(headline).toHaveText(/in 0\.1 s/);
});

test("a stopped race keeps its finished results and says that it was stopped", async ({ page }) => {
  await countLooks(page, LOOK);
  await openPlace(page, "race", "#game=7x6k4g&time=3&run=alpha-beta+strong+solver");
  await button(page, "race-again").click();
  const strong = ".depths-table tbody tr:nth-child(2) [data-phase]";
  await pressWhen(page, strong, /at depth/, ".room-run .primary");
  await expect(page.locator("#announcer")).toHaveText(say("race-stopped"));
  await expect(page.locator("#view")).toContainText(say("race-was-stopped"));
  await expect(stateOf(page, "alpha-beta")).toContainText(/time up/);
  await expect(stateOf(page, "strong")).toContainText(/stopped/);
  await expect(stateOf(page, "solver")).toHaveText(say("lab-state-waiting"));
  expect(await depthOf(page, "alpha-beta")).toBeGreaterThan(4);
});

sharedTest("a race does not count if the tab was hidden", async ({ page }) => {
  await openPlace(page, "race", "#game=4x4k4&time=10&run=minimax");
  await button(page, "race-again").click();
  await expect(stateOf(page, "minimax")).toContainText(/at depth/);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.locator("#view")).toHaveText(say("race-void"));
  await expect(button(page, "race-again")).toBeVisible();
});

sharedTest(
  "a worker that dies ends only its search, and the race continues",
  { tag: "@breaks" },
  async ({ page }) => {
    await beforeWorkers(page, dyingIf('call === "solve" && args[1].depth === 5'), "whole");
    await openPlace(page, "race", "#game=4x4k4&time=1&run=strong+alpha-beta");
    await button(page, "race-again").click();
    await over(page);
    await expect(stateOf(page, "strong")).toHaveText(say("lab-state-failed"));
    expect(await depthOf(page, "strong")).toBe(4);
    await expect(page.locator("#view")).toContainText(/An error stopped/);
    await expect(stateOf(page, "alpha-beta")).toContainText(/time up/);
  },
);

test("minimax is counted or estimated on other boards, and alpha-beta is measured", async ({
  page,
}) => {
  await countLooks(page, LOOK);
  await openPlace(page, "size", "#game=4x4k4&time=10");
  const main = page.locator("#main");
  // The page's headline says who wins on a board. A second headline says how large the tree is.
  const counted = main.locator(".lab-result h2").first();
  await expect(counted).toHaveText(/estimate that .* about 3\.\d\d·10¹³/);
  await expect(main).toContainText(/ estimate .* error of 0\.\d\d·10¹³/);
  await button(page, "count-start").click();
  // A search to the end of 4×4 takes more than a minute.
  await expect(page.locator("#announcer")).toContainText(/: time up at depth \d+, not finished/);
  const rows = main.getByRole("table", { name: say("count-by-depth") }).locator("tbody tr");
  await expect(rows.filter({ visible: true })).toHaveCount(16);
  // 1 + 16 + 16 · 15 + 16 · 15 · 14: no game ends before the seventh move.
  await expect(rows.nth(2).locator("td").first()).toHaveText("3,617");
  await expect(rows.nth(15).locator("td").first()).toHaveText(/about .* ± /);
  await expect(rows.nth(2).locator("td").nth(1)).toHaveText("313");
  // Near the end all of it is counted.
  await openPlace(page, "size", "#game=4x4k4&on=board&moves=a1b1c1d1a2b2c2d2");
  await expect(counted).toContainText("an exact count");
  await expect(main.locator(".census th[scope=col]").last()).toHaveText(say("size-here"));
});

sharedTest(
  "orders are counted again after the worker died during the count",
  { tag: "@breaks" },
  async ({ page }) => {
    let workers = 0;
    let dying = true;
    await page.route("**/whole.worker*.js", async (route) => {
      const response = await route.fetch();
      const dies = dyingIf('call === "estimate" && /[XO]/.test(args[0])');
      workers += 1;
      const body = await response.text();
      await route.fulfill({ response, body: dying ? dies + body : body });
    });
    await openPlace(page, "order", "#game=4x4k4&depth=2&on=sample&seed=7");
    await button(page, "order-start").click();
    await expect(page.getByRole("alert")).toBeVisible();
    dying = false;
    const before = workers;
    await button(page, "order-start").click();
    await expect(page.locator(".bars-row")).not.toHaveCount(0);
    // Only the worker that died starts again.
    expect(workers).toBe(before + 1);
  },
);

sharedTest("a stopped count keeps the finished orders", async ({ page }) => {
  await openPlace(page, "order", "#game=4x4k4&depth=8");
  await button(page, "order-start").click();
  const worst = say("order-worst-first");
  // This search takes minutes.
  await expect(page.locator("#view")).toContainText(`${worst}:`);
  await button(page, "stop").click();
  await expect(page.locator("#view")).toContainText(say("order-stopped"));
  await expect(page.locator(".bars-label", { hasText: say("order-best-first") })).toHaveCount(1);
  await expect(page.locator(".bars-label", { hasText: worst })).toHaveCount(0);
  await expect(button(page, "order-start")).toBeVisible();
});

test("searches of 3×3 race for times or by depth, and the link says which", async ({ page }) => {
  await openPlace(page, "race", "#run=table+symmetry");
  await expect(page.locator("#view")).toContainText("1,316");
  await countLooks(page, LOOK);
  await openSettings(page);
  await page.getByLabel(say("race-measure"), { exact: true }).selectOption("depths");
  await expect(stateOf(page, "strong")).toContainText("proved");
  await openPlace(page, "race", "#measure=depths&time=10&run=minimax+alpha-beta+strong");
  await button(page, "race-again").click();
  await over(page);
  for (const searchName of ["minimax", "alpha-beta", "strong"]) {
    const result = say("worth-draw");
    await expect(stateOf(page, searchName)).toHaveText(say("lab-state-proved", { result }));
  }
  expect(await depthOf(page, "minimax")).toBe(9);
  // The whole tree: docs/design.md, reference numbers.
  await expect(row(page, "minimax").locator("td").nth(1)).toHaveText("549,946");
});

test("the rooms fit a phone in each language, and axe finds no faults", async ({ page }) => {
  await countLooks(page, LOOK);
  await page.setViewportSize({ width: 390, height: 664 });
  for (const language of LANGUAGES) {
    await page.emulateMedia({ colorScheme: "light" });
    const spoken = speech(language);
    const fits = async (/** @type {string} */ place) => {
      expect((await overflow(page)).sideways, `${language} ${place}`).toBeLessThanOrEqual(0);
      expect([language, place, await violations(page)]).toEqual([language, place, []]);
    };
    await openPlace(page, "race", "#game=4x4k4&time=1&run=alpha-beta+strong", language);
    await page.getByRole("button", { name: spoken.say("race-again"), exact: true }).click();
    await expect(page.locator("#announcer")).toHaveText(spoken.say("lab-done"));
    await openSettings(page);
    await fits("race");
    await page.emulateMedia({ colorScheme: "dark" });
    expect([language, await violations(page, ["color-contrast"])]).toEqual([language, []]);
    for (const place of /** @type {const} */ (["size", "order"])) {
      await openPlace(page, place, "#game=4x4k4", language);
      await fits(place);
    }
  }
});
