/** Undo, redo, the list of moves, the switch, hints. */
import { createRequire } from "node:module";
import { expect, number, say, sharedTest as test } from "./game.js";

/** @type {typeof import("../../pkg/node/cutoff.js")} */
const engine = createRequire(import.meta.url)("../../pkg/node/cutoff.js");

test("undo goes back to one's own turn, redo on again, a new move cuts the rest off", async ({
  game,
  page,
}) => {
  await game.open("#moves=0418");
  await game.button("undo-button").click();
  await game.expectStones("X...O....");
  await game.button("undo-button").click();
  await game.expectStones(".........");
  // Screen readers hear that it is disabled, and a click still says why.
  await game.button("undo-button").click({ force: true });
  await expect(game.notice).toContainText(say("refused-undo"));
  await game.button("redo-button").click();
  await game.button("redo-button").click();
  await game.expectStones("XX..O...O");
  await game.button("redo-button").click({ force: true });
  await expect(game.notice).toContainText(say("refused-redo"));
  await game.button("undo-button").click();
  await game.play(8);
  await expect(game.moves).toHaveCount(5);
  await expect(page).toHaveURL(/moves=048\d&/);
});

test("any move can be gone back to, and the computer goes on when told to", async ({ game }) => {
  await game.open("#moves=0418");
  await game.moves.nth(1).getByRole("button").click();
  await game.expectStones("X........");
  await expect(game.turn).toHaveText(say("turn-paused", { player: "O" }));
  await expect(game.moves).toHaveCount(5);
  await game.button("go-on-button").click();
  await game.expectStones("X...O....");
  await expect(game.moves).toHaveCount(3);
});

test("the list has the nodes of each turn by the search that plays, and times that were measured", async ({
  game,
}) => {
  await game.open("#moves=0418");
  const boards = engine.replay(".........", [0, 4, 1, 8]).positions.map(({ board }) => board);
  for (const pruning of [true, false]) {
    if (!pruning) await game.pruning.click();
    for (const [index, board] of boards.slice(0, 4).entries()) {
      const row = game.moves.nth(index + 1);
      const { nodes } = engine.best_move(board, pruning);
      await expect(row.locator(".nodes")).toHaveText(number(nodes));
      await expect(row.locator(".time")).toHaveText(say("time-none"));
    }
  }
  await game.measured();
  await game.play(2);
  await expect(game.moves.nth(5).locator(".time")).toHaveText(/^[1-9][\d.,]* (ns|µs|ms|s)$/);
});

test("the switch changes the work, not the move, and is kept", async ({ game, page }) => {
  await game.open();
  const cost = page.locator("#recommendation-cost");
  const move = page.locator("#recommendation-move");
  await expect(game.pruning).toBeChecked();
  await expect(cost).toContainText("20,866 positions");
  await game.pruning.click();
  await expect(game.pruning).not.toBeChecked();
  await expect(cost).toContainText("549,946 positions");
  await expect(move).toHaveText(say("recommendation", { cell: 0 }));
  await expect(page.locator("#row-minimax .answers")).toBeVisible();
  await expect(page.locator("#row-alpha-beta .answers")).toBeHidden();
  await expect(page).toHaveURL(/pruning=off/);
  await game.play(0);
  await game.expectStones("X...O....");
  await page.goto("./");
  await game.ready();
  await expect(game.pruning).not.toBeChecked();
});

test("as alpha-beta saw it: values and bounds at the root, and the price of exactness", async ({
  game,
  page,
}) => {
  const board = "X........";
  await game.open("#moves=0&x=human&o=human&hints=on");
  await page.getByRole("switch", { name: say("as-seen-switch") }).click();
  await expect(game.cell(4).locator(".hint")).toContainText(say("hint-seen-exact", { value: "0" }));
  const hints = page.locator(".hint:visible");
  await expect(hints).toHaveCount(8);
  for (const hint of await hints.all()) await expect(hint).toHaveText(/score [=≤≥] [+−]?\d/);
  // After the centre is known to be a draw, the others need only be no better for O.
  await expect(game.cell(8).locator(".hint")).toContainText("≥");
  const { nodes: exact } = engine.analyze(board);
  const { nodes: seen } = engine.best_move(board, true);
  await expect(page.locator("#price")).toHaveText(say("price", { seen, exact }));
});

test("hints come when asked for, are exact, and stay", async ({ game, page }) => {
  const board = "XO.......";
  await game.open("#moves=01&x=human&o=human");
  await expect(page.locator(".hint:visible")).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText(/\b(wins|loses) in \d/);
  await game.hints.click();
  const { moves } = engine.analyze(board);
  await expect(page.locator(".hint:visible")).toHaveCount(moves.length);
  for (const { index, outcome, plies } of moves) {
    const text = say(`hint-${outcome}`, { plies });
    await expect(game.cell(index).locator(".hint")).toHaveText(text);
    await expect(game.cell(index).locator(".hint")).toHaveAttribute("data-outcome", outcome);
    await expect(game.cell(index)).toHaveAccessibleName(new RegExp(`${text}$`));
  }
  await game.play(4);
  await expect(page.locator(".hint:visible")).toHaveCount(6);
  await page.reload();
  await expect(page.locator(".hint:visible")).toHaveCount(6);
  await expect(game.hints).toHaveAttribute("aria-pressed", "true");
});
