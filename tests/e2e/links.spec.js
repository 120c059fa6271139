/**
 * The page is loaded with a bad link, and says what is wrong. tests/site/links.test.js has more.
 */
import { expect, sharedTest as test } from "./game.js";

/**
 * Links with wrong moves, a wrong start, a wrong choice and a wrong length. Each has a part of the
 * message, and the stones that are kept.
 */
const BAD_LINKS = [
  ["#moves=044&x=human&o=human", "b2 is taken", "X...O...."],
  ["#start=XO?......", "c1", "........."],
  ["#x=wizard", "“wizard”", "........."],
  [`#moves=${"8".repeat(100_000)}`, "cannot be played", ""],
];

test("the page is loaded with a bad link, says what is wrong, and can be played", async ({
  game,
}) => {
  for (const [link, says, stones] of BAD_LINKS) {
    await test.step(link.slice(0, 40), async () => {
      await game.open(link);
      await expect(game.notice).toContainText(says);
      await expect(game.notice).toContainText(/Parts? of this link could not be used/);
      if (stones !== "") await game.expectStones(stones);
      // The game can be continued, or started again.
      await game.newGame();
      await game.expectStones(".........");
      await game.play(4);
      await expect(game.cell(4)).toHaveAttribute("data-sign", "X");
    });
  }
});
