/** Any position that a game can reach can be set up, by hand or as text. */
import { expect, say, sharedTest as test } from "./game.js";

test.beforeEach(async ({ game }) => {
  await game.open("#x=human&o=human");
  await game.button("setup-open-button").click();
  await expect(game.turn).toHaveText(say("turn-setup"));
});

test("by clicking", async ({ game, page }) => {
  await game.play(4, 0, 0);
  await game.expectStones("O...X....");
  await expect(page.locator("#setup-fault")).toHaveText(say("setup-fine", { player: "X" }));
  await game.button("setup-play-button").click();
  await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
  await expect(page).toHaveURL(/start=O\.\.\.X\.\.\.\./);
  await game.play(8);
  await game.expectStones("O...X...X");
});

for (const [text, fault, values] of /** @type {const} */ ([
  ["XO", "fault-board-length", { found: 2 }],
  ["XO.?.....", "fault-cell-sign", { cell: 3 }],
  ["XXX......", "fault-stone-counts", {}],
  ["XXXOOO...", "fault-both-won", {}],
  ["XXXOO.O..", "fault-played-on", {}],
])) {
  test(`what cannot be is refused in words: ${fault}`, async ({ game, page }) => {
    const field = page.getByLabel(say("setup-text-label"), { exact: true });
    await field.fill(text);
    await expect(page.locator("#setup-fault")).toHaveText(say(fault, values));
    await expect(field).toHaveValue(text);
    await game.button("setup-play-button").click({ force: true });
    await expect(game.turn).toHaveText(say("turn-setup"));
    await field.fill("XO.......");
    await expect(page.locator("#setup-fault")).toHaveText(say("setup-fine", { player: "X" }));
    await field.press("Enter");
    await game.expectStones("XO.......");
    await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
  });
}

test("cancelling, by button or by Escape, leaves the game as it was", async ({ game, page }) => {
  await game.play(0);
  await game.button("setup-cancel-button").click();
  await game.expectStones(".........");
  await game.button("setup-open-button").click();
  await game.play(0);
  await page.keyboard.press("Escape");
  await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
  await game.expectStones(".........");
});

test("clearing empties the board", async ({ game }) => {
  await game.play(0, 1);
  await game.button("setup-clear-button").click();
  await game.expectStones(".........");
});
