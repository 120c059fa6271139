/**
 * A reloaded page reads what 0.3.1 has stored for its tab: stored-0.3.json, taken from its pages.
 * tests/site/storage.test.js reads the rest without a browser.
 */
import { readFileSync } from "node:fs";
import { expect, load, sharedTest as test } from "./game.js";
import { opened } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** @type {{ local: Record<string, string>, tab: Record<string, string> }} */
const STORED = JSON.parse(readFileSync(new URL("stored-0.3.json", import.meta.url), "utf8"));
/** Opens a page in a browser that has used 0.3.1. @param {Page} page @param {string} link */
async function visit(page, link) {
  await load(page, "./robots.txt");
  await page.evaluate(({ local, tab }) => {
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
    for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text);
  }, STORED);
  await load(page, `./${link}`);
  await opened(page);
}

test("the page keeps the answers of an exercise that 0.3.1 stored", async ({ page, game: _ }) => {
  const { exercise } = JSON.parse(STORED.tab["cutoff-practise-grades"]);
  await visit(page, `practise/#${new URLSearchParams(JSON.parse(exercise))}`);
  // Visitors who come back find their answers. Visitors who follow a link begin again.
  await page.reload();
  await opened(page);
  await expect(page.locator(".practise-dot.right")).toHaveCount(1);
});
