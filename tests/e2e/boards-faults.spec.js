/** Faults on other boards: the game stays safe, and hidden answers stay hidden. */
import { expect, say, sharedTest as test } from "./game.js";

const GAME = "game=7x6k4g&moves=4433&x=human&o=human";

test("the page keeps the game and shows no other board if an engine does not load", async ({
  game,
  page,
}) => {
  const stones = async () => (await game.stones()).replaceAll(".", "");
  await page.route("**/boards.worker*.js", (route) => route.abort());
  await page.goto(`./#${GAME}`);
  await expect(game.notice).toBeVisible();
  await page.keyboard.press("a");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/#game=7x6k4g&moves=4433/);
  await page.unroute("**/boards.worker*.js");
  await page.reload();
  await expect.poll(stones).toHaveLength(4);

  await game.open("#moves=4&x=human&o=human");
  await page.route("**/boards.worker*.js", (route) => route.abort());
  await page.evaluate((names) => (location.hash = names), GAME);
  await expect(game.notice).toBeVisible();
  await expect.poll(stones).toHaveLength(0);
});

test(
  "no other board, opponent or card is shown if the engine of a link does not load",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./#game=7x6k4g&moves=4444&tab=prove");
    await expect(game.notice).toBeVisible();
    for (const part of ["#board", "#players-open", "#second-sentence", "#card", "#details"]) {
      await expect(page.locator(part)).not.toBeVisible();
    }
    await page.unroute("**/*.wasm");
    await page.locator("#notice-retry").click();
    await expect(page.locator("#board")).toBeVisible();
    await expect.poll(async () => (await game.stones()).replaceAll(".", "")).toHaveLength(4);
    // The tab of proofs is that of the engine now.
    await expect(page.locator("#solver")).toBeVisible();

    // From 3×3, which is still there, and a retry mends it.
    await page.route("**/boards.worker*.js", (route) => route.abort());
    await game.open("");
    await page.evaluate(() => void (location.hash = "#game=4x4k4"));
    await expect(game.notice).toContainText(/could not be loaded/);
    await page.evaluate(() => void (location.hash = "#o=human"));
    await expect(game.notice).toBeHidden();
    await game.play(4);
    await game.expectStones("....X....");
    await page.unroute("**/boards.worker*.js");
    await page.evaluate(() => void (location.hash = "#game=4x4k4"));
    await game.notice.getByRole("button", { name: say("retry-button") }).click();
    await expect(game.board.getByRole("button")).toHaveCount(16);
  },
);

test("the search continues without the book if the book does not load", async ({ game, page }) => {
  await page.route("**/connect-four.book", () => {});
  await page.goto("./#game=7x6k4g&x=human&o=perfect");
  await expect(page.locator("html")).toHaveAttribute("data-board", "other");
  await page.keyboard.press("4");
  await expect.poll(async () => (await game.stones()).replaceAll(".", "").length).toBe(2);
});

test("hiding the answers hides a proof too", async ({ game, page }) => {
  await page.goto("./#game=7x6k4g&moves=4444&x=human&o=human&tab=limits");
  await page.locator("#ask-proof").click();
  const solver = page.locator("#solver");
  await expect(solver).toHaveAttribute("data-proof", "running");
  await page.keyboard.press("a");
  await expect(game.turn).not.toHaveText(/Proved|draw|wins|loses/);
  for (const of of [".solver-counts", ".solver-bounds", "#best-line", "button"])
    await expect(solver.locator(of)).toHaveCount(0);
  await page.reload();
  await expect(solver).toHaveAttribute("data-status", "hidden");
});
