/** Watch on other boards than 3×3, and with a depth limit. */
import { describe, trace } from "../../pkg/npm/cutoff.js";
import { positionBranches } from "../../www/parts/search/branches.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { estimateWords } from "../../www/parts/search/score-meaning.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { listen } from "../web/replay.js";
import { expect, say, speech, sharedTest as test } from "./game.js";
import { openPlace, openRoom, opened, overflow, rectangles, violations } from "./place.js";

/** @import { Page } from "@playwright/test" */

const FOUR = "#game=4x4k4";
const CONNECT_FOUR = "#game=7x6k4g";

/** @param {Page} page @param {number} step @param {number} steps */
const expectStep = (page, step, steps) =>
  expect(page.locator("#step-of")).toHaveText(say("step-of", { step, steps }));

/** @param {Page} page @param {number} depth @param {number} nodes */
const expectCost = (page, depth, nodes) =>
  expect(page.locator("#cost")).toHaveText(
    say("search-of-limited", { algorithm: "alphaBeta", depth, nodes }),
  );

/** The engine's own record of a search. @param {string} game @param {number} depth @param {string} [board] */
function recorded(game, depth, board = describe(game).start) {
  const options = /** @type {const} */ ({ game, depth, scoring: "plain" });
  return new SearchRecord(trace(board, true, options), true, "", describe(game));
}

test("4×4: a tree that can be read, as deep as one chooses, and the same from its link", async ({
  page,
}) => {
  await openPlace(page, "watch", FOUR);
  const usual = recorded("4x4k4", 2);
  await expectCost(page, 2, usual.trace.nodes);
  await expectStep(page, 1, usual.length);
  await expect(page.locator("#sentence")).toHaveText(
    say("step-enter-root", { player: "X", moves: 16, ways: "cells" }),
  );
  await expect(page.locator("#form-estimate")).toHaveText(say("form-estimate"));

  await openRoom(page);
  await page.locator("#depth").selectOption("3");
  const deeper = recorded("4x4k4", 3);
  await expectCost(page, 3, deeper.trace.nodes);
  await page.locator("#step-next-cut").click();
  const cut = /** @type {number} */ (deeper.findCut(-1));
  await expectStep(page, cut + 1, deeper.length);
  await expect(page.locator("#sentence")).toContainText("By the estimates");
  await expect(page).toHaveURL(new RegExp(`depth=3&search=${cut + 1}`));
  await page.reload();
  await opened(page);
  await expectStep(page, cut + 1, deeper.length);

  // The end says what it is: an estimate.
  await page.locator("#tree").focus();
  await page.keyboard.press("End");
  await expect(page.locator("#sentence")).toHaveText(
    /^Done\. At this depth, the search finds .* estimate of/,
  );
  await expect(page.locator("#tree .node.estimate[data-id='0']")).toHaveCount(1);
});

test("the drawing is what the search knows, at every step to a depth limit", async ({ page }) => {
  const record = recorded("4x4k4", 2);
  const branches = positionBranches(record);
  await openPlace(page, "watch", `${FOUR}&depth=2&scores=plain&search=1`);
  /** @type {Map<number, string>[]} */
  const expected = [];
  listen(record, branches, (_, looks) => {
    expected.push(new Map([...looks].map(([id, { state }]) => [id, state])));
  });
  const seen = await page.evaluate(async (count) => {
    const states = ["unknown", "open", "exact", "least", "most", "cut"];
    const all = [];
    for (let step = 0; step < count; step += 1) {
      const nodes = [...document.querySelectorAll("#tree [data-id]")];
      all.push(
        nodes.map(({ classList, attributes }) => ({
          id: Number(attributes.getNamedItem("data-id")?.value),
          state: states.find((name) => classList.contains(name)) ?? "",
          estimate: classList.contains("estimate"),
        })),
      );
      document.getElementById("step-forward")?.click();
    }
    return all;
  }, expected.length);
  /** What is drawn as it should not be. @type {string[]} */
  const wrong = [];
  seen.forEach((nodes, index) => {
    if (nodes.length <= 16) wrong.push(`step ${index}: ${nodes.length} nodes`);
    for (const { id, state, estimate } of nodes) {
      const right = expected[index].get(id) ?? "unknown";
      const hasReturned = ["exact", "least", "most"].includes(right);
      const isEstimate = hasReturned && record.isEstimate(id);
      if (state !== right || (right !== "open" && estimate !== isEstimate)) {
        wrong.push(`step ${index}, node ${id}: ${state} ${estimate}, not ${right} ${isEstimate}`);
      }
    }
  });
  expect(wrong).toEqual([]);
});

test("a search that is too large says how large, and what can be done", async ({ page }) => {
  await openPlace(page, "watch", `${FOUR}&of=board&depth=9`);
  const refused = page.locator("#search-refused");
  await expect(refused).toContainText(/^To depth 9, alpha-beta would visit 5,\d{3},\d{3} nodes\./);
  await expect(refused).toContainText(say("search-refused-way", { most: 2_000_000 }));
  await expect(page.locator("#tree")).toBeHidden();
  await expect(page.getByRole("alert")).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await refused.getByRole("button", { name: say("search-refused-depth", { plies: 2 }) }).click();
  await expectCost(page, 2, recorded("4x4k4", 2).trace.nodes);
  await expect(refused).toBeHidden();

  // What nobody could count is plain minimax's number, and called so.
  await openPlace(page, "watch", `${CONNECT_FOUR}&of=board&depth=end`);
  await expect(refused).toContainText(
    /^To the end of the game, minimax would visit about 10²⁹ nodes\./,
  );
});

test("a search starts at any of its positions, and the link says where", async ({ page }) => {
  await openPlace(page, "watch", `${CONNECT_FOUR}&moves=44&of=board`);
  await openRoom(page);
  const start = page.locator("#start-here");
  await expect(start).toHaveAttribute("aria-disabled", "true");
  await page.locator("#step-forward").click();
  await expect(start).toHaveAttribute("aria-disabled", "false");
  await start.click();
  await expect(page).toHaveURL(/from=1/);
  await expect(page.locator("#sentence")).toHaveText(
    say("step-enter-root", { player: "O", moves: 7, ways: "columns" }),
  );
  await page.locator("#step-forward").click();
  await start.click();
  await expect(page).toHaveURL(/from=11/);
  await page.reload();
  await opened(page);
  await expect(page.locator("#sentence")).toHaveText(
    say("step-enter-root", { player: "X", moves: 7, ways: "columns" }),
  );
  await expect(page.locator("#search-board [data-sign=X]")).toHaveCount(2);
  await page.locator("#start-back").click();
  await expect(page.locator("#search-board [data-sign=X]")).toHaveCount(1);
  await expect(page).not.toHaveURL(/from=/);
  await expect(page).toHaveURL(/moves=44/);

  // Moves that cannot be played leave the search where the game is.
  await openPlace(page, "watch", `${CONNECT_FOUR}&moves=44&of=board&from=z9`);
  await expect(page.getByRole("alert")).toContainText(say("search-from-fault"));
  await expect(page.locator("#search-board [data-sign=X]")).toHaveCount(1);
});

test("a move that was cut says what a search as deep as the rest makes of it", async ({ page }) => {
  await openPlace(page, "watch", `${CONNECT_FOUR}&of=board&depth=3&scores=plain`);
  await page.locator("#step-next-cut").click();
  const record = recorded("7x6k4g", 3);
  const { here } = record.step(/** @type {number} */ (record.findCut(-1)));
  const [cell] = record.cutMoves(here);
  const whole = trace(record.board(here), false, {
    game: "7x6k4g",
    depth: 3 - record.trace.plies[here],
  });
  const full = new SearchRecord(whole, false, "", record.shape);
  const child = full.children(0).find((node) => whole.moves[node] === cell) ?? 0;
  const value = whole.values[child];
  await openRoom(page);
  await page.locator("#search-board button.cut").first().click();
  const { id, values } = estimateWords(value);
  const worth = say(id, values);
  await expect(page.locator("#toast")).toContainText(`leads to ${worth}.`);
});

test("3×3 with a depth limit, and to the end as before", async ({ page }) => {
  await openPlace(page, "watch", "#of=board&scores=plain&depth=2");
  await expectCost(page, 2, 36);
  await openRoom(page);
  await page.locator("#depth").selectOption("end");
  await expect(page.locator("#cost")).toHaveText(
    say("search-of", { algorithm: "alphaBeta", nodes: 18_297 }),
  );
  await expect(page).not.toHaveURL(/depth=/);
  await expect(page.locator("#form-estimate")).toBeHidden();
});

test("the keyboard alone: depth, steps, the start of the search and the list", async ({ page }) => {
  await openPlace(page, "watch", CONNECT_FOUR);
  await page.locator("#room-button").focus();
  await page.keyboard.press("Enter");
  await page.locator("#depth").focus();
  await page.keyboard.press("ArrowUp");
  await expectCost(page, 2, recorded("7x6k4g", 2).trace.nodes);
  await page.locator("#tree").focus();
  await page.keyboard.press("ArrowRight");
  await expectStep(page, 2, recorded("7x6k4g", 2).length);
  await page.locator("#start-here").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=1/);
  await page.getByRole("tab", { name: say("tab-list") }).focus();
  await page.keyboard.press("Enter");
  await page.locator("#tree").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("treeitem").first()).toContainText(": estimate");
});

for (const [width, height] of /** @type {const} */ ([
  [1280, 800],
  [390, 664],
])) {
  test(`no violation, nothing sideways, nothing jumps at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const link of [`${FOUR}&search=60`, `${CONNECT_FOUR}&moves=44444&search=100`]) {
      await openPlace(page, "watch", link);
      expect(await violations(page)).toEqual([]);
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
      const ids = ["step-next-cut", "step-forward", "sentence-box", "tree", "start-here"];
      expect(await rectangles(page, ids, 80)).toHaveLength(1);
    }
  });
}

test("a search of many steps is no wider than a small phone, in any language and font", async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPlace(page, "watch", "#of=board", language);
    for (const spacing of ["0", "0.1em"]) {
      // A wide font is wider than the one of the tests.
      await page.evaluate((spacing) => (document.body.style.letterSpacing = spacing), spacing);
      const { sideways } = await overflow(page);
      expect(sideways, `${language}, ${spacing}`).toBeLessThanOrEqual(0);
    }
  }
});

test("in Persian the whole page of a limited search is there", async ({ page }) => {
  const persian = speech("fa");
  await openPlace(page, "watch", `${CONNECT_FOUR}&search=40`, "fa");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("#form-estimate")).toHaveText(persian.say("form-estimate"));
  expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
});

test("the board of a search has the names of its columns and rows, as Play's has", async ({
  page,
}) => {
  for (const link of [CONNECT_FOUR, FOUR, "#moves=304"]) {
    await openPlace(page, "play", link);
    // Play's show when somebody points at the board.
    await page.locator("#board").hover();
    const names = async (/** @type {string} */ box) => page.locator(`${box} span`).allInnerTexts();
    const [columns, rows] = [await names("#board-columns"), await names("#board-rows")];
    for (const [width, height] of [
      [1280, 800],
      [834, 1194],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      await openPlace(page, "watch", `${link}&of=board`);
      await openRoom(page);
      expect(await names(".board-box .column-names")).toEqual(columns);
      expect(await names(".board-box .row-names")).toEqual(rows);
      const middle = async (/** @type {string} */ selector) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} is not drawn`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const corner = await middle("#search-board > :last-child > :last-child > *");
      // The lines between the cells shift them by a pixel or two.
      const over = await middle(".board-box .column-names > :last-child");
      const beside = await middle(".board-box .row-names > :last-child");
      expect(Math.abs(over.x - corner.x)).toBeLessThan(3);
      expect(Math.abs(beside.y - corner.y)).toBeLessThan(3);
    }
  }
});
