/** axe on every view, in every language, light and dark, desktop and phone. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { writeCode } from "../../www/teach/codec.js";
import { LANGUAGES } from "../../www/messages/languages.js";
import { expect, test } from "./game.js";

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

/** @param {import("@playwright/test").Page} page */
async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return found.violations.map((/** @type {any} */ { id, nodes }) => [
      id,
      ...nodes.map((/** @type {any} */ node) => `${node.html} ${node.failureSummary}`),
    ]);
  });
}

/** @type {[string, string, (game: import("./game.js").Game) => Promise<unknown>][]} */
const VIEWS = [
  ["the start", "", async () => {}],
  [
    "hints",
    "#moves=014&x=human&o=human&hints=on",
    (game) => expect(game.page.locator(".hint:visible").first()).toBeVisible(),
  ],
  ["the end", "#moves=03142&x=human&o=human", async () => {}],
  ["two computers", "#x=perfect&o=casual&moves=4", async () => {}],
  ["a refusal", "#moves=0&x=human&o=human", (game) => game.play(0)],
  ["setting up", "", (game) => setUp(game)],
  ["help", "", (game) => unfoldHelp(game)],
  ["the search", "#moves=0481&x=human&o=human", (game) => toFirstCut(game)],
  ["a race", "#lab=race&lab.rounds=3&lab.on=plies&moves=0481", (game) => toRaceResult(game)],
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
  ["a tree", "#tree=[[3,5,10],[2,a,b],[2,7,3]]", (game) => game.button("step-next-cut").click()],
  [
    "the quiz, step by step",
    "#lab=quiz&lab.seed=5&lab.asked=bounds",
    (game) => answerWrongly(game),
  ],
  ["the quiz, a marked tree", "#lab=quiz&lab.seed=5&lab.mode=mark", (game) => checkMarks(game)],
  ["a lesson being made", "#moves=04&x=human&o=human&lab=lesson", (game) => makeLesson(game)],
  ["a lesson", `#lesson=${await writeCode(LESSON)}`, (game) => answerTheLesson(game)],
  ["the board alone", "#moves=04&x=human&o=human&view=board", async () => {}],
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
async function checkMarks({ page, spoken: { say } }) {
  const cut = say("quiz-edge-node", { path: "1" });
  await page.getByRole("button", { name: cut, exact: true }).click();
  await page.getByRole("button", { name: say("quiz-check-button"), exact: true }).click();
  await page.getByRole("button", { name: say("quiz-key-button") }).click();
  await expect(page.locator(".quiz-faults li").first()).toBeVisible();
}

/** @param {import("./game.js").Game} game */
async function toRaceResult({ page, spoken: { say } }) {
  await page.getByRole("button", { name: say("race-start-button") }).click();
  await expect(page.locator(".race-result")).toBeVisible();
}

/** @param {import("./game.js").Game} game */
async function toWrongAnswer({ page, spoken: { say } }) {
  await page.getByRole("button", { name: say("review-better") }).click();
  await page.getByRole("button", { name: say("review-why") }).click();
  await page.locator(".challenge button").nth(3).click();
  const wrong = say("find-wrong-loss", { cell: 3 });
  await expect(page.locator(".challenge-box .verdict")).toContainText(wrong);
}

/** @typedef {[scheme: "light" | "dark", width: number, height: number]} Look */

/** Two looks at what is opened once. @type {Look[][]} */
const PAIRS = [
  [
    ["light", 1280, 800],
    ["dark", 1280, 800],
  ],
  [
    ["dark", 360, 640],
    ["light", 360, 640],
  ],
];
/** The others than English have each scheme at one of the sizes. @type {Look[][]} */
const MIXED = [
  [
    ["dark", 360, 640],
    ["light", 1280, 800],
  ],
];

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });
    for (const looks of language === "en" ? PAIRS : MIXED) {
      for (const [name, fragment, act] of VIEWS) {
        const told = looks.map(([scheme, width]) => `${scheme} at ${width}`).join(", ");
        test(`${name}, ${told}`, async ({ game, page }) => {
          let open = false;
          for (const [colorScheme, width, height] of looks) {
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            await page.setViewportSize({ width, height });
            if (!open) {
              await game.open(fragment);
              await act(game);
              open = true;
            }
            expect(await violations(page)).toEqual([]);
          }
        });
      }
    }
  });
}

for (const [name, fragment, act] of VIEWS) {
  test(`${name}: no sideways scrolling at 320 pixels, nor at twice the size`, async ({
    game,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await game.open(fragment);
    await act(game);
    // What is 1280 wide at its own size is 640 wide at twice the size.
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 640 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${width}`).toBeLessThanOrEqual(0);
    }
  });
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
