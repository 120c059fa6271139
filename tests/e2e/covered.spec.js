/** A notice covers none of the page's controls, and a dialog keeps its buttons on a phone. */
import { frames } from "./clock.js";
import { expect, speech, sharedTest as test } from "./game.js";
import { comeTo, openPlace, openSettings } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

/**
 * Focuses each control in turn, and names those that the notice covers.
 * @param {Page} page
 */
const coveredByNotice = (page) =>
  page.evaluate(() => {
    const notice = document.getElementById("notice")?.getBoundingClientRect();
    if (!notice || notice.height === 0) return ["there is no notice"];
    const controls = document.querySelectorAll("main :is(a, button, input, select, textarea)");
    return [...controls].flatMap((control) => {
      if (!(control instanceof HTMLElement) || !control.checkVisibility()) return [];
      control.focus();
      // Controls that are disabled during a search cannot take the focus, but the test scrolls to
      // them.
      if (control.matches(":disabled")) control.scrollIntoView({ block: "nearest" });
      const box = control.getBoundingClientRect();
      const isBelow = box.bottom > notice.top + 1 && box.top < notice.bottom;
      const isBeside = box.right <= notice.left || box.left >= notice.right;
      return isBelow && !isBeside ? [control.outerHTML.slice(0, 80)] : [];
    });
  });

test("a notice does not cover any control", async ({ page, game: _ }) => {
  const sizes = [
    [1280, 800],
    [834, 1194],
    [390, 664],
  ];
  for (const [place, link] of /** @type {const} */ ([
    ["play", "#start=XXX"],
    ["watch", "#start=XXX"],
    ["watch", "#game=7x6k4g&start=44"],
    ["bugs", "#start=XXX"],
    ["order", "#start=XXX"],
    ["practise", "#start=XXX"],
  ])) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await comeTo(page, place, link, "en");
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // The page makes room for it in the next frame.
      await frames(page, 2);
      const what = `${place} ${link} ${width} × ${height}`;
      expect.soft(await coveredByNotice(page), what).toEqual([]);
    }
    // The page no longer makes room for it.
    await page.locator("#notice-close").click();
    const room = () =>
      page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
    for (const [width, height] of sizes.toReversed()) {
      await page.setViewportSize({ width, height });
      await expect.poll(room, `${place} ${link} ${width} × ${height}`).toBeLessThan(70);
    }
  }

  // Beside the board it is beside the buttons of the game.
  await openPlace(page, "play", "#tab=prove&x=human&o=human");
  const { say } = speech("en");
  const fault = say("link-fault-setting", { name: "tab", text: "prove" });
  await expect(page.locator("#notice")).toContainText(fault);
  for (const [width, height] of [
    [1024, 700],
    [1280, 900],
  ]) {
    await page.setViewportSize({ width, height });
    const notice = await page.locator("#notice").boundingBox();
    const last = await page.locator("#details-button").boundingBox();
    expect(notice?.x).toBeGreaterThan((last?.x ?? 0) + (last?.width ?? 0));
  }
});

test("a long notice in large letters leaves a third of a phone free, and visitors can read its end", async ({
  page,
  game: _,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPlace(page, "play", "#game=foo&moves=zz");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const notice = page.locator("#notice");
  const { height = Infinity } = (await notice.boundingBox()) ?? {};
  expect(height).toBeLessThan((640 * 2) / 3);
  await page.locator("#notice-close").scrollIntoViewIfNeeded();
  await expect(page.locator("#notice-close")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("the dialog of boards shows its buttons on a phone in each language", async ({
  page,
  game: _,
}) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 390, height: 664 });
    await openPlace(page, "order", "", language);
    await openSettings(page);
    await page.locator("#bar-board").click();
    const dialog = page.locator(".chooser");
    for (const [width, height] of [
      [390, 664],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      const where = `${language} ${width} × ${height}`;
      for (const id of ["chooser-open", "close-button"]) {
        const name = speech(language).say(id);
        const one = dialog.getByRole("button", { name, exact: true });
        await expect(one, `${id} ${where}`).toBeInViewport({ ratio: 1 });
      }
      // The form for an own board is above them, without scrolling.
      const check = dialog.getByRole("checkbox");
      const [box, buttons] = [
        await check.boundingBox(),
        await dialog.locator(".dialog-close").boundingBox(),
      ];
      if (!box || !buttons) throw new Error("not drawn");
      expect(box.y + box.height, where).toBeLessThanOrEqual(buttons.y + 1);
    }
  }
});
