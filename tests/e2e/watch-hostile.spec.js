/** Trees of hostile depth and size, typed, opened and linked: refused with the place, never markup. */
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace, openRoom } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
async function enter(page) {
  await openPlace(page, "watch");
  await openRoom(page, "own");
}

/** @param {Page} page @param {string} text */
async function search(page, text) {
  // Filled in as if pasted: typing a megabyte character by character would only slow the test.
  await page.locator("#tree-text").evaluate((field, text) => {
    /** @type {HTMLTextAreaElement} */ (field).value = text;
  }, text);
  await page.getByRole("button", { name: say("tree-search-button"), exact: true }).click();
}

/** The page goes on: the first tree of the gallery is there again. @param {Page} page */
async function goesOn(page) {
  await page.locator("#subject").selectOption("ties");
  await page.locator("#subject").selectOption("aima");
  await expect(page.locator("#step-of")).toHaveText(say("step-of", { step: 1, steps: 43 }));
  await expect(page.locator("#main img, #main script, #main [onerror]")).toHaveCount(0);
}

const MILLION = 1_000_000;

/** What is typed, and what is said of it. @type {[string, string, string][]} */
const HOSTILE = [
  [
    "a hundred thousand brackets",
    "[".repeat(100_000),
    "Character 62: a tree can have at most 60 plies.",
  ],
  [
    "as many closed ones",
    "[".repeat(50_000) + "1" + "]".repeat(50_000),
    "Character 62: a tree can have at most 60 plies",
  ],
  [
    "a hundred thousand leaves",
    `[${"1,".repeat(100_000)}1]`,
    "Character 202: a node can have at most 100 children",
  ],
  [
    "a bush of fifty thousand",
    `[${`[${"1,".repeat(99)}1],`.repeat(500)}1]`,
    "a tree can have at most 5,000 nodes",
  ],
  ["closing ones alone", "]".repeat(100_000), "Character 1 (])"],
  [
    "a million leaves",
    `[${"1,".repeat(MILLION)}1]`,
    "A tree can have at most 1,000,000 characters.",
  ],
  [
    "a bush of a million",
    `[${`[${"1,".repeat(99)}1],`.repeat(10_000)}1]`,
    "A tree can have at most 1,000,000 characters.",
  ],
  [
    "a name of a megabyte",
    "n".repeat(MILLION),
    "Character 1: a name can have at most 12 characters",
  ],
  ["a number of a megabyte", "9".repeat(MILLION), "Character 1: this number cannot be read"],
  ["white space of a megabyte", " ".repeat(MILLION), "Character 1,000,001 (the end)"],
  ["nothing", "", "Character 1 (the end)"],
  ["a number that is infinite", "[1e999,2]", "Character 3 (e)"],
  ["two signs", "[--1,2]", "Character 2: this number cannot be read"],
  ["a name as objects have it", "[__proto__,1]", "Character 2 (_)"],
  ["two points", "[1.2.3]", "Character 2: this number cannot be read"],
  ["markup", "<img src=x onerror=alert(1)>", "Character 1 (<)"],
  ["markup within", "[1,<script>alert(1)</script>]", "Character 4 (<)"],
  ["another direction", "[1,\u202e2]", "Character 4"],
  ["a zero byte", "[1,\0]", "Character 4"],
  ["half a pair", "[1,\ud83d]", "Character 4"],
];

test("what cannot be a tree is refused with its place, and the page goes on", async ({ page }) => {
  test.slow();
  await enter(page);
  for (const [what, text, expected] of HOSTILE) {
    await search(page, text);
    await expect(page.locator("#tree-fault"), what).toContainText(expected);
    const { length } = (await page.locator("#tree-fault").textContent()) ?? "";
    expect(length, what).toBeLessThan(200);
    if (expected.startsWith("Character"))
      await expect(page.locator("#tree-text"), what).toBeFocused();
  }
  await search(page, "[[3,5],[2,9]]");
  await expect(page.locator("#cost")).toContainText("of 7 nodes");
  await expect(page.locator("#tree-fault")).toBeEmpty();
  await goesOn(page);
});

/** The largest that there can be, and the oddest. @type {[string, string, string][]} */
const ODD = [
  ["sixty plies", `${"[".repeat(60)}1${"]".repeat(60)}`, "of 61 nodes"],
  [
    "five thousand nodes",
    `[${Array(49)
      .fill(`[${Array(100).fill("7").join(",")}]`)
      .join(",")}]`,
    "of 4,950 nodes",
  ],
  ["names that objects have", "[constructor,[toString,valueOf]]", "of 5 nodes"],
  ["no zero below zero", "[-0,[0,-0.0]]", "of 5 nodes"],
  [
    "numbers to the brim",
    `[${"9".repeat(15)},-${"9".repeat(15)},.${"0".repeat(14)}1]`,
    "of 4 nodes",
  ],
  ["names of all scripts", "[שלום,سلام,[名前,é]]", "of 6 nodes"],
  ["Persian digits", "[[۳،۵]،[−۲٫۵،٤]]", "of 7 nodes"],
];

test("the largest and the oddest trees are searched, and shown as text", async ({ page }) => {
  test.slow();
  await enter(page);
  for (const [what, text, nodes] of ODD) {
    await search(page, text);
    await expect(page.locator("#cost"), what).toContainText(nodes);
    await page.locator("#step-scrub").press("End");
    await expect(page.locator("#sentence"), what).not.toBeEmpty();
    await expect(page.locator("#main"), what).not.toContainText(/NaN|undefined|−0(?![.\d])/);
    await page.locator("#step-scrub").press("Home");
  }
  await goesOn(page);
});

test("hostile trees in links are refused", async ({ page }) => {
  await openPlace(page, "watch");
  for (const [text, expected] of /** @type {[string, RegExp][]} */ ([
    ["<img src=x onerror=alert(1)>", /Character 1/],
    ["[".repeat(19_000), /Character 62/],
    ["\u202e\u2066[1,2]", /Character 1/],
    ["[".repeat(100_000), /Character 62|cannot be read/],
  ])) {
    await page.evaluate((link) => (location.hash = link), `tree=${encodeURIComponent(text)}`);
    await expect(page.locator("#tree-fault")).toContainText(expected);
  }
  await goesOn(page);
});

test("a hail of clicks leaves one search, and all views at its step", async ({ page }) => {
  await openPlace(page, "watch", "#moves=04");
  await page.evaluate(async () => {
    const ids = ["room-button", "step-back", "step-play", "step-forward", "step-next-cut"];
    ids.push("pruning-switch");
    ids.push("tab-list", "tab-map", "tab-code", "zoom-in", "zoom-out", "zoom-all");
    for (let round = 0; round < 500; round += 1) {
      document.getElementById(ids[(round * 7919 + (round >> 3)) % ids.length])?.click();
      if (round % 10 === 0) await new Promise(requestAnimationFrame);
    }
  });
  await page.locator("#watch-pruning").check();
  await goesOn(page);
  await page.locator("#step-next-cut").click();
  await expect(page.locator("#sentence")).toContainText("✂");
  await expect(page.locator("#tree .node.cut")).toHaveCount(2);
  await expect(page.locator("#tree .node.here .letter")).toHaveText("2");
  await expect(page.locator("#code-variables")).toHaveText("α = 3, β = 2, best = 2");
});
