/** The tree of boards: whole when small, opened on demand, by mouse, keys and as a list. */
import { expect, say, sharedTest as test } from "./game.js";

/** @param {import("./game.js").Game} game @param {string} fragment */
async function enter(game, fragment) {
  await game.open(fragment);
  await game.button("search-open-button").click();
  await expect(game.page.locator("#branches text").first()).toBeAttached();
}

test("a small tree is drawn whole, with few elements", async ({ game, page }) => {
  await enter(game, "#moves=0481&x=human&o=human");
  await expect(page.locator("#branches text")).toHaveCount(174);
  await expect(page.locator("#branches text", { hasText: "✂" })).toHaveCount(174 - 131);
  expect(await page.locator("#branch-box *").count()).toBeLessThan(400);
  // Five free cells with the most that can be below them.
  await enter(game, "#moves=0481&x=human&o=human&at=4&pruning=off");
  await expect(page.locator("#branches text", { hasText: "✂" })).toHaveCount(0);
});

test("a large tree is opened by clicking, which steps there too", async ({ game, page }) => {
  await enter(game, "#moves=04&x=human&o=human");
  const labels = page.locator("#branches text");
  await expect(labels).toHaveCount(8);
  await page.locator("#branches").scrollIntoViewIfNeeded();
  const first = await labels.nth(1).boundingBox();
  await page.mouse.click((first?.x ?? 0) + 8, (first?.y ?? 0) - 20);
  await expect(labels).toHaveCount(14);
  await expect(page.locator("#branch-told")).toContainText("X: b1: the search found");
  await expect(page.locator("#sentence")).toHaveText(say("step-enter", { player: "X", cell: 1 }));
});

test("hovering or focusing a cell shows that move's subtree alone", async ({ game, page }) => {
  await enter(game, "#moves=0481&x=human&o=human");
  const labels = page.locator("#branches text");
  await page.mouse.move(1, 1);
  await game.cell(2).focus();
  await expect.poll(() => labels.count()).toBeLessThan(60);
  await game.button("new-game-button").focus();
  await expect(labels).toHaveCount(174);
  await game.cell(6).hover();
  await expect.poll(() => labels.count()).toBeLessThan(60);
  // The pointer stays where it is when the focus comes and goes.
  await game.cell(2).focus();
  await game.button("new-game-button").focus();
  await expect.poll(() => labels.count()).toBeLessThan(60);
  await page.mouse.move(1, 1);
  await expect(labels).toHaveCount(174);
});

test("keys pan and zoom the drawing", async ({ game, page }) => {
  await enter(game, "#moves=0481&x=human&o=human");
  const drawing = page.locator("#branches");
  const whole = (await drawing.getAttribute("viewBox")) ?? "";
  await drawing.focus();
  await page.keyboard.press("+");
  await expect(drawing).not.toHaveAttribute("viewBox", whole);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Home");
  await expect(drawing).toHaveAttribute("viewBox", whole);
});

test("the list is a tree for keys and screen readers", async ({ game, page }) => {
  await enter(game, "#moves=04&x=human&o=human");
  await page.locator("#branch-box summary").click();
  const list = page.getByRole("tree");
  const items = list.getByRole("treeitem");
  await expect(items).toHaveCount(8);
  await items.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await expect(items.nth(1)).toContainText("X: b1: the search found");
  await page.keyboard.press("ArrowRight");
  await expect(items).toHaveCount(14);
  await page.keyboard.press("ArrowRight");
  await expect(items.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(items).toHaveCount(8);
  await page.keyboard.press("End");
  await expect(items.nth(7)).toBeFocused();
});
