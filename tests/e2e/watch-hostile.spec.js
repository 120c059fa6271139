/** Hostile trees in links, and very many clicks: the page keeps working. */
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** The page keeps working: it shows the first tree of the gallery again. @param {Page} page */
async function goesOn(page) {
  await page.locator("#subject").selectOption("ties");
  await page.locator("#subject").selectOption("aima");
  await expect(page.locator("#step-of")).toHaveText(say("step-of", { step: 1, steps: 43 }));
  await expect(page.locator("#main img, #main script, #main [onerror]")).toHaveCount(0);
}

test("many fast clicks leave one search, with all views at the same step", async ({ page }) => {
  await openPlace(page, "watch", "#moves=04");
  await page.evaluate(async () => {
    const ids = [
      "drawer-button",
      "drawer-close",
      "step-back",
      "step-play",
      "step-forward",
      "step-next-cut",
    ];
    ids.push("pruning-switch");
    ids.push("tab-list", "tab-map", "tab-code", "zoom-all");
    for (let round = 0; round < 500; round += 1) {
      document.getElementById(ids[(round * 7919 + (round >> 3)) % ids.length])?.click();
      if (round % 10 === 0) await new Promise(requestAnimationFrame);
    }
  });
  await page.locator("#watch-pruning").check();
  await goesOn(page);
  await page.locator("#step-next-cut").click();
  await expect(page.locator("#sentence")).toContainText("✂");
  await expect(page.locator("#tree .node.cut")).toHaveCount(2);
  await expect(page.locator("#tree .node.here .node-text")).toHaveText("≤ 2");
  await expect(page.locator("#node-values dd")).toHaveText(["3", "2", "2"]);
});
