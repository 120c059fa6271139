/**
 * Text fits in the fonts of phones and computers, and in letters of twice the size. Boxes must take
 * their size from their text, in any font.
 */
import { changeFont, test } from "./fonts.js";
import { PLACES, PLACE_NAMES } from "../../www/page/places.ts";
import { EXERCISE_KINDS, linkName } from "../../www/parts/exercise/exercise.ts";
import { frames } from "./clock.js";
import { misfits } from "./fit.js";
import { expect, sharedTestWith } from "./game.js";
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
 * Waits until the page is complete: the scores over the columns, and every chart.
 * @param {Page} page
 * @param {string} fragment
 */
async function complete(page, fragment) {
  await frames(page, 1);
  if (!fragment.includes("connect-four")) return;
  await expect(page.locator(".column-scores > [data-kind=exact]")).toHaveCount(7);
}

/**
 * Lists the texts that do not fit, by place. Each place is opened once, in the page's own font.
 * @param {Page} page
 * @param {string} language
 * @param {number[][]} sizes
 * @param {readonly Font[]} [fonts] If there are several, the first is the page's own.
 */
async function walk(page, language, sizes, fonts = []) {
  // Many pages in one test.
  test.slow();
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [place, fragment] of SUBJECTS) {
    await comeTo(page, place, fragment, language);
    await complete(page, fragment);
    for (const font of fonts.length > 1 ? fonts : [null]) {
      // The place that was open before may have been left in another font.
      if (font) await changeFont(page, font);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        // Charts and drawings are drawn again for the new width.
        await frames(page, 3);
        const faults = await misfits(page);
        if (faults.length > 0)
          found[`${place} ${fragment} ${font ?? ""} ${width}×${height}`] = faults;
      }
    }
  }
  return found;
}

/** @type {[language: string, font: Font, ...others: Font[]][]} */
const FONTS = [
  ["en", "Noto Sans"],
  ["es", "DejaVu Sans"],
  ["fa", "Vazirmatn", "Noto Naskh Arabic"],
];
for (const [language, font, ...others] of FONTS) {
  const test = sharedTestWith({ font, others });
  test.describe(`in ${[font, ...others].join(" and ")}, ${language}`, () => {
    test("no text is clipped, covered or outside its box", async ({ page }) => {
      const sizes = [...PHONES, ...SCREENS];
      expect(await walk(page, language, sizes, [font, ...others])).toEqual({});
    });
  });
}

sharedTestWith({ font: "DejaVu Sans" })(
  "Watch does not scroll sideways at 320 pixels with letters of twice the size, in any language",
  async ({ page }) => {
    await doubleLetters(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of ["en", "es", "fa"]) {
      await openPlace(page, "watch", "#of=board", language);
      await expect(page.locator("#watch-count")).not.toBeEmpty();
      expect((await overflow(page)).sideways, language).toBeLessThanOrEqual(0);
    }
  },
);

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

for (const [font, language, other] of /** @type {const} */ ([
  ["DejaVu Sans", "en", "es"],
  ["Noto Naskh Arabic", "fa", null],
])) {
  test.describe(`in ${font}, ${language}, with letters of twice the size`, () => {
    test.use({ font });
    test("no text is clipped, covered or outside its box", async ({ page }) => {
      await doubleLetters(page);
      expect.soft(await walk(page, language, [...PHONES, SCREENS[0]])).toEqual({});
      for (const spoken of other ? [language, other] : [language]) {
        for (const fragment of ["", "#game=7x6k4g", "#moves=10643&x=human&o=perfect"]) {
          await openPlace(page, "play", fragment, spoken);
          await page.setViewportSize({ width: 320, height: 640 });
          const { sideways } = await overflow(page);
          expect.soft(sideways, `${spoken} ${fragment} 320`).toBeLessThanOrEqual(0);
          for (const [width, height] of PHONES) {
            await page.setViewportSize({ width, height });
            await frames(page, 1);
            const where = `${spoken} ${fragment} ${width}×${height}`;
            expect.soft(await coveredInPlay(page), where).toEqual([]);
          }
        }
      }
    });

    test("the lab and Teach do not scroll sideways at 320 pixels", async ({ page }) => {
      await doubleLetters(page);
      await page.setViewportSize({ width: 320, height: 640 });
      const sections = ["sheet", "lesson", "embed", "code"].map((name) => `#do=${name}`);
      for (const [place, fragment] of [
        ...LAB,
        ...LAB.map(([place]) => /** @type {const} */ ([place, "#game=7x6k4g"])),
        ...sections.map((fragment) => /** @type {const} */ (["teach", fragment])),
      ]) {
        await comeTo(page, place, fragment, language);
        await page.locator("main details").evaluateAll((all) => {
          for (const one of all) one.setAttribute("open", "");
        });
        await frames(page, 3);
        const { sideways } = await overflow(page);
        expect.soft(`${place} ${fragment} ${sideways}`).toBe(`${place} ${fragment} 0`);
      }
    });
  });
}
