/** The map of the whole tree: what was visited, moving and zooming, and what it tells. */
import { expect, number, say, sharedTest as test } from "./game.js";

/** @param {import("./game.js").Game} game @param {string} fragment */
async function enter(game, fragment) {
  await game.open(fragment);
  await game.button("search-open-button").click();
  await expect(game.page.locator("#map-told")).not.toBeEmpty();
}

test("the switch shows at a glance what pruning takes away", async ({ game, page }) => {
  await enter(game, "#x=human&o=human");
  const caption = page.locator("#map-told");
  await expect(caption).toHaveText(say("map-told", { visited: 20_866, nodes: 549_946 }));
  await expect(page.locator("#map-node")).toContainText(`Worth 0; ${number(549_946)} positions`);
  const pruned = await painted(page);
  await game.pruning.click();
  await expect(caption).toHaveText(say("map-told", { visited: 549_946, nodes: 549_946 }));
  await expect.poll(() => painted(page)).not.toBe(pruned);
});

/** What is on the canvas. @param {import("@playwright/test").Page} page */
function painted(page) {
  return page
    .locator("#map")
    .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
}

test("a branch is entered by click, and what was not visited says why", async ({ game, page }) => {
  await enter(game, "#x=human&o=human");
  const map = page.locator("#map");
  const box = await map.boundingBox();
  const height = box?.height ?? 0;
  const width = box?.width ?? 0;
  await map.click({ position: { x: width - 5, y: height * 0.15 } });
  // The last first move: c3. The whole width is its branch.
  await expect(page.locator("#map-node")).toContainText(`${number(59_705)} positions`);
  await map.hover({ position: { x: 5, y: height * 0.15 } });
  await expect(page.locator("#map-node")).toContainText(`${number(59_705)} positions`);
  await map.hover({ position: { x: width - 5, y: height * 0.25 } });
  await expect(page.locator("#map-why")).toHaveText(
    /^The search did not come here. ✂ .* earlier, X could/,
  );
  await game.button("map-whole").click();
  await expect(page.locator("#map-node")).toContainText(`${number(549_946)} positions`);
});

test("keys move and zoom, down to single games", async ({ game, page }) => {
  await enter(game, "#moves=0481&x=human&o=human");
  const map = page.locator("#map");
  await map.focus();
  const whole = await painted(page);
  for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowUp");
  await expect.poll(() => painted(page)).not.toBe(whole);
  const close = await painted(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => painted(page)).not.toBe(close);
  await expect(page.locator("#map-node")).toContainText("Value");
  await page.keyboard.press("Home");
  await expect.poll(() => painted(page)).toBe(whole);
});
