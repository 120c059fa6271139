/**
 * Text fits in the fonts of phones and computers, and in letters of twice the size. Boxes must take
 * their size from their text, in any font.
 */
import { changeFont } from "./fonts.js";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { PLACES, PLACE_NAMES } from "../../www/page/places.ts";
import { EXERCISE_KINDS, linkName } from "../../www/parts/exercise/exercise.ts";
import { frames } from "./clock.js";
import { misfits } from "./fit.js";
import { expect, sharedTest, sharedTestWith } from "./game.js";
import { comeTo, doubleLetters, openPlace, overflow } from "./place.js";

/** @import { Page } from "@playwright/test" */
/** @import { PlaceName } from "../../www/page/places.ts" */
/** @import { Font } from "./fonts.js" */

const PEOPLE = "x=human&o=human&hints=on";

/** Views whose text is most likely not to fit. @type {[place: PlaceName, fragment: string][]} */
const PLAY = [
  ["play", `#moves=04&${PEOPLE}`],
  // The book has its scores.
  ["play", `#game=connect-four&moves=4444&${PEOPLE}`],
];
/** @type {[place: PlaceName, fragment: string][]} */
const STUDY = [
  ["watch", "#tree=[[3,12,8],[2,4,6],[14,5,2]]&search=23"],
  ["watch", "#start=XO.XO....&x=human&o=human&of=board&search=40"],
  ["watch", "#start=XO.XO....&x=human&o=human&of=board&search=40&room=code"],
  ["practise", ""],
  ...EXERCISE_KINDS.map(
    (kind) => /** @type {[PlaceName, string]} */ (["practise", `#mode=${linkName(kind)}&seed=7`]),
  ),
  ["learn", ""],
];
/** @type {[place: PlaceName, fragment: string][]} */
const LAB = [
  ...[...PLACE_NAMES.filter((name) => name === "lab" || PLACES[name].within), "teach"].map(
    (name) => /** @type {[PlaceName, string]} */ ([name, ""]),
  ),
  ["teach", "#do=embed&moves=04"],
];
const SUBJECTS = [...PLAY, ...STUDY, ...LAB];

const BIG_BOARD = "#game=7x6k4g";
/**
 * The views of the lab and of Teach that are narrowest at twice the size, beside those of `LAB`.
 * @param {PlaceName} place
 */
const narrowViews = (place) => [
  BIG_BOARD,
  ...(place === "teach" ? ["sheet", "lesson", "embed", "code"].map((name) => `#do=${name}`) : []),
];

const [PHONES, SCREENS] = [
  [
    [360, 640],
    [390, 664],
  ],
  [
    [1024, 700],
    [1366, 768],
  ],
];

/**
 * The phones on which a place is read. Play and Watch share out the height of the screen, so a wider
 * one can leave less for text. The other places scroll. They have one layout on all phones, and the
 * least space on the narrowest.
 * @param {PlaceName} place
 */
const phonesFor = (place) => (place === "play" || place === "watch" ? PHONES : PHONES.slice(0, 1));

/**
 * Waits until the page is complete: the scores over the columns, and every chart.
 * @param {Page} page
 * @param {string} fragment
 */
async function complete(page, fragment) {
  await frames(page, 1);
  if (!fragment.includes("connect-four")) return;
  await expect(page.locator(".column-scores > [data-kind=exact]")).toHaveCount(7);
}

/** @typedef {Record<string, string[]>} Faults By place, fragment, font and size. */

/**
 * Lists the texts of an open place that do not fit.
 * @param {Page} page
 * @param {string} where
 * @param {number[][]} sizes
 * @param {readonly Font[]} fonts
 * @param {Faults} found Takes them.
 */
async function read(page, where, sizes, fonts, found) {
  // A new size costs more than a new font. Each size begins with the font of the one before.
  let order = fonts;
  /** @type {Font | null} The place that was open before may have been left in another font. */
  let written = null;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const font of order) {
      if (font !== written) await changeFont(page, font);
      written = font;
      // Charts and drawings are drawn again for the new width.
      await frames(page, 3);
      const faults = await misfits(page);
      if (faults.length > 0) found[`${where} ${font} ${width}×${height}`] = faults;
    }
    order = order.toReversed();
  }
}

/**
 * Says by how many pixels the open page scrolls sideways at 320 pixels, with everything unfolded.
 * @param {Page} page
 * @param {string} where
 * @param {Faults} found Takes it.
 */
async function narrow(page, where, found) {
  await page.setViewportSize({ width: 320, height: 640 });
  const fold = (/** @type {boolean} */ open) =>
    page.locator("main details").evaluateAll((all, open) => {
      for (const one of /** @type {HTMLDetailsElement[]} */ (all)) {
        if (open && !one.open) one.dataset.unfolded = "";
        if (open || "unfolded" in one.dataset) one.open = open;
        if (!open) delete one.dataset.unfolded;
      }
    }, open);
  await fold(true);
  await frames(page, 3);
  const { sideways } = await overflow(page);
  await fold(false);
  if (sideways !== 0) found[`${where} 320`] = [`the page scrolls sideways by ${sideways} px`];
}

/**
 * Lists the texts that do not fit. Each place is opened once.
 * @param {Page} page
 * @param {string} language
 * @param {readonly Font[]} fonts
 * @param {Font | null} large For letters of twice the size. Visitors have set them before a place
 * opens, so they come first.
 */
async function walk(page, language, fonts, large) {
  /** @type {Faults} */
  const found = {};
  for (const [place, fragment] of SUBJECTS) {
    if (large) await doubleLetters(page);
    await comeTo(page, place, fragment, language);
    await complete(page, fragment);
    const where = `${place} ${fragment}`;
    const isLab = LAB.some((view) => view[0] === place);
    if (large) {
      await read(
        page,
        `${where} twice the size`,
        [...phonesFor(place), SCREENS[0]],
        [large],
        found,
      );
      if (isLab) await narrow(page, where, found);
      await doubleLetters(page, 1);
    }
    await read(page, where, [...phonesFor(place), ...SCREENS], fonts, found);
    if (!large || !isLab || fragment !== "") continue;
    await doubleLetters(page);
    await changeFont(page, large);
    for (const view of narrowViews(place)) {
      await comeTo(page, place, view, language);
      await narrow(page, `${place} ${view}`, found);
    }
    await doubleLetters(page, 1);
  }
  return found;
}

/**
 * Names the elements that cover Play's board or the line about the turn, or are off the screen.
 * @param {Page} page
 */
function coveredInPlay(page) {
  return page.evaluate(() => {
    const edges = (/** @type {string} */ selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return { element, box: element.getBoundingClientRect() };
    };
    /** @type {string[]} */
    const faults = [];
    for (const { right, left } of [...document.querySelectorAll(".places a")].map((link) =>
      link.getBoundingClientRect(),
    )) {
      if (left < -1 || right > innerWidth + 1) faults.push(`a place from ${left} to ${right}`);
    }
    const [turn, players] = [edges("#turn").box, edges("#players-open").box];
    const range = document.createRange();
    range.selectNodeContents(edges("#turn").element);
    const words = range.getBoundingClientRect();
    const across = Math.min(words.right, players.right) - Math.max(words.left, players.left);
    const along = Math.min(turn.bottom, players.bottom) - Math.max(turn.top, players.top);
    if (across > 1 && along > 1) faults.push(`the turn is under the players by ${across} px`);
    const { element: board } = edges("#board");
    board.scrollIntoView({ block: "center" });
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const frame = board.closest(".board-frame");
    for (const x of [left + 6, (left + right) / 2, right - 6]) {
      for (const y of [top + 6, (top + bottom) / 2, bottom - 6]) {
        const above = document.elementFromPoint(x, y);
        if (!frame?.contains(above)) faults.push(`${above?.className} at ${x}, ${y}`);
      }
    }
    return faults;
  });
}

/** The fonts of each language, and the font in which all its text is read at twice the size. */
const FONTS = /** @type {const} */ ([
  { language: "en", fonts: ["Noto Sans"], large: "DejaVu Sans" },
  { language: "es", fonts: ["DejaVu Sans"], large: null },
  { language: "fa", fonts: ["Vazirmatn", "Noto Naskh Arabic"], large: "Noto Naskh Arabic" },
]);
for (const { language, fonts, large } of FONTS) {
  const [font, ...others] = fonts;
  const test = sharedTestWith(font === "DejaVu Sans" ? {} : { font, others });
  test.describe(`in ${fonts.join(" and ")}, ${language}`, () => {
    test("no text is clipped, covered or outside its box, and the lab and Teach do not scroll sideways in letters of twice the size", async ({
      page,
    }) => {
      // Many pages in one test.
      test.slow();
      expect(await walk(page, language, fonts, large)).toEqual({});
    });

    test("letters of twice the size cover nothing in Play, which does not scroll sideways at 320 pixels", async ({
      page,
    }) => {
      await doubleLetters(page);
      for (const fragment of ["", BIG_BOARD, "#moves=10643&x=human&o=perfect"]) {
        await comeTo(page, "play", fragment, language);
        if (large) await changeFont(page, large);
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft([fragment, (await overflow(page)).sideways]).toEqual([fragment, 0]);
        for (const [width, height] of PHONES) {
          await page.setViewportSize({ width, height });
          await frames(page, 1);
          expect.soft(await coveredInPlay(page), `${fragment} ${width}×${height}`).toEqual([]);
        }
      }
      await doubleLetters(page, 1);
    });
  });
}

sharedTest(
  "Watch does not scroll sideways at 320 pixels with letters of twice the size, in any language",
  async ({ page }) => {
    await doubleLetters(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of LANGUAGES) {
      await openPlace(page, "watch", "#of=board", language);
      await expect(page.locator("#watch-count")).not.toBeEmpty();
      expect((await overflow(page)).sideways, language).toBeLessThanOrEqual(0);
    }
    await doubleLetters(page, 1);
  },
);

sharedTest(
  "the names in the bar at the bottom of phones are apart, in any language",
  async ({ page }) => {
    for (const language of LANGUAGES) {
      await openPlace(page, "watch", "", language);
      for (const [width, height] of PHONES) {
        await page.setViewportSize({ width, height });
        const names = await page
          .locator(".places .slot")
          .evaluateAll((all) =>
            all
              .map((name) => name.getBoundingClientRect())
              .toSorted((one, next) => one.left - next.left),
          );
        const gaps = names.slice(1).map(({ left }, index) => left - names[index].right);
        expect(Math.min(...gaps), `${language} ${width}`).toBeGreaterThan(3);
      }
    }
  },
);
