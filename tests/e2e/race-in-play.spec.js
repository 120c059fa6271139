/** Play's slow race of both searches: its counts, its map, and what ends it. */
import { best_move } from "../../pkg/npm/cutoff.js";
import { expect, number, say, test } from "./game.js";

/** @import { Page } from "@playwright/test" */
/** @import { Game } from "./game.js" */

/** Milliseconds after which the page no longer waits for anything. */
const HOUR = 3_600_000;
const [ALL, FEW] = [false, true].map((pruning) => best_move("", pruning).nodes);

/**
 * Opens the page with a clock that stops once everything is measured.
 * @param {Game} game
 * @param {Page} page
 * @param {string} [fragment]
 */
async function openStill(game, page, fragment) {
  await page.clock.install({ time: 0 });
  await game.open(fragment);
  await expect(page.locator("#map")).toHaveAttribute("data-ready", "yes");
  await game.measured();
  await page.clock.pauseAt(HOUR);
}

const race = (/** @type {Page} */ page) => page.locator("#race");
const nodes = (/** @type {Page} */ page, /** @type {string} */ by) => page.locator(`#nodes-${by}`);
/** The sentence of a race, without the marks of its bold part. @param {string} percent */
const raceAt = (percent) => say("slow-race-at", { percent }).replaceAll("*", "");
/** The number in a cell. @param {Page} page @param {string} by */
const counted = async (page, by) =>
  Number((await nodes(page, by).innerText()).replace(/[^0-9]/g, ""));

test("both searches visit the same number of nodes until alpha-beta is done, and the end restores the page", async ({
  game,
  page,
}) => {
  await openStill(game, page);
  const time = await page.locator("#time-minimax").innerText();
  await race(page).click();
  await page.clock.runFor(60);
  const early = await counted(page, "alpha-beta");
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(FEW);
  expect(await counted(page, "minimax")).toBe(early);
  await expect(page.locator("#time-alpha-beta")).toBeEmpty();
  await page.clock.runFor(1_440);
  await expect(nodes(page, "alpha-beta")).toHaveText(number(FEW));
  await expect(page.locator("#row-alpha-beta .card-done")).toHaveText(`✓ ${say("card-done")}`);
  await expect(page.locator("#time-alpha-beta")).not.toBeEmpty();
  // Only complete searches have measured times.
  await expect(page.locator("#time-minimax")).toBeEmpty();
  // Minimax has visited the map's grey and lit parts, up to the front.
  /** Counts the pixels of each colour in the deepest band, left and right of the front. */
  const found = await page.locator("#map-picture").evaluate((element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const paint = canvas.getContext("2d");
    if (!paint) throw new Error("no canvas");
    const row = Math.round(canvas.height * 0.94);
    const { data } = paint.getImageData(0, row, canvas.width, 1);
    const style = getComputedStyle(canvas);
    const [dark, grey] = ["--map-unvisited", "--map-minimax"].map((name) =>
      (style.getPropertyValue(name).match(/[0-9a-f]{2}/gi) ?? []).map((part) => parseInt(part, 16)),
    );
    const is = (/** @type {number} */ x, /** @type {number[]} */ colour) =>
      colour.every((part, channel) => Math.abs(part - data[4 * x + channel]) < 3);
    const at = Array.from({ length: canvas.width }, (_, x) => x);
    const front = at.filter((x) => is(x, [255, 255, 255]));
    const side = (/** @type {number} */ x) => (x < front[0] ? "left" : "right");
    const count = { left: { dark: 0, grey: 0 }, right: { dark: 0, grey: 0 } };
    for (const x of at.filter((x) => !front.includes(x))) {
      if (is(x, dark)) count[side(x)].dark += 1;
      if (is(x, grey)) count[side(x)].grey += 1;
    }
    return { count, share: front[0] / canvas.width };
  });
  expect(found.count.left.grey).toBeGreaterThan(20);
  expect(found.count.left.dark).toBe(0);
  expect(found.count.right.dark).toBeGreaterThan(20);
  expect(found.count.right.grey).toBe(0);
  expect(Math.abs(found.share - 0.5)).toBeLessThan(0.1);

  const half = await counted(page, "minimax");
  expect(half / ALL).toBeGreaterThan(0.45);
  expect(half / ALL).toBeLessThan(0.55);
  const percent = number(Math.floor((100 * half) / ALL) / 100, { style: "percent" });
  await expect(page.locator("#saving")).toHaveText(
    new RegExp(`^${raceAt(percent)} Slowed down about [\\d,]+ times\\.$`),
  );
  await expect(page.locator("#map .tree-map-legend")).toContainText(say("tree-map-so-far"));
  await page.clock.runFor(2_000);
  await expect(nodes(page, "minimax")).toHaveText(number(ALL));
  await expect(nodes(page, "alpha-beta")).toHaveText(number(FEW));
  await expect(page.locator("#time-minimax")).toHaveText(time);
  await expect(race(page)).toHaveText(say("card-race-again"));
  await expect(page.locator("#map .tree-map-legend")).not.toContainText(say("tree-map-open"));
});

test("a stopped or hidden race keeps its counts and says so, and can be started again or ended", async ({
  game,
  page,
}) => {
  await openStill(game, page, "#x=human&o=human");
  const button = race(page).locator(".card-long");
  const whole = (/** @type {string} */ board) =>
    expect(nodes(page, "minimax")).toHaveText(number(best_move(board, false).nodes));
  for (const act of [() => game.pruning.click(), () => game.play(4)]) {
    await race(page).click();
    await page.clock.runFor(900);
    await act();
    await expect(button).toHaveText(say("slow-race-button"));
    const board = await game.stones();
    await whole(board);
    await page.clock.runFor(3_000);
    await whole(board);
    await expect(button).toHaveText(say("slow-race-button"));
  }
  await race(page).click();
  await page.clock.runFor(900);
  await race(page).click();
  await expect(race(page)).toHaveText(say("card-race-again"));
  const stopped = await counted(page, "minimax");
  await expect(page.locator("#saving")).toHaveText(/^Stopped after \d+% of minimax’s nodes\./);
  await page.clock.runFor(5_000);
  expect(await counted(page, "minimax")).toBe(stopped);
  await race(page).click();
  await page.clock.runFor(100);
  expect(await counted(page, "minimax")).toBeLessThan(stopped);
  // A hidden tab stops the race too.
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.locator("#saving")).toHaveText(/^Stopped after/);
});

test("a race with reduced motion advances by tenths, and a screen reader announces them and the end", async ({
  game,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStill(game, page);
  await race(page).click();
  const spoken = page.locator("#card-spoken");
  const tenth = (/** @type {number} */ share) => number(share, { style: "percent" });
  for (const share of [0.1, 0.2, 0.3]) {
    await page.clock.runFor(share === 0.1 ? 450 : 300);
    await expect(nodes(page, "minimax")).toHaveText(number(Math.round(share * ALL)));
    await expect(spoken).toHaveText(raceAt(tenth(share)));
  }
  await page.clock.runFor(3_000);
  await expect(spoken).toHaveText(await page.locator("#saving").innerText());
});
