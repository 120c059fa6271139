/** Lessons: followed on every place, made, handed on; damaged ones. */
import { deflateRawSync } from "node:zlib";
import { readyLesson } from "../../www/teach/ready-lessons.js";
import { writeCode } from "../../www/teach/codec.js";
import { expect, markup, say, sharedTest as test } from "./game.js";
import { openPlace, opened } from "./place.js";

/** @import { Page } from "@playwright/test" */

const PLAYERS = "x=human&o=human&pruning=on&hints=off";

/** A lesson in a link, written without the site's own code. */
const LESSON = {
  title: "What pruning spares",
  steps: [
    {
      link: `moves=04&${PLAYERS}`,
      words: "A corner, and the centre.\n<script>alert(1)</script> <b>فارسی</b>",
      question: { ask: "How many positions does minimax visit?", answer: "7,332" },
    },
    { link: `watch/#moves=0481&${PLAYERS}&search=12`, words: "The search, at a step." },
    { link: `practise/#moves=0&${PLAYERS}&seed=5`, question: { ask: "What do you see?" } },
    {
      link: `watch/#${PLAYERS}&tree=%5B%5B3%2C5%5D%2C%5B2%2C7%5D%5D&root=max&search=3`,
      words: "A tree.",
    },
  ],
};
const CODE = `1.${deflateRawSync(JSON.stringify(LESSON)).toString("base64url")}`;

/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });
/** @param {Page} page */
const stepNow = (page) => page.locator(".lesson-place");
/** @param {number} step @param {number} steps */
const stepOf = (step, steps) => say("lesson-step-of", { step, steps });

test("a lesson is followed from place to place; its words, question and subject are in view", async ({
  game,
  page,
}) => {
  await openPlace(page, "play", `#lesson=${CODE}`);
  await expect(stepNow(page)).toHaveText(stepOf(1, 4));
  await game.expectStones("X...O....");
  await expect(page.locator(".lesson-words")).toHaveText(LESSON.steps[0].words ?? "");
  for (const part of [".lesson-words", "#lesson-answer", "#board"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  // Another place during the lesson, and back: the board is not taken for a link to the lesson.
  await page.locator("#lesson-answer").fill("7332");
  await button(page, "lesson-check").click();
  await expect(page.locator("#lesson-verdict")).toHaveText(say("lesson-right"));
  await page.locator('#places [data-place-link="lab"]').click();
  await opened(page, "lab");
  await expect(stepNow(page)).toHaveText(stepOf(1, 4));
  await expect(page.locator("#lesson-answer")).toHaveValue("7332");
  await expect(page.locator("#lesson-verdict")).toHaveText(say("lesson-right"));

  await button(page, "lesson-next").click();
  await expect(page).toHaveURL(/\/watch\/#.*lesson=1\..*search=12/);
  await expect(stepNow(page)).toHaveText(stepOf(2, 4));
  await opened(page);
  for (const part of [".lesson-words", "#tree", "#sentence"]) {
    await expect(page.locator(part)).toBeInViewport();
  }
  await button(page, "lesson-next").click();
  await expect(page).toHaveURL(/\/practise\/#.*lesson=1\..*step=3.*seed=5|seed=5.*step=3/);
  await expect(page.locator("#lesson-answer")).toBeInViewport({ ratio: 1 });
  await button(page, "lesson-next").click();
  await expect(page).toHaveURL(/\/watch\//);
  await expect(stepNow(page)).toHaveText(stepOf(4, 4));
  await opened(page);
  // A step's address is kept through a reload; the end is the end.
  await page.reload();
  await expect(stepNow(page)).toHaveText(stepOf(4, 4));
  await button(page, "lesson-finish").click();
  await expect(page.locator(".lesson-words")).toHaveText(
    say("lesson-finished", { right: 1, asked: 1 }),
  );
  // The ready lessons and Practise; the lesson that is over does not travel along.
  await expect(page.locator(".lesson-ways a")).toHaveCount(4);
  const practise = page.locator(".lesson-ways").getByRole("link", { name: say("lesson-practise") });
  await expect(practise).toHaveAttribute("href", /\/practise\/$/);
  await button(page, "lesson-back").click();
  await expect(button(page, "lesson-finish")).toBeVisible();
  await expect(page.locator(".lesson-words")).toHaveText(LESSON.steps[3].words ?? "");
  // Leaving keeps what is on the screen.
  await page.getByRole("button", { name: markup("lesson-close").attributes["aria-label"] }).click();
  await expect(page.locator(".lesson")).toHaveCount(0);
  await expect(page).toHaveURL(/\/watch\/#(?!.*lesson=).*tree=\[\[3,5\],\[2,7\]\]/);
  await expect(page.locator("#main")).toBeFocused();
});

test("links to the root lead to their step, and a wrong one is refused with words", async ({
  game,
  page,
}) => {
  await openPlace(page, "play", `#lesson=${CODE}&step=2&lang=es`);
  await expect(page).toHaveURL(/\/watch\/#.*step=2.*/);
  await opened(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  await openPlace(page, "play", `#moves=04&${PLAYERS}&lesson=${CODE}&step=9`);
  await expect(game.notice).toContainText(say("lesson-no-step", { text: "9", steps: 4 }));
  await expect(stepNow(page)).toHaveText(stepOf(1, 4));
  for (const [code, says] of [
    [CODE.slice(0, -20), say("lesson-fault-code")],
    [`9${CODE}`, "format 91"],
    ["<img src=x onerror=alert(1)>", say("lesson-fault-code")],
  ]) {
    await openPlace(page, "play", `#moves=04&${PLAYERS}&lesson=${encodeURIComponent(code)}`);
    await expect(game.notice).toContainText(says);
    await game.expectStones("X...O....");
    await expect(page.locator(".lesson")).toHaveCount(0);
    expect(page.url()).not.toContain("lesson=");
  }
  await openPlace(page, "watch", "#tree=[[3,5],[2,7]]&lesson=broken");
  await expect(page.getByRole("alert")).toContainText(say("lesson-fault-code"));
  await expect(page.locator("#tree")).toBeVisible();
});

test("a ready lesson is followed by keyboard, in its frame, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const code = await writeCode(readyLesson("first-cut", say));
  await openPlace(page, "play", `#lesson=${code}&step=2`);
  await expect(page).toHaveURL(/\/watch\//);
  await opened(page);
  await expect(page.locator("#sentence")).toContainText("✂");
  for (const part of [".lesson-words", "#lesson-answer", "#tree"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  await page.locator("#lesson-answer").focus();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(page.locator("#lesson-verdict")).toHaveText(say("lesson-right"));
  const next = button(page, "lesson-next");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(stepNow(page)).toHaveText(stepOf(3, 5));
  await expect(next).toBeFocused();
});

test("a lesson is made of what is on the screen, copied, and followed", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlace(page, "teach", "#do=lesson");
  await button(page, "lesson-begin-button").click();
  await page.getByLabel(say("lesson-title"), { exact: true }).fill("Mine");
  await page.locator('#places [data-place-link="watch"]').click();
  await opened(page, "watch");
  await page.locator("#lesson-add").click();
  await expect(page.locator("#toast")).toHaveText(say("lesson-added", { number: 1 }));
  // A page that the browser has kept shows the new step.
  await page.goBack();
  await expect(page.locator(".step-choice")).toHaveCount(1);
  await page.getByLabel(say("lesson-link"), { exact: true }).fill("x/lab/order/#scoring=plain");
  await button(page, "lesson-link-button").click();
  await expect(page.locator(".step-choice")).toHaveCount(2);
  await page.getByLabel(say("lesson-words"), { exact: true }).fill("Second words");
  await page.getByLabel(say("lesson-ask"), { exact: true }).fill("2 + 2?");
  await page.getByLabel(say("lesson-answer"), { exact: true }).fill("4");
  await button(page, "lesson-up-button").click();
  await expect(page.locator(".step-words").first()).toHaveText("Second words");
  await button(page, "lesson-remove-button").click();
  await button(page, "lesson-undo-button").click();
  await expect(page.locator(".step-choice")).toHaveCount(2);
  await button(page, "lesson-copy-button").click();
  await expect(page.locator("#toast")).toContainText("characters");
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page).toHaveURL(/\/lab\/order\/#.*scoring=plain/);
  await expect(page.locator(".lesson-words")).toHaveText("Second words");
  await expect(page.locator(".lesson h2")).toHaveText("Mine");
});

test("a ready lesson is changed; another's file is read; nothing is lost on the way", async ({
  page,
}) => {
  await openPlace(page, "teach", "#do=lesson");
  const title = page.getByLabel(say("lesson-title"), { exact: true });
  await page
    .getByRole("button", { name: new RegExp(`^${say("lesson-change-button")}`) })
    .first()
    .click();
  await expect(title).toHaveValue(say("ready-first-cut-title"));
  await expect(page.locator(".step-choice")).toHaveCount(5);
  const file = { format: "cutoff-lesson", version: 1, ...LESSON };
  const put = (/** @type {unknown} */ data) =>
    page.locator("#lesson-file").setInputFiles({
      name: "lesson.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(data)),
    });
  await put({ ...file, version: 2 });
  await expect(page.locator("#toast")).toContainText("in format 2");
  await expect(page.locator(".step-choice")).toHaveCount(5);
  await put(file);
  await expect(page.locator(".step-choice")).toHaveCount(4);
  await button(page, "lesson-undo-button").click();
  await expect(title).toHaveValue(say("ready-first-cut-title"));
  await page.reload();
  await expect(title).toHaveValue(say("ready-first-cut-title"));
});
