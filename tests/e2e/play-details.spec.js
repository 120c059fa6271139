/** The details of Play. tests/site/play.test.js tests what they say and do. */
import { expect, say, sharedTest as test } from "./game.js";

test("the details open below the board on a phone and do not move it", async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await game.open("#game=7x6k4g&moves=44&x=human&o=human");
  const before = await page.locator("#board").boundingBox();
  await page.locator("#details-button").click();
  const [details, board] = await Promise.all(
    ["#details", "#board"].map((id) => page.locator(id).boundingBox()),
  );
  expect(board).toEqual(before);
  expect(details?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
  await page.locator("#details-button").click();
  await expect(page.locator("#details")).toBeHidden();
  expect(await page.locator("#board").boundingBox()).toEqual(before);
});

test("visitors can replace a mistake, and the page states the task and judges the new move", async ({
  game,
  page,
}) => {
  const toast = page.locator("#toast");
  await game.open();
  for (const [cell, id] of /** @type {const} */ ([
    [1, "find-better-right"],
    [3, "find-better-wrong"],
  ])) {
    await game.follow("#moves=408261&at=6");
    await game.expectStones("OOO.X.X.X");
    await page.locator("#try-again").click();
    await expect(page.locator("#second-sentence")).toHaveText(say("answers-trying"));
    await game.cell(cell).click();
    await expect(toast).toHaveText(say(id, { cell }));
  }
  // After a wrong move is undone, the task is the same, and the next move is judged too.
  await page.locator("#undo").click();
  await expect(page.locator("#second-sentence")).toHaveText(say("answers-trying"));
  await expect(page).toHaveURL(/retry=on/);
  await game.cell(1).click();
  await expect(toast).toHaveText(say("find-better-right", { cell: 1 }));
  await game.follow("#moves=408261&at=6");
  // A reload keeps the task. After the move, answers are shown again.
  await page.locator("#try-again").click();
  await page.reload();
  await expect(page.locator("#recommendation-move")).toHaveText(say("answers-trying"));
  await game.cell(1).click();
  await expect(page.locator("#recommendation-move")).toHaveText(/^[abc][123]$/);
});
