/** Lessons: made, handed on, followed, embedded, and on paper. */
import { readFileSync } from "node:fs";
import { writeCode, writeFile } from "../../www/teach/codec.js";
import { expect, markup, say, test } from "./game.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../www/teach/lesson.js").Lesson} Lesson */

const PLAYERS = "x=human&o=human&pruning=on&hints=off";

/** @type {Lesson} */
const LESSON = {
  title: "What pruning spares",
  steps: [
    {
      link: `moves=04&${PLAYERS}`,
      words: "A corner, and the centre.\n<script>alert(1)</script> <b>فارسی</b>",
      question: { ask: "How many positions does minimax visit?", answer: "7,332" },
    },
    { link: `moves=0481&${PLAYERS}&search=12`, words: "The search, at a step.", question: null },
    {
      link: `moves=0&${PLAYERS}&lab=order&search=1`,
      words: "",
      question: { ask: "What do you see?", answer: "" },
    },
    {
      link: `${PLAYERS}&tree=%5B%5B3%2C5%5D%2C%5B2%2C7%5D%5D&root=max&by=minimax&search=3`,
      words: "A tree.",
      question: null,
    },
  ],
};

/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });
/** @param {Page} page */
const status = (page) => page.locator("#lab-status");
/** @param {Page} page */
const cards = (page) => page.locator(".lesson-card");
/** @param {Page} page */
const place = (page) => page.locator(".lesson-place");
/** @param {number} step @param {number} steps */
const stepOf = (step, steps) => say("lesson-step-of", { step, steps });

/** @param {Game} game @param {string} [fragment] */
async function toWorkshop(game, fragment = `#moves=04&${PLAYERS}&lab=lesson`) {
  await game.open(fragment);
  await expect(button(game.page, "lesson-add-button")).toBeVisible();
}

/** @param {Game} game @param {Lesson} lesson @param {string} [more] */
async function follow(game, lesson, more = "") {
  await game.open(`#lesson=${await writeCode(lesson)}${more}`);
  await expect(game.page.locator(".lesson-bar")).toBeVisible();
}

/** @param {Page} page @param {import("@playwright/test").Locator} link */
async function saved(page, link) {
  const download = page.waitForEvent("download");
  await link.click();
  return readFileSync(await (await download).path(), "utf8");
}

test("a lesson is made by keyboard, handed on, and followed by somebody else", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.open(`#moves=04&${PLAYERS}`);
  await game.button("lab-lesson-button").press("Enter");
  await page.getByLabel(say("lesson-title"), { exact: true }).focus();
  await page.keyboard.type("First hour");
  await button(page, "lesson-add-button").press("Enter");
  // The focus goes to the words of the new step.
  await expect(cards(page).first().locator("textarea")).toBeFocused();
  await page.keyboard.type("The centre.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Who moves?");
  await page.keyboard.press("Tab");
  await page.keyboard.type("x");
  await game.cell(8).press("Enter");
  await game.expectStones("X...O...X");
  await button(page, "lesson-add-button").press("Enter");
  await page.keyboard.type("The other corner.");
  await expect(status(page)).toHaveText(say("lesson-added", { number: 2 }));
  await button(page, "lesson-copy-button").press("Enter");
  await expect(status(page)).toContainText("Link to the lesson copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext({ baseURL, serviceWorkers: "block" })).newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "First hour" })).toBeVisible();
  await expect(other.locator(".lesson-words")).toHaveText("The centre.");
  await expect(other.locator("#board [data-sign=X]")).toHaveCount(1);
  await other.getByLabel("Who moves?").fill(" X");
  await other.keyboard.press("Enter");
  await expect(other.locator(".lesson-verdict")).toHaveText(say("lesson-right"));
  await button(other, "lesson-next").press("Enter");
  await expect(button(other, "lesson-next")).toBeFocused();
  await expect(place(other)).toHaveText(stepOf(2, 2));
  await expect(other.locator(".lesson-words")).toHaveText("The other corner.");
  await expect(other.locator("#board [data-sign=X]")).toHaveCount(2);
  await other.context().close();
});

test("steps are moved, removed and brought back; the focus goes along", async ({ game, page }) => {
  await toWorkshop(game);
  for (const cell of [8, 1]) {
    await button(page, "lesson-add-button").click();
    await page.keyboard.type(`before ${cell}`);
    await game.play(cell);
  }
  await button(page, "lesson-add-button").click();
  await page.keyboard.type("the last");
  const words = () =>
    page
      .locator(".lesson-card textarea")
      .evaluateAll((fields) => fields.map((/** @type {any} */ field) => field.value));
  const does = (/** @type {number} */ at, /** @type {string} */ name) =>
    cards(page).nth(at).locator(`[data-does=${name}]`);

  await does(2, "up").press("Enter");
  await expect(does(1, "up")).toBeFocused();
  await expect(status(page)).toHaveText(say("lesson-moved", { from: 3, to: 2 }));
  await page.keyboard.press("Enter");
  await expect(does(0, "up")).toBeFocused();
  expect(await words()).toEqual(["the last", "before 8", "before 1"]);
  await page.keyboard.press("Enter"); // It is first already.
  await expect(does(0, "up")).toBeFocused();
  await does(0, "down").press("Enter");
  await expect(does(1, "down")).toBeFocused();
  expect(await words()).toEqual(["before 8", "the last", "before 1"]);

  await does(1, "remove").press("Enter");
  await expect(cards(page).nth(1).locator("h4")).toBeFocused();
  await expect(status(page)).toHaveText(say("lesson-removed", { number: 2, left: 2 }));
  expect(await words()).toEqual(["before 8", "before 1"]);
  await button(page, "lesson-undo-button").click();
  expect(await words()).toEqual(["before 8", "the last", "before 1"]);

  await does(0, "show").click();
  await game.expectStones("X...O....");
  await expect(cards(page)).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await does(0, "remove").click();
    await expect(status(page)).toHaveText(say("lesson-removed", { number: 1, left }));
  }
  await expect(button(page, "lesson-add-button")).toBeFocused();
});

test("what is open beside the board becomes part of a step, from its own room too", async ({
  game,
  page,
}) => {
  await toWorkshop(game, `#moves=0481&${PLAYERS}&lab=lesson&search=12`);
  await expect(page.locator("#step-of")).toContainText("Step 12 of ");
  await button(page, "lesson-add-button").click();
  await expect(cards(page).first().locator("h4")).toContainText(say("search-title"));
  await game.button("lab-quiz-button").click();
  await button(page, "lab-add-button").click();
  await expect(status(page)).toHaveText(say("lesson-added", { number: 2 }));
  const title = (await page.locator(".quiz-exercise > h3").textContent()) ?? "?";
  await game.button("lab-lesson-button").click();
  await expect(cards(page).nth(1).locator("h4")).toContainText(say("lab-quiz-button"));
  await button(page, "lesson-try-button").click();
  await expect(place(page)).toHaveText(stepOf(1, 2));
  await expect(page.locator("#step-of")).toContainText("Step 12 of ");
  await expect(page.locator("#lab-room")).toBeEmpty();
  await button(page, "lesson-next").click();
  await expect(page.locator(".quiz-exercise > h3")).toHaveText(title);
  // The author tries the lesson and goes back to writing it.
  await page.getByRole("button", { name: markup("lesson-close").attributes["aria-label"] }).click();
  await expect(cards(page)).toHaveCount(2);
});

test("a link is added by pasting it; one of a lesson is opened", async ({ game, page }) => {
  await toWorkshop(game);
  const field = page.getByLabel(say("lesson-link"), { exact: true });
  await field.fill("https://somewhere.test/");
  await field.press("Enter");
  await expect(status(page)).toHaveText(say("lesson-no-link"));
  await field.fill(`https://somewhere.test/page#moves=044&${PLAYERS}`);
  await field.press("Enter");
  await expect(cards(page).first()).toContainText("b2 is taken");
  await expect(field).toHaveValue("");
  await field.fill(`https://somewhere.test/#lesson=${await writeCode(LESSON)}&step=2`);
  await button(page, "lesson-link-button").click();
  await expect(cards(page)).toHaveCount(4);
  await button(page, "lesson-undo-button").click();
  await expect(cards(page)).toHaveCount(1);
});

test("a lesson is saved to a file and opened from one, with its words as they are", async ({
  game,
  page,
}) => {
  await toWorkshop(game);
  const file = page.locator("#lesson-file");
  const put = (/** @type {string} */ text) =>
    file.setInputFiles({ name: "l.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await put(writeFile(LESSON));
  await expect(status(page)).toHaveText(say("lesson-opened", { steps: 4 }));
  await expect(cards(page).first().locator("textarea")).toHaveValue(LESSON.steps[0].words);
  expect(await saved(page, button(page, "lesson-save-button"))).toBe(writeFile(LESSON));

  for (const [text, says] of [
    ["no lesson", say("lesson-fault-json")],
    ["{}", say("lesson-fault-format")],
    ['{"format":"cutoff-lesson","version":7}', "format 7"],
    [writeFile(LESSON).replace('"words"', '"wrods"'), "step 1 has a part “wrods”"],
  ]) {
    await put(text);
    await expect(status(page)).toContainText(says);
    await expect(cards(page)).toHaveCount(4);
  }
});

test("the draft outlives the room and a reload, and a damaged one is reported", async ({
  game,
  page,
}) => {
  await toWorkshop(game);
  await button(page, "lesson-add-button").click();
  await page.keyboard.type("kept");
  await game.button("lab-lesson-button").click();
  await toWorkshop(game);
  await expect(cards(page).locator("textarea")).toHaveValue("kept");
  await expect(page.locator("#lab-room")).toContainText(say("lesson-kept"));
  await page.evaluate(() => localStorage.setItem("cutoff.lesson", "{"));
  await toWorkshop(game);
  await expect(status(page)).toHaveText(say("lesson-damaged"));
  await expect(cards(page)).toHaveCount(0);
});

test("a lesson opens at its first step, says its words as text, and checks its question", async ({
  game,
  page,
}) => {
  await follow(game, LESSON);
  await game.expectStones("X...O....");
  await expect(place(page)).toHaveText(stepOf(1, 4));
  await expect(page.locator(".lesson-words")).toHaveText(LESSON.steps[0].words);
  await expect(page.locator(".lesson-words *")).toHaveCount(0);
  const verdict = page.locator(".lesson-verdict");
  const answer = page.getByLabel("How many positions does minimax visit?");
  const check = button(page, "lesson-check");
  for (const [given, says] of [
    ["", "lesson-empty"],
    ["7333", "lesson-not-yet"],
    ["733", "lesson-not-yet"],
    [" 7332 ", "lesson-right"],
    ["7.332", "lesson-right"],
  ]) {
    await answer.fill(given);
    await expect(verdict).toBeEmpty();
    await check.click();
    await expect(verdict).toHaveText(say(says));
  }
});

test("each step opens what its link says and nothing else, back and forth", async ({
  game,
  page,
}) => {
  await follow(game, LESSON);
  const next = button(page, "lesson-next");
  await next.click();
  await expect(page.locator("#step-of")).toContainText("Step 12 of ");
  await game.expectStones("XO..O...X");
  await button(page, "lesson-below").click();
  await expect(page.locator("#search-title")).toBeFocused();
  await expect(page.locator("#search-title")).toBeInViewport();
  await expect(page.locator(".lesson-words")).not.toBeInViewport();
  await next.click();
  await expect(page.locator(".lesson-question")).toBeInViewport();
  await expect(page.locator(".order-nodes")).not.toBeEmpty();
  await expect(page.locator("#step-of")).toContainText("Step 1 of ");
  await expect(page.locator(".lesson-question")).toContainText(say("lesson-unchecked"));
  await expect(button(page, "lesson-check")).toHaveCount(0);
  await next.click();
  await expect(page.locator("#step-of")).toContainText("Step 3 of ");
  await expect(page.locator("#tree-text")).toHaveValue("[[3,5],[2,7]]");
  await expect(page.locator("#tree-pruning")).not.toBeChecked();
  await expect(page.locator("#lab-room")).toBeEmpty();
  await next.click({ force: true });
  await expect(place(page)).toHaveText(stepOf(4, 4));
  await button(page, "lesson-back").click();
  await button(page, "lesson-back").click();
  await button(page, "lesson-back").click();
  await expect(place(page)).toHaveText(stepOf(1, 4));
  await expect(page.locator("#search-room")).toBeHidden();
  await expect(page.locator("#tree-form")).toBeHidden();
});

test("a mistake that a step switches on is off again in the next", async ({ game, page }) => {
  const steps = ["&lab=break&lab.bug=root-ties", ""].map((more) => ({
    link: `moves=0&${PLAYERS}${more}`,
    words: "",
    question: null,
  }));
  await follow(game, { title: "", steps });
  await expect(page.locator("#bug")).toBeVisible();
  await button(page, "lesson-next").click();
  await expect(place(page)).toHaveText(stepOf(2, 2));
  await expect(page.locator("#bug")).toBeHidden();
  await button(page, "lesson-back").click();
  await expect(page.locator("#bug")).toBeVisible();
});

test("playing on, the browser's back and reloading keep the lesson and its step", async ({
  game,
  page,
}) => {
  await follow(game, LESSON);
  await button(page, "lesson-next").click();
  await expect(page.locator("#step-of")).toContainText("Step 12 of ");
  await game.play(2);
  await game.expectStones("XOX.O...X");
  await expect(place(page)).toHaveText(stepOf(2, 4));
  await page.reload();
  await game.expectStones("XOX.O...X");
  await expect(place(page)).toHaveText(stepOf(2, 4));
  await page.goBack();
  await game.expectStones("XO..O...X");
  await expect(place(page)).toHaveText(stepOf(2, 4));
  await page.goBack();
  await game.expectStones("X...O....");
  await expect(place(page)).toHaveText(stepOf(1, 4));
  await page.goForward();
  await expect(place(page)).toHaveText(stepOf(2, 4));
  await expect(page.locator("#search-room")).toBeVisible();
  await page.getByRole("button", { name: markup("lesson-close").attributes["aria-label"] }).click();
  await expect(page.locator(".lesson")).toHaveCount(0);
  await expect(game.cell(0)).toBeFocused();
  expect(page.url()).not.toContain("lesson=");
  await game.expectStones("XO..O...X");
  await page.goBack();
  await expect(place(page)).toHaveText(stepOf(2, 4));
});

test("a lesson's link that is no good says why, and the game stays", async ({ game, page }) => {
  const good = await writeCode(LESSON);
  for (const [code, says] of [
    ["", say("lesson-fault-code")],
    [good.slice(0, -20), say("lesson-fault-code")],
    [`9${good}`, "format 91"],
    [`1.${"A".repeat(100_001)}`, say("lesson-fault-long", { most: 100_000 })],
    ["<img src=x onerror=alert(1)>", say("lesson-fault-code")],
  ]) {
    await game.open(`#moves=04&${PLAYERS}&lesson=${encodeURIComponent(code)}`);
    await expect(game.notice).toContainText(says);
    await game.expectStones("X...O....");
    await expect(page.locator(".lesson")).toHaveCount(0);
    expect(page.url()).not.toContain("lesson=");
  }
  // Put into the address of a page that is open, without a game of its own.
  await page.evaluate(() => (location.hash = "lesson=broken"));
  await expect(game.notice).toContainText(say("lesson-fault-code"));
  await game.expectStones("X...O....");
  await game.play(8);
  await game.expectStones("X...O...X");
});

test("a step that is not there, or whose link is wrong, says so", async ({ game, page }) => {
  await follow(game, LESSON, "&step=9");
  await expect(game.notice).toContainText(say("lesson-no-step", { text: "9", steps: 4 }));
  await expect(place(page)).toHaveText(stepOf(1, 4));
  const step = { link: `moves=044&colour=blue&${PLAYERS}`, words: "", question: null };
  await follow(game, { title: "", steps: [step] });
  await expect(game.notice).toContainText("b2 is taken");
  await expect(game.notice).toContainText("“colour”");
  await game.expectStones("X...O....");
});

test(
  "a lesson whose code does not load is reported, and the game goes on",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await page.route(/assets\/player-.*\.js/, (route) => route.abort());
    await game.open(`#moves=04&${PLAYERS}&lesson=${await writeCode(LESSON)}`);
    await expect(game.notice).toContainText("The lesson could not be loaded");
    await game.play(8);
    await game.expectStones("X...O...X");
  },
);

test("nothing of a lesson is loaded until there is one", async ({ game, page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await game.open();
  await game.measured();
  expect(asked.filter((url) => /player|lesson|draft|codec/.test(url))).toEqual([]);
});

test("a link opens the search at a step, and says if there is none", async ({ game, page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await game.open(`#moves=0481&${PLAYERS}&search=12`);
  const count = page.locator("#step-of");
  await expect(count).toContainText("Step 12 of ");
  await expect(game.button("search-close-button")).toBeVisible();
  await button(page, "step-next-cut").click();
  const shown = (await count.textContent()) ?? "?";
  const sentence = (await page.locator("#sentence").textContent()) ?? "?";
  await button(page, "search-share-button").click();
  await expect(page.locator("#search-status")).toHaveText(say("lab-link-copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await game.open(new URL(link).hash);
  await expect(count).toHaveText(shown);
  await expect(page.locator("#sentence")).toHaveText(sentence);
  // The next position's search begins at its start.
  await game.play(2);
  await page.locator("#undo").click();
  await expect(count).toContainText("Step 1 of ");

  await game.open(`#moves=0481&${PLAYERS}&search=9999999`);
  await expect(page.locator("#search-status")).toContainText("The link asks for step 9,999,999");
  await expect(page.locator("#sentence")).toContainText("Done.");
  await game.open(`#moves=0481&${PLAYERS}&search=0`);
  await expect(game.notice).toContainText("“0”");
  await expect(count).toContainText("Step 1 of ");
});

test("on paper: the board, its verdicts and figures, what is open, and the link", async ({
  game,
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await game.open(`#moves=04&x=human&o=human&hints=on&lab=size`);
  await expect(page.locator(".hint:visible").first()).toBeVisible();
  await expect(page.locator("#lab .chart")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const id of ["board", "recommendation", "row-minimax", "row-alpha-beta", "move-list"]) {
    await expect(page.locator(`#${id}`), id).toBeVisible();
  }
  await expect(page.locator(".hint:visible")).toHaveCount(7);
  await expect(page.locator("#lab .chart")).toBeVisible();
  await expect(page.locator("#lab .figures").first()).toBeVisible();
  await expect(page.locator("#printed-address")).toHaveText(/#moves=04&x=human.*&lab=size$/);
  for (const control of ["#theme", "#language", "#new-game", "#pruning", "#share", "#lab-share"]) {
    await expect(page.locator(control), control).toBeHidden();
  }
  await expect(page.locator("#study")).toBeHidden();
  await expect(page.locator(".method")).toBeHidden();
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});

test("a lesson on paper: words, boards, questions with room, and each step's link", async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await toWorkshop(game);
  await page.locator("#lesson-file").setInputFiles({
    name: "lesson.json",
    mimeType: "application/json",
    buffer: Buffer.from(writeFile(LESSON)),
  });
  await button(page, "lesson-print-button").click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  const sheet = page.locator(".lesson-sheet");
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("main")).toBeHidden();
  await expect(sheet.locator("article")).toHaveCount(4);
  await expect(sheet.locator("h1")).toHaveText(LESSON.title);
  await expect(sheet.locator("svg.mini")).toHaveCount(3);
  await expect(sheet).toContainText("[[3,5],[2,7]]");
  await expect(sheet.locator(".lesson-lines")).toHaveCount(2);
  await expect(sheet.locator(".lesson-address").nth(1)).toHaveText(/#moves=0481.*&search=12$/);
  await expect(sheet).toContainText("What do you see?");
  // It is the learner's sheet.
  await expect(sheet).not.toContainText("7,332");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("main")).toBeVisible();
});
