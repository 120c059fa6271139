/** Play by keyboard alone, and with a screen reader. */
import { expect, say, sharedTest as test } from "./game.js";

test("a whole game can be played by keyboard, with one tab stop for the grid and a visible focus", async ({
  game,
  page,
}) => {
  await game.open("#x=human&o=human");
  await game.cell(0).focus();
  for (const [key, cell] of /** @type {const} */ ([
    ["ArrowRight", 1],
    ["ArrowDown", 4],
    ["End", 5],
    ["Home", 3],
    ["Control+End", 8],
    ["Control+Home", 0],
    ["ArrowRight", 1],
  ])) {
    await page.keyboard.press(key);
    await expect(game.cell(cell)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator("#players-open")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(game.cell(1)).toBeFocused();

  await game.cell(0).focus();
  for (const key of ["Enter", "ArrowDown", "Space", "ArrowUp", "ArrowRight", "Enter"]) {
    await page.keyboard.press(key);
  }
  for (const key of ["ArrowDown", "Enter", "ArrowUp", "ArrowRight", "Enter"]) {
    await page.keyboard.press(key);
  }
  await game.expectStones("XXXOO....");
  await expect(game.turn).toHaveText(say("result-won", { player: "X" }));
  // All tab stops after the board, until the focus leaves the page.
  /** @type {string[]} */
  const stops = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const id = await page.evaluate(() => document.activeElement?.id ?? "");
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    stops.push(id);
    const width = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
    });
    expect(width, id).toBeGreaterThan(0);
  }
  expect(stops).toEqual(
    expect.arrayContaining(["new-game", "undo", "hint", "details-button", "rematch", "review"]),
  );
});

test("a choice in the dialog of boards leaves the focus on its button, which has the names of both", async ({
  game,
  page,
}) => {
  const button = page.locator("#players-open");
  await game.open();
  await expect(button).toHaveAccessibleName("3×3 vs Perfect");
  for (const [choice, cells] of /** @type {const} */ ([
    ["#swap", 9],
    ["[data-game='4x4k4']", 16],
    [".chooser form button", 30],
  ])) {
    await button.focus();
    await page.keyboard.press("Enter");
    // The last choice is in a fold.
    if (cells === 30) await page.locator(".chooser summary").press("Enter");
    await page.locator(choice).press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(game.board.getByRole("button")).toHaveCount(cells);
    await expect(button).toBeFocused();
  }
});

test("the menu closes when the focus leaves it, and its button still opens and closes it", async ({
  game,
  page,
}) => {
  await game.open();
  const [button, menu] = [page.locator("#menu-open"), page.locator("#menu")];
  for (const isOpen of [true, false, true]) {
    await button.click();
    await expect(menu).toBeVisible({ visible: isOpen });
  }
  await page.locator("#help-open").focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
});

test("keys choose the players and move through the tabs", async ({ game, page }) => {
  await game.open();
  await page.locator("#players-open").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
  await game.player("X").focus();
  await page.keyboard.press("Escape");
  // The browser returns the focus first. The page returns it again when it removes the dialog.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#players-open")).toBeFocused();
  await page.locator("#details-button").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#tab-moves")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#tab-review")).toBeFocused();
  await expect(page.locator("#panel-review")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.locator("#panel-moves")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.locator("#panel-measured")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("#panel-review")).toBeVisible();
  await expect(page).toHaveURL(/tab=review/);
  await page.keyboard.press("Escape");
  await expect(page.locator("#details")).toBeHidden();
  await expect(page.locator("#details-button")).toBeFocused();

  // When a button disappears, the focus moves on.
  await game.follow("#moves=0418");
  await game.tab("moves");
  await game.moves.nth(1).getByRole("button").click();
  await page.keyboard.press("Escape");
  await page.locator("#pause").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#pause")).toHaveCount(0);
  await expect(game.board.locator(":focus")).toHaveCount(1);
});
