/** Lessons that are followed in every place, written, shared, and damaged. */
import { deflateRawSync } from "node:zlib";
import { readyText } from "../../www/page/lesson/lesson.ts";
import { encodeText } from "../../www/page/lesson/lesson-code.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { PLACES, pathIn } from "../../www/page/places.ts";
import { Game, expect, markup, say, sharedTest as test, speech } from "./game.js";
import { button, openPlace, opened } from "./place.js";

/** @import { Page } from "@playwright/test" */

const PLAYERS = "x=human&o=human&pruning=on&hints=off";

/** The words of each step. */
const WORDS = [
  "A corner, and the centre.\n<script>alert(1)</script> <b>فارسی</b>",
  "The search, at a step.",
  "",
  "A tree.",
];

const TEXT = `What pruning saves

#moves=04&${PLAYERS}
${WORDS[0]}
? How many nodes does minimax visit?
= 7,332

watch/#moves=0481&${PLAYERS}&search=12
${WORDS[1]}

practise/#moves=0&${PLAYERS}&seed=5
? What do you see?

watch/#${PLAYERS}&tree=%5B%5B3%2C5%5D%2C%5B2%2C7%5D%5D&root=max&search=3
${WORDS[3]}
`;
/** The same lesson in a link, written without the site's own code. */
const CODE = deflateRawSync(TEXT).toString("base64url");

/** The text of the visitor's lesson. @param {Page} page */
const source = (page) => page.locator(".lesson-source");
/** The steps in the preview. @param {Page} page */
const steps = (page) => page.locator(".lesson-preview li");
/** @param {Page} page */
const stepNow = (page) => page.locator(".lesson-place");
/** @param {number} step @param {number} steps */
const stepOf = (step, steps) => say("step-of", { step, steps });

test("a lesson leads from place to place and keeps its words, question and subject in view", async ({
  game,
  page,
}) => {
  await openPlace(page, "play", `#lesson=${CODE}`);
  await expect(stepNow(page)).toHaveText(stepOf(1, 4));
  await game.expectStones("X...O....");
  await expect(page.locator(".lesson-words")).toHaveText(WORDS[0]);
  for (const part of [".lesson-words", "#lesson-answer", "#board"]) {
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  }
  // Another place during the lesson, and back. The board is not mistaken for a link to the lesson.
  await page.locator("#lesson-answer").fill("7332");
  await button(page, "check").click();
  await expect(page.locator("#lesson-verdict")).toHaveText(say("lesson-right"));
  await page.locator('#places a[href*="/lab/"]').click();
  await opened(page, "lab");
  await expect(stepNow(page)).toHaveText(stepOf(1, 4));
  await expect(page.locator("#lesson-answer")).toHaveValue("7332");
  await expect(page.locator("#lesson-verdict")).toHaveText(say("lesson-right"));

  await button(page, "next").click();
  await expect(page).toHaveURL(/\/watch\/#.*lesson=.*search=12/);
  await expect(stepNow(page)).toHaveText(stepOf(2, 4));
  await opened(page);
  for (const part of [".lesson-words", "#tree", "#sentence"]) {
    await expect(page.locator(part)).toBeInViewport();
  }
  await button(page, "next").click();
  await expect(page).toHaveURL(/\/practise\/#.*lesson=.*step=3.*seed=5|seed=5.*step=3/);
  await expect(page.locator("#lesson-answer")).toBeInViewport({ ratio: 1 });
  await button(page, "next").click();
  await expect(page).toHaveURL(/\/watch\//);
  await expect(stepNow(page)).toHaveText(stepOf(4, 4));
  await opened(page);
  // A reload keeps the step, and the end of a lesson too.
  await page.reload();
  await expect(stepNow(page)).toHaveText(stepOf(4, 4));
  await button(page, "lesson-finish").click();
  await expect(page.locator(".lesson-words")).toHaveText(
    say("lesson-finished", { right: 1, questions: 1 }),
  );
  // The ready lessons and Practise. A finished lesson is not in their links.
  await expect(page.locator(".lesson-links a")).toHaveCount(4);
  const practise = page.locator(".lesson-links").getByRole("link", { name: say("place-practise") });
  await expect(practise).toHaveAttribute("href", /\/practise\/$/);
  await button(page, "lesson-back").click();
  await expect(button(page, "lesson-finish")).toBeVisible();
  await expect(page.locator(".lesson-words")).toHaveText(WORDS[3]);
  // Leaving keeps what is on the screen.
  await page.getByRole("button", { name: markup("lesson-close").attributes["aria-label"] }).click();
  await expect(page.locator(".lesson")).toHaveCount(0);
  await expect(page).toHaveURL(/\/watch\/#(?!.*lesson=).*tree=\[\[3,5\],\[2,7\]\]/);
  await expect(page.locator("#main")).toBeFocused();
});

test("a reader can follow a ready lesson by keyboard on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const code = await encodeText(readyText("first-cut", say));
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
  const next = button(page, "next");
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(stepNow(page)).toHaveText(stepOf(3, 5));
  await expect(next).toBeFocused();

  // Keys pressed in the lesson's bar do not step through the search below it.
  await openPlace(page, "watch", `#lesson=${CODE}&step=4`);
  const step = page.locator("#step-of");
  const shown = await step.textContent();
  for (const key of ["ArrowRight", "End", "ArrowLeft", "Home"]) {
    await page.locator(".lesson-text").press(key);
    await expect(step).toHaveText(shown ?? "");
  }
  await page.locator("#tree").press("ArrowRight");
  await expect(step).not.toHaveText(shown ?? "");
});

test("a lesson can be made from the screen, copied and followed", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlace(page, "teach", "#do=lesson");
  await expect(page.locator("#lesson-add")).toBeHidden();
  await source(page).fill("Mine");
  await page.locator('#places a[href*="/watch/"]').click();
  await opened(page, "watch");
  await page.locator("#lesson-add").click();
  await expect(page.locator("#toast")).toHaveText(say("lesson-added"));
  // A page from the browser's cache shows the new step.
  await page.goBack();
  await expect(source(page)).toHaveValue(/^Mine\n\nwatch\/#.*\n$/);
  await expect(steps(page)).toHaveCount(1);
  await source(page).press("Control+End");
  await page.keyboard.type("x/lab/order/#scoring=plain\n");
  // This is not a complete link yet.
  await expect(steps(page)).toHaveCount(1);
  await source(page).fill(
    "Mine\n\nhttps://x.test/lab/order/#scoring=plain\nWords\n? 2 + 2?\n= 4\n= four\n#moves=4",
  );
  await expect(steps(page)).toHaveCount(2);
  await expect(steps(page).first()).toContainText("✓ 4, four");
  await expect(steps(page).locator("svg")).toHaveCount(2);
  await button(page, "lesson-copy").click();
  await expect(page.locator("#toast")).toContainText("characters");
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page).toHaveURL(/\/lab\/order\/#.*scoring=plain/);
  await expect(page.locator(".lesson-words")).toHaveText("Words");
  await expect(page.locator(".lesson h2")).toHaveText("Mine");
});

/** A game on a larger board, with longer names in Play's bar. */
const LARGE_GAME = "#game=7x6k4g&moves=4453";

/**
 * Names the parts of Play's bar that are cut or touch each other.
 * @param {Page} page
 */
function crowded(page) {
  const shown = "#places-open, #players-open, #lesson-add, #menu-open, #turn";
  return page.evaluate((shown) => {
    const found = [...document.querySelectorAll(shown)].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < right ? [{ name: one.id, left, right, top, bottom, one }] : [];
    });
    const touch = found.flatMap((one, at) =>
      found
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
            Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) + 1 &&
            !other.one.contains(one.one) &&
            !one.one.contains(other.one),
        )
        .map((other) => `${one.name} touches ${other.name}`),
    );
    const pill = found.find(({ name }) => name === "players-open")?.one;
    const isCut = [pill, ...(pill?.querySelectorAll("*") ?? [])].some(
      (part) =>
        part instanceof HTMLElement &&
        part.scrollWidth > part.clientWidth + 1 &&
        part.clientWidth > 0,
    );
    return isCut ? [...touch, "the pill is cut"] : touch;
  }, shown);
}

/**
 * Checks on phones that the names in the bar of `LARGE_GAME` are complete and apart.
 * @param {Page} page
 * @param {string} language
 * @param {boolean} isWriting True while a lesson is written.
 */
async function expectNames(page, language, isWriting) {
  await expect(page.locator("#players-now")).not.toBeEmpty();
  await expect(page.locator("#lesson-add")).toHaveCount(isWriting ? 1 : 0);
  for (const width of [321, 340, 360, 390, 412, 700]) {
    await page.setViewportSize({ width, height: 640 });
    expect([language, width, await crowded(page)]).toEqual([language, width, []]);
  }
  // The pill has a row of its own, as with text at 200 %.
  await page.setViewportSize({ width: 320, height: 640 });
  const row = await page.locator("#game-buttons").evaluate((tools) => tools.clientWidth);
  await expect(page.locator("#game-buttons > .play-pill")).toHaveJSProperty("offsetWidth", row);
}

test("“Add to your lesson” is written out in every place, language and width, and leaves the names in Play's bar complete and apart", async ({
  page,
}) => {
  await openPlace(page, "teach", "#do=lesson");
  await source(page).fill("Mine");
  for (const language of LANGUAGES) {
    const word = speech(language).say("lesson-add");
    for (const place of /** @type {const} */ (["play", "watch", "practise", "race", "learn"])) {
      if (place === "learn") await page.goto(`./${pathIn("learn/order/", language)}`);
      else await page.goto(`./${PLACES[place].path}#lang=${language}`);
      await opened(page, place);
      const add = page.locator("#lesson-add");
      await expect(add).toHaveText(word);
      for (const width of [320, 360, 834, 1024, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const found = await add.evaluate(async (button) => {
          // A picture has its new width in the second frame.
          for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
          // A place scrolls to what its link shows; the bar is at the top.
          scrollTo(0, 0);
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const bar = document.querySelector(".site-bar");
          return {
            isSeen: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
            beyond: bar ? bar.scrollWidth - bar.clientWidth : NaN,
            cut: Math.max(button.scrollHeight - button.clientHeight, 0),
            sideways: document.documentElement.scrollWidth - innerWidth,
          };
        });
        // The whole bar is visible.
        const where = `${language} ${place} ${width}`;
        expect([where, found]).toEqual([where, { isSeen: true, beyond: 0, cut: 0, sideways: 0 }]);
      }
      if (place !== "play") continue;
      await new Game(page).arrive(`${LARGE_GAME}&lang=${language}`);
      await expectNames(page, language, true);
    }
  }
});

test("the names in Play's bar are complete and apart on a phone", async ({ page }) => {
  for (const language of LANGUAGES) {
    await openPlace(page, "play", LARGE_GAME, language);
    await expectNames(page, language, false);
  }
});

test("a chapter can be added to a lesson at a step of its figure, and the lesson leads there", async ({
  page,
}) => {
  await openPlace(page, "teach", "#do=lesson");
  await source(page).fill("Mine");
  await page.goto("/es/learn/alpha-beta/#window@cut-1");
  await opened(page, "learn");
  await page.locator("#lesson-add").click();
  await expect(page.locator("#toast")).not.toBeEmpty();
  await page.goto("/learn/order/");
  await opened(page, "learn");
  await page.locator("#lesson-add").click();
  await expect(page.locator("#toast")).toHaveText(say("lesson-added"));
  await page.goto("/teach/#do=lesson");
  await expect(source(page)).toHaveValue(
    "Mine\n\nlearn/alpha-beta/#window@cut-1\n\nlearn/order/#\n",
  );
  await expect(page.locator("#lesson-faults")).toBeEmpty();
  await expect(steps(page).first()).toContainText(say("learn-chapter", { number: 4 }));
  await button(page, "lesson-try").click();
  await expect(page).toHaveURL(/\/learn\/alpha-beta\/#window@cut-1&lesson=/);
  await expect(stepNow(page)).toHaveText(stepOf(1, 2));
  await expect(page.locator("#window .drawing")).toBeInViewport();
  await button(page, "next").click();
  await expect(page).toHaveURL(/\/learn\/order\/#lesson=.*step=2/);
  await expect(stepNow(page)).toHaveText(stepOf(2, 2));
});

test("a printed lesson looks as it does on the screen, with room for an answer instead of the right one", async ({
  page,
}) => {
  await openPlace(page, "teach", "#do=lesson");
  await page.evaluate(() => (window.print = () => (document.body.dataset.printed = "yes")));
  await source(page).fill(TEXT);
  await expect(steps(page).locator("svg")).toHaveCount(4);
  await button(page, "print").click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "What pruning saves" })).toBeVisible();
  await expect(steps(page).nth(0).getByText("How many nodes does minimax visit?")).toBeVisible();
  // The file of a printed page does not contain it either.
  await expect(page.locator(".step-answers").first()).toHaveCSS("content-visibility", "hidden");
  for (const part of [source(page), page.locator(".ready-lessons"), page.locator(".site-bar")])
    await expect(part).toBeHidden();
  // A lesson with a fault is not printed. The page itself is printed instead.
  await page.emulateMedia({ media: "screen" });
  await source(page).fill("Title\nhttps://example.org/elsewhere");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#ready-lessons")).toBeVisible();

  // Each line of the example has its own direction.
  await page.emulateMedia({ media: "screen" });
  await source(page).fill("");
  await openPlace(page, "teach", "#do=lesson", "fa");
  const bidi = await source(page).evaluate(
    (field) => getComputedStyle(field, "::placeholder").unicodeBidi,
  );
  expect(bidi).toBe("plaintext");
});
