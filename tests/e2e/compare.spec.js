/** Both textbook searches to one depth, beside boards whose searches take time, and their race. */
import * as engine from "../../pkg/npm/cutoff.js";
import { PEOPLE } from "../place-links.js";
import { frames, keepTexts, slowWorkerClocks } from "./clock.js";
import { expect, number, say, sharedTestWith, sharedTest, test } from "./game.js";
import { beforeWorkers, dyingIf, recordCalls } from "./workers.js";

/** @import { Page } from "@playwright/test" */
/** @import { Game } from "./game.js" */

const finger = sharedTestWith({ touch: true });
const FOUR = { game: "connect-four" };
const LINK = `#game=${FOUR.game}${PEOPLE}`;

/** A depth that takes minimax many seconds, and alpha-beta a moment. */
const ENDLESS = "10";

/** Seconds of a unit, as the page writes it. @type {Record<string, number>} */
const UNITS = { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1 };

/** The seconds in a text of the page. @param {string} text Such as "≈ 900 s". */
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

/** The race button. @param {Page} page */
const race = (page) => page.locator("#race");

/**
 * Waits for the result of a complete alpha-beta search and for an estimate of minimax.
 * @param {Page} page
 */
async function glanced(page) {
  await expect(nodes(page).minimax).toHaveText(/^≈ /);
  await expect(page.locator("#saving")).toHaveText(/: about .* times fewer nodes\.$/);
}

/**
 * Chooses a depth, and waits until both searches to it are known.
 * @param {Game} game
 * @param {string} depth
 */
async function chooseDepth(game, depth) {
  const { page } = game;
  await game.tab("limits");
  await page.locator("#compare-depth").selectOption(depth);
  await expect(page.locator("#saving")).toHaveText(new RegExp(`^${depth} moves ahead: about`));
  await page.locator("#details-button").click();
}

finger(
  "a phone shows both searches to one depth and the button for the race together",
  async ({ game, page }) => {
    const { board } = engine.replay("", [], FOUR).positions[0];
    await game.open(LINK);
    await glanced(page);
    for (const [width, height] of [
      [390, 664],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      await frames(page, 2);
      expect((await game.board.boundingBox())?.width).toBeGreaterThan(0.77 * width);
      for (const id of ["row-minimax", "row-alpha-beta", "recommendation", "pruning", "race"]) {
        const box = await page.locator(`#${id}`).boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0), id).toBeLessThanOrEqual(height);
      }
    }
    // The page shows the engine's counts.
    const depth = Number(await page.locator("#compare-depth").inputValue());
    const { nodes: some } = engine.best_move(board, true, { ...FOUR, depth });
    await expect(nodes(page).alphaBeta).toHaveText(number(some));
    await expect(page.locator("#saving")).toContainText(`${depth} moves ahead:`);
  },
);

sharedTest(
  "the race runs minimax live beside alpha-beta and ends at the counts of best_move",
  async ({ game, page }) => {
    await game.open(LINK);
    await glanced(page);
    await chooseDepth(game, "8");
    const { board } = engine.replay("", [], FOUR).positions[0];
    const [all, some] = [false, true].map(
      (pruning) => engine.best_move(board, pruning, { ...FOUR, depth: 8 }).nodes,
    );
    const { minimax, alphaBeta } = nodes(page);
    const spoken = page.locator("#card-spoken");
    const time = await page.locator("#time-alpha-beta").textContent();
    await expect(race(page)).toContainText(/^Race them: /);
    const place = await race(page).boundingBox();
    await race(page).click();
    await expect(spoken).toHaveText(say("compare-minimax", { ahead: 8 }));
    await expect(minimax).toHaveText(number(all));
    await expect(page.locator("#saving")).toHaveText(
      /^8 moves ahead: [\d.,]+ times fewer nodes\.$/,
    );
    await expect(spoken).toHaveText(/times fewer/);
    await expect(alphaBeta).toHaveText(number(some));
    await expect(page.locator("#time-alpha-beta")).toHaveText(time ?? "");
    await expect(race(page)).toContainText(say("card-race-again"));
    expect(await race(page).boundingBox()).toEqual(place);
    // The race starts again from zero.
    await race(page).click();
    await expect(minimax).not.toHaveText(number(all));
    await expect(minimax).toHaveText(number(all));
  },
);

sharedTest(
  "a stopped or hidden race keeps its count and says so, and the switch or a move ends it",
  async ({ game, page }) => {
    const { minimax } = nodes(page);
    // A slow machine would offer no race, because it would take more than a minute.
    await slowWorkerClocks(page);
    await game.open(LINK);
    await glanced(page);
    await chooseDepth(game, ENDLESS);
    await race(page).click();
    await expect(race(page)).toContainText(say("stop"));
    await expect(minimax).toHaveText(/^[1-9]/);
    await race(page).click();
    await expect(page.locator("#saving")).toHaveText(/^Stopped before /);
    await expect(minimax).toHaveText(/^[1-9]/);
    await expect(race(page)).toContainText(say("card-race-again"));

    // The switch starts other searches, as on 3×3, so nothing of the race is left.
    await race(page).click();
    await expect(race(page)).toContainText(say("stop"));
    await expect(minimax).toHaveText(/^[1-9]/);
    await game.pruning.click();
    await expect(race(page)).not.toContainText(say("stop"));
    await expect(page.locator("#saving")).not.toHaveText(/^Stopped before /);
    await expect(minimax).not.toHaveText(/^[1-9]/);
    await expect(game.pruning).not.toBeChecked();

    // A move ends the race too.
    await race(page).click();
    await expect(minimax).toHaveText(/^[1-9]/);
    await game.cell(38).click();
    await expect(minimax).not.toHaveText(/^[1-9]/);
    await page.keyboard.press("u");
    // The search does not continue by itself.
    await glanced(page);
    await race(page).click();
    await expect(minimax).toHaveText(/^[1-9]/);
    const hide = (/** @type {boolean} */ hidden) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await expect(page.locator("#saving")).toHaveText(/^Stopped before /);
    await hide(false);
    await expect(race(page)).toContainText(say("card-race-again"));
  },
);

sharedTest(
  "the page reports a race whose worker died, and the race can be started again",
  { tag: "@breaks" },
  async ({ game, page }) => {
    const dies = dyingIf('call === "textbook" && !args[1] && args[2].depth === 8');
    await beforeWorkers(page, dies, "boards");
    await game.open(LINK);
    await glanced(page);
    await chooseDepth(game, "8");
    await race(page).click();
    await expect(page.locator("#saving")).toHaveText(say("compare-failed"));
    await page.unrouteAll({ behavior: "wait" });
    await race(page).click();
    await glanced(page);
  },
);

test("minimax has an estimate at a depth that it would not reach, and a chosen depth stays", async ({
  game,
  page,
}) => {
  // A time limit is over after the first slice of a search.
  const hurried = "({ data: { args = [] } }) => { if (args[2]?.budgetMs) args[2].budgetMs = 1; }";
  await beforeWorkers(page, `globalThis.addEventListener("message", ${hurried});`);
  const texts = await keepTexts(page, "#saving");
  await game.open(LINK);
  const depth = page.locator("#compare-depth");
  await game.tab("limits");
  await expect(depth).not.toHaveValue("");
  // The last depth takes alpha-beta too long.
  const last = (await depth.locator("option").last().getAttribute("value")) ?? "";
  await depth.selectOption(last);
  await expect.poll(texts).toContain(say("compare-alpha-beta", { ahead: Number(last) }));
  await expect(page.locator("#saving")).toHaveText(say("compare-too-deep"));
  await game.cell(38).click();
  await expect(nodes(page).minimax).not.toHaveText(/^[1-9]/);
  await expect(depth).toHaveValue(last);
});

finger("the board keeps its place from the first move on", async ({ game, page }) => {
  /** The place of the board on each phone. */
  const boxes = async () => {
    const found = [];
    for (const [width, height] of [
      [360, 640],
      [390, 664],
    ]) {
      await page.setViewportSize({ width, height });
      await frames(page, 2);
      found.push(await page.locator("#board").boundingBox());
    }
    return found;
  };
  await game.open();
  for (const rules of ["3x3k3", "4x4k4", "5x4k4g", "7x6k4g"]) {
    await game.follow(`#game=${rules}`);
    await expect(page.locator("html")).not.toHaveAttribute("data-under-way");
    const before = await boxes();
    const cell = rules.endsWith("g") ? 1 : 4;
    await game.cell(cell).tap();
    await expect(page.locator("html")).toHaveAttribute("data-under-way", "game");
    expect(await boxes(), rules).toEqual(before);
    await expect(page.locator(".sentence-box")).toContainText("Your turn");
    expect(await boxes(), rules).toEqual(before);
  }
  // The cells' names do not take space from it either.
  await game.follow("#moves=04&hints=off");
  const before = await boxes();
  await page.keyboard.press("h");
  await expect(page.locator("#board .hint:visible").first()).toBeVisible();
  expect(await boxes()).toEqual(before);
});

sharedTest(
  "the time of minimax is estimated from one speed, that of a warm minimax",
  async ({ game, page }) => {
    // X wins at once, so alpha-beta visits hardly anything.
    await game.open(`#game=${FOUR.game}&moves=44444422222233336666${PEOPLE}`);
    await glanced(page);
    await chooseDepth(game, "17");
    const said = await page.locator("#solver").textContent();
    const [, some, time] =
      /Measured in this tab: (.*) nodes in (.*?)\.[A-Z]/.exec(said ?? "") ?? [];
    const speed = count(some) / secondsOf(time);
    const row = count((await nodes(page).minimax.textContent()) ?? "");
    const seconds = secondsOf((await page.locator("#time-minimax").textContent()) ?? "");
    // The page writes one digit, so the time can be a third more or less.
    expect(row / seconds / speed).toBeGreaterThan(0.6);
    expect(row / seconds / speed).toBeLessThan(1.6);
  },
);

test("both searches are timed in the same way even if they visit only a few nodes", async ({
  game,
  page,
}) => {
  const moves = "71564267377464136234224671641721";
  const calls = await recordCalls(page);
  await game.open(`#game=${FOUR.game}&moves=${moves}${PEOPLE}`);
  const { minimax, alphaBeta } = nodes(page);
  await expect(minimax).toHaveText("43");
  await expect(alphaBeta).toHaveText("43");
  // Both searches are warmed up. tests/www/slices.test.js tests which time that gives.
  const asked = (await calls()).filter(({ call }) => call === "textbook");
  expect(new Set(asked.map(({ args: [, pruning, , warm] }) => `${pruning},${warm}`))).toEqual(
    new Set(["true,true", "false,true"]),
  );
  // The depths end where the board is full, and a search to the end shows its time once.
  const depths = page.locator("#compare-depth option");
  await expect(depths).toHaveCount(10);
  await expect(depths.last()).toHaveText(say("to-the-end"));
  await expect(page.locator("#whole-game")).toHaveText("");
  // The page states it again for another depth.
  await game.tab("limits");
  await page.locator("#compare-depth").selectOption("3");
  await expect(page.locator("#whole-game")).toContainText("A full minimax search");
});
