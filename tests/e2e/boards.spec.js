/**
 * Play on boards other than 3×3: the keyboard, stopped and hidden searches, a worker that dies, and
 * the size of the cells.
 */
import { CONNECT, FOUR, LARGE, PEOPLE } from "../place-links.js";
import { countLooksInWorkers } from "./clock.js";
import { expect, load, say, sharedTest } from "./game.js";
import { overflow, smallest, violations } from "./place.js";
import { beforeWorkers } from "./workers.js";

/** @import { Page } from "@playwright/test" */
/** @import { Game } from "./game.js" */

/** Milliseconds of a look at the clock: a search of a second has a hundred of them. */
const LOOK = 10;

const SIZES = /** @type {const} */ ([
  [390, 664],
  [834, 1194],
  [1280, 800],
]);

/**
 * Opens a game in Play, and waits for the first words of its engine.
 * @param {Game} game
 * @param {string} fragment
 */
async function open(game, fragment) {
  const { page } = game;
  await load(page, `./${fragment}`);
  await answered(game);
}

/** The same, on the open page. @param {Game} game @param {string} fragment */
async function follow(game, fragment) {
  await game.arrive(fragment);
  await answered(game);
}

/** @param {Game} game */
async function answered({ page }) {
  await expect(page.locator("html")).toHaveAttribute("data-open", "yes");
  await expect(page.locator("#details")).toHaveAttribute("data-ready", "yes");
}

/** @param {Page} page */
const line = (page) => page.locator("#solver");

/** Counts the stones on the board. @param {Game} game */
const count = async (game) => (await game.stones()).replaceAll(".", "").length;

/** Waits until the search of the position has ended, for any reason. @param {Page} page */
async function settled(page) {
  await expect(line(page)).toHaveAttribute("data-status", /proved|spent|stopped/);
}

sharedTest(
  "Connect Four can be played by keyboard alone, with digits for columns and with arrows",
  async ({ game }) => {
    const { page } = game;
    await open(game, `${CONNECT}${PEOPLE}`);
    await page.keyboard.press("4");
    await page.keyboard.press("4");
    await expect.poll(() => game.stones()).toMatch(/\.{31}O\.{6}X\.{3}$/);
    // Beyond the board there is no column.
    await page.keyboard.press("8");
    await game.cell(0).focus();
    await page.keyboard.press("ArrowRight");
    await expect(game.cell(1)).toBeFocused();
    // The stone shows where it will fall, and the whole column is marked.
    await expect(game.cell(36)).toHaveClass(/lands/);
    await expect(page.locator("#board .aimed")).toHaveCount(6);
    await expect(game.cell(1)).toHaveAccessibleName(/falls to column 2, row 1/);
    await page.keyboard.press("Enter");
    await expect.poll(() => count(game)).toBe(3);
    await expect(game.cell(36)).toHaveAttribute("data-sign", "X");
    await expect(page).toHaveURL(/moves=442/);
    await page.keyboard.press("u");
    await expect.poll(() => count(game)).toBe(2);
    await page.keyboard.press("r");
    await expect.poll(() => count(game)).toBe(3);
  },
);

sharedTest(
  "a search can be stopped, says so, and continues to a greater depth",
  async ({ game }) => {
    const { page } = game;
    await open(game, `${LARGE}${PEOPLE}&tab=limits`);
    await settled(page);
    const go = page.locator("#ask-search");
    await go.click();
    await expect(line(page)).toHaveAttribute("data-status", "running");
    await expect(go).toHaveText(say("stop"));
    await go.click();
    await expect(line(page)).toHaveAttribute("data-status", "stopped");
    await expect(page.locator(".solver-status")).toHaveText(/Stopped after depth \d+\./);
    const nodes = await page.locator("#solver .solver-counts").textContent();
    await go.click();
    await expect(page.locator("#solver .solver-counts")).not.toHaveText(nodes ?? "");
    await go.click();
    await settled(page);

    // The button of the race stops any search, in the same place.
    await page.locator("#solver-budget").selectOption("null");
    await page.locator("#details-button").click();
    const button = page.locator("#race");
    await expect(button).toContainText(say("stop"));
    const place = await button.boundingBox();
    await button.click();
    await expect(line(page)).toHaveAttribute("data-status", "stopped");
    await expect(button).toContainText(say("depth-race-about", { time: "none" }));
    expect(await button.boundingBox()).toEqual(place);
  },
);

/**
 * Hides the tab as the page sees it, or shows it again.
 * @param {Page} page
 * @param {boolean} hidden
 */
const hide = (page, hidden) =>
  page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

sharedTest(
  "a hidden tab pauses automatic searches and continues those that the visitor started",
  async ({ game }) => {
    const { page } = game;
    await open(game, `${LARGE}${PEOPLE}&tab=limits`);
    await settled(page);
    await hide(page, true);
    await game.cell(27).click();
    await expect(line(page)).toHaveAttribute("data-status", "paused");
    await expect(page.locator(".solver-status")).toContainText(say("search-state-paused"));
    await hide(page, false);
    await settled(page);
    await page.locator("#ask-proof").click();
    await expect(line(page)).toHaveAttribute("data-status", "running");
    await hide(page, true);
    const before = await page.locator("#solver .solver-counts").textContent();
    await expect(page.locator("#solver .solver-counts")).not.toHaveText(before ?? "");
    await expect(line(page)).toHaveAttribute("data-status", "running");
    await hide(page, false);
    await page.locator("#ask-proof").click();
  },
);

sharedTest(
  "Undo, New and Stop work while the computer thinks, and its limits are saved",
  async ({ game }) => {
    const { page } = game;
    await open(game, `${LARGE}&x=human&o=perfect`);
    await game.tab("limits");
    await page.locator("#solver-budget").selectOption("null");
    await game.cell(27).click();
    await expect(line(page)).toHaveAttribute("data-status", "running");
    await game.button("undo-button").click();
    await expect.poll(() => count(game)).toBe(0);
    await game.cell(28).click();
    await expect.poll(() => count(game)).toBe(1);
    await expect(page.locator("#solver .solver-counts")).toContainText("depth");
    await page.locator("#details-button").click();
    await page.locator("#race").click();
    await expect.poll(() => count(game)).toBe(2);
    await game.tab("moves");
    await expect(game.moves.nth(2)).toContainText(/searched to depth \d+/);

    await page.evaluate(() => localStorage.clear());
    await open(game, `${LARGE}${PEOPLE}`);
    await settled(page);
    const [budget, memory] = [page.locator("#solver-budget"), page.locator("#solver-memory")];
    await game.tab("limits");
    await expect(budget).toHaveValue("1000");
    await expect(memory).toHaveValue("32");
    await budget.selectOption("5000");
    await expect(line(page)).toHaveAttribute("data-status", "running");
    await memory.selectOption("64");
    await open(game, `${LARGE}${PEOPLE}`);
    await expect(budget).toHaveValue("5000");
    await expect(memory).toHaveValue("64");
  },
);

/**
 * A worker that ends with an error after some reports of a call.
 * @param {string} call
 * @param {number} reports
 */
const dyingAfter = (call, reports) => `
  let ids = [], heard = 0;
  globalThis.addEventListener("message", ({ data }) => data.call === "${call}" && ids.push(data.id));
  const real = globalThis.postMessage.bind(globalThis);
  globalThis.postMessage = (data, ...rest) => {
    if (ids.includes(data.id) && "progress" in data && (heard += 1) > ${reports}) {
      setTimeout(() => { throw new Error("killed in the middle"); });
      return;
    }
    real(data, ...rest);
  };`;

sharedTest(
  "the page reports a worker that dies in a long search, and a retry continues",
  { tag: "@breaks" },
  async ({ game }) => {
    const { page } = game;
    await beforeWorkers(page, dyingAfter("solve", 5), "boards");
    await open(game, `${LARGE}${PEOPLE}&moves=c3`);
    await expect(game.notice).toContainText(/stopped because of an error/);
    await expect(game.cell(18)).toHaveAttribute("data-sign", "X");
    await page.unrouteAll({ behavior: "wait" });
    await game.notice.getByRole("button", { name: say("retry-button") }).click();
    await expect(game.notice).toBeHidden();
    await settled(page);
    await game.cell(15).click();
    await expect.poll(() => count(game)).toBe(2);
  },
);

sharedTest(
  "each board fits every screen, with cells that are large enough to hit",
  async ({ game }) => {
    const { page } = game;
    await countLooksInWorkers(page, LOOK);
    await open(game, "#");
    // On a phone the tools are beside the board.
    for (const [name, least] of /** @type {const} */ ([
      ["4x4k4", 44],
      ["7x6k4g", 44],
      ["8x8k5", 35],
      ["3x8k3", 32],
      ["8x3k3", 35],
    ])) {
      await follow(game, `#game=${name}${PEOPLE}`);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const where = `${name} ${width}×${height}`;
        // A phone scrolls to settings that do not change the board.
        const { sideways, down } = await overflow(page);
        expect.soft([sideways, width < 700 || down === 0], where).toEqual([0, true]);
        expect.soft(await smallest(page), where).toBeGreaterThanOrEqual(least);
      }
    }
  },
);

sharedTest("axe finds no faults in Play on a large board", async ({ game }) => {
  const { page } = game;
  await countLooksInWorkers(page, LOOK);
  await open(game, "#");
  for (const link of [`${FOUR}${PEOPLE}&hints=on`, `${CONNECT}${PEOPLE}&moves=4&tab=prove`]) {
    await page.emulateMedia({ colorScheme: "light" });
    await follow(game, link);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, ["color-contrast"])).toEqual([]);
  }
});
