/** Every field for a number refuses what is out of its range, at the field and in words. */
import { expect, say, sharedTest as test, speech } from "./game.js";
import { openPlace, openSettings } from "./place.js";

/** @import { Locator } from "@playwright/test" */
/** @import { Catalogue } from "../../www/messages/catalogue.ts" */

const WRONG = ["999999999", "-1", "1.5", "three", "1e1"];

/**
 * @param {Locator} field
 * @param {[least: number, most: number]} range
 * @param {Catalogue["say"]} spoken
 */
async function expectRefused(field, [least, most], spoken = say) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(spoken("number-fault", { least, most }));
  const described = (await field.getAttribute("aria-describedby")) ?? "";
  await expect(field.page().locator(`#${described}`)).toBeVisible();
}

/**
 * Types numbers that the field refuses, and then one that it takes, by Persian digits.
 * @param {Locator} field
 * @param {[least: number, most: number]} range
 * @param {string} right
 */
async function expectChecked(field, range, right) {
  for (const text of WRONG) {
    await field.fill(text);
    await field.press("Tab");
    await expectRefused(field, range);
  }
  await field.fill(right);
  await field.press("Tab");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(field).toHaveAccessibleDescription("");
}

test("the settings of an exercise", async ({ page, game: _ }) => {
  await openPlace(page, "practise", "#seed=5&plies=2");
  await page.locator(".settings-open").click();
  for (const [label, range, right] of /** @type {const} */ ([
    ["tree-plies-label", [1, 5], "۳"],
    ["practise-set-branches", [2, 4], "٢"],
    ["seed", [0, 999_999], "۱۲"],
    ["practise-set-count", [1, 24], "6"],
  ])) {
    const field = page.getByLabel(say(label), { exact: true });
    await expectChecked(field, [...range], right);
  }
  await expect(page).toHaveURL(/seed=12&plies=3&branches=2.*count=6/);
});

test("what is refused stays at its field when another setting changes", async ({
  page,
  game: _,
}) => {
  await openPlace(page, "practise", "#seed=5&plies=2");
  await page.locator(".settings-open").click();
  const count = page.getByLabel(say("practise-set-count"), { exact: true });
  await count.fill("99");
  await count.press("Tab");
  await page.getByLabel(say("tree-root-label"), { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/root=/);
  await expect(count).toHaveValue("99");
  await expectRefused(count, [1, 24]);
});

for (const [what, place, link, id] of /** @type {const} */ ([
  ["a sheet", "teach", "#do=sheet&seed=5", "seed"],
  ["a random order", "order", "", "seed"],
  ["a sample to order", "order", "#game=4x4k4&on=sample&seed=5", "seed"],
  ["a sample of bugs", "bugs", "#game=4x4k4&on=sample&seed=5&depth=1", "seed"],
])) {
  test(`the seed of ${what}`, async ({ page, game: _ }) => {
    await openPlace(page, place, link);
    if (place !== "teach") await openSettings(page);
    if (place === "teach") await page.getByText(say("sheet-more"), { exact: true }).click();
    const field = page.getByLabel(say(id), { exact: true });
    await expectChecked(field, [0, 999_999], "۷");
    await expect(page).toHaveURL(/seed=7/);
  });
}

for (const language of ["es", "fa"]) {
  test(`the words at a field, on a phone: ${language}`, async ({ page, game: _ }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPlace(page, "practise", "#seed=5&plies=2", language);
    await page.locator(".settings-open").click();
    const spoken = speech(language).say;
    const field = page.getByLabel(spoken("tree-plies-label"), { exact: true });
    await expect(field).toHaveValue(speech(language).figure(2));
    await field.fill("9");
    await field.press("Tab");
    await expectRefused(field, [1, 5], spoken);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
