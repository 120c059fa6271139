/** Watch on other boards than 3×3, and with a depth limit. */
import { LANGUAGES } from "../../www/messages/languages.ts";
import { frames } from "./clock.js";
import { expect, say, sharedTest as test } from "./game.js";
import { recorded } from "../www/recorded.js";
import {
  comeTo,
  expectStep,
  openDrawer,
  openPlace,
  overflow,
  rectangles,
  violations,
} from "./place.js";

/** @import { Page } from "@playwright/test" */

const FOUR = "#game=4x4k4";
const CONNECT_FOUR = "#game=7x6k4g";

/** @param {Page} page @param {number} depth @param {number} nodes */
const expectCost = (page, depth, nodes) =>
  expect(page.locator("#cost")).toHaveText(
    say("search-of", { algorithm: "alpha-beta", depth, nodes }),
  );

test("the keyboard alone controls the depth, the steps, the start of the search and the list", async ({
  page,
}) => {
  await openPlace(page, "watch", CONNECT_FOUR);
  await page.locator("#drawer-button").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("tab", { name: say("drawer-own") }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#depth").focus();
  await page.keyboard.press("ArrowUp");
  await expectCost(page, 2, recorded("7x6k4g", 2).trace.nodes);
  await page.locator("#tree").focus();
  await page.keyboard.press("ArrowRight");
  await expectStep(page, 2, recorded("7x6k4g", 2).length);
  await page.getByRole("tab", { name: say("drawer-list") }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#start-here").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=1/);
  await page.locator("#tree").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("treeitem").first()).toContainText(": estimate");
});

test("positions in Watch pass axe, do not scroll sideways and do not jump, on desktops and phones", async ({
  page,
}) => {
  for (const [width, height] of /** @type {const} */ ([
    [1280, 800],
    [390, 664],
  ])) {
    await page.setViewportSize({ width, height });
    for (const link of [`${FOUR}&search=60`, `${CONNECT_FOUR}&moves=44444&search=100`]) {
      await comeTo(page, "watch", link, "en");
      expect(await violations(page)).toEqual([]);
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
      const ids = ["step-next-cut", "step-forward", "sentence-box", "tree", "start-here"];
      expect(await rectangles(page, ids, 80)).toHaveLength(1);
    }
  }
  // A search with many steps is not wider than a small phone, in any language and font.
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPlace(page, "watch", "#of=board", language);
    for (const spacing of ["0", "0.1em"]) {
      // A wide font is wider than the one of the tests.
      await page.evaluate((spacing) => (document.body.style.letterSpacing = spacing), spacing);
      const { sideways } = await overflow(page);
      expect(sideways, `${language}, ${spacing}`).toBeLessThanOrEqual(0);
    }
  }
});

test("the board of a search names its columns and rows, as Play does", async ({ page }) => {
  const links = [CONNECT_FOUR, FOUR, "#moves=304"];
  const names = async (/** @type {string} */ box) => page.locator(`${box} span`).allInnerTexts();
  /** The names in Play, by link. @type {Map<string, string[][]>} */
  const inPlay = new Map();
  for (const link of links) {
    await comeTo(page, "play", link, "en");
    await frames(page, 2);
    // Play shows its names only when somebody points at the board.
    await page.locator("#board").hover();
    inPlay.set(link, [
      await names("#board-frame > .column-names"),
      await names("#board-frame > .row-names"),
    ]);
  }
  for (const link of links) {
    const [columns, rows] = inPlay.get(link) ?? [];
    await comeTo(page, "watch", `${link}&of=board`, "en");
    await expect(page.locator("#drawer")).toBeHidden();
    await openDrawer(page, "list");
    for (const [width, height] of [
      [1280, 800],
      [834, 1194],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      await frames(page, 2);
      expect(await names(".board-box .column-names")).toEqual(columns);
      expect(await names(".board-box .row-names")).toEqual(rows);
      const middle = async (/** @type {string} */ selector) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} is not drawn`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const corner = await middle("#search-board > :last-child > :last-child > *");
      // The lines between the cells shift them by a pixel or two.
      const over = await middle(".board-box .column-names > :last-child");
      const beside = await middle(".board-box .row-names > :last-child");
      expect(Math.abs(over.x - corner.x)).toBeLessThan(3);
      expect(Math.abs(beside.y - corner.y)).toBeLessThan(3);
    }
  }
});
