/** Both textbook searches to one depth, beside boards whose searches take time. */
import * as engine from "../../pkg/npm/cutoff.js";
import { expect, number, say, test } from "./game.js";

const LINK = "#game=connect-four&x=human&o=human";
const [DEPTH, OPTIONS] = [8, { game: "7x6k4g", depth: 8 }];

test("one press compares both; the figures are those of best_move, and stay until the position changes", async ({
  game,
  page,
}) => {
  await game.open(LINK);
  const press = page.locator("#compare");
  const rest = say("compare-button", { depth: DEPTH });
  await expect(press).toHaveText(rest);
  await press.click();
  await expect(press).toHaveText(say("compare-stop"));
  await expect(press).toHaveText(rest, { timeout: 40_000 });
  const [minimax, alphaBeta] = [false, true].map(
    (pruning) => engine.best_move("", pruning, OPTIONS).nodes,
  );
  await expect(page.locator("#nodes-minimax")).toHaveText(number(minimax));
  await expect(page.locator("#nodes-alpha-beta")).toHaveText(number(alphaBeta));
  await game.pruning.click();
  await expect(page.locator("#nodes-minimax")).toHaveText(number(minimax));
  await expect(page.locator("#nodes-alpha-beta")).toHaveText(number(alphaBeta));
  await game.cell(3).click();
  await expect(page.locator("#nodes-minimax")).toHaveText("–");
});

test("minimax that is stopped has an estimate, which is called one", async ({ game, page }) => {
  await game.open(LINK);
  const press = page.locator("#compare");
  await press.click();
  // Alpha-beta is done, and minimax has begun.
  await expect(page.locator("#nodes-minimax")).toHaveText(/^[1-9]/);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.locator("#nodes-minimax")).toHaveText(/^≈ /);
  await expect(page.locator("#time-minimax")).toHaveText(/^≈ /);
  await expect(page.locator("#saving")).toContainText(say("compare-stopped"));
});
