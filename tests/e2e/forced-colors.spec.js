/** Colours that the system forces, for people who see little: text and boards can be seen. */
import { expect, sharedTest as test } from "./game.js";
import { comeTo } from "./place.js";

/** @import { Page } from "@playwright/test" */
/** @import { PlaceName } from "../../www/page/places.ts" */

/** @type {[place: PlaceName, link: string][]} */
const VIEWS = [
  ["play", "#moves=04&x=human&o=human&hints=on"],
  ["play", "#game=4x4k4&moves=a1b2&x=human&o=human"],
  ["watch", "#tree=[[3,12,8],[2,4,6],[14,5,2]]&search=23"],
  ["watch", "#moves=304&search=60&room=list"],
  ["practise", "#seed=7&mode=find"],
  ["practise", "#seed=7&branches=2&mode=mark"],
  ["order", ""],
  ["teach", "#do=sheet"],
];

/** Lists texts in the colour of their ground, and boards whose cells have no edge. @param {Page} page */
function invisible(page) {
  return page.evaluate(() => {
    const groundOf = (/** @type {Element | null} */ at) => {
      for (let one = at; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return "";
    };
    const faults = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const [text, owner] = [texts.currentNode.nodeValue?.trim(), texts.currentNode.parentElement];
      if (!text || !owner?.checkVisibility({ checkVisibilityCSS: true })) continue;
      const { color, fill } = getComputedStyle(owner);
      if ((owner.closest("svg") ? fill : color) === groundOf(owner)) faults.push(text);
    }
    for (const cell of document.querySelectorAll(".board:not(.rack) .cell")) {
      const { borderTopWidth, borderTopColor } = getComputedStyle(cell);
      if (borderTopWidth === "0px" || borderTopColor === groundOf(cell)) faults.push("a cell");
    }
    return [...new Set(faults)];
  });
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`in forced ${colorScheme} colours, no text and no board is invisible`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const [place, link] of VIEWS) {
      await comeTo(page, place, link, "en");
      await expect(page.locator("main button:visible").first()).toBeVisible();
      expect.soft(await invisible(page), `${place} ${link}`).toEqual([]);
    }
  });
}
