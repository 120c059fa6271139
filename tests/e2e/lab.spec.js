/** The lab: measuring, ordering, counting, breaking. */
import { readFileSync } from "node:fs";
import { FACTS } from "../../www/lab/facts.ts";
import { expect, number, say, sharedTest as test } from "./game.js";
import { openPlace, opened } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });

test("the overview has a picture of each part, which leads to it", async ({ page }) => {
  await openPlace(page, "lab", "#moves=04");
  for (const name of ["race", "order", "size", "bugs"]) {
    // That of the race has another form on phones.
    await expect(page.locator(`#picture-${name} svg:visible`)).toHaveCount(1);
    await expect(page.locator(`#words-${name}`)).not.toBeEmpty();
  }
  await expect(page.locator("#words-size")).toContainText(number(FACTS.games));
  await page.locator(".cards a").nth(2).click();
  await opened(page, "size");
  await expect(page).toHaveURL(/lab\/size\/#moves=04$/);
});

test("a race for times is run, seen without scrolling, to scale, and stopped", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlace(page, "race", "#on=board&moves=0481");
  const latest = page.locator(".race-latest");
  // A short race has run by itself; it is not kept beside the one that was asked for.
  await expect(latest.locator(".race-lane")).toHaveCount(5);
  await button(page, "race-start-button").click();
  await expect(page.locator("#announcer")).toHaveText(say("lab-done"));
  await expect(latest.locator(".race-result .race-lane")).toHaveCount(5);
  await expect(page.locator(".race-before .race-result")).toHaveCount(0);
  // The headline says what came out.
  const headline = latest.getByRole("heading");
  await expect(headline).toHaveText(/Minimax visits [\d.]+ times as many nodes as Alpha-beta/);
  for (const part of [headline, latest.locator(".race-lane").last()]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // The bars are to scale: as long as the nodes that stand beside them. Each has a time.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const lanes = await latest.locator(".race-lane").evaluateAll((lanes) =>
    lanes.map((lane) => ({
      nodes: Number(lane.querySelector(".race-nodes")?.textContent?.replace(/,/g, "")),
      length: lane.querySelector(".race-bar")?.getBoundingClientRect().width ?? NaN,
      time: lane.querySelector(".race-time")?.textContent ?? "",
    })),
  );
  const most = Math.max(...lanes.map(({ nodes }) => nodes));
  const longest = Math.max(...lanes.map(({ length }) => length));
  for (const { nodes, length, time } of lanes) {
    expect(Math.abs(length - Math.max(2, (longest * nodes) / most))).toBeLessThan(1);
    expect(time).toMatch(/\d\s(s|ms|µs|ns)$/);
  }

  await latest.getByText(say("race-all")).click();
  await expect(latest.getByRole("row")).toHaveCount(6);
  const search = say("race-textbook-minimax");
  const figures = latest.getByRole("row", { name: search }).getByRole("cell");
  // The fastest batch, the middle and the slowest, each with a unit.
  await expect(figures.filter({ hasText: /\d\s(s|ms|µs|ns)$/ })).toHaveCount(3);

  await page.getByLabel(say("bench-positions"), { exact: true }).selectOption("all");
  await expect(page).toHaveURL(/on=all/);
  await button(page, "race-start-button").click();
  await button(page, "stop").click();
  await expect(page.locator("#announcer")).toHaveText(say("depth-stopped"));
  await page.getByLabel(say("bench-positions"), { exact: true }).selectOption("board");
  await button(page, "race-start-button").click();
  await expect(page.locator(".race-before .race-result")).toHaveCount(1);
  await expect(latest.locator(".race-result")).toHaveCount(1);
});

test("nobody in a race is said", async ({ page }) => {
  await openPlace(page, "race", "#run=&moves=0");
  await expect(page.locator(".race-latest")).toHaveText(say("race-nobody"));
  await button(page, "race-start-button").click();
  await expect(page.locator("#announcer")).toHaveText(say("race-nobody"));
  await expect(page.locator(".race-latest")).toHaveText(say("race-nobody"));
});

test("on 3×3 orders are counted at once, by both scores, one's own is tapped by keys, and the picture saved", async ({
  page,
}) => {
  await openPlace(page, "order", "#seed=17");
  const chart = page.locator("svg.chart");
  const result = page.locator(".race-result");
  // The game's own order, the centre first and the marks: docs/design.md, reference numbers.
  await expect(chart).toHaveAttribute("aria-label", /Minimax: 549,946; .*own order: 18,297/);
  await expect(chart).toHaveAttribute("aria-label", /Centre first: 7,275/);
  await expect(chart).toHaveAttribute("aria-label", /Best move first: 1,892/);
  await expect(chart).toHaveAttribute("aria-label", /smallest proof: 1,452/);
  await expect(result).toContainText(say("order-value", { result: say("worth-draw") }));

  // The board is one tab stop, and the arrow keys go through it.
  const taps = page.locator(".order-own .board button");
  await taps.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(taps.nth(4)).toBeFocused();
  await expect(page.locator('.order-own .board [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(taps.nth(4)).toHaveAccessibleName(say("orders-cell", { cell: 4, rank: 1 }));
  await expect(page).toHaveURL(/first=4(&|$)/);
  await expect(chart).toHaveAttribute("aria-label", /Your order: 12,123/);
  for (const cell of [0, 2, 6, 8]) await taps.nth(cell).click();
  await expect(chart).toHaveAttribute("aria-label", /Your order: 7,275/);
  const tried = page.locator(".order-tried tbody tr");
  await expect(tried.first()).toContainText("b2, a1, c1, a3, c3");
  await expect(tried.last()).toContainText("12,123");

  const random = /Random order: ([\d,]+)/;
  const count = async () => random.exec((await chart.getAttribute("aria-label")) ?? "")?.[1];
  const first = await count();
  await page.getByText(say("race-how")).click();
  await page.getByLabel(say("seed")).fill("18");
  await page.getByLabel(say("seed")).press("Enter");
  await expect.poll(count).not.toBe(first);
  await page.getByLabel(say("seed")).fill("17");
  await page.getByLabel(say("seed")).press("Enter");
  await expect.poll(count).toBe(first);
  await page.getByLabel(say("scores-label"), { exact: true }).selectOption("depth-aware");
  await expect(chart).toHaveAttribute("aria-label", /own order: 20,866/);
  await expect(page).toHaveURL(/scoring=depth-aware/);

  const download = page.waitForEvent("download");
  await button(page, "lab-picture-button").click();
  const picture = readFileSync(await (await download).path(), "utf8");
  expect(picture).toMatch(/^<svg[^>]*xmlns=.*stroke="rgb/s);
  expect(picture).toContain(say("race-axis-nodes"));
});

test("the size of the game is counted, and of what follows the board", async ({ page }) => {
  await openPlace(page, "size", "#moves=04");
  const main = page.locator("#main");
  for (const figure of ["5,478", "765", "255,168", "549,946", "1,452", "127,872"]) {
    await expect(main).toContainText(figure);
  }
  await expect(main).toContainText("7,332"); // X in the corner, O in the centre: docs/design.md, reference numbers
  await expect(main).toContainText("69,352,859,712,417");
  for (const id of ["size-whole", "size-here"]) {
    await expect(page.locator(".census").getByText(say(id), { exact: true })).toHaveCount(1);
  }
  await expect(main).toContainText("19,683");
  await expect(page.getByText(say("count-only-standard"))).toBeHidden();
  for (const id of [
    "minimax-name",
    "size-positions",
    "count-chess",
    "depth-axis",
    "race-axis-nodes",
  ]) {
    await expect(page.locator("svg.chart").getByText(say(id), { exact: true })).toHaveCount(1);
  }
});

test("a bug is counted and shown: the wrong move, the code, and bounds as bounds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await openPlace(page, "bugs", "#bug=root-ties");
  const { move, best, worse, positions } = FACTS.bug;
  const board = page.locator(".bug-board");
  const cells = {
    chosen: say("cell-name", { cell: move }),
    best: say("cell-name", { cell: best }),
  };
  const stones = say("lab-stones", { x: "a1", o: say("time-none") });
  const label = { stones, player: "O", ...cells };
  await expect(board).toHaveAccessibleName(say("bugs-board", label));
  await expect(board.getByText(say("bugs-mark-choice", { sign: "✗" }))).toHaveCount(1);
  await expect(board.getByText(say("bugs-mark-best"))).toHaveCount(1);
  await expect(page.locator(".code-change .right")).toContainText("if (value > best)");
  await expect(page.locator(".code-change .wrong")).toContainText("if (value >= best)");
  await expect(page.locator(".judgement")).toHaveText(
    say("bugs-judgement-thrown", { player: "O" }),
  );
  const chosen = page.locator(".returned tr.chosen");
  await expect(chosen.locator("td")).toHaveText(["≥ draw", "X in 6"]);
  // Bounds that hold are not called false.
  await expect(page.locator(".returned .untrue")).toHaveCount(0);
  await expect(page.locator(".details")).toContainText(`${worse} of ${number(positions)}`);
  // Nine counts, and every part in view.
  await expect(page.locator(".bug-entry .count", { hasText: /\d/ })).toHaveCount(9);
  for (const part of [
    board,
    page.locator(".transport button.primary"),
    page.locator(".returned"),
  ]) {
    await expect(part).toBeInViewport();
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test("the next position where a bug fails is in the link, and a reload keeps it", async ({
  page,
}) => {
  await openPlace(page, "bugs", "#bug=table-bounds");
  const place = page.locator(".place");
  const at = (/** @type {number} */ number) => say("bugs-place", { number, all: 11 });
  await expect(place).toHaveText(at(1));
  const next = button(page, "bugs-next-fails");
  await next.click();
  await expect(place).toHaveText(at(2));
  await expect(page).toHaveURL(/bug=table-bounds&board=[XO.]{9}/);
  // Who does not see the board hears it.
  await expect(page.locator("#announcer")).toContainText(
    say("bugs-judgement-thrown", { player: "X" }).slice(0, 20),
  );
  await expect(page.locator(".returned .untrue").first()).toContainText(say("bugs-untrue"));
  const board = (await page.locator(".bug-board").getAttribute("aria-label")) ?? "";
  await page.reload();
  await opened(page);
  await expect(place).toHaveText(at(2));
  await expect(page.locator(".bug-board")).toHaveAttribute("aria-label", board);
  await button(page, "bugs-back").click();
  await button(page, "bugs-back").click();
  await expect(place).toHaveText(at(11));

  // By the keyboard to another bug, and on to a game against it.
  await page.getByRole("radio", { name: say("bugs-table-bounds-name") }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/bug=no-depth/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    say("bugs-no-depth-name"),
  );
  const link = page.getByRole("link", { name: say("bugs-play") });
  await expect(link).toHaveAttribute("href", /start=.*bug=no-depth.*=perfect/);
});

test("bounds shown as values are false where they are, and a slow bug is not wrong", async ({
  page,
}) => {
  await openPlace(page, "bugs", "#bug=bounds-shown&start=X........");
  await expect(page.locator(".returned .untrue")).toHaveCount(4);
  await expect(page.locator(".bug-board .untrue")).toHaveCount(4);
  await expect(page.locator(".judgement")).toHaveText(say("bugs-judgement-shown"));
  await page.getByRole("radio", { name: say("bugs-strict-cut-name") }).check();
  await expect(button(page, "bugs-next-slower")).toBeVisible();
  await expect(page.locator(".judgement")).toHaveText(say("bugs-judgement-slower"));
});

test("a finished game and nonsense in a link do no harm", async ({ page }) => {
  await openPlace(page, "bugs", "#start=XXXOO....&bug=swapped");
  await expect(page.locator(".place")).toHaveText(say("bugs-place", { number: 1, all: 3395 }));
  for (const [place, link] of /** @type {const} */ ([
    ["race", "#on=moon&time=x&run=nobody"],
    ["order", "#first=?&scoring=?"],
    ["bugs", "#bug=toString"],
  ])) {
    await openPlace(page, place, link);
    await expect(page.locator("#view > *").first()).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("not a choice");
  }
});

test(
  "a script of the race that does not come is not called the engine",
  { tag: "@breaks" },
  async ({ page }) => {
    const script = /race\.worker.*\.js$/;
    await page.route(script, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    );
    await page.goto("./lab/race/#measure=times");
    await expect(page.getByRole("alert")).toContainText(say("page-failed"));
    await page.unroute(script);
    await button(page, "retry-button").click();
    await expect(page.locator("#view")).toContainText(say("race-all"));
  },
);

test(
  "without its engine the lab says so, and goes on when it is there",
  { tag: "@breaks" },
  async ({ page }) => {
    const wanted = /cutoff_bg.*\.wasm/;
    await page.route(wanted, (route) => route.abort());
    await page.goto("./lab/size/");
    await expect(page.getByRole("alert")).toContainText(say("engine-load"));
    await page.unroute(wanted);
    await button(page, "retry-button").click();
    await expect(page.locator("#main")).toContainText("5,478");
  },
);
