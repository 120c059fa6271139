/** Finds text that is clipped, covered, or wider than the page. */
import { readFileSync } from "node:fs";

/** @import { Page } from "@playwright/test" */

const IN_PAGE = readFileSync(new URL("fit-in-page.js", import.meta.url), "utf8");

/**
 * Lists the places where text does not fit, each once. Text that can be scrolled to fits.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function misfits(page) {
  return page.evaluate(`(() => { ${IN_PAGE.replace("export ", "")} return findMisfits(); })()`);
}

/** The scores over the columns whose lines stick out of their tile. @param {Page} page */
export const cutScores = (page) =>
  page.locator(".column-scores > *").evaluateAll((boxes) => {
    const isInside = (/** @type {Element} */ box, /** @type {Element} */ line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const [text, around] = [range, box].map((of) => of.getBoundingClientRect());
      const wide = text.left >= around.left && text.right <= around.right;
      return wide && text.top >= around.top && text.bottom <= around.bottom;
    };
    return boxes
      .filter(
        (box) => ![...box.querySelectorAll("[aria-hidden]")].every((line) => isInside(box, line)),
      )
      .map((box) => box.textContent);
  });
