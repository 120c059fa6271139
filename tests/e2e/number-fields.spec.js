/** Every field for a number refuses what is out of its range, at the field and in words. */
import { expect, say, sharedTest as test, speech } from "./game.js";
import { openPlace } from "./place.js";

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

test("a random tree is drawn only from numbers that fit", async ({ page, game: _ }) => {
  await openPlace(page, "watch");
  await page.locator("#subject").selectOption("own");
  const [branches, plies] = [page.locator("#tree-branching"), page.locator("#tree-plies")];
  const text = page.locator("#tree-text");
  const before = await text.inputValue();
  const draw = page.locator("#tree-random");
  for (const wrong of ["999", "30", "5", "0", "-1", "1.5", ""]) {
    await plies.fill(wrong);
    await draw.click();
    await expectRefused(plies, [1, 4]);
    await expect(plies).toBeFocused();
    await expect(text).toHaveValue(before);
  }
  await plies.fill("۴");
  await branches.fill("99");
  await draw.click();
  await expectRefused(branches, [1, 5]);
  await expect(branches).toBeFocused();
  await branches.fill("٢");
  await draw.click();
  await expect(page.locator("#cost")).toContainText("of 31 nodes");
});

test("the depth of a tree is a whole number or nothing", async ({ page, game: _ }) => {
  await openPlace(page, "watch", "#tree=[[3,5],[2,9]]");
  await page.locator("#subject").selectOption("own");
  const depth = page.locator("#tree-depth");
  await expectChecked(depth, [1, 64], "۱");
  await expect(page).toHaveURL(/depth=1/);
  await depth.fill("65");
  await page.locator("#tree-form button[type=submit]").click();
  await expectRefused(depth, [1, 64]);
  await expect(depth).toBeFocused();
  await expect(page).toHaveURL(/depth=1/);
  await depth.fill("");
  await depth.press("Tab");
  await expect(depth).toHaveAttribute("aria-invalid", "false");
  await expect(page).not.toHaveURL(/depth=/);
});

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
    if (place === "order") await page.getByText(say("race-how")).click();
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
