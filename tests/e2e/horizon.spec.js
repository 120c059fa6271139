/**
 * The horizon effect in the lab: what the engine finds, both lines of play, and the way to Watch.
 */
import { horizon } from "../../pkg/npm/cutoff.js";
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace, openRoom, opened, overflow, violations } from "./place.js";

/** @import { HorizonEffect } from "../../pkg/npm/cutoff.js" */

/** @param {string} game @param {number} depth @param {number} seed @returns {HorizonEffect} */
function found(game, depth, seed) {
  const { effect } = horizon("", { game, depth, seed, find: true });
  if (effect === null) throw new Error(`no effect in ${game} ${depth} ${seed}`);
  return effect;
}

test("the boards and the lines: names, direction, keys, width, and axe finds nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 1194 });
  await openPlace(page, "horizon", "#game=7x6k4g&depth=4&seed=2", "es");
  const board = page.locator(".line-board").first();
  await expect(board.locator(".column-names")).toHaveText("1234567");
  const [drawn, names] = [board.locator("svg.mini"), board.locator(".row-names")].map((part) =>
    part.boundingBox(),
  );
  const [{ x, height }, beside] = [await drawn, await names].map(
    (box) => box ?? { x: 0, height: 0 },
  );
  expect(x).toBeGreaterThan(beside.x);
  expect(Math.abs(height - beside.height)).toBeLessThan(2);

  // The steps of a line run from right to left in Persian, and so do the keys.
  await openPlace(page, "horizon", "#game=7x6k4g&depth=4&seed=2", "fa");
  const steps = page.locator(".line-moves").first().getByRole("button");
  const [start, first] = [await steps.nth(0).boundingBox(), await steps.nth(1).boundingBox()];
  expect(start?.x).toBeGreaterThan(first?.x ?? Infinity);
  await steps.nth(0).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(steps.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(steps.nth(0)).toBeFocused();

  await openPlace(page, "horizon", "#game=7x6k4g&depth=6&seed=2");
  await expect(page.locator(".horizon-lines section")).toHaveCount(2);
  for (const [width, height] of [
    [1280, 800],
    [390, 664],
  ]) {
    await page.setViewportSize({ width, height });
    expect.soft((await overflow(page)).sideways, `${width}`).toBeLessThanOrEqual(0);
    expect.soft(await violations(page), `${width}`).toEqual([]);
  }
});

test("Watch shows the search that is deceived, and the one that is not", async ({ page }) => {
  const effect = found("4x4k4", 4, 1);
  const { depth } = effect;
  await openPlace(page, "horizon", "#game=4x4k4&depth=4&seed=1");
  const { plies } = effect.deeper;
  await page.getByRole("link", { name: say("horizon-watch", { depth: plies }) }).click();
  await opened(page);
  await page.locator("#tree").focus();
  await page.keyboard.press("End");
  // O loses.
  const over = say("step-leave-root", {
    worth: say("worth-win-plain", { player: "X" }),
    estimate: "no",
  });
  await expect(page.locator("#sentence")).toHaveText(new RegExp(`^${over} So O plays \\w\\d\\.$`));
  await page.goBack();
  await opened(page);
  await page.getByRole("link", { name: say("horizon-watch", { depth }) }).click();
  await opened(page);
  await page.locator("#tree").focus();
  await page.keyboard.press("End");
  await expect(page.locator("#sentence")).toContainText("an estimate of");
  await openRoom(page, "list");
  await expect(
    page.locator("#room").getByRole("link", { name: say("watch-horizon") }),
  ).toBeVisible();
});

test("a link is followed while a position is looked for", async ({ page }) => {
  // It takes half a minute of work to find one here.
  await openPlace(page, "horizon", "#game=8x8k5&depth=6");
  await expect(page.locator(".horizon-sentence")).toContainText(/\d/);
  await page.evaluate(() => (location.hash = "#game=5x5k4&depth=4"));
  await expect(page.locator(".horizon-lines section")).toHaveCount(2);
});
