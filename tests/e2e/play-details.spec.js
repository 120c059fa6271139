/** The details of Play: undo and the list of moves, hints, the review, setting up, bugs. */
import * as engine from "../../pkg/npm/cutoff.js";
import { expect, number, say, sharedTest as test } from "./game.js";
import { opened } from "./place.js";

test("undo goes back to one's own turn, redo on again, a new move cuts the rest off", async ({
  game,
  page,
}) => {
  await game.open("#moves=0418");
  const before = await page.evaluate(() => history.length);
  await game.button("undo-button").click();
  await game.expectStones("X...O....");
  await game.button("undo-button").click();
  await game.expectStones(".........");
  // Screen readers say that the button is disabled, and a click still gives the reason.
  await expect(page.locator("#undo")).toHaveAttribute("aria-disabled", "true");
  await page.locator("#undo").dispatchEvent("click");
  await expect(game.notice).toContainText(say("refused-undo"));
  await page.keyboard.press("r");
  await page.keyboard.press("r");
  await game.expectStones("XX..O...O");
  await page.keyboard.press("r");
  await expect(game.notice).toContainText(say("refused-redo"));
  await game.button("undo-button").click();
  await game.play(8);
  await expect(game.moves).toHaveCount(5);
  await expect(page).toHaveURL(/moves=048\d&/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test("a link to the review arrives there; a slip can be seen, and played better", async ({
  game,
  page,
}) => {
  await game.open("#moves=106438&x=human&o=human&tab=review");
  await expect(page.locator("#tab-review")).toBeFocused();
  await expect(page.locator("#panel-review")).toBeInViewport();
  await expect(page.locator("#review-found")).toHaveText(
    say("game-review-whole", { moves: 6, changed: 1 }),
  );
  const { moves } = engine.review(".........", "106438");
  const [slip] = moves.filter(({ changed }) => changed === "result");
  const item = page.locator("#review-list li");
  await expect(item).toHaveCount(1);
  await expect(item).toContainText(
    say("game-review-move", { player: "X", cell: 3, number: slip.ply + 1 }),
  );
  await expect(item).toContainText(say("why-loses-at-once", { player: "O", cell: 8 }));
  await expect(item).not.toContainText("Moves that would");
  await item.getByRole("button", { name: say("review-kept") }).click();
  await expect(item).toContainText(say("review-were", { cells: "c3" }));
  await item.getByRole("button", { name: say("review-look") }).click();
  await game.expectStones("OX.XO.X..");
  await item.getByRole("button", { name: say("try-again-button") }).click();
  await game.expectStones("OX..O.X..");
  await expect(page.locator(".recommended")).toHaveCount(0);
  await game.play(8);
  await expect(page.locator("#review-found")).toHaveText(
    say("game-review-whole", { moves: 5, changed: 0 }),
  );
});

test("a position is set up by clicking or a paste, and cancelling leaves the game as it was", async ({
  game,
  page,
}) => {
  await game.open("#moves=0&x=human&o=human");
  await game.setUp();
  await expect(game.turn).toHaveText(say("turn-setup"));
  await game.button("clear-button").click();
  await game.play(4, 0, 0);
  await game.expectStones("O...X....");
  await page.keyboard.press("Escape");
  await game.expectStones("X........");
  await expect(page.locator("#setup")).toBeHidden();
  await game.setUp();
  await game.play(8, 8);
  await expect(page.locator("#setup-fault")).toHaveText(say("setup-fine", { player: "X" }));
  await game.button("setup-play-button").click();
  await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
  await expect(page).toHaveURL(/start=X\.\.\.\.\.\.\.O/);
  await expect(game.cell(0)).toBeFocused();
  // Pastes a printed board as one input, with its line breaks.
  await game.setUp();
  const field = page.getByLabel(say("setup-text-label"), { exact: true });
  await field.selectText();
  const text = " X |   | O \n---+---+---\n   | X |   \n---+---+---\n O |   |   ";
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
  await expect(page.locator("#setup-fault")).toHaveText(say("setup-fine", { player: "X" }));
  await field.press("Enter");
  await game.expectStones("X.O.X.O..");
});

test("the position travels to Watch, and Back leads to it again", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human");
  await page.locator("#watch").click();
  await expect(page).toHaveURL(/watch\/#.*moves=04.*of=board/);
  // The address changes before its page appears, and a late page would appear after Play.
  await opened(page, "watch");
  await page.goBack();
  await opened(page, "play");
  await game.expectStones("X...O....");
  await expect(page.locator("#nodes-minimax")).toHaveText(number(7_332));
});

test("on a phone the details lie below the board, and leave the page as it was", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await game.open("#game=7x6k4g&moves=44&x=human&o=human");
  const before = await page.locator("#board").boundingBox();
  await page.locator("#analysis").click();
  const [drawer, board] = await Promise.all(
    ["#details", "#board"].map((id) => page.locator(id).boundingBox()),
  );
  expect(board).toEqual(before);
  expect(drawer?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
  await page.locator("#analysis").click();
  await expect(page.locator("#details")).toBeHidden();
  expect(await page.locator("#board").boundingBox()).toEqual(before);
});
