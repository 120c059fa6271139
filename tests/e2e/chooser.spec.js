/** The dialog in the bar that offers boards. */
import { expect, say, sharedTest as test, speech } from "./game.js";
import { openPlace, openSettings } from "./place.js";

test("a board is chosen from any place, and the settings travel along", async ({ page }) => {
  await openPlace(page, "watch", "#of=board&moves=04&x=human&o=casual");
  await page.locator("#bar-board").click();
  const dialog = page.locator("dialog.chooser");
  await expect(dialog.locator('[aria-current="true"]')).toContainText(say("game-3x3k3"));
  const link = dialog.locator('[data-game="7x6k4g"]');
  await expect(link).toHaveAttribute("href", /#game=7x6k4g&x=human&o=casual$/);
  await dialog.getByRole("button", { name: say("close-button") }).click();
  await expect(dialog).toBeHidden();
  // A written tree has no board.
  await page.locator("#subject").selectOption("aima");
  await expect(page.locator("#bar-board")).toBeHidden();
});

test("one's own board: a size that does not go is refused, and another opens", async ({ page }) => {
  await openPlace(page, "order");
  await openSettings(page);
  await page.locator("#bar-board").click();
  const dialog = page.locator("dialog.chooser");
  await dialog.getByLabel(say("chooser-columns")).selectOption("4");
  await dialog.getByLabel(say("chooser-rows")).selectOption("4");
  await dialog.getByLabel(say("chooser-run")).selectOption("5");
  await dialog.getByRole("button", { name: say("chooser-open") }).click();
  const values = { run: "5", columns: "4", rows: "4" };
  await expect(dialog.getByRole("alert")).toHaveText(say("chooser-refused", values));
  await dialog.getByLabel(say("chooser-run")).selectOption("3");
  await dialog.getByLabel(say("chooser-gravity")).check();
  await dialog.getByRole("button", { name: say("chooser-open") }).click();
  await expect(page).toHaveURL(/\/#game=4x4k3g/);
  await expect(page.locator("#bar-board")).toHaveText("4×4 falling, 3 in a row");
});

test("the bar, or Play's tools, and the title name the board, by what the engine says of it", async ({
  page,
}) => {
  const name = page.locator("#bar-board, #board-now");
  for (const place of /** @type {const} */ (["watch", "order"])) {
    await openPlace(page, place, "#game=connect-four");
    await expect(name).toHaveText(say("game-7x6k4g"));
  }
  await openPlace(page, "watch", "#game=6x5k4g&of=board&depth=2");
  await expect(name).toHaveText("6×5 falling, 4 in a row");
  await openPlace(page, "play", "#game=6x5k4g&x=human&o=human", "fa");
  await expect(name).toHaveText(
    speech("fa").say("game-size-falling", { columns: 6, rows: 5, run: 4 }),
  );
  await openPlace(page, "play", "#game=7x6k4g&x=human&o=human");
  await expect(name).toHaveText(say("game-7x6k4g"));
  await expect(page).toHaveTitle(say("page-title-other", { board: say("game-7x6k4g") }));
  // Back on 3×3, the title is that of the first page again.
  await page.evaluate(() => (location.hash = "#x=human&o=human"));
  await expect(page).toHaveTitle(say("page-title"));
});
