/** The address holds the game; a bad one says what is wrong. */
import { expect, sharedTest as test } from "./game.js";

/** @import { Game } from "./game.js" */

/** Links, a part of what is said of each, and the stones that are kept. */
const BAD_LINKS = [
  ["#moves=04x8&x=human&o=human", "move 3 cannot be read", "X...O...."],
  ["#moves=044&x=human&o=human", "b2 is taken", "X...O...."],
  ["#moves=031425&x=human&o=human", "move 6 cannot be played", "XXXOO...."],
  ["#start=XXX......", "as many X as O", "........."],
  ["#start=XO", "9 characters", "........."],
  ["#start=XO?......", "c1", "........."],
  ["#moves=04&at=7&x=human&o=human", "“7”", "X...O...."],
  ["#x=wizard", "“wizard”", "........."],
  ["#pruning=perhaps", "“perhaps”", "........."],
  ["#colour=blue", "“colour”", "........."],
  [`#moves=${"8".repeat(100_000)}`, "cannot be played", "........X"],
  [`#start=${"é".repeat(30_000)}`, "9 characters", "........."],
  ["#moves=<img src=x onerror=alert(1)>", "move 1 cannot be read", "........."],
];

/** @param {Game} game @param {string} says @param {string} stones */
async function expectRefusal(game, says, stones) {
  await expect(game.notice).toContainText(says);
  await expect(game.notice).toContainText(/Parts? of this link could not be used/);
  if (stones !== "........X") await game.expectStones(stones);
  // It can be played on, or begun anew.
  await game.newGame();
  await game.expectStones(".........");
  await game.play(4);
  await expect(game.cell(4)).toHaveAttribute("data-sign", "X");
}

test("bad links, opened one after the other, say what is wrong", async ({ game }) => {
  await game.open();
  for (const [link = "", says = "", stones = ""] of BAD_LINKS) {
    await test.step(link.slice(0, 40), async () => {
      await game.follow(link);
      await expectRefusal(game, says, stones);
    });
  }
});

// One for the moves, for the start, for a choice, and for the length.
for (const [link = "", says = "", stones = ""] of [1, 5, 7, 10].map(
  (index) => BAD_LINKS[index] ?? [],
)) {
  test(`the page is loaded with a bad link: ${link.slice(0, 40)}`, async ({ game }) => {
    await game.open(link);
    await expectRefusal(game, says, stones);
  });
}
