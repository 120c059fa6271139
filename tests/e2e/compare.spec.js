/** Both textbook searches to one depth, beside boards whose searches take time. */
import * as engine from "../../pkg/npm/cutoff.js";
import { expect, number, say, test } from "./game.js";

const LINK = "#game=connect-four&x=human&o=human";
/** Eight moves before the board is full: minimax takes a moment, however busy the machine is. */
const [LATE, MOVES] = ["4x4k4", "a1b1c1d1b2a2d2c2"];

test("one press compares both; the figures are those of best_move, and stay until the position changes", async ({
  game,
  page,
}) => {
  const { positions } = engine.replay("", MOVES, { game: LATE });
  const { board } = positions[8];
  await game.open(`#game=${LATE}&moves=${MOVES}&x=human&o=human`);
  const press = page.locator("#compare");
  const depth = page.locator("#compare-depth");
  await expect(depth.locator("option:checked")).toHaveText(say("to-the-end"));
  await press.click();
  const [minimax, alphaBeta] = [false, true].map(
    (pruning) => engine.best_move(board, pruning, { game: LATE }).nodes,
  );
  await expect(page.locator("#nodes-minimax")).toHaveText(number(minimax));
  await expect(page.locator("#nodes-alpha-beta")).toHaveText(number(alphaBeta));
  await expect(press).toHaveText(say("compare-button"));
  await game.pruning.click();
  await expect(page.locator("#nodes-minimax")).toHaveText(number(minimax));
  await expect(page.locator("#nodes-alpha-beta")).toHaveText(number(alphaBeta));
  await game.cell(8).click();
  await expect(page.locator("#nodes-minimax")).toHaveText("–");
});

test("minimax that is stopped has an estimate, which is called one", async ({ game, page }) => {
  await game.open(LINK);
  const press = page.locator("#compare");
  await expect(page.locator("#compare-depth")).toHaveValue("8");
  await press.click();
  await expect(press).toHaveText(say("compare-stop"));
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

test("a depth that minimax would not reach has an estimate, and a depth that is chosen stays", async ({
  game,
  page,
}) => {
  await game.open(LINK);
  const [depth, press] = [page.locator("#compare-depth"), page.locator("#compare")];
  await expect(depth).toHaveValue("8");
  // The last of them: far more nodes than are begun.
  await depth.selectOption("12");
  await press.click();
  await expect(page.locator("#saving")).toHaveText(
    new RegExp(`${say("compare-stopped")}|${say("compare-too-deep")}`),
    { timeout: 30_000 },
  );
  await game.cell(38).click();
  await expect(page.locator("#nodes-minimax")).toHaveText("–");
  await expect(depth).toHaveValue("12");
});
