/** Practise on boards beyond 3×3. */
import { describe, puzzle, trace } from "../../pkg/npm/cutoff.js";
import { DEFAULT_EXERCISE } from "../../www/parts/exercise/exercise.ts";
import { expectedAnswer } from "../../www/practise/questions/grading.ts";
import { questionsOf } from "../../www/practise/questions/questions.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { expect, say, sharedTest as test, speech } from "./game.js";
import { comeTo, openPlace, opened, overflow, violations } from "./place.js";

/** @import { Page } from "@playwright/test" */

/** The questions that the page asks about a position of 4×4, and the record that answers them. */
function asked() {
  const shape = describe("4x4k4");
  const options = /** @type {const} */ ({ game: "4x4k4", depth: 2, convention: "" });
  const record = new SearchRecord(trace(shape.start, true, options), true, "", shape);
  const exercise = { ...DEFAULT_EXERCISE, seed: 5 };
  return { record, questions: questionsOf(record, exercise) };
}

const LINK = "#game=4x4k4&source=board&mode=step&seed=5&depth=2";

/** Answers the question on the screen as the engine does. @param {Page} page @param {number} at */
async function answer(page, at) {
  const { record, questions } = asked();
  const right = expectedAnswer(record, questions[at]);
  if ("cut" in right) {
    await page
      .getByLabel(say(right.cut ? "practise-cut-yes" : "practise-cut-no"), { exact: true })
      .check();
  } else {
    for (const [part, value] of Object.entries(right)) {
      const label = { alpha: "α", beta: "β" }[part] ?? say("practise-label-value");
      const field = page.getByLabel(label, { exact: true });
      const text = value === Infinity ? "∞" : value === -Infinity ? "−∞" : String(value);
      await field.fill(text);
    }
  }
  await page.getByRole("button", { name: say("check") }).click();
}

test("Watch opens the same search, and Back restores the answers", async ({ page }) => {
  await openPlace(page, "practise", LINK);
  await answer(page, 0);
  await expect(page.locator(".practise-dot.right")).toHaveCount(1);
  await page.getByRole("link", { name: say("watch-step") }).click();
  await opened(page);
  const { record, questions } = asked();
  await expect(page.locator("#step-of")).toHaveText(
    say("step-of", { step: questions[0].after + 1, steps: record.length }),
  );
  await page.goBack();
  await opened(page);
  await expect(page.locator(".practise-dot.right")).toHaveCount(1);
  // Another exercise begins without these settings.
  await page.getByRole("link", { name: say("practise-all") }).click();
  await openPlace(page, "practise", LINK.replace("seed=5", "seed=6"));
  await expect(page.locator(".practise-dot.right")).toHaveCount(0);
});

test("a tall board to find a move on fits a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await openPlace(page, "practise", "#game=3x6k3&mode=find&seed=1&count=1");
  await expect(page.locator(".challenge .cell").last()).toBeInViewport({ ratio: 1 });
});

test("readers find the only good move in Connect Four by mouse or digit, and see what others lose", async ({
  page,
}) => {
  await openPlace(page, "practise", "#game=7x6k4g&mode=find&seed=3&count=2");
  const found = puzzle({ game: "7x6k4g", seed: 3 * 24, budgetMs: 60_000 });
  const task = page.getByRole("heading", { level: 2 });
  const outcome = found.kind === "win" ? "win" : "draw";
  await expect(task).toHaveText(
    say("kind-find-task", { kind: outcome, player: found.player ?? "" }),
  );
  const cells = page.locator(".challenge .cell");
  await expect(cells).toHaveCount(42);
  expect(await page.locator(".challenge [data-sign]").count()).toBe(found.moves.length);

  // The columns have the names that the sentences use.
  await expect(page.locator(".column-names span")).toHaveText([..."1234567"]);
  await expect(page.getByText(say("kind-find-how", { ways: "columns" }))).toBeVisible();

  // The whole column is the target, and shows where the stone will land.
  const [{ move: cell }] = found.alternatives;
  await cells.nth(cell % 7).hover();
  await expect(page.locator(".challenge .aimed:not([data-sign])")).toHaveCount(
    Math.floor(cell / 7) + 1,
  );
  await expect(cells.nth(cell)).toHaveClass(/lands/);

  // The first move is wrong, by the top cell of its column. The page says how it ends, and links to
  // Play.
  const spoken = speech("en");
  spoken.nameCells(describe("7x6k4g"));
  const [worse] = found.alternatives;
  await cells.nth(worse.move % 7).click();
  await expect(page.locator(".verdict.wrong")).toHaveText(
    spoken.say("kind-find-wrong", {
      outcome: worse.outcome,
      cell: worse.move,
    }),
  );
  await expect(page.locator(".reason")).toContainText(
    say("kind-find-ends", { plies: worse.plies }),
  );
  const link = page.getByRole("link", { name: say("kind-find-play-out") });
  await expect(link).toHaveAttribute("href", /game=7x6k4g/);
  // Only the first answer counts, but the right one can still be found with the digit of its
  // column.
  await page.locator(".challenge button[tabindex='0']").focus();
  await page.keyboard.press(String(((found.move ?? 0) % 7) + 1));
  await expect(page.locator(".verdict.right")).toHaveText(
    spoken.say("kind-find-right", { cell: found.move ?? 0 }),
  );
  await expect(page.locator(".practise-dot.wrong")).toHaveCount(1);
  await page.getByRole("button", { name: say("practise-go-on") }).click();
  await expect(page.locator(".challenge")).toBeVisible();
});

test("exercises on positions pass axe, and fit the screen and a finger", async ({ page }) => {
  for (const [width, height] of /** @type {const} */ ([
    [1280, 800],
    [390, 664],
  ])) {
    await page.setViewportSize({ width, height });
    for (const link of [LINK, "#game=7x6k4g&seed=2&source=board", "#game=8x8k5&mode=find&seed=4"]) {
      await comeTo(page, "practise", link, "en");
      await expect(page.locator(".board-stage .cell").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect((await overflow(page)).sideways).toBeLessThanOrEqual(0);
    }
    const cell = await page.locator(".board-stage button.cell").first().boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(32);
    expect(cell?.height).toBeGreaterThanOrEqual(32);
  }
});
