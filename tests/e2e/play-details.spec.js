/** The details of Play: undo and the list of moves, hints, the review, setting up, bugs. */
import { expect, number, sharedTest as test } from "./game.js";
import { opened } from "./place.js";

test("the position travels to Watch, and Back leads to it again", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human");
  await page.locator("#watch").click();
  await expect(page).toHaveURL(/watch\/#.*moves=04.*of=board/);
  // The address changes before its page appears, and a late page would appear after Play.
  await opened(page, "watch");
  await page.goBack();
  await opened(page, "play");
  await game.expectStones("X...O....");
  await expect(page.locator("#nodes-minimax")).toHaveText(number(7_332));
});

test("on a phone the details lie below the board, and leave the page as it was", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await game.open("#game=7x6k4g&moves=44&x=human&o=human");
  const before = await page.locator("#board").boundingBox();
  await page.locator("#analysis").click();
  const [drawer, board] = await Promise.all(
    ["#details", "#board"].map((id) => page.locator(id).boundingBox()),
  );
  expect(board).toEqual(before);
  expect(drawer?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
  await page.locator("#analysis").click();
  await expect(page.locator("#details")).toBeHidden();
  expect(await page.locator("#board").boundingBox()).toEqual(before);
});
