/** The pages read what 0.3.1 has stored in a browser: stored-0.3.json, taken from its pages. */
import { readFileSync } from "node:fs";
import { expect, load, openMenu, sharedTest as test, speech } from "./game.js";
import { opened } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** @type {{ local: Record<string, string>, tab: Record<string, string> }} */
const STORED = JSON.parse(readFileSync(new URL("stored-0.3.json", import.meta.url), "utf8"));
/** The stored language. */
const { say } = speech("es");

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

test("the page keeps the preferences, chapters, lessons and exercises that 0.3.1 stored", async ({
  page,
  game,
}) => {
  await visit(page, "");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "es");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("#language")).toHaveValue("es");
  await page.locator("#players-open").click();
  const players = page.locator("#players select");
  await expect(players.first()).toHaveValue("human");
  await expect(players.last()).toHaveValue("casual");
  await page.keyboard.press("Escape");
  await expect(page.locator("#pruning")).not.toBeChecked();
  await expect(game.hint).toHaveAttribute("aria-pressed", "true");
  await openMenu(page);
  await page.locator("#help-open").click();
  await expect(page.getByLabel(say("shortcuts-label"))).not.toBeChecked();

  await visit(page, "#game=7x6k4g&x=human&o=human&moves=445544");
  await expect(page.locator("#think-budget")).toHaveValue("5000");
  await expect(page.locator("#think-memory")).toHaveValue("64");

  await visit(page, "es/learn/");
  const done = page.getByRole("img", { name: say("learn-done") });
  await expect(page.locator("li[data-chapter]").filter({ has: done })).toHaveCount(1);
  await expect(page.locator('li[data-chapter="minimax"]').filter({ has: done })).toHaveCount(1);
  await load(page, "./es/learn/minimax/");
  await opened(page);
  await expect(page.locator('.program input[value="rust"]').first()).toBeChecked();

  await visit(page, "teach/#do=lesson");
  await expect(page.locator(".lesson-source")).toHaveValue(STORED.local["cutoff.lesson"]);
  await load(page, "./watch/#tree=[[1,2],[3,4]]");
  await opened(page);
  await openMenu(page);
  await page.locator("#lesson-add").click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("cutoff.lesson")))
    .toContain("[[1,2],[3,4]]");

  const { code } = JSON.parse(STORED.tab["cutoff.answers"]);
  await visit(page, `#lesson=${code}`);
  await expect(page.locator("#lesson-answer")).toHaveValue("7332");
  await expect(page.locator("#lesson-verdict")).toHaveText(say("lesson-right"));

  const { exercise } = JSON.parse(STORED.tab["cutoff-practise-grades"]);
  await visit(page, `practise/#${new URLSearchParams(JSON.parse(exercise))}`);
  // Visitors who come back find their answers. Visitors who follow a link begin again.
  await page.reload();
  await opened(page);
  await expect(page.locator(".dot.right")).toHaveCount(1);
});
