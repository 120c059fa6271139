/** The lab: measuring, ordering, counting, breaking. */
import { FACTS } from "../../www/lab/facts.ts";
import { expect, number, say, sharedTest as test } from "./game.js";
import { openPlace, openSettings } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });

test("a race for times is run, seen without scrolling, to scale, and stopped", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlace(page, "race", "#on=board&moves=04");
  const latest = page.locator("#view");
  // A short race has run by itself.
  await expect(latest.locator(".bar-row")).toHaveCount(3);
  await button(page, "race-start-button").click();
  await expect(page.locator("#announcer")).toHaveText(say("lab-done"));
  await expect(latest.locator(".bar-row")).toHaveCount(3);
  // The headline says what came out.
  const headline = latest.locator(".headline");
  await expect(headline).toHaveText(/^Same move, about \d+ times fewer nodes\.$/);
  for (const part of [
    headline,
    latest.locator(".bar-row").last(),
    button(page, "race-start-button"),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // The bars are to scale with the nodes beside them. Each has a time.
  await expect(latest.locator(".bar-done", { hasText: "✓" })).toHaveCount(3);
  const lanes = await latest.locator(".bar-row").evaluateAll((lanes) =>
    lanes.map((lane) => ({
      nodes: Number(lane.querySelector(".bar-value")?.firstChild?.textContent?.replace(/,/g, "")),
      length: lane.querySelector(".bar-fill")?.getBoundingClientRect().width ?? NaN,
    })),
  );
  const most = Math.max(...lanes.map(({ nodes }) => nodes));
  const longest = Math.max(...lanes.map(({ length }) => length));
  for (const { nodes, length } of lanes) {
    expect(Math.abs(length - Math.max(2, (longest * nodes) / most))).toBeLessThan(1);
  }
  await expect(latest.locator(".bar-value small", { hasText: /\d\s(s|ms|µs|ns)$/ })).toHaveCount(3);

  await page.getByText(say("race-how")).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  const figures = page.getByRole("row", { name: say("race-table") }).getByRole("cell");
  // The fastest batch, the middle and the slowest, each with a unit.
  await expect(figures.filter({ hasText: /\d\s(s|ms|µs|ns)$/ })).toHaveCount(3);

  await openSettings(page);
  await page.getByLabel(say("bench-positions"), { exact: true }).selectOption("all");
  await expect(page).toHaveURL(/on=all/);
  await button(page, "race-start-button").click();
  await button(page, "stop").click();
  await expect(page.locator("#announcer")).toHaveText(say("depth-stopped"));
});

test("on 3×3 orders are counted at once, by both scores, and one's own is tapped by keys", async ({
  page,
}) => {
  await openPlace(page, "order", "#seed=17");
  const result = page.locator(".order-result");
  const rowOf = (/** @type {string} */ id) =>
    result.locator(".bar-row").filter({ has: page.getByText(say(id), { exact: true }) });
  const counted = (/** @type {string} */ id, /** @type {string} */ nodes) =>
    expect(rowOf(id).locator(".bar-value")).toContainText(nodes);
  // The game's own order, the centre first and the marks: docs/design.md, reference numbers.
  await counted("orders-own", "18,297");
  await counted("orders-centre", "7,275");
  await counted("order-best-first", "1,892");
  await counted("order-mark-proof", "1,452");
  await expect(result).toContainText("549,946");
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
  await counted("orders-yours", "12,123");
  for (const cell of [0, 2, 6, 8]) await taps.nth(cell).click();
  await counted("orders-yours", "7,275");

  const count = () => rowOf("orders-random").locator(".bar-value").textContent();
  const first = await count();
  await openSettings(page);
  await page.getByLabel(say("seed")).fill("18");
  await page.getByLabel(say("seed")).press("Enter");
  await expect.poll(count).not.toBe(first);
  await page.getByLabel(say("seed")).fill("17");
  await page.getByLabel(say("seed")).press("Enter");
  await expect.poll(count).toBe(first);
  await page.getByLabel(say("scores-label"), { exact: true }).selectOption("depth-aware");
  await counted("orders-own", "20,866");
  await expect(page).toHaveURL(/scoring=depth-aware/);
});

test("a bug is counted and shown: the wrong move, the code, and bounds as bounds", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await openPlace(page, "bugs", "#bug=root-ties");
  const { worse, positions } = FACTS.bug;
  const [move, best] = [8, 4];
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
  await expect(page.locator(".panel")).toContainText(`${worse} of ${number(positions)}`);
  // Nine counts, and every part in view.
  await expect(page.locator(".bug-entry .count", { hasText: /\d/ })).toHaveCount(9);
  for (const part of [
    board,
    page.locator(".transport button.primary"),
    page.locator(".returned"),
  ]) {
    await expect(part).toBeInViewport();
  }
  // No words are cut: what is longer than the screen scrolls with the page.
  const hidden = await page
    .locator(".bugs > *")
    .evaluateAll((parts) => parts.map((part) => part.scrollHeight - part.clientHeight));
  expect(Math.max(...hidden)).toBeLessThanOrEqual(0);

  // By the keyboard one comes to another bug, and on to a game against it.
  await openPlace(page, "bugs", "#bug=table-bounds");
  await page.getByRole("radio", { name: say("bugs-table-bounds-name") }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/bug=no-depth/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    say("bugs-no-depth-name"),
  );
  const link = page.getByRole("link", { name: say("bugs-play") });
  await expect(link).toHaveAttribute("href", /start=.*bug=no-depth.*=perfect/);
});
