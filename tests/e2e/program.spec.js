/** A program of the visitor's own: by a number that it counts, and by a table of what it plays. */
import { best_move, consult, positions } from "../../pkg/npm/cutoff.js";
import { expect, say, sharedTest as test, speech } from "./game.js";
import { openPlace, overflow, violations } from "./place.js";
import { LANGUAGES } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

const TABLE = "#mode=program&way=table";

const verdict = (/** @type {Page} */ page) => page.locator(".program-result h2");
/** Pastes answers over those that are there. @param {Page} page @param {string} text */
const paste = (page, text) =>
  page.locator(".program-form textarea").evaluate((area, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    /** @type {HTMLTextAreaElement} */ (area).select();
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }, text);
/** @param {Page} page @param {string} id */
const press = (page, id) => page.getByRole("button", { name: say(id), exact: true }).click();

/** What a program with ≥ at the root plays: row, column from 1. */
const boards = positions();
const played = boards.map((board) => consult(board, "root-ties").move ?? 0);
const written = played.map((cell) => `${Math.floor(cell / 3) + 1},${(cell % 3) + 1}`).join("\n");

test("the last kind is a program, by a number, by keyboard, and its link says it again", async ({
  page,
}) => {
  await openPlace(page, "practise");
  await page.getByRole("link", { name: say("kind-program") }).click();
  await expect(page.getByLabel(say("paste-editor"))).toBeVisible();
  await press(page, "way-number");
  const field = page.getByLabel(say("number-label"), { exact: true });
  await field.fill("549,945");
  await field.press("Enter");
  const found = page.locator(".program-found");
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(say("number-minimax"));
  await expect(found).toContainText(say("number-nodes-below-root"));
  await expect(page).toHaveURL(/mode=program&way=number&number=549945$/);
  await page.reload();
  await expect(found).toContainText(say("number-nodes-below-root"));
  // A count with a bug leads to its room.
  await field.fill("146120");
  await press(page, "check");
  const bug = found.getByRole("link", { name: say("bugs-strict-cut-name") });
  await expect(bug).toHaveAttribute("href", /lab\/bugs\/#(.*&)?bug=strict-cut/);
  // What nobody counts is no fault.
  await field.fill("549944");
  await press(page, "check");
  await expect(found).toHaveCount(0);
  await expect(page.getByText(say("number-none"))).toBeVisible();
  // A right count is called right; what is no number moves nothing that is pressed.
  await field.fill("549946");
  await press(page, "check");
  await expect(page.getByText("This is what a correct plain minimax counts.")).toBeVisible();
  const check = page.getByRole("button", { name: say("check"), exact: true });
  const before = await check.boundingBox();
  await field.fill("hello");
  await check.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".answer .number-fault")).not.toBeEmpty();
  expect(await check.boundingBox()).toEqual(before);
  // Without an end at a win: all orders of nine cells.
  await field.fill("986410");
  await press(page, "check");
  await expect(
    page.getByText("No search that stops when a side has won visits that many nodes."),
  ).toBeVisible();
});

test("a table: the smallest wrong position, how it loses, and the bug that plays so", async ({
  page,
}) => {
  await openPlace(page, "practise", TABLE);
  await paste(page, written);
  await expect(verdict(page)).toHaveText(say("verdict-wrong", { wrong: 401, positions: 4_520 }));
  await expect(page.getByLabel(say("table-read"))).toHaveValue("row-column-1");
  await expect(page.locator(".program-result")).toContainText(say("verdict-from-1"));
  await expect(page.locator(".program-result")).toContainText(say("verdict-legal"));
  const bug = page.locator(".program-result").getByRole("link");
  await expect(bug).toHaveText([say("bugs-root-ties-name")]);
  // A film of boards: the wrong move first, and the moves that show it.
  const film = page.locator(".film li");
  await expect(film.first()).toContainText("✗");
  expect(await film.count()).toBeGreaterThan(1);
  // Another reading is another table.
  await page.getByLabel(say("table-read")).selectOption("row-column");
  await expect(page.locator(".program-result")).toContainText(
    say("verdict-illegal", { illegal: 4_095 }),
  );
});

test("no verdict stands under a text that it was not said of", async ({ page }) => {
  await openPlace(page, "practise", TABLE);
  await paste(page, written);
  await expect(verdict(page)).toBeVisible();
  const [results, said] = await page.evaluate(async () => {
    const area = /** @type {HTMLTextAreaElement} */ (
      document.querySelector(".program-form textarea")
    );
    area.value = "hello";
    area.dispatchEvent(new InputEvent("input"));
    // The view draws itself before anything is painted.
    await null;
    const results = document.querySelectorAll(".program-result").length;
    return [results, document.querySelector(".panel .explained")?.textContent];
  });
  expect([results, said]).toEqual([0, say("table-checking")]);
  await expect(verdict(page)).toHaveText(say("verdict-unanswered"));
  await expect(page.getByText(say("table-checking"))).toHaveCount(0);
});

test("a right program is right; what is missing is said; one wrong move is found", async ({
  page,
}) => {
  await openPlace(page, "practise", TABLE);
  const right = boards.map((board) => consult(board, "no-depth").best[0]);
  await paste(page, right.join("\n"));
  await expect(verdict(page)).toHaveText(say("verdict-right", { positions: 4_520, sign: "none" }));
  // With plain scores it is right, too; behind each move are the nodes that it visited.
  const plain = boards.map((board) => best_move(board, true, { scoring: "plain" }));
  await paste(page, plain.map(({ index, nodes }) => `${index} ${nodes}`).join("\n"));
  await expect(verdict(page)).toHaveText(say("verdict-right", { positions: 4_520, sign: "none" }));
  await expect(page.locator(".program-result")).toContainText(
    say("verdict-slower", { slower: 485 }),
  );
  await paste(page, right.slice(0, -2).join("\n"));
  await expect(page.locator(".program-result")).toContainText(
    say("verdict-missing", { missing: 2 }),
  );
  await expect(verdict(page)).toHaveText("Not every position has a legal answer");
  const odd = boards.indexOf("XX..O....");
  await paste(page, right.map((cell, at) => (at === odd ? 8 : cell)).join("\n"));
  await expect(verdict(page)).toHaveText(say("verdict-wrong", { wrong: 1, positions: 4_520 }));
  await expect(page.locator(".program-result section p").first()).toContainText("c3");
});

test("a board with two answers is told", async ({ page }) => {
  await openPlace(page, "practise", TABLE);
  const first = boards.map((board) => `${board}: ${board.indexOf(".")}`);
  await paste(page, `${first.join("\n")}\nX........: 5\nX........: 5`);
  await expect(page.locator(".panel .explained").first()).toHaveText(
    say("table-twice", { twice: 1 }),
  );
});

test("the positions can be had as programs read them", async ({ page }) => {
  await openPlace(page, "practise", TABLE);
  await page.getByLabel(say("table-positions")).selectOption("rows");
  const [file] = await Promise.all([page.waitForEvent("download"), press(page, "table-save")]);
  const stream = await file.createReadStream();
  let text = "";
  for await (const part of stream) text += part;
  const lines = text.trim().split("\n");
  expect(lines.length).toBe(4_520);
  expect(JSON.parse(lines[0])).toEqual([
    ["", "", ""],
    ["", "", ""],
    ["", "", ""],
  ]);
});

test("another board is refused in words", async ({ page }) => {
  await openPlace(page, "practise", "#game=7x6k4g&mode=program");
  await expect(page.locator(".practise-fault").last()).toHaveText(
    say("program-board", { columns: 3, rows: 3 }),
  );
});

for (const [width, height] of /** @type {const} */ ([
  [1280, 800],
  [390, 664],
  [360, 640],
])) {
  test(`no violation and nothing sideways at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      const { say } = speech(language);
      await openPlace(page, "practise", "#mode=program&number=146120", language);
      await expect(page.locator(".program-found")).toHaveCount(1);
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
      await openPlace(page, "practise", TABLE, language);
      await paste(page, written);
      await expect(page.locator(".film .mini").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
      const code = encodeURIComponent("def best_move(board):\n    return board.index('.')");
      const pasted = `#mode=program&way=paste&language=python&code=${code}`;
      await openPlace(page, "practise", pasted, language);
      await expect(page.getByText(say("paste-python-source"))).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
    }
  });
}
