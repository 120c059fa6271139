/** The lab on boards beyond 3×3: the race by depth, counts, orders; and what 3×3 says of them. */
import { countLooks, pressWhen } from "./clock.js";
import { expect, say, sharedTest, speech, test } from "./game.js";
import { openPlace, opened, overflow, violations } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });
/** Milliseconds that a worker's look at the clock takes, where looks are counted: a second is 100 of them. */
const LOOK = 10;
/** The row of a search. @param {Page} page @param {string} searchName */
const row = (page, searchName) =>
  page
    .locator(".race-latest .lanes tbody tr")
    .filter({ has: page.getByText(say(`race-${searchName}`), { exact: true }) });
/** What a search has come to. @param {Page} page @param {string} searchName */
const stateOf = (page, searchName) => row(page, searchName).locator(".lane-state");
/** How deep it got. @param {Page} page @param {string} searchName */
const depthOf = async (page, searchName) =>
  Number(await row(page, searchName).locator("td").first().textContent());
const over = (/** @type {Page} */ page) =>
  expect(page.locator("#announcer")).toHaveText(say("lab-done"));

test("a race on 4×4: who gets how deep", async ({ page }) => {
  await countLooks(page, LOOK);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlace(page, "race", "#game=4x4k4&time=10&run=minimax+alpha-beta+no-ideas");
  await button(page, "race-start-button").click();
  await over(page);
  await expect(stateOf(page, "strong")).toHaveText(
    say("depth-state-proved", { result: say("worth-draw") }),
  );
  // Sixteen plies: minimax would visit about 4 · 10¹³ positions.
  await expect(stateOf(page, "minimax")).toContainText(/time up/);
  const [minimax, pruned] = [await depthOf(page, "minimax"), await depthOf(page, "alpha-beta")];
  expect(pruned).toBeGreaterThan(minimax);
  expect(await depthOf(page, "strong")).toBe(16);

  // What was not finished is empty, dashed, and explained.
  const byDepth = page.locator(".race-latest svg.chart");
  await expect(byDepth.getByText(say("depth-unfinished"))).toHaveCount(1);
  // The chart says what came out.
  const result = say("worth-draw");
  const words = { best: say("race-strong"), result, last: say("minimax-name"), least: minimax };
  await expect(byDepth).toHaveAttribute(
    "aria-label",
    say("depth-headline-proved", { ...words, seconds: 10 }),
  );
  // One of them is the legend's.
  expect(await byDepth.locator(".chart-mark.open").count()).toBeGreaterThan(1);

  await page.locator(".race-latest").getByText(say("race-all")).click();
  // The whole tree to depth 2: 1 + 16 + 16 · 15.
  const rows = page.locator(".race-latest details tbody tr");
  await expect(rows).toHaveCount(16);
  await expect(rows.nth(1).locator("td").first()).toHaveText(/^257/);
  // Another board has its own results.
  await openPlace(page, "race", "#game=5x5k4");
  const label = /in 0\.1 s/;
  await expect(page.locator(".race-latest svg.chart").first()).toHaveAttribute("aria-label", label);
});

test("a stop in the middle keeps what was finished and says so", async ({ page }) => {
  await countLooks(page, LOOK);
  await openPlace(page, "race", "#game=7x6k4g&time=3&run=alpha-beta+strong+solver");
  await button(page, "race-start-button").click();
  const strong = ".race-latest .lanes tbody tr:nth-child(2) .lane-state";
  await pressWhen(page, strong, /at depth/, ".bench-run .primary");
  await expect(page.locator("#announcer")).toHaveText(say("depth-stopped"));
  await expect(page.locator(".race-latest")).toContainText(say("depth-was-stopped"));
  await expect(stateOf(page, "alpha-beta")).toContainText(/time up/);
  await expect(stateOf(page, "strong")).toContainText(/stopped/);
  await expect(stateOf(page, "solver")).toHaveText(say("depth-state-waiting"));
  expect(await depthOf(page, "alpha-beta")).toBeGreaterThan(4);
});

test("Connect Four has a solver of its own; a position near the end is proved", async ({
  page,
}) => {
  await countLooks(page, LOOK);
  // X has three in column 4 and is to move.
  const game = "#game=7x6k4g&moves=414243&on=board";
  await openPlace(page, "race", `${game}&time=10&run=alpha-beta+strong+solver`);
  await button(page, "race-start-button").click();
  await over(page);
  for (const searchName of ["alpha-beta", "strong", "solver"]) {
    const result = say("depth-result-win", { winner: "X", plies: 1 });
    await expect(stateOf(page, searchName)).toHaveText(say("depth-state-proved", { result }));
  }
  // The solver has no depths, so its count is one in all.
  const solver = row(page, "solver").locator("td");
  await expect(solver.first()).toHaveText(say("to-the-end"));
  await expect(solver.nth(1)).toHaveText(/^[\d,]+ in all$/);
  await expect(page.locator(".race-from svg.mini")).toHaveCount(1);
});

test("a race does not count once the tab was hidden", async ({ page }) => {
  await openPlace(page, "race", "#game=4x4k4&time=10&run=minimax");
  await button(page, "race-start-button").click();
  await expect(stateOf(page, "minimax")).toContainText(/at depth/);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.locator(".race-latest")).toHaveText(say("depth-void"));
  await expect(button(page, "race-start-button")).toBeVisible();
});

test(
  "a worker that dies ends its search, and the race goes on",
  { tag: "@breaks" },
  async ({ page }) => {
    await page.route("**/whole.worker*.js", async (route) => {
      const response = await route.fetch();
      const dies = `globalThis.addEventListener("message", (event) => {
      const [, options] = event.data.args ?? [];
      if (event.data.call !== "solve" || options.depth !== 5) return;
      event.stopImmediatePropagation();
      throw new Error("crashed in the middle");
    });`;
      await route.fulfill({ response, body: dies + (await response.text()) });
    });
    await openPlace(page, "race", "#game=4x4k4&time=1&run=strong+alpha-beta");
    await button(page, "race-start-button").click();
    await over(page);
    await expect(stateOf(page, "strong")).toHaveText(say("depth-state-failed"));
    expect(await depthOf(page, "strong")).toBe(4);
    await expect(page.locator(".race-latest")).toContainText(/stopped too early/);
    await expect(stateOf(page, "alpha-beta")).toContainText(/time up/);
  },
);

test("minimax is counted or estimated on other boards, alpha-beta measured", async ({ page }) => {
  await countLooks(page, LOOK);
  await openPlace(page, "size", "#game=4x4k4&time=10");
  const main = page.locator("#main");
  const chart = main.locator("svg.chart");
  await expect(chart).toHaveAttribute("aria-label", /about 3\.\d\d·10¹³ .* estimate/);
  await expect(main).toContainText(/ estimate .* error of 0\.\d\d·10¹³/);
  await expect(main).toContainText(say("count-only-standard"));
  await button(page, "count-start").click();
  // To the end of 4×4 it takes more than a minute.
  await expect(page.locator("#announcer")).toContainText(/: time up at depth \d+, not finished/);
  await main.getByText(say("count-by-depth")).first().click();
  const rows = main.getByRole("table", { name: say("count-by-depth") }).locator("tbody tr");
  await expect(rows.filter({ visible: true })).toHaveCount(16);
  // 1 + 16 + 16 · 15 + 16 · 15 · 14: no game ends before the seventh move.
  await expect(rows.nth(2).locator("td").first()).toHaveText("3,617");
  await expect(rows.nth(15).locator("td").first()).toHaveText(/about .* ± /);
  await expect(rows.nth(2).locator("td").nth(1)).toHaveText("313");
  await expect(page.locator("svg.chart").getByText(say("count-open"))).toHaveCount(1);
  // Near the end all of it is counted.
  await openPlace(page, "size", "#game=4x4k4&on=board&moves=a1b1c1d1a2b2c2d2");
  await expect(chart).toHaveAttribute("aria-label", /counted/);
  await expect(main.locator(".census th[scope=col]").last()).toHaveText(say("size-here"));
});

sharedTest("a small board is counted whole, a large one as far as it goes", async ({ page }) => {
  const census = page.locator(".census");
  await openPlace(page, "size", "#game=4x3k3g");
  const row = (/** @type {string} */ id) =>
    census.locator("tr").filter({ has: page.getByText(say(id), { exact: true }) });
  // tests/all/grid/census.rs holds the counts against lists that are made from the rules.
  await expect(row("size-positions").locator("td")).toHaveText("7,157");
  await expect(row("census-distinct-mirrored").locator("td")).toHaveText("3,587");
  await expect(row("size-games").locator("td")).toHaveText("133,656");
  const fold = page.locator(".lab-result summary").filter({ hasText: say("size-plies") });
  await fold.click();
  const last = page.locator(".lab-result details").first().locator("tbody tr").last();
  await expect(last.locator("th")).toHaveText("12");
  // Connect Four: J. Tromp's counts, of the plies that are counted whole.
  await openPlace(page, "size", "#game=7x6k4g");
  await expect(census).toContainText(say("census-stopped", { last: 7, counted: 76_959 }));
  await fold.click();
  const plies = page.getByRole("table", { name: say("size-plies") }).locator("tbody tr");
  await expect(plies.nth(7).locator("td").first()).toHaveText("54,859");
  // What was not counted is left empty beside the games of chess.
  await expect(plies.nth(8).locator("td").first()).toHaveText("");
});

sharedTest("orders are compared on a position and on a sample, called so", async ({ page }) => {
  await openPlace(page, "order", "#game=4x4k4&depth=4");
  await expect(button(page, "orders-start")).toBeHidden();
  const chart = page.locator("svg.chart");
  // The game's own order: as `best_move` counts it.
  await expect(chart).toHaveAttribute("aria-label", /own order: 1,913.*/);
  await expect(chart).toHaveAttribute("aria-label", /Minimax: 47,297/);
  // As `visit` counts them.
  await expect(chart).toHaveAttribute("aria-label", /Best move first: 703.*first: 26,567/);
  await page.getByLabel(say("bench-positions"), { exact: true }).selectOption("sample");
  await page.getByText(say("race-how")).click();
  await page.getByLabel(say("seed")).fill("7");
  await button(page, "orders-start").click();
  const result = page.locator(".race-result");
  const words = { positions: 20, reach: say("counted-reach", { depth: 4 }), seed: "7" };
  await expect(result).toContainText(say("counted-sample", words));
  const label = (await chart.getAttribute("aria-label")) ?? "";
  await page.reload();
  await opened(page);
  await expect(page).toHaveURL(/on=sample.*seed=7/);
  await button(page, "orders-start").click();
  await expect(chart).toHaveAttribute("aria-label", label);
});

sharedTest(
  "where there are not too many positions, orders are compared on all",
  async ({ page }) => {
    await openPlace(page, "order", "#game=3x3k3g&depth=4&on=all");
    const course = page.getByLabel(say("bench-positions"), { exact: true });
    await expect(course.locator("option:checked")).toHaveText(say("bench-on-all"));
    await button(page, "orders-start").click();
    const words = { positions: 505, reach: say("counted-reach", { depth: 4 }) };
    await expect(page.locator(".race-result")).toContainText(say("counted-all", words));
    await expect(page.getByRole("alert")).toHaveCount(0);
    await openPlace(page, "order", "#game=7x6k4g&depth=4&on=all");
    await expect(course).toHaveValue("empty");
    await expect(course.locator("option")).toHaveCount(3);
    // What is asked for elsewhere and does not go here is said.
    const instead = (/** @type {string} */ used) =>
      say("bench-instead", { wanted: say("bench-on-all"), used: say(`bench-on-${used}`) });
    await expect(page.locator(".bench-note")).toHaveText(instead("empty"));
    await openPlace(page, "bugs", "#game=7x6k4g&depth=1&on=all");
    await expect(page.locator(".bench-note")).toHaveText(instead("sample"));
  },
);

sharedTest("an order of one's own is tapped, counted and linked", async ({ page }) => {
  await openPlace(page, "order", "#game=7x6k4g&depth=5");
  const taps = page.locator(".order-own .board button");
  await expect(taps).toHaveCount(7);
  await taps.nth(3).click();
  await taps.nth(2).click();
  await expect(taps.nth(3)).toHaveAccessibleName("Column 4: number 1");
  await expect(page).toHaveURL(/first=3-2/);
  await taps.nth(3).click();
  await expect(taps.nth(2)).toHaveText("1");
  await taps.nth(3).press("Enter");
  // Until it is known what this order visits, the chart of the one before is no result.
  const chart = page.locator(".race-result:not([aria-busy=true]) svg.chart");
  await expect(chart).toHaveAttribute("aria-label", /Your order: [\d,]+/);
  const label = (await chart.getAttribute("aria-label")) ?? "";
  await page.reload();
  await opened(page);
  await expect(taps.nth(2)).toHaveText("1");
  await expect(chart).toHaveAttribute("aria-label", /Your order/);
  expect(/Your order: ([\d,]+)/.exec((await chart.getAttribute("aria-label")) ?? "")?.[1]).toBe(
    /Your order: ([\d,]+)/.exec(label)?.[1],
  );
  await page.getByRole("button", { name: say("orders-clear") }).click();
  await expect(chart).not.toHaveAttribute("aria-label", /Your order/);
  await expect(page).not.toHaveURL(/first=/);
});

test(
  "after its worker died in the middle of a count of orders, it is counted again",
  { tag: "@breaks" },
  async ({ page }) => {
    let workers = 0;
    let dying = true;
    await page.route("**/whole.worker*.js", async (route) => {
      const response = await route.fetch();
      const dies = `globalThis.addEventListener("message", (event) => {
      const [board] = event.data.args ?? [];
      if (event.data.call !== "estimate" || !/[XO]/.test(board)) return;
      event.stopImmediatePropagation();
      throw new Error("crashed in the middle");
    });`;
      workers += 1;
      const body = await response.text();
      await route.fulfill({ response, body: dying ? dies + body : body });
    });
    await openPlace(page, "order", "#game=4x4k4&depth=2&on=sample&seed=7");
    await button(page, "orders-start").click();
    await expect(page.getByRole("alert")).toBeVisible();
    dying = false;
    const before = workers;
    await button(page, "orders-start").click();
    await expect(page.locator("svg.chart")).toHaveAttribute("aria-label", /Minimax/);
    // Only the one that died begins anew.
    expect(workers).toBe(before + 1);
  },
);

sharedTest(
  "no depth goes beyond the end, and a search to the end does not estimate",
  async ({ page }) => {
    await openPlace(page, "order", "#game=3x3k3g&start=.....XXOO&on=board&depth=10");
    const depths = page.getByLabel(say("depth-label"), { exact: true });
    await expect(depths.locator("option")).toHaveCount(5);
    await expect(depths.locator("option:checked")).toHaveText(say("to-the-end"));
    const result = page.locator(".lab-result");
    await expect(result).toContainText(
      say("counted-one", { reach: say("counted-reach", { depth: 0 }) }),
    );
    await expect(result).toContainText(say("orders-how", { reach: "end" }));
    // Another order visits 25 positions, the best move first 26.
    await expect(result).toContainText(/Here “.*” visits fewer nodes than “Best move first”/);
  },
);

sharedTest("a stopped count keeps the orders that were finished", async ({ page }) => {
  await openPlace(page, "order", "#game=4x4k4&depth=8");
  await button(page, "orders-start").click();
  const worst = say("order-worst-first");
  // That one takes minutes.
  await expect(page.locator(".lab-settings")).toContainText(`${worst}:`);
  await button(page, "stop").click();
  await expect(page.locator(".race-result")).toContainText(say("orders-stopped"));
  const label = (await page.locator("svg.chart").getAttribute("aria-label")) ?? "";
  expect(label).toContain(say("order-best-first"));
  expect(label).not.toContain(worst);
  await expect(button(page, "orders-start")).toBeVisible();
});

sharedTest("a finished game is said to be finished", async ({ page }) => {
  for (const [place, link] of /** @type {const} */ ([
    ["race", "#on=board&moves=03142"],
    ["order", "#on=board&moves=03142"],
    ["race", "#game=4x4k4&on=board&moves=a1a2b1b2c1c2d1"],
    ["size", "#game=4x4k4&on=board&moves=a1a2b1b2c1c2d1"],
  ])) {
    await openPlace(page, place, link);
    await expect(page.getByText(say("lab-over-before-end"))).toBeVisible();
  }
  await openPlace(page, "order", "#on=board&start=XXXOO....");
  await expect(page.getByText(say("lab-over-start"))).toBeVisible();
  await openPlace(page, "race", "#moves=03142");
  await expect(page.getByText(say("lab-over-before-end"))).toHaveCount(0);
});

test("on 3×3 searches race for times or by depth, and a link says which", async ({ page }) => {
  await openPlace(page, "race", "#run=table+symmetry");
  await expect(page.locator(".race-latest")).toContainText("1,316");
  await countLooks(page, LOOK);
  await page.getByLabel(say("race-measure"), { exact: true }).selectOption("depths");
  await expect(stateOf(page, "strong")).toContainText("proved");
  await openPlace(page, "race", "#measure=depths&time=10&run=minimax+alpha-beta+strong");
  await button(page, "race-start-button").click();
  await over(page);
  for (const searchName of ["minimax", "alpha-beta", "strong"]) {
    const result = say("worth-draw");
    await expect(stateOf(page, searchName)).toHaveText(say("depth-state-proved", { result }));
  }
  expect(await depthOf(page, "minimax")).toBe(9);
  // The whole tree: docs/design.md, reference numbers.
  await expect(row(page, "minimax").locator("td").nth(1)).toHaveText("549,946");
});

for (const language of LANGUAGES) {
  sharedTest(
    `on a phone in ${language} nothing is wider than the screen, and axe finds nothing`,
    async ({ page }) => {
      const spoken = speech(language);
      await page.setViewportSize({ width: 390, height: 664 });
      await openPlace(page, "race", "#game=4x4k4&time=1&run=alpha-beta+strong", language);
      await page
        .getByRole("button", { name: spoken.say("race-start-button"), exact: true })
        .click();
      await expect(page.locator("#announcer")).toHaveText(spoken.say("lab-done"));
      await page.locator(".race-latest summary").first().click();
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, ["color-contrast"])).toEqual([]);
      for (const place of /** @type {const} */ (["size", "order"])) {
        await openPlace(page, place, "#game=4x4k4", language);
        expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
        expect(await violations(page)).toEqual([]);
      }
    },
  );
}

sharedTest("a scale of dots runs from left to right in Persian too", async ({ page }) => {
  await openPlace(page, "order", "", "fa");
  const ticks = page.locator("svg.chart .chart-grid");
  await expect(ticks).not.toHaveCount(0);
  const least = await ticks.first().boundingBox();
  const most = await ticks.last().boundingBox();
  expect(least?.x).toBeLessThan(most?.x ?? 0);
});
