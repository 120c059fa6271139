/** Playing: every mode, to every end. */
import { expect, say, sharedTest as test } from "./game.js";

test("a perfect game against the perfect computer is a draw", async ({ game }) => {
  await game.open();
  // The published game, which follows the recommendations as X.
  for (const [mine, after] of [
    [0, "X...O...."],
    [1, "XXO.O...."],
    [6, "XXOOO.X.."],
    [5, "XXOOOXXO."],
  ]) {
    await game.play(Number(mine));
    await game.expectStones(String(after));
  }
  await game.play(8);
  await expect(game.turn).toHaveText(say("result-draw"));
  await game.expectStones("XXOOOXXOX");
});

test("a careless game against the perfect computer is lost", async ({ game, page }) => {
  await game.open();
  await game.play(1);
  await game.expectStones("OX.......");
  await game.play(5);
  await expect(game.turn).toHaveText(say("turn-human-only", { player: "X" }));
  while ((await game.stones()).includes(".")) {
    const stones = await game.stones();
    const last = stones.lastIndexOf(".");
    await game.play(last);
    await expect.poll(() => game.stones()).not.toBe(stones);
    await expect(game.turn).not.toHaveText(/computer/);
    if (await page.locator(".winning").count()) break;
  }
  await expect(game.turn).toHaveText(say("result-you-lost", { player: "O" }));
  await expect(page.locator(".cell .winning")).toHaveCount(3);
});

test("two people play to a win, which is marked and said", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
  await game.play(0, 3, 1, 4, 2);
  await expect(game.turn).toHaveText(say("result-won", { player: "X" }));
  await expect(page.locator(".cell .winning")).toHaveCount(3);
  await expect(game.cell(1)).toHaveAccessibleName(/winning line/);
  await expect(page.locator("#nodes-minimax")).toHaveText("1");
  await expect(page.locator("#agreement")).toHaveText(say("agreement-over"));
});

test("as O, the computer opens", async ({ game }) => {
  await game.open();
  await game.choose("O", "human");
  await game.choose("X", "perfect");
  await game.expectStones("X........");
  await expect(game.turn).toHaveText(say("turn-human-only", { player: "O" }));
});

for (const level of ["casual", "random"]) {
  test(`following the recommendations never loses against the ${level} computer`, async ({
    game,
    page,
  }) => {
    await game.open(`#x=human&o=${level}`);
    await expect(page.locator("#level-o")).toHaveText(say(`level-${level}`));
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(game.turn).toHaveText(/^(Your turn|You win|A draw)/);
      if (!(await game.turn.textContent())?.startsWith("Your turn")) break;
      await page.locator(".recommended").click();
      await expect(game.turn).not.toHaveText(/^Your turn: .* computer/);
      await expect(async () => {
        const moves = await game.moves.count();
        expect(moves).toBeGreaterThan(2 * turn + 1);
        expect(await game.turn.textContent()).toMatch(/^(Your turn|You win|A draw)/);
      }).toPass();
    }
    await expect(game.turn).toHaveText(/^(You win|A draw)/);
  });
}

test("two computers wait, step, go on, pause, and draw", async ({ game, page }) => {
  await game.open("#x=perfect&o=perfect");
  await expect(game.turn).toHaveText(say("turn-paused", { player: "X" }));
  await game.expectStones(".........");
  await game.button("step-button").click();
  await game.expectStones("X........");
  await expect(game.turn).toHaveText(say("turn-paused", { player: "O" }));
  await game.button("go-on-button").click();
  await expect(game.moves).toHaveCount(4);
  await game.button("pause-button").click();
  await expect(game.turn).toHaveText(/waits$/);
  await expect(game.button("step-button")).toBeVisible();
  await game.button("go-on-button").click();
  await expect(game.turn).toHaveText(say("result-draw"), { timeout: 20_000 });
  await expect(page.locator("#run")).toBeHidden();
});

test("what cannot be played changes nothing and says why", async ({ game }) => {
  await game.open("#moves=04&x=human&o=perfect");
  await game.play(4);
  await expect(game.notice).toContainText(say("refused-taken", { cell: 4, player: "O" }));
  await game.expectStones("X...O....");
  await game.button("dismiss-button").click();
  await expect(game.notice).toBeHidden();

  await game.open("#x=perfect&o=perfect");
  await game.play(4);
  await expect(game.notice).toContainText(say("refused-turn"));
  await game.expectStones(".........");

  await game.open("#moves=03142&x=human&o=human");
  await game.play(8);
  await expect(game.notice).toContainText(say("refused-over"));
  await game.expectStones("XXXOO....");
  await game.button("new-game-button").click();
  await expect(game.notice).toBeHidden();
});

test("hundreds of clicks at once leave a game that can be", async ({ game, page }) => {
  await game.open();
  await page.evaluate(() => {
    const cells = /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll("#board button")
    );
    for (let click = 0; click < 300; click += 1) cells[(click * 7) % 9].click();
  });
  // Before the first click is handled it is the visitor's turn too, so wait for O's reply.
  await expect.poll(() => game.stones()).toContain("O");
  await expect(game.turn).toHaveText(/^(Your turn|A draw|O wins)/);
  const stones = await game.stones();
  const count = (/** @type {string} */ sign) => stones.split(sign).length - 1;
  expect([0, 1]).toContain(count("X") - count("O"));
  await expect(page).toHaveURL(new RegExp(`moves=[0-8]{${count("X") + count("O")}}&`));
});

test("a press that lasts while hints change is a click still", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human&hints=on");
  await expect(game.cell(8).locator(".hint")).toHaveText("draws");
  // Its words are in the middle of the cell, a little below.
  const { x, y, width, height } = (await game.cell(8).boundingBox()) ?? {};
  await page.mouse.move((x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2 + 8);
  await page.mouse.down();
  // It draws the board anew.
  await page.keyboard.press("p");
  await expect(game.pruning).not.toBeChecked();
  await page.mouse.up();
  await game.expectStones("X...O...X");
});
