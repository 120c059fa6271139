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

/** A depth to which minimax takes longer than it may, and alpha-beta a moment. */
const ENDLESS = "10";

/** Seconds of a unit, as the page writes it. @type {Record<string, number>} */
const UNITS = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1 };

/** The seconds that stand there. @param {string} text Such as "≈ 900 s". */
function secondsOf(text) {
  const [, value, unit] = /([\d.,]+) (ns|µs|ms|s)$/.exec(text) ?? [];
  return Number(value.replaceAll(",", "")) * UNITS[unit];
}

/** @param {string} text */
const count = (text) => Number(text.replaceAll(/\D/g, ""));

/** @param {Page} page */
const nodes = (page) => ({
  minimax: page.locator("#nodes-minimax"),
  alphaBeta: page.locator("#nodes-alpha-beta"),
});

/** Waits until a whole alpha-beta and an estimate of minimax are there. @param {Page} page */
async function glanced(page) {
  await expect(nodes(page).minimax).toHaveText(/^≈ /);
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
    // Minimax does not end before it is stopped.
    await page.setViewportSize({ width: 1280, height: 800 });
    await game.tab("limits");
    await page.locator("#compare-depth").selectOption(ENDLESS);
    await expect(page.locator("#saving")).toContainText(`depth ${ENDLESS}:`);
    await page.locator("#pruning").tap();
    await expect(page.locator("#saving")).toHaveText(/^Minimax is searching/);
    await expect(minimax).toHaveText(/^[1-9]/);
    await page.locator("#pruning").tap();
    await expect(minimax).toHaveText(/^≈ /);
    await page.locator("#compare-depth").selectOption(String(depth));
    await expect(alphaBeta).toHaveText(number(some));
  },
);

test("the switch runs minimax to the chosen depth, as best_move counts it", async ({
  game,
  page,
}) => {
  await game.open(`${LINK}&pruning=on`);
  await glanced(page);
  await game.tab("limits");
  await page.locator("#compare-depth").selectOption("7");
  await expect(page.locator("#saving")).toContainText("to depth 7:");
  const { board } = engine.replay("", [], FOUR).positions[0];
  const [all, some] = [false, true].map(
    (pruning) => engine.best_move(board, pruning, { ...FOUR, depth: 7 }).nodes,
  );
  const { minimax, alphaBeta } = nodes(page);
  await expect(minimax).toHaveText(/^≈ /);
  await expect(alphaBeta).toHaveText(number(some));
  await game.pruning.click();
  await expect(minimax).toHaveText(number(all));
  await expect(alphaBeta).toHaveText(number(some));
});

test("minimax that is stopped has an estimate, which is called one", async ({ game, page }) => {
  await game.open(`${LINK}&pruning=on`);
  await glanced(page);
  await game.tab("limits");
  await page.locator("#compare-depth").selectOption(ENDLESS);
  await expect(page.locator("#saving")).toContainText(`depth ${ENDLESS}:`);
  await game.pruning.click();
  await expect(nodes(page).minimax).toHaveText(/^[1-9]/);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(nodes(page).minimax).toHaveText(/^≈ /);
  await expect(page.locator("#time-minimax")).toHaveText(/^≈ /);
});

test("a depth that minimax would not reach has an estimate, and a depth that is chosen stays", async ({
  game,
  page,
}) => {
  await page.clock.install();
  await game.open(`${LINK}&pruning=off`);
  const depth = page.locator("#compare-depth");
  await game.tab("limits");
  await expect(depth).toHaveValue("9");
  // The last of them: far more nodes than are begun.
  await depth.selectOption("13");
  await expect(page.locator("#saving")).toHaveText(/is searching/);
  await page.clock.runFor(10_000);
  await expect(page.locator(".saved")).toHaveText(
    new RegExp(`to depth 13:|${say("compare-too-deep")}`),
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
        await expect(game.turn).toHaveText(/^Your turn/);
        expect(await box(), rules).toEqual(before);
      }
      // Nor do the names of the cells take anything from it.
      await game.open("#moves=04&hints=off");
      const before = await box();
      await page.keyboard.press("h");
      await expect(page.locator("#board-frame > .column-names")).toBeVisible();
      expect(await box()).toEqual(before);
    }
  },
);

test("the time of minimax is estimated by one speed, which is that of minimax when it is warm", async ({
  game,
  page,
}) => {
  // X wins at once, so alpha-beta visits hardly anything.
  await game.open(`#game=${FOUR.game}&moves=44444422222233336666${PEOPLE}`);
  await glanced(page);
  await game.tab("limits");
  await page.locator("#compare-depth").selectOption("17");
  await expect(page.locator("#saving")).toContainText("to depth 17:");
  await glanced(page);
  const said = page.locator("#whole-game span");
  await expect(said).toContainText("judging by");
  const [, some, time] =
    /judging by (.*) nodes in (.*)\.$/.exec((await said.textContent()) ?? "") ?? [];
  const speed = count(some) / secondsOf(time);
  const row = count((await nodes(page).minimax.textContent()) ?? "");
  const seconds = secondsOf((await page.locator("#time-minimax").textContent()) ?? "");
  // One digit: up to a third more or less.
  expect(row / seconds / speed).toBeGreaterThan(0.6);
  expect(row / seconds / speed).toBeLessThan(1.6);
});

test("both searches are timed in the same way where they visit next to nothing", async ({
  game,
  page,
}) => {
  const moves = "71564267377464136234224671641721";
  await page.addInitScript(() => {
    /** @type {boolean[][]} */
    const asked = [];
    Reflect.set(window, "asked", asked);
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...args) {
      const [{ call, args: [, pruning, , warm] = [] }] = args;
      if (call === "textbook") asked.push([pruning, warm]);
      return postMessage.apply(this, /** @type {any} */ (args));
    };
  });
  await game.open(`#game=${FOUR.game}&moves=${moves}${PEOPLE}`);
  const { minimax, alphaBeta } = nodes(page);
  await expect(minimax).toHaveText("43");
  await expect(alphaBeta).toHaveText("43");
  // Both warm: tests/web/slices.test.js tests what time that gives.
  const asked = await page.evaluate(() => Reflect.get(window, "asked"));
  expect(new Set(asked.map(String))).toEqual(new Set(["true,true", "false,true"]));
  // The depths end where the board is full, and what is searched to the end says its time once.
  const depths = page.locator("#compare-depth option");
  await expect(depths).toHaveCount(10);
  await expect(depths.last()).toHaveText(say("to-the-end"));
  await expect(page.locator("#whole-game")).toHaveText("");
  // Said again of another depth.
  await game.tab("limits");
  await page.locator("#compare-depth").selectOption("3");
  await expect(page.locator("#whole-game")).toContainText("43 nodes");
});
