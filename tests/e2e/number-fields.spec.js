/**
 * The words at a field that refuses a number fit on a phone, and typed bounds fit their fields.
 * tests/site/number-fields.test.js tests the rest.
 */
import { LANGUAGES } from "../../www/messages/languages.ts";
import { expect, sharedTest as test, speech } from "./game.js";
import { openPlace } from "./place.js";

/** @import { Locator } from "@playwright/test" */
/** @import { Catalogue } from "../../www/messages/catalogue.ts" */

/**
 * @param {Locator} field
 * @param {[least: number, most: number]} range
 * @param {Catalogue["say"]} spoken
 */
async function expectRefused(field, [least, most], spoken) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(spoken("whole-number-fault", { least, most }));
  const described = (await field.getAttribute("aria-describedby")) ?? "";
  await expect(field.page().locator(`#${described}`)).toBeVisible();
}

test("the words at a field that refuses a number fit on a phone", async ({ page, game: _ }) => {
  for (const language of LANGUAGES.filter((name) => name !== "en")) {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPlace(page, "practise", "#seed=5&plies=2", language);
    await page.locator(".settings-open").click();
    const spoken = speech(language).say;
    const field = page.getByLabel(spoken("tree-plies-label"), { exact: true });
    await expect(field).toHaveValue(speech(language).numeral(2));
    await field.fill("9");
    await field.press("Tab");
    await expectRefused(field, [1, 5], spoken);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});

test("the fields of the window at the root show what is typed", async ({ page, game: _ }) => {
  const room = (/** @type {Element} */ field) => {
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(field);
    return (
      (field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) /
      parseFloat(fontSize)
    );
  };
  await openPlace(page, "watch", "#tree=[[3,12,8],[2,4,6],[14,5,2]]&room=own");
  expect(await page.getByLabel("α", { exact: true }).evaluate(room)).toBeGreaterThan(2.5);
  await openPlace(page, "practise", "#mode=mark&seed=5");
  await page.locator(".settings-open").click();
  expect(await page.getByLabel("β", { exact: true }).evaluate(room)).toBeGreaterThan(2.5);
});
