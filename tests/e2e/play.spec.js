/** Play: a missing worker, hundreds of clicks, a long click, and an address that cannot change. */
import { seeded } from "../../www/base/random.ts";
import { expect, say, sharedTest as test } from "./game.js";

test(
  "a game ends as usual if the engine of the review is missing",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await page.route(/boards\.worker/, (route) => route.fulfill({ status: 404, body: "" }));
    await game.open("#moves=1064&x=human&o=human");
    await game.play(3, 8);
    await expect(game.turn).toHaveText(say("result-won", { player: "O" }));
    await expect(page.locator("#second-sentence")).toHaveText("");
    await game.button("review-button").click();
    await expect(page.locator("#review-found")).toHaveText(say("review-failed"));
    await expect(game.notice).toBeHidden();
    await game.button("new-game-button").click();
    await game.expectStones(".........");
  },
);

test("hundreds of clicks per second lead to a legal game, and the address has the same game", async ({
  game,
  page,
}) => {
  await game.open("#x=human&o=human");
  const next = seeded(5);
  const order = Array.from({ length: 500 }, () => Math.floor(next() * 14));
  await page.evaluate(async (order) => {
    const ids = ["new-game", "undo", "hint", "pruning", "players-now"].map((id) =>
      document.getElementById(id),
    );
    const cells = /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll("#board button")
    );
    const targets = [...cells, ...ids];
    for (const [index, which] of order.entries()) {
      targets[which]?.click();
      if (index % 20 === 0) await new Promise(requestAnimationFrame);
    }
  }, order);
  await game.ready();
  await expect(async () => {
    const names = new URLSearchParams(new URL(page.url()).hash.slice(1));
    const moves = names.get("moves") ?? "";
    const at = Number(names.get("at") ?? moves.length);
    expect((await game.stones()).replaceAll(".", "")).toHaveLength(at);
    expect(await game.moves.count()).toBe(moves.length + 1);
  }).toPass();
  expect(page.workers().length).toBeLessThanOrEqual(2);

  // The computer answers each move just once.
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
});

test("a long click still plays if the board is drawn again during it", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human&hints=on");
  await expect(game.cell(8).locator(".hint")).toHaveText(say("hint-draw"));
  const { x, y, width, height } = (await game.cell(8).boundingBox()) ?? {};
  // Clicks the words at the bottom of the cell.
  await page.mouse.move((x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) * 0.9);
  await page.mouse.down();
  await page.keyboard.press("p");
  await expect(game.pruning).not.toBeChecked();
  await page.mouse.up();
  await game.expectStones("X...O...X");
});

test("the page tries again if the browser refuses to change the address", async ({
  game,
  page,
}) => {
  await game.open();
  for (const throws of [true, false]) {
    await game.follow("#x=human&o=human");
    await game.expectStones(".........");
    // Chrome and Safari do this after a few hundred changes; in tests the limit is off.
    await page.evaluate((throws) => {
      const refuse = () => {
        if (throws) throw new DOMException("too many calls", "SecurityError");
      };
      Object.assign(window, { held: history.replaceState });
      Object.assign(history, { replaceState: refuse });
    }, throws);
    await game.play(4, 0);
    await game.expectStones("O...X....");
    await page.evaluate(() => {
      Object.assign(history, { replaceState: Reflect.get(window, "held") });
    });
    await expect(page).toHaveURL(/moves=40/);
    await page.reload();
    await game.expectStones("O...X....");
  }
});
