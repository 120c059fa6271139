/** The dialog in the bar that offers boards. */
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace, openSettings } from "./place.js";

test("visitors can choose or make a board in any place and keep their settings", async ({
  page,
}) => {
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

  // A size that is not possible is refused, and another opens.
  await openPlace(page, "order");
  await openSettings(page);
  await page.locator("#bar-board").click();
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
  await expect(page.locator("#bar-board")).toHaveText("4×4 with gravity, 3 in a row");
});
