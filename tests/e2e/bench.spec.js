/**
 * The settings of the lab's rooms: a choice holds in all rooms, a first result appears by itself, and
 * nothing moves.
 */
import { PLACES, PLACE_NAMES } from "../../www/page/places.ts";
import { frames, hurry } from "./clock.js";
import { expect, number, say, sharedTest, test } from "./game.js";
import { card, openPlace, openSettings } from "./place.js";

/** @import { Locator, Page } from "@playwright/test" */
/** @import { PlaceName } from "../../www/page/places.ts" */

const ROOMS = PLACE_NAMES.filter((name) => PLACES[name].within === "lab");
const CONNECT_FOUR = "#game=7x6k4g";
/** The sizes of two. */
const PHONES = [
  [390, 664],
  [360, 640],
];
/** Selectors of the first result of a room. @type {Partial<Record<PlaceName, string>>} */
const FIRST = { horizon: ".horizon-lines section", bugs: ".bug-board" };
/** @param {Page} page @param {PlaceName} room */
const first = (page, room) => page.locator(FIRST[room] ?? "#view .bars-row").first();
/** @param {Page} page @param {"positions" | "time"} name */
const field = (page, name) =>
  page.getByLabel(say(name === "time" ? "time-label" : "room-positions"), { exact: true });

test("the first race waits until the tab is visible", async ({ page }) => {
  await page.addInitScript(() => {
    const hide = (/** @type {boolean} */ hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    };
    hide(true);
    Reflect.set(window, "hide", hide);
  });
  await openPlace(page, "race", CONNECT_FOUR);
  // The page names what it will measure, but shows no result yet.
  await expect(page.locator(".depths-table tbody tr").first()).toContainText(
    say("lab-state-waiting"),
  );
  await expect(page.locator(".bars-row")).toHaveCount(0);
  // The tab is hidden as soon as a search runs, so earlier measurements do not count.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const hide = Reflect.get(window, "hide");
        const observer = new MutationObserver(() => {
          if (!document.querySelector("[data-phase=running]")) return;
          observer.disconnect();
          hide(true);
          done(null);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        hide(false);
      }),
  );
  await expect(page.locator("[data-phase=running]")).toHaveCount(0);
  await expect(page.locator(".bars-row")).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, "hide")(false));
  await expect(page.locator(".bars-row").first()).toBeVisible();
});

sharedTest("a race uses the chosen positions, even if the choice changes", async ({ page }) => {
  await openPlace(page, "race", "#moves=4&time=1");
  await hurry(page);
  await openSettings(page);
  const latest = page.locator("#view");
  const choose = (/** @type {string} */ on) => field(page, "positions").selectOption(on);
  const button = (/** @type {string} */ id) => page.getByRole("button", { name: say(id) });
  await button("race-again").click();
  // All nodes of minimax from the empty board.
  await expect(latest).toContainText(number(549_946));
  await expect(button("race-again")).toBeVisible();
  await choose("board");
  await expect(latest.locator(".bars-row").first()).toBeVisible();
  await expect(latest).not.toContainText(number(549_946));

  await button("race-again").click();
  await expect(button("stop")).toBeVisible();
  await choose("empty");
  await expect(button("race-again")).toBeVisible();
  await expect(latest).toContainText(number(549_946));
});

/** The sum of the layout shifts of a page since its load. @param {Page} page */
const shifted = (page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return /** @type {any[]} */ (observer.takeRecords()).reduce(
      (sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
      0,
    );
  });

/** The controls that are too small for a finger. @param {Page} page */
const small = (page) =>
  page
    .locator("main :is(a[href], button, input, select, summary)")
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        // The chart may have been drawn again in the meantime.
        if (!control.isConnected) return [];
        const target = control.matches("[type=checkbox], [type=radio]")
          ? (control.closest("label") ?? control)
          : control;
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 31.5 ? [`${control.outerHTML} ${width}×${height}`] : [];
      }),
    );

/**
 * Checks that related parts of a room are visible together on a phone.
 * @param {Page} page
 * @param {PlaceName} room
 */
async function expectTogether(page, room) {
  const boxes = (/** @type {Locator[]} */ ...parts) =>
    Promise.all(parts.map(async (part) => (await part.boundingBox()) ?? { y: NaN, height: NaN }));
  if (room === "lab") {
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThan(2);
  }
  if (room === "horizon") {
    const boards = page.locator(".horizon-lines .line-board");
    await expect(boards).toHaveCount(2);
    const [sees, comes] = await boxes(boards.nth(0), boards.nth(1));
    expect(Math.abs(sees.y - comes.y)).toBeLessThan(2);
  }
  if (room === "order") {
    const [own, chart] = await boxes(page.locator(".order-own .board"), first(page, room));
    expect(own.y + own.height).toBeLessThan(chart.y);
  }
}

sharedTest(
  "nothing moves while the lab opens, and on phones controls are large and related parts visible together",
  async ({ page }) => {
    for (const [width, height] of [[1366, 768], PHONES[0]]) {
      const isPhone = width < 704;
      for (const link of ["", CONNECT_FOUR]) {
        for (const room of /** @type {PlaceName[]} */ (["lab", ...ROOMS])) {
          await page.setViewportSize({ width, height });
          await openPlace(page, room, link);
          const result = room === "lab" ? card(page, "bugs") : first(page, room);
          await expect(result).toBeVisible();
          // Everything that comes with the result is on the screen two frames later.
          await frames(page, 2);
          const where = `${room} ${link} at ${width}`;
          expect.soft(await shifted(page), where).toBeLessThanOrEqual(0.1);
          if (link !== "") continue;
          // These rooms start an engine only when they need one. Counts of orders have their own.
          const engines = { order: 2, horizon: 1 }[String(room)];
          if (engines) expect(page.workers().length, room).toBe(engines);
          for (const [width, height] of isPhone ? PHONES : []) {
            await page.setViewportSize({ width, height });
            await frames(page, 2);
            expect(await small(page), `${room} at ${width}`).toEqual([]);
            await expectTogether(page, room);
          }
        }
      }
    }
  },
);
