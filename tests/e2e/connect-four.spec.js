/** Connect Four in Play: scores over the columns, proofs, the review, traps and reasons. */
import { readFileSync } from "node:fs";
import * as engine from "../../pkg/npm/cutoff.js";
import { capped } from "../package/capped.js";
import { frames, pressWhen } from "./clock.js";
import { cutScores } from "./fit.js";
import { expect, load, say, sharedTest as test, test as testAlone } from "./game.js";
import { hide, overflow, smallest, violations } from "./place.js";
import { beforeWorkers, dyingIf } from "./workers.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

// Loads the book as the page does. Without the book, a review of an early game takes too long.
engine.load_book(readFileSync("www/public/connect-four.book"));

const GAME = "7x6k4g";
const PEOPLE = `#game=${GAME}&x=human&o=human`;
/** A late position, in which everything is proved in a moment. */
const LATE = "353177317443656224";
/**
 * Memory pages beyond those at the start: enough to play, but not for the whole table.
 */
const ROOM = 16;
/** An earlier position, whose proof takes seconds. */
const EARLY = "444443";

/** @param {Page} page @param {string} fragment */
async function open(page, fragment) {
  await load(page, `./${fragment}`);
  await expect(page.locator("html")).toHaveAttribute("data-open", "yes");
  await expect(page.locator("html")).toHaveAttribute("data-board", "other");
}

/** The best move of a position by the page's book. @param {string} moves */
function booked(moves) {
  const { move, plies, source } = engine.solve(moves, { game: GAME, budgetMs: 0 });
  if (source !== "book" || move === null || plies === null) throw new Error("not in the book");
  return { index: move, plies };
}

/** The scores over the columns. @param {Page} page */
const scores = (page) => page.locator(".column-scores > * > [aria-hidden]").allTextContents();

/** The columns with a kind of score. @param {Page} page @param {string} kind */
const ofKind = (page, kind) => page.locator(`.column-scores > [data-kind="${kind}"]`);

/** The solver's result of each move. @param {string} moves */
const solvedMoves = (moves) => engine.solve(moves, { game: GAME, moves: true }).moves ?? [];

/** The text over each column: its score, or the number of a full column. @param {string} moves */
function expectedScores(moves) {
  const found = solvedMoves(moves);
  return Array.from({ length: 7 }, (_, column) => {
    const move = found.find(({ move }) => move % 7 === column);
    if (!move) return String(column + 1);
    return say(`sign-${move.outcome}`, { plies: String(move.plies) });
  });
}

/** The cell where a disc would land. @param {Page} page */
const landing = (page) => page.locator("#board .lands");

test("the column with the pointer or the focus is marked, and so is the cell for the next disc", async ({
  game,
  page,
}) => {
  await open(page, `${PEOPLE}&moves=44`);
  await expect(landing(page)).toHaveCount(0);
  await game.cell(8).hover();
  await expect(game.cell(36)).toHaveClass(/lands/);
  await page.mouse.move(5, 5);
  await expect(landing(page)).toHaveCount(0);
  await game.cell(0).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(game.cell(37)).toHaveClass(/lands/);
  await page.keyboard.press("Enter");
  await expect(game.cell(37)).toHaveAttribute("data-sign", "X");
  await expect(game.cell(30)).toHaveClass(/lands/);
});

testAlone.describe("by touch", () => {
  testAlone.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  testAlone(
    "a finger can slide to aim and drop the disc, or tap to drop it at once",
    async ({ game, page }) => {
      await open(page, PEOPLE);
      const browser = await page.context().newCDPSession(page);
      const middle = async (/** @type {number} */ cell) => {
        const { x, y, width, height } = (await game.cell(cell).boundingBox()) ?? {
          ...{ x: 0, y: 0, width: 0, height: 0 },
        };
        return { x: x + width / 2, y: y + height / 2 };
      };
      /**
       * @param {"touchStart" | "touchMove" | "touchEnd"} type
       * @param {{ x: number, y: number }} [point]
       */
      const touch = (type, point) =>
        browser.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
      await touch("touchStart", await middle(21));
      await expect(game.cell(35)).toHaveClass(/lands/);
      await touch("touchMove", await middle(22));
      await touch("touchMove", await middle(24));
      await expect(game.cell(38)).toHaveClass(/lands/);
      await touch("touchEnd");
      await expect.poll(() => game.stones()).toMatch(/^\.{38}X\.{3}$/);
      // Nothing falls outside the board.
      await touch("touchStart", await middle(22));
      await touch("touchMove", await middle(21));
      await touch("touchMove", { ...(await middle(21)), x: 3 });
      // The finger rests: a tap after a fling would only stop that.
      await frames(page, 12);
      await touch("touchEnd");
      await game.cell(15).tap();
      await expect.poll(() => game.stones()).toMatch(/^\.{36}O\.X\.{3}$/);
    },
  );
});

/** The animations of the board. @param {Page} page */
const motions = (page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((motion) => {
      const { effect } = motion;
      if (!(motion instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return [];
      const { delay = 0, duration = 0 } = effect.getTiming();
      return [{ name: motion.animationName, ms: Number(delay) + Number(duration) }];
    }),
  );

test("a disc falls and a line joins the four, without animation if visitors want no motion", async ({
  game,
  page,
}) => {
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    await page.emulateMedia({ reducedMotion });
    await open(page, `${PEOPLE}&moves=112233`);
    expect((await motions(page)).filter(({ name }) => name === "fall")).toEqual([]);
    await page.evaluate(() => {
      const seen = /** @type {any} */ (window);
      seen.motions = [];
      addEventListener("animationstart", ({ animationName }) => seen.motions.push(animationName));
    });
    await game.cell(3).click();
    const now = await motions(page);
    expect(now.every(({ ms }) => ms <= 450)).toBe(true);
    expect(now.every(({ name, ms }) => name !== "fall" || ms <= 250)).toBe(true);
    await expect(page.locator(".joined-stroke")).toHaveAttribute("d", "M0.5 5.5L3.5 5.5");
    await expect(game.cell(38)).toHaveAttribute("data-sign", "X");
    const seen = () =>
      page.evaluate(() => [...new Set(/** @type {any} */ (window).motions)].sort());
    if (reducedMotion === "reduce") {
      await frames(page, 5);
      expect(await seen()).toEqual([]);
      expect(now).toEqual([]);
    } else {
      await expect.poll(seen).toEqual(["fall", "stroke"]);
      // The line waits until the disc has landed.
      const [delay, fall] = await page.evaluate(() => {
        const of = (/** @type {string} */ selector) =>
          getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
        const { animationDuration } = of(".rack .played .stone");
        return [of(".joined path").animationDelay, animationDuration].map(parseFloat);
      });
      expect(delay).toBeGreaterThanOrEqual(fall);
    }
    // The winning line is shown only while the game is over.
    await game.button("undo-button").click();
    await expect(page.locator(".joined-stroke")).toHaveCount(0);
  }
});

test("each disc has its sign, even in forced colours and on paper", async ({ game, page }) => {
  await open(page, `${PEOPLE}&moves=44`);
  for (const media of /** @type {const} */ ([
    { forcedColors: "active" },
    { media: "print", forcedColors: "none" },
  ])) {
    await page.emulateMedia(media);
    const grounds = await Promise.all(
      [game.cell(38).locator(".stone-x"), game.cell(31).locator(".stone-o")].map(async (disc) => {
        await expect(disc).toBeVisible();
        return disc.evaluate((element) => {
          const { backgroundColor, stroke, printColorAdjust } = getComputedStyle(element);
          return { backgroundColor, stroke, printColorAdjust };
        });
      }),
    );
    for (const { backgroundColor, stroke, printColorAdjust } of grounds) {
      expect(backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
      expect(["none", backgroundColor]).not.toContain(stroke);
      expect(printColorAdjust).toBe("exact");
    }
  }
  // The line about the turn has a disc too.
  await expect(game.turn.locator(".disc.stone-x")).toBeVisible();
});

test("scores are complete on a phone, and cells stay large", async ({ game, page }) => {
  const phones = [
    { width: 390, height: 664, least: 44 },
    { width: 360, height: 640, least: 39 },
  ];
  await open(page, `${PEOPLE}&hints=on`);
  await expect.poll(() => scores(page)).toEqual(OF_THE_BOOK);
  await expect(page.locator(".hint:visible")).toHaveCount(0);
  for (const { least, ...size } of phones) {
    await page.setViewportSize(size);
    await frames(page, 2);
    expect(await cutScores(page), `${size.width}`).toEqual([]);
    expect(await smallest(page), `${size.width}`).toBeGreaterThanOrEqual(least);
  }
  // The tallest board, with the scores that take the most room.
  await game.arrive("#game=8x8k4g&x=human&o=human&hints=on");
  await expect(page.locator(".column-scores > *")).toHaveCount(8);
  for (const { width, height } of phones) {
    await page.setViewportSize({ width, height });
    expect((await overflow(page)).sideways, `${width}`).toBe(0);
    expect(await smallest(page), `${width}`).toBeGreaterThanOrEqual(32);
  }
});

/** V. Allis, A Knowledge-based Approach of Connect-Four (1988), and J. Tromp's tables. */
const OF_THE_BOOK = ["−40", "−42", "=", "+41", "=", "−42", "−40"];

test(
  "the search answers without a message if the book is missing",
  { tag: "@breaks" },
  async ({ game, page }) => {
    for (const answer of [
      { status: 404, body: "" },
      { status: 200, body: "not a book" },
    ]) {
      await page.route("**/connect-four.book", (route) => route.fulfill(answer));
      await open(page, `${PEOPLE}&moves=${LATE}&hints=on`);
      await expect.poll(() => scores(page)).toEqual(expectedScores(LATE));
      await expect(game.notice).toBeHidden();
      await page.unrouteAll({ behavior: "wait" });
    }
  },
);

test("proved scores become bounds after a move, and return at once after Undo", async ({
  game,
  page,
}) => {
  // Seven stones: the book has all of their moves, and none of the moves after one.
  const seven = "1711771";
  const { index, plies } = booked(seven);
  await open(page, `${PEOPLE}&moves=${seven}&hints=on`);
  await expect(ofKind(page, "exact")).toHaveCount(7);
  const before = await scores(page);
  // In a hidden tab the moves after one are not proved: that takes a second.
  await hide(page, true);
  await game.cell(index).click();
  const bounds = ofKind(page, "within");
  await expect(bounds.first()).toContainText("≤");
  // Bounds that are proved before the move hold for everything after it.
  const possible = Array.from({ length: plies }, (_, moves) => moves).join("|");
  const example = new RegExp(`in (${possible}) moves or fewer`);
  await expect(bounds.first()).toHaveAttribute("title", example);
  await expect(page.locator("#second-sentence")).toContainText(/of 7 results proved so far/);
  await game.button("undo-button").click();
  await frames(page, 2);
  expect(await scores(page)).toEqual(before);
});

test("a proof can be stopped and resumed, and ends with its sentence and the best line", async ({
  game,
  page,
}) => {
  // Long enough to be stopped in the middle.
  await open(page, `${PEOPLE}&moves=44444&tab=limits`);
  const [solver, status] = ["#solver", ".solver-status"].map((of) => page.locator(of));
  const prove = page.locator("#ask-proof");
  await expect(prove).toHaveText(say("proof-button"), { useInnerText: true });
  await prove.click();
  await expect(status).toHaveText(say("proof-state-running", { book: "yes" }));
  await pressWhen(page, "#solver .solver-bounds", /so far: at (worst|best) /, "#ask-proof");
  await expect(status).toHaveText(say("proof-state-stopped", { book: "yes" }));
  const figures = solver.locator(".solver-counts");
  const stopped = await figures.textContent();
  await prove.click();
  await expect(solver).toHaveAttribute("data-proof", "done");
  expect(await figures.textContent()).not.toBe(stopped);
  await expect(game.turn).toHaveText("Proved: O loses in 36 moves.");
  await expect(status).toHaveText(
    /^Your browser proved this result in .+, with [\d,]+ nodes and no opening book\.$/,
  );
  await expect(page.locator("#best-line")).toHaveText(/^Best line: \d(, \d){35}$/);
  await expect(prove).toBeHidden();

  // By keyboard the proof begins, and its button stops it.
  await game.arrive(`${PEOPLE}&moves=${EARLY}&tab=limits`);
  await expect(prove).toHaveText(say("proof-button"), { useInnerText: true });
  await prove.focus();
  await page.keyboard.press("Enter");
  await expect(prove).toHaveText(say("stop"));
  await page.keyboard.press("Enter");
  await expect(prove).toHaveText(say("resume"));
  await expect(prove).toBeFocused();
});

test(
  "the page reports a worker that dies in a proof, and a retry completes the proof",
  { tag: "@breaks" },
  async ({ page }) => {
    await beforeWorkers(page, dyingIf("args[1]?.book === false"), "boards");
    await open(page, `${PEOPLE}&moves=4444433&tab=prove`);
    const [solver, prove] = ["#solver", "#ask-proof"].map((of) => page.locator(of));
    await prove.click();
    await expect(page.locator(".solver-status")).toHaveText(say("proof-state-failed"));
    await page.unrouteAll({ behavior: "wait" });
    await prove.click();
    await expect(solver).toHaveAttribute("data-proof", "done");
  },
);

test(
  "a proof continues if the browser refuses more memory",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await page.route("**/cutoff_bg*.wasm", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: capped(await response.body(), ROOM).bytes });
    });
    await open(page, `${PEOPLE}&moves=4444433&tab=prove`);
    await page.locator("#ask-proof").click();
    await expect(page.locator("#solver")).toHaveAttribute("data-proof", "done");
    await expect(game.turn).toHaveText("Proved: O loses in 34 moves.");
  },
);

test("Connect Four fits a phone in each language and theme, and axe finds no faults", async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.emulateMedia({ colorScheme: language === "es" ? "dark" : "light" });
    await open(page, `${PEOPLE}&moves=${LATE}&hints=on&lang=${language}`);
    await expect(ofKind(page, "exact").first()).toBeVisible();
    await expect(ofKind(page, "open")).toHaveCount(0);
    expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
    for (const [width, height] of [
      [1280, 800],
      [834, 1194],
      [390, 664],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      expect(await cutScores(page)).toEqual([]);
    }
    expect([language, await violations(page)]).toEqual([language, []]);
  }
});
