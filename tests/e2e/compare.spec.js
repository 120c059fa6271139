/** Both textbook searches to one depth, beside boards whose searches take time: the switch has them run. */
import * as engine from "../../pkg/npm/cutoff.js";
import { expect, number, say, sharedTestWith, test } from "./game.js";

/** @import { Page } from "@playwright/test" */

const finger = sharedTestWith({ touch: true });
const PEOPLE = "&x=human&o=human";
const FOUR = { game: "connect-four" };
const LINK = `#game=${FOUR.game}${PEOPLE}`;
/** Eight moves before the board is full: minimax takes but a moment. */
const [LATE, MOVES] = ["4x4k4", "a1b1c1d1b2a2d2c2"];

/** @param {Page} page */
const nodes = (page) => ({
  minimax: page.locator("#nodes-minimax"),
  alphaBeta: page.locator("#nodes-alpha-beta"),
});

/** Waits until a whole alpha-beta and an estimate of minimax are there. @param {Page} page */
async function glanced(page) {
  await expect(nodes(page).minimax).toHaveText(/^≈ /, { timeout: 30_000 });
  await expect(nodes(page).alphaBeta).toHaveText(/^[1-9]/);
}

test("near the end both run by themselves; the figures are those of best_move, and stay until the position changes", async ({
  game,
  page,
}) => {
  const { positions } = engine.replay("", MOVES, { game: LATE });
  const { board } = positions[8];
  await game.open(`#game=${LATE}&moves=${MOVES}${PEOPLE}`);
  const { minimax, alphaBeta } = nodes(page);
  await expect(page.locator("#compare-depth option:checked")).toHaveText(say("to-the-end"));
  const [all, some] = [false, true].map(
    (pruning) => engine.best_move(board, pruning, { game: LATE }).nodes,
  );
  await expect(minimax).toHaveText(number(all));
  await expect(alphaBeta).toHaveText(number(some));
  await game.pruning.click();
  await expect(game.pruning).not.toBeChecked();
  await expect(minimax).toHaveText(number(all));
  await expect(alphaBeta).toHaveText(number(some));
  await game.cell(8).click();
  await expect(minimax).not.toHaveText(number(all));
});

finger(
  "without a press a phone shows both searches to one depth; a touch of the switch runs minimax, one more stops it",
  async ({ game, page }) => {
    const { board } = engine.replay("", [], FOUR).positions[0];
    const { minimax, alphaBeta } = nodes(page);
    for (const [width, height] of [
      [390, 664],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      await game.open(`${LINK}&pruning=on`);
      await glanced(page);
      const parts = ["row-minimax", "row-alpha-beta", "recommendation", "pruning", "watch"];
      // The board has the width of the screen.
      expect((await game.board.boundingBox())?.width).toBeGreaterThan(0.94 * width);
      const floor = (await page.locator("#game-buttons").boundingBox())?.y ?? 0;
      for (const id of parts) {
        const box = await page.locator(`#${id}`).boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0), id).toBeLessThanOrEqual(floor);
      }
    }
    await expect(
      page.locator("#look").getByRole("link", { name: say("whole-learn") }),
    ).toBeVisible();
    const depth = Number(await page.locator("#compare-depth").inputValue());
    // What stands there is what the engine counts, and the estimate is near what it will count.
    const { nodes: some } = engine.best_move(board, true, { ...FOUR, depth });
    await expect(alphaBeta).toHaveText(number(some));
    await expect(page.locator("#saving")).toContainText(`depth ${depth}`);
    await page.locator("#pruning").tap();
    await expect(page.locator("#saving")).toHaveText(/^Minimax is searching/);
    await expect(minimax).toHaveText(/^[1-9]/);
    await page.locator("#pruning").tap();
    await expect(minimax).toHaveText(/^≈ /);
    await expect(page.locator("#saving-time")).toContainText(say("compare-press"));
    await expect(alphaBeta).toHaveText(number(some));
  },
);

test("the switch runs minimax to the chosen depth, as best_move counts it", async ({
  game,
  page,
}) => {
  await game.open(`${LINK}&pruning=on`);
  await glanced(page);
  await page.locator("#compare-depth").selectOption("7");
  await expect(page.locator("#saving")).toContainText("To depth 7");
  const { board } = engine.replay("", [], FOUR).positions[0];
  const [all, some] = [false, true].map(
    (pruning) => engine.best_move(board, pruning, { ...FOUR, depth: 7 }).nodes,
  );
  const { minimax, alphaBeta } = nodes(page);
  await expect(minimax).toHaveText(/^≈ /);
  await expect(alphaBeta).toHaveText(number(some));
  await game.pruning.click();
  await expect(minimax).toHaveText(number(all), { timeout: 30_000 });
  await expect(alphaBeta).toHaveText(number(some));
});

test("minimax that is stopped has an estimate, which is called one", async ({ game, page }) => {
  await game.open(`${LINK}&pruning=on`);
  await glanced(page);
  await game.pruning.click();
  await expect(nodes(page).minimax).toHaveText(/^[1-9]/);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(nodes(page).minimax).toHaveText(/^≈ /);
  await expect(page.locator("#time-minimax")).toHaveText(/^≈ /);
  await expect(page.locator("#saving-time")).toContainText(say("compare-stopped"));
});

test("a depth that minimax would not reach has an estimate, and a depth that is chosen stays", async ({
  game,
  page,
}) => {
  await game.open(`${LINK}&pruning=off`);
  const depth = page.locator("#compare-depth");
  await expect(depth).toHaveValue("9");
  // The last of them: far more nodes than are begun.
  await depth.selectOption("13");
  await expect(page.locator(".saved")).toHaveText(
    new RegExp(`${say("compare-stopped")}|${say("compare-too-deep")}`),
    { timeout: 40_000 },
  );
  await game.cell(38).click();
  await expect(nodes(page).minimax).not.toHaveText(/^[1-9]/);
  await expect(depth).toHaveValue("13");
});

finger(
  "nothing moves under the finger: a board keeps its place from the first move on",
  async ({ game, page }) => {
    const box = () => page.locator("#board").boundingBox();
    for (const [width, height] of [
      [390, 664],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      for (const rules of ["3x3k3", "4x4k4", "5x4k4g", "7x6k4g"]) {
        await game.open(`#game=${rules}`);
        const before = await box();
        const cell = rules.endsWith("g") ? 1 : 4;
        await game.cell(cell).tap();
        await expect(page.locator("html")).toHaveAttribute("data-under-way", "game");
        expect(await box(), rules).toEqual(before);
        await expect(game.turn).toHaveText(/^Your turn/, { timeout: 30_000 });
        expect(await box(), rules).toEqual(before);
      }
      // Nor do the names of the cells take anything from it.
      await game.open("#moves=04&hints=off");
      const before = await box();
      await page.keyboard.press("h");
      await expect(page.locator("#board-columns")).toBeVisible();
      expect(await box()).toEqual(before);
    }
  },
);
