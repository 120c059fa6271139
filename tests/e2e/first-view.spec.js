/** What a visitor sees first. The numbers are those of the design document. */
import { expect, say, test } from "./game.js";

test("the first view: board, turn, recommendation, both searches", async ({ game, page }) => {
  await game.open();
  await expect(page).toHaveTitle(say("page-title"));
  await expect(game.turn).toHaveText(say("turn-human-only", { player: "X" }));
  await expect(page.locator("#recommendation-move")).toHaveText(say("recommendation", { cell: 0 }));
  await expect(page.locator("#recommendation-cost")).toContainText("20,866 positions");
  await expect(page.locator("#nodes-minimax")).toHaveText("549,946");
  await expect(page.locator("#nodes-alpha-beta")).toHaveText("20,866");
  await expect(page.locator("#saving")).toContainText("26.4 times fewer positions");
  await expect(page.locator("#agreement")).toHaveText(say("agreement", { cell: 0 }));
  for (const id of ["#time-minimax", "#time-alpha-beta"]) {
    await expect(page.locator(id)).toHaveText(/^[1-9][\d.,]* (ns|µs|ms|s)$/);
  }
  await page.getByText(say("method-title")).click();
  await expect(page.locator("#method")).toContainText(/median of \d+ batches of \d+/);
});

test("nothing animates on load, and there is a strict policy of content", async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    // Some start and are over before one can look.
    addEventListener("transitionrun", () => (document.documentElement.dataset.moved = "yes"), true);
    addEventListener(
      "animationstart",
      () => (document.documentElement.dataset.moved = "yes"),
      true,
    );
  });
  await game.open("#moves=04&hints=on&pruning=off&x=human&o=human");
  await expect(page.locator(".hint:visible").first()).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  const policy = page.locator("meta[http-equiv=Content-Security-Policy]");
  await expect(policy).toHaveAttribute("content", /^default-src 'none'/);
  expect(await page.locator("script:not([src]), [style]:not(.bar), [onclick]").count()).toBe(0);
});

for (const [width, height] of [
  [360, 640],
  [1280, 800],
]) {
  test(`all that playing needs is in view at ${width} by ${height}`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
    await game.open("#moves=04");
    await expect(page.locator("#saving")).toContainText(/\btime\b/); // Measured, however it went.
    for (const fragment of ["#moves=04", "#moves=04&hints=on", "#x=perfect&o=perfect"]) {
      await game.open(fragment);
      await expect(page.locator("#saving")).toContainText(/\btime\b/); // Measured, however it went.
      const ids = ["turn", "board", "recommendation", "row-minimax", "row-alpha-beta"];
      for (const id of [...ids, "saving", "agreement", "pruning", "game-buttons"]) {
        await expect(page.locator(`#${id}`), `${id} ${fragment}`).toBeInViewport({ ratio: 1 });
      }
      const cell = await game.cell(0).boundingBox();
      expect(cell?.width).toBeGreaterThanOrEqual(44);
    }
  });
}

test("nothing is wider than a screen of 320 pixels", async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await game.open("#moves=0481&hints=on");
  await page.getByRole("button", { name: say("search-open-button") }).click();
  await expect(page.locator("#sentence")).not.toBeEmpty();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
});

test("light or dark follows the system, then the visitor, and is kept", async ({ game, page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await game.open();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await game.button("theme-to-light").click();
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.reload();
  await game.ready();
  expect(await ground()).toBe(light);
  await game.button("theme-to-dark").click();
  expect(await ground()).toBe(dark);
});
