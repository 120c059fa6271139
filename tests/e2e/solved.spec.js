/** The table of boards in the lab: what it shows, where it leads, and who can use it. */
import { expect, sharedTest, speech } from "./game.js";
import { comeTo, openPlace, opened, overflow, violations } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Locator, Page } from "@playwright/test" */

/** The link of a board. @param {Page} page @param {string} game */
const board = (page, game) =>
  page.locator(`.solved-boards a[href*="game=${game}&"], .solved-boards a[href$="game=${game}"]`);

/** The sign of a board, without the words for screen readers. @param {Locator} link */
const shown = (link) => link.locator("[aria-hidden]");

sharedTest(
  "hovering or focusing a board shows its result, and a click or key opens it in Play with its proof",
  async ({ page }) => {
    await openPlace(page, "size", "#row=4&falls=off&lang=es");
    // The board of the headline comes before the fields.
    await page.locator(".solved-sentence a").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const gravity = speech("es").say("solved-gravity-label");
    await expect(page.getByLabel(gravity, { exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    // The first board with room for four in a row.
    await expect(board(page, "4x3k4")).toBeFocused();
    await page.keyboard.press("Enter");
    await opened(page, "play");
    await expect(page).toHaveURL(/#game=4x3k4/);
    await expect(page.locator('#recommendation[data-best="proved"]')).toBeVisible();
    // The link does not keep the board of the page before.
    await openPlace(page, "size", "#game=5x4k4&moves=a1b1&row=3");
    await expect(board(page, "4x3k3")).toHaveAttribute("href", /#game=4x3k3$/);
    const standard = page.locator(".solved-boards tbody tr:first-child a").first();
    await standard.click();
    await opened(page, "play");
    await expect(page).not.toHaveURL(/game=|tab=/);

    await openPlace(page, "size", "#row=4&falls=on");
    const told = page.locator(".solved-sentence");
    for (const [game, way] of /** @type {const} */ ([
      ["6x4k4g", "hover"],
      ["5x5k4g", "focus"],
    ])) {
      const link = board(page, game);
      await link[way]();
      await expect(told).toContainText((await link.locator(".unseen").textContent()) ?? "");
    }
    await board(page, "6x4k4g").click();
    await expect(page).toHaveURL(/#game=6x4k4g/);
  },
);

sharedTest(
  "a first tap on a phone shows the details that have no room in the cell",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPlace(page, "size", "#row=4&falls=on");
    const link = board(page, "6x4k4g");
    const told = page.locator(".solved-sentence");
    // The winner fits into the cell, but the cost of the proof does not.
    await expect(shown(link).filter({ visible: true })).toHaveCount(1);
    await link.click();
    await expect(told).toContainText((await link.locator(".unseen").textContent()) ?? "");
    await expect(told).toContainText("nodes");
    await expect(told.getByRole("link")).toHaveAttribute("href", /game=6x4k4g/);
    await link.click();
    await opened(page, "play");
    await expect(page).toHaveURL(/#game=6x4k4g/);
  },
);

sharedTest(
  "the choices of board and positions are beside the results that they change",
  async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await openPlace(page, "size", "#row=4");
      const tops = await Promise.all(
        [".solved-choice", ".solved-boards", "#size-big", ".room-settings", "#view"].map((of) =>
          page.locator(of).evaluate((element) => element.getBoundingClientRect().top),
        ),
      );
      expect(tops, `${width}`).toEqual(tops.toSorted((one, other) => one - other));
      // A link to the room opens it at its top.
      await expect(page.locator(".solved-choice")).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // Every sentence names the board that it is about.
      await expect(page.locator("#main")).not.toContainText("has proved the result");
      await expect(page.locator(".census")).toContainText("5,478");
      const counts = page.locator(".census details");
      expect(await counts.evaluate((details) => Reflect.get(details, "open"))).toBe(width > 1000);
    }
    // A table that is opened again has everything exactly once.
    await page.evaluate(() => (location.hash = "#game=4x4k4"));
    await expect(page.locator("#bar-board")).toContainText("4×4");
    for (const of of [".solved", "#size-big", ".room-settings", ".room-settings summary"])
      await expect(page.locator(of).first()).toBeVisible();
    for (const of of [".solved", "#size-big", ".room-settings"])
      await expect(page.locator(of)).toHaveCount(1);
  },
);

sharedTest("the table fits a phone in each language, and axe finds no faults", async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize({ width: 390, height: 664 });
    for (const link of ["#row=4&falls=on", "#row=5&falls=off", "#row=8&falls=on"]) {
      // A change of language loads the page again.
      if (link === "#row=4&falls=on") await openPlace(page, "size", link, language);
      else await comeTo(page, "size", link, language);
      for (const [width, height] of [
        [390, 664],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        const what = `${language} ${link} ${width}`;
        expect.soft((await overflow(page)).sideways, what).toBeLessThanOrEqual(0);
        const links = page.locator(".solved-boards a");
        const cells = await links.evaluateAll((links) =>
          links.map((link) => {
            const { width, height } = link.getBoundingClientRect();
            return [Math.min(width, height), link.scrollWidth - link.clientWidth];
          }),
        );
        for (const [side, cut] of cells) {
          expect(side, what).toBeGreaterThanOrEqual(32);
          expect(cut, what).toBeLessThanOrEqual(0);
        }
      }
    }
    expect.soft([language, await violations(page)]).toEqual([language, []]);
    await page.emulateMedia({ colorScheme: "dark" });
    const contrast = await violations(page, ["color-contrast"]);
    expect.soft([language, contrast]).toEqual([language, []]);
  }
});
