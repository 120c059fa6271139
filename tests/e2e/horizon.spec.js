/** The horizon effect in the lab: its boards and lines of play, on every screen. */
import { expect, sharedTest as test } from "./game.js";
import { openPlace, overflow, violations } from "./place.js";

test("the boards and lines of the room work by keyboard, fit every screen and pass axe", async ({
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
