/**
 * The bugs on boards beyond 3×3: one position, a sample by seed or all positions, to a depth or to
 * the end.
 */
import { expect, say, sharedTest, speech } from "./game.js";
import { button, openPlace, openSettings, overflow, violations } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

/** The count below a bug. @param {Page} page @param {string} bug */
const countOf = (page, bug) =>
  page
    .locator(".bug-entry")
    .filter({ has: page.getByText(say(`bugs-${bug}-name`), { exact: true }) })
    .locator(".count");
/** @param {Page} page */
const over = (page) => expect(button(page, "bugs-count-again")).toBeVisible();

sharedTest("a long count stops at once and says that it is not complete", async ({ page }) => {
  await openPlace(page, "bugs", "#game=8x8k5&depth=7&seed=3&moves=d4e5d5");
  await expect(page.getByText(say("bugs-searching"))).toBeVisible();
  await button(page, "stop").click();
  await over(page);
  await expect(page.getByText(say("bugs-stopped-here"))).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await openSettings(page);
  await page.getByRole("combobox", { name: say("depth-label") }).selectOption("1");
  await over(page);
  await expect(page.getByText(say("bugs-counted-stopped"))).toHaveCount(0);
  await expect(countOf(page, "swapped")).toHaveText(/ of 100$/);
});

sharedTest("the room fits a phone in every language, and axe finds no faults", async ({ page }) => {
  for (const language of LANGUAGES) {
    const spoken = speech(language);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 390, height: 664 });
    await openPlace(page, "bugs", "#game=7x6k4g&depth=4&seed=7&bug=wrong-side", language);
    await expect(page.locator(".bug-judgement")).toBeVisible();
    // The bug fails in the first position, even if its value is wrong in an earlier one.
    await expect(page.locator(".bug-judgement")).toHaveText(/^✗/);
    await openSettings(page);
    const again = page.getByRole("button", { name: spoken.say("bugs-count-again"), exact: true });
    await expect(again).toBeVisible();
    expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, ["color-contrast"])).toEqual([]);
  }
});
