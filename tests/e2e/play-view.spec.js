/** Play as a visitor sees it, on every screen. The numbers: docs/design.md, reference numbers. */
import { Game, expect, say, sharedTest, speech, test } from "./game.js";
import { beforeWorkers } from "./workers.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Locator, Page } from "@playwright/test" */

/** These parts must be in view without a click or a scroll. */
const IN_VIEW = [
  ..."turn players-open board recommendation row-minimax row-alpha-beta".split(" "),
  ..."saving pruning map game-buttons".split(" "),
];

/**
 * Names the parts that are not completely in view, and a board whose cells are too small.
 * @param {Game} game
 */
const unseen = ({ page }) =>
  page.evaluate((ids) => {
    const size = document.querySelector("#board button")?.getBoundingClientRect().width ?? 0;
    const isPhone = innerWidth < 704;
    // The first view says what the page is for instead.
    const more = isPhone || document.querySelector(".headline") ? [] : ["second-sentence"];
    // If the computer is paused, the button to continue takes their place.
    const next = ["race", "watch", "pause"];
    more.push(...next.filter((id) => document.getElementById(id)?.checkVisibility()));
    /** @param {string} id */
    const boxOf = (id) =>
      /** @type {HTMLElement} */ (document.getElementById(id)).getBoundingClientRect();
    const board = boxOf("board");
    const hidden = [...ids, ...more].filter((id) => {
      const { left, right, top, bottom } = boxOf(id);
      const floor = innerHeight + 0.5;
      return left < 0 || right > innerWidth || top < 0 || bottom > floor || right === left;
    });
    // The tools are beside it.
    if (isPhone && board.width < 0.74 * innerWidth) hidden.push(`a board of ${board.width}`);
    // The sentences have a place of fixed height.
    const others = ["header", "#board", "#recommendation"].map(
      (other) => document.querySelector(other)?.getBoundingClientRect() ?? board,
    );
    for (const id of ["turn", "second-sentence"]) {
      const { left, right, top, bottom } = boxOf(id);
      const meets = (/** @type {DOMRect} */ other) =>
        Math.min(right, other.right) > Math.max(left, other.left) &&
        Math.min(bottom, other.bottom) > Math.max(top, other.top);
      if (others.some(meets)) hidden.push(`${id} covers something`);
    }
    return size < 44 ? [...hidden, `cells of ${size}`] : hidden;
  }, IN_VIEW);

/** The smallest screens, and the usual ones. */
const SCREENS = [
  [1024, 700],
  [390, 664],
  [360, 640],
  [1280, 800],
  [1920, 1080],
];

sharedTest("Play fits the screen in each language, at every stage of a game", async ({ page }) => {
  for (const language of LANGUAGES) {
    const game = new Game(page, speech(language));
    await game.open();
    /**
     * Looks for faults on every screen.
     * @param {string} what
     * @param {() => Promise<unknown[]>} faults
     */
    const fits = async (what, faults) => {
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        expect.soft(await faults(), `${language} ${width}×${height} ${what}`).toEqual([0, 0]);
      }
    };
    for (const fragment of ["#x=human&o=perfect", "#moves=04&hints=on", "#x=perfect&o=perfect"]) {
      await game.follow(`${fragment}&lang=${language}`);
      await game.measured();
      await fits(fragment, async () => [...(await game.overflow()), ...(await unseen(game))]);
    }
    // The end of a game, and each tab.
    await game.follow(`#moves=106438&x=human&o=perfect&lang=${language}`);
    await expect(page.locator("#second-sentence")).not.toBeEmpty();
    for (const tab of ["moves", "review"]) {
      await game.tab(tab);
      await expect(page.locator(`#panel-${tab}`)).toBeVisible();
      await fits(tab, () => game.overflow());
    }
    await game.setUp();
    await expect(page.locator("#setup-text")).toBeVisible();
    await fits("set up", () => game.overflow());
  }
});

/**
 * True for each element that is whole in the window, as toBeInViewport says it, for all at once.
 * @param {Locator} elements
 */
const seenWhole = (elements) =>
  elements.evaluateAll(async (all) => {
    // Everything has adapted to the window.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return new Promise((/** @type {(seen: boolean[]) => void} */ done) => {
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect();
        done(entries.map(({ intersectionRatio }) => intersectionRatio > 0.999));
      });
      for (const element of all) observer.observe(element);
    });
  });

sharedTest(
  "cells have their names inside or at the edge, even without a pointer over the board",
  async ({ page, game }) => {
    await game.open();
    await page.mouse.move(0, 0);
    const [atTop, beside] = [".column-names", ".row-names"].map((names) =>
      page.locator(`#board-frame > ${names}`),
    );
    for (const [link, columns, rows] of [
      ["#game=4x4k4&x=human&o=human", "abcd", "1234"],
      // Discs fall in columns, so pressing the columns is enough.
      ["#game=7x6k4g&x=human&o=human", "1234567", ""],
    ]) {
      await game.follow(link);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await expect(atTop).toHaveText(columns);
        const names = await seenWhole(atTop.locator("span"));
        expect(names, `${width} ${link}`).toEqual([...columns].map(() => true));
        if (rows === "") await expect(beside).toBeHidden();
        else {
          await expect(beside).toHaveText(rows);
          await expect(beside).toBeVisible();
        }
      }
    }
    await game.follow("#x=human&o=human");
    const names = [..."123"].flatMap((row) => [..."abc"].map((column) => column + row));
    const cells = page.locator("#board button");
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const shown = await cells.evaluateAll((all) =>
        all.map((cell) => getComputedStyle(cell, "::before").content.match(/[a-c][1-3]/)?.[0]),
      );
      expect(shown).toEqual(names);
      expect(await seenWhole(cells), `${width}`).toEqual(names.map(() => true));
    }
  },
);

sharedTest(
  "the menu hides the answers of the engine, and they stay hidden",
  async ({ game, page }) => {
    await game.open("#moves=04&hints=on&x=human&o=human");
    await expect(page.locator(".hint:visible")).toHaveCount(7);
    await game.show("none");
    const spoilers = /\b(recommended|draws?|wins|loses|equal|as good)\b/i;
    const silent = async () => {
      await expect(page.locator(".recommended, .hint:visible")).toHaveCount(0);
      const words = await page.locator("#main").innerText();
      expect(words).not.toMatch(spoilers);
      const tree = await page.locator("#main").ariaSnapshot();
      expect(tree).not.toMatch(spoilers);
      expect(tree).not.toContain("b1");
    };
    await silent();
    for (const tab of ["moves", "review"]) {
      await game.tab(tab);
      await silent();
    }
    await expect(page).toHaveURL(/answers=off/);
    // A hint shows one move, and only in this position.
    await page.keyboard.press("Escape");
    await game.hint.click();
    await expect(page.locator(".recommended")).toHaveCount(1);
    await expect(page.locator(".hint:visible")).toHaveCount(0);
    await expect(page).toHaveURL(/answers=off/);
    await game.play(8);
    await expect(page.locator(".recommended")).toHaveCount(0);
    // They stay hidden on another visit, by another link.
    await game.open("#moves=04&x=human&o=human");
    await silent();
    await game.show("best");
    await expect(page.locator("#recommendation-move")).toHaveText("b1");
    await expect(page).not.toHaveURL(/answers/);

    // A link that hides the answers does so only for its own game.
    await game.follow("#moves=04&answers=off&x=human&o=human");
    await expect(page.locator("#recommendation-move")).toHaveText(say("answers-hidden"));
    await expect(page.locator("#nodes-minimax")).toHaveText("7,332");
    await game.open("#moves=04&x=human&o=human");
    await expect(page.locator("#recommendation-move")).toHaveText("b1");
  },
);

/**
 * Makes the page's worker answer `measure` without a ratio this number of times, and then with the
 * ratio.
 * @param {Page} page
 * @param {number} times
 * @param {{ ratio: number, low: number, high: number }} then
 */
async function disagree(page, times, then) {
  const code = `{
    const real = globalThis.postMessage.bind(globalThis);
    let comparisons = 0;
    globalThis.postMessage = (data, ...rest) => {
      if (data.result && "ratio" in data.result) {
        comparisons += 1;
        const none = { ratio: null, low: null, high: null };
        Object.assign(data.result, comparisons > ${times} ? ${JSON.stringify(then)} : none);
        data.result.batches = comparisons;
      }
      real(data, ...rest);
    };
  }`;
  await beforeWorkers(page, code, "play");
}

test("times that disagree give no ratio and are measured again", async ({ page }) => {
  await disagree(page, 1, { ratio: 27.1, low: 26.3, high: 27.9 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("./");
  const method = page.locator("#method");
  /**
   * Moves the page's clock at each look until a text is shown, so that the text is seen at once.
   */
  const until = (/** @type {Locator} */ box, /** @type {string} */ text) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(20);
          return (await box.count()) === 0 ? "" : box.textContent();
        },
        { intervals: [20] },
      )
      .toBe(text);
  await until(method, say("method-disagreed", { batches: 1 }));
  await expect(page.locator("#saving")).toHaveText("The same move, 26 times fewer nodes.");
  for (const id of ["#time-minimax", "#time-alpha-beta"]) {
    await expect(page.locator(id)).toHaveText(/^[1-9]0* (ns|µs|ms|s)$/);
  }
  await page.clock.runFor(1_800);
  await expect(method).toHaveText(say("method-disagreed", { batches: 1 }));
  await page.clock.runFor(100);
  await until(method, say("method", { batches: 2, spread: "some", low: "26.3", high: "27.9" }));
});

test("a ratio is one number if both ends of its range are written alike", async ({
  game,
  page,
}) => {
  await disagree(page, 0, { ratio: 2.4, low: 2.38, high: 2.42 });
  await game.open("#");
  const one = { batches: 1, spread: "none", low: "2.4", high: "2.4" };
  await expect(page.locator("#method")).toHaveText(say("method", one));
  await expect(page.locator("#method")).toContainText("alpha-beta is 2.4 times as fast");
});

test("a very coarse clock and a stopped clock give true times or none", async ({ game, page }) => {
  await page.route(/play\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    const code = `{ const real = performance.now.bind(performance);
      performance.now = () => Math.floor(real() / 100) * 100; }`;
    await route.fulfill({ response, body: code + (await response.text()) });
  });
  await game.open("#moves=04&x=human&o=human");
  await game.measured();
  for (const id of ["#time-minimax", "#time-alpha-beta"]) {
    await expect(page.locator(id)).toHaveText(/^(no time|[1-9][\d.,]* (ns|µs|ms)|\d(\.\d+)? s)$/);
  }
  await expect(page.locator("#main")).not.toContainText(/NaN|∞|Infinity|\d{4,} s\b|undefined|null/);

  await page.unrouteAll({ behavior: "wait" });
  await page.route(/play\.worker.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `performance.now = () => 1;${await response.text()}` });
  });
  await game.open();
  await expect(page.locator("#time-minimax")).toHaveText(say("time-unknown"));
  await expect(page.locator("#time-alpha-beta")).toHaveText(say("time-unknown"));
  await expect(page.locator("#nodes-minimax")).toHaveText("549,946");
});

test("nothing moves while Play loads", async ({ game, page }) => {
  await page.addInitScript(() => {
    // Some animations start and end too soon to be seen.
    for (const kind of ["transitionrun", "animationstart"]) {
      addEventListener(kind, () => (document.documentElement.dataset.moved = "yes"), true);
    }
  });
  await game.open("#moves=04&hints=on&pruning=off&x=human&o=human");
  await expect(page.locator(".hint:visible").first()).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
});

sharedTest(
  "the board keeps its size during a game, at its end and below a notice",
  async ({ game, page }) => {
    await game.open();
    for (const [width, height] of [
      [834, 1194],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await game.follow("#x=human&o=human");
      await game.expectStones(".........");
      const size = async () => (await game.board.boundingBox())?.width;
      const first = await size();
      for (const cell of [1, 2, 0, 4, 7, 6]) {
        await game.cell(cell).click();
        await expect(game.cell(cell)).toHaveAttribute("data-sign", /[XO]/);
        expect(await size(), `after ${cell} at ${width}`).toBe(first);
      }
      await game.follow("#moves=12047&x=human&o=human");
      await game.cell(1).click();
      await expect(game.notice).toContainText(say("refused-taken", { cell: 1, player: "X" }));
      expect(await size(), `below a notice at ${width}`).toBe(first);
    }

    await game.follow("#moves=0481&x=human&o=human");
    await game.expectStones("XO..O...X");
    await game.play(0);
    await expect(game.notice).not.toBeEmpty();
    const kept = () =>
      page.evaluate(() => {
        const root = getComputedStyle(document.documentElement);
        const room = parseFloat(root.getPropertyValue("--notice"));
        return room > 0 && room === document.getElementById("notice")?.offsetHeight;
      });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(kept, `${width}`).toBe(true);
    }
  },
);
