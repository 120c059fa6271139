/** The search room: stepping by mouse and keyboard, scrubbing, jumping, revealing. */
import { expect, say, sharedTest as test } from "./game.js";

/** @param {import("./game.js").Game} game @param {string} fragment */
async function enter(game, fragment) {
  await game.open(fragment);
  await game.button("search-open-button").click();
  await expect(game.page.locator("#step-of")).toContainText("Step 1 of ");
}

test("it loads paused, steps forward and back, to the end and to the start", async ({
  game,
  page,
}) => {
  await enter(game, "#moves=0481&x=human&o=human");
  const [sentence, count] = [page.locator("#sentence"), page.locator("#step-of")];
  const first = await sentence.textContent();
  await expect(page.locator("#step-play")).toHaveText(say("step-play-button"));
  await game.button("step-forward").click();
  await expect(count).toContainText("Step 2 of");
  await expect(sentence).not.toHaveText(first ?? "");
  await page.locator("#step-back").click();
  await expect(sentence).toHaveText(first ?? "");
  await page.locator("#step-end").click();
  await expect(sentence).toContainText("Done.");
  await page.locator("#step-start").click();
  await expect(sentence).toHaveText(first ?? "");
});

test("keys step too, and the scrub bar goes anywhere", async ({ game, page }) => {
  await enter(game, "#moves=0481&x=human&o=human");
  const count = page.locator("#step-of");
  await page.locator("#step-forward").focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expect(count).toContainText("Step 6 of");
  await page.keyboard.press("ArrowLeft");
  await expect(count).toContainText("Step 5 of");
  await page.keyboard.press("End");
  await expect(page.locator("#sentence")).toContainText("Done.");
  await page.keyboard.press("Home");
  await expect(count).toContainText("Step 1 of");
  await page.locator("#step-scrub").fill("40");
  await expect(count).toContainText("Step 41 of");
});

test("the next cut is explained, its owner marked, and what was cut can be asked for", async ({
  game,
  page,
}) => {
  await enter(game, "#moves=0481&x=human&o=human");
  await page.locator("#step-next-cut").click();
  await expect(page.locator("#sentence")).toHaveText(
    /^✂ (One move|\d moves) earlier, [XO] could already choose [abc][123]/,
  );
  await expect(page.locator(".station.owner")).toHaveCount(1);
  await expect(page.locator("#code [aria-current]")).toContainText("α ≥ β");
  for (let tries = 0; tries < 20; tries += 1) {
    if (await page.locator("button.study-cell.cut").count()) break;
    await page.locator("#step-next-cut").click();
  }
  await expect(page.locator("#sentence")).toHaveText(/That spares \d+ positions? of plain minimax/);
  await page.locator("button.study-cell.cut").first().click();
  await expect(page.locator("#search-status")).toHaveText(
    /^The cut move [abc][123] leads to .*Minimax visits/,
  );
});

test("it plays by itself and pauses; a board of the path is jumped to", async ({ game, page }) => {
  await enter(game, "#moves=0481&x=human&o=human");
  await page.getByLabel(say("step-speed-label")).selectOption("full");
  await page.locator("#step-play").click();
  await expect(page.locator("#step-of")).toContainText(/Step [2-9]\d+ of/);
  await page.locator("#step-play").click();
  await expect(page.locator("#step-play")).toHaveText(say("step-play-button"));
  await page.locator(".station").first().click();
  await expect(page.locator("#step-of")).toContainText("Step 1 of");
});

test("it follows the board and the switch", async ({ game, page }) => {
  await enter(game, "#moves=0481&x=human&o=human");
  await expect(page.locator("#search-of")).toContainText("Alpha-beta");
  await game.pruning.click();
  await expect(page.locator("#search-of")).toContainText("Minimax");
  await expect(page.locator("#number-line")).toBeHidden();
  await game.play(2);
  await expect(page.locator("#search-of")).toContainText("Minimax, ");
  await game.button("search-close-button").click();
  await expect(page.locator("#search-room")).toBeHidden();
});
