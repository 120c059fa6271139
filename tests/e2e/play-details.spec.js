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
  // Screen readers hear that it is disabled, and a click still says why.
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

test("any move can be gone back to, and the computer goes on when told to", async ({
  game,
  page,
}) => {
  await game.open("#moves=0418&tab=moves");
  await game.moves.nth(1).getByRole("button").click();
  await game.expectStones("X........");
  await page.getByRole("button", { name: say("next") }).click();
  await game.expectStones("X...O....");
  await page.getByRole("button", { name: say("best-play-back"), exact: true }).click();
  await game.expectStones("X........");
  await expect(game.turn).toHaveText(say("turn-paused", { player: "O" }));
  await expect(game.moves).toHaveCount(5);
  await page.keyboard.press("Escape");
  await game.button("resume").click();
  await game.expectStones("X...O....");
  await expect(game.moves).toHaveCount(3);
});

test("hints are words, exact, and stay; a link to their former tab shows them", async ({
  game,
  page,
}) => {
  const board = "XO.......";
  await game.open("#moves=01&x=human&o=human");
  await expect(page.locator(".hint:visible")).toHaveCount(0);
  await game.hint.click();
  const { moves } = engine.analyze(board);
  await expect(page.locator(".hint:visible")).toHaveCount(moves.length);
  for (const { move: index, outcome, plies } of moves) {
    const text = say(`hint-${outcome}`, { plies: plies ?? 0 });
    await expect(game.cell(index).locator(".hint")).toHaveText(text);
    await expect(game.cell(index)).toHaveAccessibleName(new RegExp(`${text}$`));
  }
  expect(page.workers()).toHaveLength(1);
  await page.reload();
  await expect(page.locator(".hint:visible")).toHaveCount(moves.length);
  await game.hint.click();
  await expect(page.locator(".hint:visible")).toHaveCount(0);
  await game.arrive("#moves=01&x=human&o=human&tab=hints");
  await expect(page.locator(".hint:visible")).toHaveCount(moves.length);
  await expect(page.locator("#details")).toBeHidden();
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

test("a position is set up by clicking, and cancelling leaves the game as it was", async ({
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
});

test("a typed position that cannot be is refused in words", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  await game.setUp();
  const field = page.getByLabel(say("setup-text-label"), { exact: true });
  for (const [text, fault, values] of /** @type {const} */ ([
    ["XO", "fault-board-length", { found: 2, cells: 9 }],
    ["XO.?.....", "fault-cell-sign", { cell: 3 }],
    ["XXX......", "fault-stone-counts", {}],
    ["XXXOOO...", "fault-both-won", {}],
    ["XXXOO.O..", "fault-played-on", {}],
  ])) {
    await field.fill(text);
    await expect(page.locator("#setup-fault")).toHaveText(say(fault, values));
    await expect(field).toHaveValue(text);
    await field.press("Enter");
    await expect(game.turn).toHaveText(say("turn-setup"));
  }
  await field.fill("XO.......");
  await field.press("n");
  await expect(page.locator("#setup-fault")).toHaveText(
    say("fault-board-length", { found: 10, cells: 9 }),
  );
  await field.press("Backspace");
  await field.press("Enter");
  await game.expectStones("XO.......");
  await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
});

test("a board that a program has printed is pasted and read", async ({ game, page }) => {
  for (const [rules, text, board] of /** @type {const} */ ([
    ["3x3k3", " X |   | O \n---+---+---\n   | X |   \n---+---+---\n O |   |   ", "X.O.X.O.."],
    ["3x3k3", '["X", 1, 2, "O", 4, 5, 6, 7, 8]', "X..O....."],
    ["3x3k3", "[['X', None, 'O'], [None, 'X', None], ['O', None, None]]", "X.O.X.O.."],
    ["3x3k3", "×.○\n.×.\n○..", "X.O.X.O.."],
    ["3x3k3", "X . O\n. X .\nO . .", "X.O.X.O.."],
    ["4x4k4g", "| | | | |\n| | | | |\n| | | | |\n|R|Y| | |", "............XO.."],
  ])) {
    await game.open(`#game=${rules}&x=human&o=human`);
    await game.setUp();
    const field = page.getByLabel(say("setup-text-label"), { exact: true });
    await field.selectText();
    // As one input, with its line breaks, as a paste is.
    await page.keyboard.insertText(text);
    await expect(field).toHaveValue(text);
    await expect(page.locator("#setup-fault")).toHaveText(say("setup-fine", { player: "X" }));
    await field.press("Enter");
    await game.expectStones(board);
  }
});

test("the signs of a board in which O moved first are exchanged at a click", async ({
  game,
  page,
}) => {
  await game.open("#x=human&o=human");
  await game.setUp();
  const field = page.getByLabel(say("setup-text-label"), { exact: true });
  const swap = game.button("setup-swap-button");
  await field.fill("XXX......");
  await expect(page.locator("#setup-fault")).toHaveText(say("fault-stone-counts"));
  // With the signs exchanged it would be none, either.
  await expect(swap).toBeHidden();
  await field.fill("O|X|O\n | | \n | | ");
  await expect(page.locator("#setup-fault")).toHaveText(say("fault-stone-counts"));
  await game.expectStones("OXO......");
  await swap.click();
  await expect(field).toHaveValue("XOX......");
  await expect(page.locator("#setup-fault")).toHaveText(say("setup-fine", { player: "O" }));
  await expect(swap).toBeHidden();
});

test("a bug comes by a link, is named, and is switched off", async ({ game, page }) => {
  await game.open("#bug=swapped&x=human&o=perfect");
  const name = say("bugs-swapped-name");
  await expect(page.locator("#bug-text")).toHaveText(say("bug-on", { name }));
  await expect(page.locator("#hope")).toHaveText(say("hope-broken"));
  const board = "X........";
  await game.play(0);
  const { move } = engine.consult(board, "swapped");
  await expect(game.cell(Number(move))).toHaveAttribute("data-sign", "O");
  await expect(page).toHaveURL(/bug=swapped/);
  await game.button("bug-off-button").click();
  await expect(page.locator("#bug")).toBeHidden();
  await expect(page).not.toHaveURL(/bug=/);
});

test("the position travels to Watch, and Back leads to it again", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human");
  await page.locator("#watch").click();
  await expect(page).toHaveURL(/watch\/#.*moves=04.*of=board/);
  // The address is there before its page is; a page that still comes would come after Play.
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
