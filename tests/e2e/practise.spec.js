/**
 * Practise with one question at a time, a tree to mark, and moves to find, in all sizes, by
 * keyboard, and for screen readers.
 */
import { frames } from "./clock.js";
import { expect, say, sharedTest as test, speech } from "./game.js";
import { comeTo, doubleLetters, openPlace, overflow, press, violations } from "./place.js";
import { EXERCISE_KINDS, linkName } from "../../www/parts/exercise/exercise.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

/** Three branches by Russell and Norvig. Two leaves of the second one are cut. */
const AIMA = "#source=gallery&example=aima";

/** @param {Page} page @param {string} [fragment] @param {string} [language] */
async function enter(page, fragment = "", language = "en") {
  await openPlace(page, "practise", fragment || "#mode=step", language);
  await expect(page.locator(".panel")).not.toBeEmpty();
}

/** The same by a link on the open page, if Practise is open. @param {Page} page @param {string} fragment */
async function go(page, fragment) {
  await comeTo(page, "practise", fragment, "en");
  await frames(page, 1);
  await expect(page.locator(".panel")).not.toBeEmpty();
}

const heading = (/** @type {Page} */ page) => page.locator(".panel h2");
const reason = (/** @type {Page} */ page) => page.locator(".panel .reason");
const primary = (/** @type {Page} */ page) => page.locator("main .primary");
/** @param {Page} page @param {string} id */
const field = (page, id) => page.getByLabel(say(id), { exact: true });
/** The name of a node, by its path; the root has none. @param {string} path */
const named = (path) => (path === "" ? say("node-root") : say("node-branch", { path }));
/** @param {Page} page @param {string} path */
const scissors = (page, path) =>
  page.getByRole("button", {
    name: new RegExp(`^${say("kind-mark-cut", { node: named(path) })}(,|$)`),
  });
/** @param {Page} page */
const settings = (page) => page.locator(".settings-open").click();
/** The row of a kind in the first view. @param {Page} page @param {string} kind */
const row = (page, kind) => page.locator(".activity-link").filter({ hasText: say(`kind-${kind}`) });

/**
 * Trees of a first visit. Their first questions are about a cut, a value and two windows. The windows
 * have nine and ten keys, the most for such a tree.
 */
const FIRST_TREES = [2, 4, 30, 959];

test("one question and everything needed to answer it fit on one screen", async ({ page }) => {
  for (const language of LANGUAGES) {
    const { say } = speech(language);
    for (const seed of FIRST_TREES) {
      await page.setViewportSize({ width: 360, height: 640 });
      await enter(page, `#mode=step&branches=2&seed=${seed}`, language);
      await expect(page.locator(".progress")).toContainText(
        say("practise-question", { number: 1, count: 8 }),
      );
      await expect(page.locator(".answer input").first()).toBeFocused();
      await expect(primary(page)).toHaveCount(1);
      const tree = page.locator(".tree-box .tree").first();
      for (const [width, height] of [
        [360, 640],
        [390, 664],
        [1280, 800],
      ]) {
        await page.setViewportSize({ width, height });
        const bar = await page.locator("#places").boundingBox();
        const edge = width < 704 ? (bar?.y ?? 0) : height;
        for (const part of [tree, heading(page), page.locator(".answer")]) {
          const bottom = async () => {
            const box = await part.boundingBox();
            return (box?.y ?? 0) + (box?.height ?? Infinity);
          };
          await expect.poll(bottom, `${language} ${seed} ${width}`).toBeLessThanOrEqual(edge + 1);
        }
      }
    }
  }
});

test("the missed topics are named in every language and fit on every phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of LANGUAGES) {
    const { say } = speech(language);
    await enter(page, "#source=random&seed=5&count=8", language);
    await page.evaluate(async (check) => {
      const drawn = async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      };
      const inputs = (/** @type {string} */ type) =>
        /** @type {NodeListOf<HTMLInputElement>} */ (
          document.querySelectorAll(`.answer input[type=${type}]`)
        );
      /** @param {string} text */
      const press = (text) => {
        const buttons = /** @type {NodeListOf<HTMLElement>} */ (
          document.querySelectorAll("button")
        );
        const named = [...buttons].find((button) => button.textContent?.trim() === text);
        if (!named) throw new Error(`there is no button ${text}`);
        named.click();
      };
      for (let number = 1; number <= 8; number += 1) {
        inputs("radio")[0]?.click();
        for (const input of inputs("text")) {
          input.value = "99";
          input.dispatchEvent(new Event("input", { bubbles: true }));
          await drawn();
        }
        await drawn();
        press(check);
        await drawn();
        /** @type {HTMLElement | null} */ (document.querySelector("main .primary"))?.click();
        await drawn();
      }
    }, say("check"));
    await expect(page.locator(".missed li")).not.toHaveCount(0);
    await expect(primary(page)).toHaveText(say("practise-missed-again"));
    await expect(primary(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".missed li").first()).toBeInViewport({ ratio: 1 });
    expect((await overflow(page)).sideways).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
});

test("eight questions can be answered by keyboard alone, then eight more about another tree", async ({
  page,
}) => {
  await enter(page, "#seed=5&plies=2");
  const seed = () => new URL(page.url()).hash.match(/seed=(\d+)/)?.[1];
  for (let number = 1; number <= 8; number += 1) {
    await expect(page.locator(".progress")).toContainText(
      say("practise-question", { number, count: 8 }),
    );
    const input = page.locator(".answer input:focus");
    if ((await input.getAttribute("type")) === "radio") await page.keyboard.press("Space");
    else await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    if ((await reason(page).textContent()) === "") {
      await page.keyboard.type("2");
      await page.keyboard.press("Enter");
    }
    await expect(reason(page)).not.toBeEmpty();
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".practise-dot:is(.right, .wrong)")).toHaveCount(8);
  expect(seed()).toBe("5");
  await page.getByRole("button", { name: say("practise-next") }).press("Enter");
  await expect(page.locator(".progress")).toContainText(
    say("practise-question", { number: 1, count: 8 }),
  );
  await expect(page.locator(".answer input").first()).toBeFocused();
  expect(seed()).not.toBe("5");
});

test("a tree can be marked by keyboard alone, and one button opens the settings", async ({
  page,
}) => {
  await enter(page, "#source=own&tree=[[3,5],[2,9]]&mode=mark");
  // The root's field has the focus. Each branch comes before the nodes below it.
  const keys = ["3", "Tab", "Tab", "3", "Tab", "Tab", "Tab", "Tab", "2", "Tab", "Tab", "Space"];
  for (const key of keys) await page.keyboard.press(key);
  await expect(scissors(page, "2.2")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".panel .verdict")).toHaveText(say("practise-right"));
  await expect(primary(page)).toBeFocused();

  await go(page, `${AIMA}&asked=bounds`);
  await page.keyboard.type("-inf");
  await page.keyboard.press("Enter");
  await expect(page.locator(".answer").getByLabel("β", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "∞", exact: true }).click();
  await page.keyboard.press("Enter");
  await expect(reason(page)).toContainText(say("practise-right"));

  // The first leaf to be filled has the focus, and Enter checks.
  await go(page, "#source=own&tree=[[3,12],[2,4]]&mode=fill&seed=1");
  const leaf = (/** @type {string} */ path) =>
    page.getByLabel(say("kind-fill-leaf", { node: named(path) }), { exact: true });
  await expect(leaf("1.1")).toBeFocused();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await expect(leaf("1.2")).toBeFocused();

  await go(page, `${AIMA}&asked=cut&question=4`);
  await settings(page);
  await field(page, "practise-as-list").check();
  await page.keyboard.press("Escape");
  await expect(page.locator(".settings-panel")).toBeHidden();
  await expect(page.locator(".settings-open")).toBeFocused();
  await page.getByLabel(say("practise-cut-yes")).check();
  await press(page, "check");
  await expect(page.locator(".tree-list")).toContainText("branch 2.2, leaf 4: cut");
});

test("the first view shows every kind, its progress and the last mistake", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openPlace(page, "practise");
  await expect(page.locator(".activity-link")).toHaveCount(EXERCISE_KINDS.length);
  const first = page.locator(".activity-link").first();
  await expect(first).toContainText(say("kind-find"));
  await expect(first.locator(".primary")).toHaveText(say("practise-begin"));
  await expect(page.locator(".last-mistake")).toHaveCount(0);
  await row(page, "predict").click();
  await expect(heading(page)).not.toBeEmpty();
  expect(new URL(page.url()).hash).toContain("mode=step");
  const answers = page.locator(".answer-fields");
  for (const number of [1, 2]) {
    await expect(page.locator(".progress")).toContainText(
      say("practise-question", { number, count: 8 }),
    );
    const radio = answers.locator("input[type=radio]").first();
    if (await radio.count()) await radio.check();
    // Uses only the keyboard, and fills the fields one by one.
    const fields = await answers.locator("input[type=text]").count();
    for (let at = 0; at < fields; at += 1) await answers.locator("button").first().click();
    await press(page, "check");
    await primary(page).click();
  }
  await page.getByRole("link", { name: say("practise-all") }).click();
  await expect(row(page, "predict")).toContainText(say("kind-progress", { done: 2, asked: 8 }));
  await expect(row(page, "predict").locator(".primary")).toHaveText(say("practise-go-on"));
  await row(page, "predict").click();
  await expect(page.locator(".progress")).toContainText(
    say("practise-question", { number: 3, count: 8 }),
  );
  await expect(page.locator(".practise-dot:is(.right, .wrong)")).toHaveCount(2);
  // A wrong answer becomes the last mistake, with its reason and a similar question.
  await openPlace(page, "practise", `${AIMA}&asked=value&question=2`);
  await page.getByRole("button", { name: "12", exact: true }).click();
  await press(page, "check");
  await expect(reason(page)).toContainText(say("practise-wrong"));
  await openPlace(page, "practise");
  await expect(page.locator(".last-mistake")).toContainText("branch 2 returns 2.");
  await page.getByRole("link", { name: say("practise-like-it") }).click();
  await expect(heading(page)).not.toBeEmpty();
});

test("the number in a leaf is complete on small phones and in large letters", async ({
  page: shared,
}) => {
  const page = await shared.context().newPage();
  await doubleLetters(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const mode of ["fill", "mark"]) {
    await enter(page, `#seed=8&mode=${mode}`);
    const fields = page.locator(".tree-field");
    for (const field of await fields.all()) await field.fill(mode === "fill" ? "-999" : "-9.5");
    const cut = () =>
      fields.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(await cut()).toBe(0);
    expect((await overflow(page)).sideways).toBe(0);
  }
  await page.close();
});

test("no page scrolls sideways, and none scrolls down on a wide screen", async ({ page }) => {
  const links = [
    ...EXERCISE_KINDS.map((kind) => `#seed=8&mode=${linkName(kind)}`),
    "#source=board&moves=04&seed=1",
  ];
  for (const link of links) {
    await go(page, link);
    for (const [width, height] of [
      [320, 640],
      [834, 1194],
      [1024, 700],
      [2560, 1300],
    ]) {
      await page.setViewportSize({ width, height });
      const { sideways, down } = await overflow(page);
      expect(sideways, `${link} ${width}`).toBeLessThanOrEqual(0);
      if (width >= 1024) expect(down, `${link} ${width}`).toBeLessThanOrEqual(0);
    }
  }
  // A large tree scrolls in its box, and the page says so. An even larger tree is a list.
  await page.setViewportSize({ width: 390, height: 664 });
  await go(page, "#seed=8&plies=4&branches=3");
  await expect(page.locator(".scroll-cue")).toBeVisible();
  await expect(page.locator(".tree-box")).toHaveAttribute("tabindex", "0");
  await go(page, "#seed=5&plies=5&branches=4");
  await expect(page.locator(".tree-stage .tree-list")).toBeVisible();
  await go(page, "#seed=5&plies=5&branches=4&mode=mark");
  await expect(page.locator(".panel .practise-fault")).toHaveText(
    say("practise-too-large", { most: 120 }),
  );
});

test("Practise passes axe in both themes", async ({ page }) => {
  const states = [
    async () => settings(page),
    async () => {
      await page.goto("./practise/#mode=mark&seed=5&lang=fa");
      await page.locator(".branch-button").first().click();
      await primary(page).click();
    },
    async () => {
      await page.goto("./practise/#mode=order&seed=5&lang=fa");
      await page.locator(".branch-button").first().click();
      await primary(page).click();
      await expect(page.locator(".panel .verdict")).not.toBeEmpty();
    },
    async () => {
      await page.goto("./practise/#lang=fa");
      await expect(page.locator(".last-mistake")).toBeVisible();
    },
    async () => {
      await page.goto("./practise/#mode=find&seed=5&lang=fa");
      await page.locator(".challenge button:not([data-sign])").first().click();
      await expect(reason(page)).not.toBeEmpty();
    },
  ];
  await enter(page, "#seed=5&branches=2&question=7", "fa");
  for (const state of states) {
    await page.emulateMedia({ colorScheme: "light" });
    await state();
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, ["color-contrast"])).toEqual([]);
  }
});
