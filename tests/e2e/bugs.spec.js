/** The bugs on boards beyond 3×3: one position, a sample by seed or all positions, to a depth or to the end. */
import { expect, say, sharedTest, speech } from "./game.js";
import { openPlace, opened, overflow, violations } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });
/** The count below a bug. @param {Page} page @param {string} bug */
const countOf = (page, bug) =>
  page
    .locator(".bug-entry")
    .filter({ has: page.getByText(say(`bugs-${bug}-name`), { exact: true }) })
    .locator(".count");
/** @param {Page} page */
const over = (page) => expect(button(page, "bugs-count-again")).toBeVisible();

sharedTest(
  "on Connect Four a sample by seed is counted, and the fails are gone through",
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPlace(page, "bugs", "#game=7x6k4g&on=sample&depth=4&seed=7");
    await over(page);
    await expect(
      page.getByText(/A sample, not all positions: 100 .* seed 7.* depth 4/),
    ).toBeVisible();
    // The last of equal moves is worse in some of them, the bug without harm in none.
    const [, wrong] =
      /worse move in (\d+) of 100/.exec((await countOf(page, "root-ties").textContent()) ?? "") ??
      [];
    expect(Number(wrong)).toBeGreaterThan(1);
    await expect(countOf(page, "strict-cut")).toHaveText(/^right, but slower in \d+ of 100$/);

    const place = page.locator(".place");
    await expect(place).toHaveText(say("bugs-place", { number: 1, all: Number(wrong) }));
    const judgement = page.locator(".judgement");
    await expect(judgement).toHaveText(/^✗/);
    const board = page.getByRole("img", { name: /^The board\./ });
    const first = await board.getAttribute("aria-label");
    await button(page, "bugs-next-fails").click();
    await expect(place).toHaveText(say("bugs-place", { number: 2, all: Number(wrong) }));
    await expect(board).not.toHaveAttribute("aria-label", first ?? "");
    await expect(judgement).toHaveText(/^✗/);

    // The address says it all: the same again after a reload, and for others.
    await expect(page).toHaveURL(/game=7x6k4g.*on=sample.*depth=4.*seed=7.*bug=root-ties.*board=/);
    const second = await board.getAttribute("aria-label");
    await page.reload();
    await opened(page);
    await over(page);
    await expect(board).toHaveAttribute("aria-label", second ?? "");
    await expect(countOf(page, "root-ties")).toHaveText(`worse move in ${wrong} of 100`);

    const watch = page.getByRole("link", { name: say("bugs-watch") });
    await expect(watch).toHaveAttribute("href", /watch\/#.*game=7x6k4g.*start=.*depth=4/);
    await watch.click();
    await opened(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

sharedTest("a small board is counted whole and to the end", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPlace(page, "bugs", "#game=3x3k3g&bug=root-ties-hard");
  await over(page);
  // There is little to choose: how it is counted waits behind a line.
  await page.getByText(say("bugs-counting"), { exact: true }).click();
  await expect(
    page.getByText(/^All 505 unfinished positions .* to the end of the game/),
  ).toBeVisible();
  await expect(countOf(page, "root-ties-hard")).toHaveText(/^worse move in \d+ of 505$/);
  // Nothing there is an estimate.
  await expect(page.locator(".returned")).not.toContainText("≈");
  await expect(page.locator(".details")).not.toContainText("evaluation");
});

sharedTest(
  "the position of the game is on the stage, and estimates are called so",
  async ({ page }) => {
    await openPlace(page, "bugs", "#game=4x4k4&moves=a1b2&bug=swapped&depth=3&seed=1");
    await expect(page.getByRole("alert")).toHaveCount(0);
    const board = page.getByRole("img", { name: /^The board\. X: a1\. O: b2\./ });
    await expect(board).toBeVisible();
    await expect(page.locator(".judgement")).toHaveText(
      say("bugs-judgement-estimated", { depth: 3 }),
    );
    await expect(page.locator(".details")).toContainText("(an estimate)");
    await expect(page.locator(".details")).toContainText(say("bugs-how", { depth: 3 }));
    // The visitor's game stays in the address.
    await expect(page).toHaveURL(/game=4x4k4.*moves=a1b2/);
    await page.getByRole("combobox", { name: say("depth-label") }).selectOption("2");
    await expect(page.locator(".judgement")).toHaveText(
      say("bugs-judgement-estimated", { depth: 2 }),
    );
  },
);

sharedTest("a long count stops at once, and says that it is not complete", async ({ page }) => {
  await openPlace(page, "bugs", "#game=8x8k5&depth=7&seed=3&moves=d4e5d5");
  await expect(page.getByText(say("bugs-searching"))).toBeVisible();
  await button(page, "stop").click();
  await over(page);
  await expect(page.getByText(say("bugs-stopped-here"))).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("combobox", { name: say("depth-label") }).selectOption("1");
  await over(page);
  await expect(page.getByText(say("bugs-counted-stopped"))).toHaveCount(0);
  await expect(countOf(page, "swapped")).toHaveText(/ of 100$/);
});

for (const language of LANGUAGES) {
  sharedTest(
    `on a phone in ${language} nothing of it is wider than the screen, and axe finds nothing`,
    async ({ page }) => {
      const spoken = speech(language);
      await page.setViewportSize({ width: 390, height: 664 });
      await openPlace(page, "bugs", "#game=7x6k4g&depth=4&seed=7&bug=wrong-side", language);
      await expect(page.locator(".judgement")).toBeVisible();
      // The first position is one in which it fails, also if its value is wrong in an earlier one.
      await expect(page.locator(".judgement")).toHaveText(/^✗/);
      await page.getByText(spoken.say("bugs-counting"), { exact: true }).click();
      const again = page.getByRole("button", { name: spoken.say("bugs-count-again"), exact: true });
      await expect(again).toBeVisible();
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, ["color-contrast"])).toEqual([]);
    },
  );
}
