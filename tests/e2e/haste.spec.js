/** Hundreds of clicks a second: afterwards the state is consistent, and no worker is left over. */
import { isDeepStrictEqual } from "node:util";
import { seeded } from "../../www/page/random.js";
import { expect, number, say, test } from "./game.js";

/** The engine's worker, and that of the rooms. */
const MOST_WORKERS = 2;

/**
 * Clicks on these in turn, faster than any hand: in one go, or a few each frame.
 * @param {import("@playwright/test").Page} page
 * @param {string[]} selectors
 * @param {{ clicks: number, seed?: number, perFrame?: number }} how
 */
async function hail(page, selectors, { clicks, seed = 1, perFrame = 20 }) {
  const next = seeded(seed);
  const order = Array.from({ length: clicks }, () => Math.floor(next() * selectors.length));
  await page.evaluate(
    async ({ selectors, order, perFrame }) => {
      for (const [index, which] of order.entries()) {
        const found = document.querySelector(selectors[which]);
        /** @type {HTMLElement | null} */ (found)?.click();
        if (index % perFrame === 0) await new Promise(requestAnimationFrame);
      }
    },
    { selectors, order, perFrame },
  );
}

const CELLS = Array.from({ length: 9 }, (_, cell) => `#board button[data-index="${cell}"]`);

/** The board, the list of moves and the address show the same game. @param {import("./game.js").Game} game */
async function consistent(game) {
  const { page } = game;
  await game.ready();
  const linked = async () => {
    const address = new URLSearchParams((await page.evaluate(() => location.hash)).slice(1));
    const moves = (address.get("moves") ?? "").length;
    return { at: Number(address.get("at") ?? moves), moves };
  };
  const seen = async () => ({
    at: (await game.stones()).replaceAll(".", "").length,
    moves: (await game.moves.count()) - 1,
  });
  // A browser limits the changes of an address, so the last one may come later.
  await expect.poll(async () => isDeepStrictEqual(await linked(), await seen())).toBe(true);
  expect(page.workers().length).toBeLessThanOrEqual(MOST_WORKERS);
  await expect(page.locator("#turn")).not.toBeEmpty();
}

test("cells, new, undo, redo and switches, hundreds a second", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  const cells = await game.board.getByRole("button").count();
  expect(cells).toBe(9);
  await page.evaluate(() => {
    for (const [index, cell] of document.querySelectorAll("#board button").entries()) {
      cell.setAttribute("data-index", String(index));
    }
  });
  const others = ["#new-game", "#undo", "#redo", "#hints", "#pruning"];
  await hail(page, [...CELLS, ...others], { clicks: 600, seed: 5 });
  await consistent(game);
  await hail(page, ["#hints"], { clicks: 301, perFrame: 301 });
  await consistent(game);
  await game.button("new-game-button").click();
  await game.expectStones(".........");
  await game.play(4);
  await game.expectStones("....X....");
  await consistent(game);
});

for (const [how, throws] of /** @type {const} */ ([
  ["with an error", true],
  ["without a word", false],
])) {
  test(`an address that the browser refuses to change, ${how}, is made up for`, async ({
    game,
    page,
  }) => {
    await game.open("#x=human&o=human");
    // Chrome and Safari do this after a few hundred changes; in tests the limit is off.
    await page.evaluate((throws) => {
      const refuse = () => {
        if (throws) throw new DOMException("too many calls", "SecurityError");
      };
      Object.assign(window, { calls: [history.pushState, history.replaceState] });
      Object.assign(history, { pushState: refuse, replaceState: refuse });
    }, throws);
    await game.play(4, 0);
    await game.expectStones("O...X....");
    await page.evaluate(() => {
      const [pushState, replaceState] = Reflect.get(window, "calls");
      Object.assign(history, { pushState, replaceState });
    });
    await expect(page).toHaveURL(/moves=40/);
    await page.reload();
    await game.expectStones("O...X....");
  });
}

test("against the computer, which answers each move just once", async ({ game, page }) => {
  await game.open("#x=human&o=perfect");
  await hail(page, ["#new-game", "#undo", "#redo", "#board button"], { clicks: 300, seed: 9 });
  await game.button("new-game-button").click();
  await game.play(0);
  await game.expectStones("X...O....");
  await game.ready();
  await consistent(game);
});

test("a fresh link each frame", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  await page.evaluate(async () => {
    for (let round = 0; round < 150; round += 1) {
      location.hash = `#moves=${"048"[round % 3]}&x=human&o=human`;
      if (round % 5 === 0) await new Promise(requestAnimationFrame);
    }
    location.hash = "#moves=04&x=human&o=human";
  });
  await game.expectStones("X...O....");
  await consistent(game);
});

test("rooms of the lab, opened and closed three hundred times", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  await page.evaluate(() => {
    for (const [index, button] of document.querySelectorAll("#lab-rooms button").entries()) {
      button.setAttribute("data-room", String(index));
    }
  });
  const rooms = Array.from({ length: 7 }, (_, index) => `[data-room="${index}"]`);
  await hail(page, rooms, { clicks: 300, seed: 3, perFrame: 6 });
  for (const id of ["lab-size-button", "lab-quiz-button"]) {
    if ((await game.button(id).getAttribute("aria-expanded")) === "true")
      await game.button(id).click();
  }
  // Opened, closed, and opened again before it is there: still one room.
  await hail(page, rooms.slice(2, 3), { clicks: 5, perFrame: 5 });
  await expect(game.button("lab-size-button")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#lab-rooms [aria-expanded=true]")).toHaveCount(1);
  await expect(page.locator("#lab-room")).toContainText(number(5_478));
  await expect(page.locator("#lab-room figure")).toHaveCount(1);
  await consistent(game);
});

test("steps of the search, its slider, and the room itself", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human");
  await game.button("search-open-button").click();
  await expect(page.locator("#step-of")).toContainText("Step 1 of");
  const steps = ["start", "back", "play", "forward", "end", "next-cut", "next-value", "out"];
  await hail(
    page,
    steps.map((name) => `#step-${name}`),
    { clicks: 400, seed: 8 },
  );
  await page.evaluate(async () => {
    const slider = /** @type {HTMLInputElement} */ (document.querySelector("#step-scrub"));
    for (let round = 0; round < 300; round += 1) {
      slider.value = String((round * 7919) % Number(slider.max));
      slider.dispatchEvent(new Event("input"));
      if (round % 20 === 0) await new Promise(requestAnimationFrame);
    }
  });
  await hail(page, ["#search-open", "#tree-open", "#search-board button", "#step-forward"], {
    clicks: 200,
    seed: 4,
  });
  await hail(page, ["#pruning"], { clicks: 100 });
  for (const id of ["#search-open", "#tree-open"]) {
    if ((await page.locator(id).getAttribute("aria-expanded")) === "true")
      await page.locator(id).click();
  }
  await expect(page.locator("#search-room")).toBeHidden();
  await expect(page.locator("#search-status")).toBeEmpty();
  await page.locator("#search-open").click();
  await expect(page.locator("#step-of")).toContainText("Step 1 of");
  await page.locator("#step-end").click();
  await expect(page.locator("#sentence")).not.toBeEmpty();
  await consistent(game);
});

test("a race started and stopped, and left in the middle", async ({ game, page }) => {
  await game.open("#lab=race&lab.rounds=3&x=human&o=human");
  const start = page.getByRole("button", { name: say("race-start-button") });
  await expect(start).toBeVisible();
  await start.evaluate((button) => (button.id = "race-start"));
  await hail(page, ["#race-start"], { clicks: 101, perFrame: 4 });
  await game.play(4);
  await game.expectStones("....X....");
  await game.button("lab-race-button").click();
  await expect(page.locator("#lab-status")).toBeEmpty();
  await expect(page.locator("#lab-room")).toBeEmpty();
  await consistent(game);
});
