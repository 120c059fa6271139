/** The board alone, as other pages embed it. */
import { expect, say, sharedTest as test } from "./game.js";

const PLAYERS = "x=human&o=human&pruning=on&hints=off";

test("an embedded board fits a small frame, stores nothing, and hides its answers if it asks", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await game.open(`#moves=04&${PLAYERS}&lang=es&view=board`);
  await game.expectStones("X...O....");
  expect(await game.overflow()).toEqual([0, 0]);
  for (const id of ["turn", "board", "new-game", "undo", "hint", "full-page"]) {
    await expect(page.locator(`#${id}`), id).toBeInViewport({ ratio: 1 });
  }
  for (const part of ["#card", "#map", "#details-button", "#theme", "#language", "#places"]) {
    await expect(page.locator(part), part).toBeHidden();
  }
  const before = await page.evaluate(() => history.length);
  await game.play(8);
  await game.expectStones("X...O...X");
  await game.hint.click();
  await expect(page.locator(".hint:visible").first()).toBeVisible();
  // The board adds nothing to the history, and does not change the reader's preferences.
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page).toHaveURL(/moves=048&.*&lang=es&view=board$/);
  const link = await page.locator("#full-page").getAttribute("href");
  await game.open(new URL(link ?? "").hash);
  await game.expectStones("X...O...X");
  await expect(page.locator("#details-button")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  await page.setViewportSize({ width: 360, height: 480 });
  await game.open(`#moves=04&${PLAYERS}&view=board&answers=off&theme=dark`);
  await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
  await expect(page.locator(".recommended, .as-good, .hint:visible")).toHaveCount(0);
  for (const id of ["hint", "players-open"]) {
    await expect(page.locator(`#${id}`), id).toBeHidden();
  }
  await page.keyboard.press("a");
  await page.keyboard.press("h");
  await game.play(1);
  await expect(page.locator(".recommended, .as-good, .hint:visible")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
