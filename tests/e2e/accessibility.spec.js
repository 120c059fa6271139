/**
 * axe on every view, in every language, light and dark, desktop and phone; and no view scrolls
 * sideways. A page is loaded once for several views, which their links open one after the other.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { writeCode } from "../../www/teach/codec.js";
import { LANGUAGES } from "../../www/messages/languages.js";
import { expect, sharedTest as test } from "./game.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const LESSON = {
  title: "A title that is longer than what a phone has room for in a single line of its screen",
  steps: [
    {
      link: "moves=04&x=human&o=human&search=3",
      words: `Words,\n\nin paragraphs, and one that is ${"very".repeat(30)} long.`,
      question: { ask: "How many?", answer: "7332" },
    },
  ],
};

const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rule whose answer depends on the colour scheme. */
const CONTRAST = ["color-contrast"];

/** @param {import("@playwright/test").Page} page @param {string[]} [rules] Rules or their tags. */
async function violations(page, rules = EVERYTHING) {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    // Passed rules need no list of elements.
    const options = { runOnly, resultTypes: ["violations"] };
    const found = await /** @type {any} */ (window).axe.run(options);
    return found.violations.map((/** @type {any} */ { id, nodes }) => [
      id,
      ...nodes.map((/** @type {any} */ node) => `${node.html} ${node.failureSummary}`),
    ]);
  }, rules);
}

/** @typedef {[name: string, link: string, act: (game: import("./game.js").Game) => Promise<unknown>]} View */

/**
 * Every view, in groups that share a page. The first of a group is what the page is loaded with. What
 * a link does not close again, such as the help, comes last.
 * @type {View[][]}
 */
const GROUPS = [
  [
    ["the start", "", async () => {}],
    [
      "hints",
      "#moves=014&x=human&o=human&hints=on",
      (game) => expect(game.page.locator(".hint:visible").first()).toBeVisible(),
    ],
    ["the end", "#moves=03142&x=human&o=human", async () => {}],
    ["two computers", "#x=perfect&o=casual&moves=4", async () => {}],
    ["a refusal", "#moves=0&x=human&o=human", (game) => game.play(0)],
    ["setting up", "#x=human&o=perfect", (game) => setUp(game)],
    ["help", "#x=human&o=perfect", (game) => unfoldHelp(game)],
  ],
  [
    ["the search", "#moves=0481&x=human&o=human", (game) => toFirstCut(game)],
    ["a tree", "#tree=[[3,5,10],[2,a,b],[2,7,3]]", (game) => game.button("step-next-cut").click()],
    ["a lesson", `#lesson=${await writeCode(LESSON)}`, (game) => answerTheLesson(game)],
  ],
  [
    [
      "an order of moves",
      "#lab=order",
      (game) => expect(game.page.locator(".order-scale svg")).toBeVisible(),
    ],
    ["the size", "#lab=size", (game) => expect(game.page.locator("#lab .chart")).toBeVisible()],
    ["a wrong answer", "#lab=review&moves=01&x=human&o=human", (game) => toWrongAnswer(game)],
    [
      "a mistake",
      "#lab=break&lab.bug=root-ties&moves=0&x=human&o=human",
      (game) => expect(game.page.locator(".judgement")).toBeVisible(),
    ],
    [
      "a move to find",
      "#lab=find&moves=04&x=human&o=human",
      (game) => expect(game.page.locator("#lab-room .challenge")).toBeVisible(),
    ],
  ],
  [
    [
      "the quiz, step by step",
      "#lab=quiz&lab.seed=5&lab.asked=bounds",
      (game) => answerWrongly(game),
    ],
    ["the quiz, a marked tree", "#lab=quiz&lab.seed=5&lab.mode=mark", (game) => checkMarks(game)],
    ["a race", "#lab=race&lab.rounds=3&lab.on=plies&moves=0481", (game) => toRaceResult(game)],
    ["a lesson being made", "#moves=04&x=human&o=human&lab=lesson", (game) => makeLesson(game)],
  ],
  [["the board alone", "#moves=04&x=human&o=human&view=board", async () => {}]],
];

/** @param {import("./game.js").Game} game */
async function makeLesson({ page, spoken: { say } }) {
  const button = (/** @type {string} */ id) =>
    page.getByRole("button", { name: say(id), exact: true });
  await button("lesson-add-button").click();
  await page.locator(".lesson-card textarea").first().fill("Words");
  await page.locator(".lesson-card summary").first().click();
  const link = page.getByLabel(say("lesson-link"), { exact: true });
  await link.fill(`#moves=00${"9".repeat(60)}&x=human`);
  await button("lesson-link-button").click();
  await expect(page.locator(".lesson-fault").last()).not.toBeEmpty();
}

/** @param {import("./game.js").Game} game */
async function answerTheLesson({ page, spoken: { say, number } }) {
  await page.locator("#lesson-answer").fill("5");
  await page.locator("#lesson-answer").press("Enter");
  await expect(page.locator(".lesson-verdict")).toHaveText(say("lesson-not-yet"));
  await expect(page.locator("#step-of")).toContainText(number(3));
}

/** @param {import("./game.js").Game} game */
async function setUp(game) {
  const { say } = game.spoken;
  await game.button("setup-open-button").click();
  await game.page.getByLabel(say("setup-text-label"), { exact: true }).fill("XXX");
  await expect(game.page.locator("#setup-fault")).not.toBeEmpty();
}

/** @param {import("./game.js").Game} game */
async function unfoldHelp(game) {
  await game.button("help-button").click();
  await game.page.locator("#about-accessibility summary").click();
  await expect(game.page.locator("#about-accessibility li").first()).toBeVisible();
}

/** @param {import("./game.js").Game} game */
async function toFirstCut(game) {
  await game.button("search-open-button").click();
  await game.button("step-next-cut").click();
  await expect(game.page.locator("#sentence")).toContainText("✂");
}

/** @param {import("./game.js").Game} game */
async function answerWrongly({ page, spoken: { say } }) {
  await page.getByLabel(say("quiz-label-alpha"), { exact: true }).fill("99");
  await page.getByLabel(say("quiz-label-beta"), { exact: true }).fill("99");
  await page.getByRole("button", { name: say("quiz-answer-button") }).click();
  await expect(page.locator(".quiz-verdict")).toContainText(say("quiz-wrong"));
}

/** @param {import("./game.js").Game} game */
async function checkMarks({ page, spoken: { number, say } }) {
  const cut = say("quiz-edge-node", { path: number(1) });
  await page.getByRole("button", { name: cut, exact: true }).click();
  await page.getByRole("button", { name: say("quiz-check-button"), exact: true }).click();
  await page.getByRole("button", { name: say("quiz-key-button") }).click();
  await expect(page.locator(".quiz-faults li").first()).toBeVisible();
}

/** @param {import("./game.js").Game} game */
async function toRaceResult({ page, spoken: { say } }) {
  await page.getByRole("button", { name: say("race-start-button") }).click();
  // A bound for a busy machine: every contestant searches many times.
  await expect(page.locator(".race-result")).toBeVisible({ timeout: 60_000 });
}

/** @param {import("./game.js").Game} game */
async function toWrongAnswer({ page, spoken: { say } }) {
  await page.getByRole("button", { name: say("review-better") }).click();
  await page.getByRole("button", { name: say("review-why") }).click();
  await page.locator(".challenge button").nth(3).click();
  const wrong = say("find-wrong-loss", { cell: 3 });
  await expect(page.locator(".challenge-box .verdict")).toContainText(wrong);
}

/** @typedef {[scheme: "light" | "dark", width: number, height: number, rules: string[]]} Look */

/** The phone comes first, so that everything is also done there. @type {Look[]} */
const LOOKS = [
  ["dark", 360, 640, EVERYTHING],
  ["light", 1280, 800, EVERYTHING],
];
/** Each scheme at each size: the colours are the same in all languages. @type {Look[]} */
const ENGLISH_LOOKS = [["light", 360, 640, CONTRAST], ...LOOKS, ["dark", 1280, 800, CONTRAST]];

/** A window of 1280 pixels, zoomed to twice the size, is 640 wide. */
const WIDTHS = [320, 360, 640, 1280];

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });
    for (const views of GROUPS) {
      const names = views.map(([name]) => name).join(", ");
      test(`axe, and no sideways scrolling: ${names}`, async ({ game, page }) => {
        test.setTimeout(180_000);
        await page.emulateMedia({ reducedMotion: "reduce" });
        for (const [index, [name, link, act]] of views.entries()) {
          await test.step(name, async () => {
            await page.setViewportSize({ width: 320, height: 640 });
            await (index === 0 ? game.open(link) : game.follow(link));
            await act(game);
            await expectNoSidewaysScrolling(page, name);
            for (const [colorScheme, width, height, rules] of language === "en"
              ? ENGLISH_LOOKS
              : LOOKS) {
              await page.emulateMedia({ colorScheme });
              await page.setViewportSize({ width, height });
              // What sticks to the top covers what is scrolled below it.
              await page.evaluate(() => scrollTo(0, 0));
              const where = `${name}, ${colorScheme} at ${width}`;
              expect.soft(await violations(page, rules), where).toEqual([]);
            }
          });
        }
      });
    }
  });
}

/** @param {import("@playwright/test").Page} page @param {string} name */
async function expectNoSidewaysScrolling(page, name) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, `${name} at ${width}`).toBeLessThanOrEqual(0);
  }
}

test("forced colours: stones, hints and the recommendation can be seen", async ({ game, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await game.open("#moves=04&x=human&o=human&hints=on");
  await expect(page.locator(".hint:visible").first()).toBeVisible();
  const strokes = await page
    .locator(".stone:visible")
    .evaluateAll((stones) => stones.map((stone) => getComputedStyle(stone).stroke));
  expect(strokes.length).toBeGreaterThan(0);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const stroke of strokes) expect(stroke).not.toBe(ground);
  expect(await violations(page)).toEqual([]);
});
