/** Everything by keyboard, and everything said. */
import { expect, say, sharedTest as test } from "./game.js";

test("the grid is one tab stop; arrows, Home and End move in it", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  await game.cell(0).focus();
  const keys = [
    ["ArrowRight", 1],
    ["ArrowDown", 4],
    ["End", 5],
    ["ArrowRight", 5],
    ["Home", 3],
    ["ArrowUp", 0],
    ["ArrowUp", 0],
    ["Control+End", 8],
    ["ArrowLeft", 7],
    ["Control+Home", 0],
  ];
  for (const [key, cell] of keys) {
    await page.keyboard.press(String(key));
    await expect(game.cell(Number(cell))).toBeFocused();
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(game.button("new-game-button")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(game.cell(1)).toBeFocused();
});

test("a whole game by keyboard, from the skip link on", async ({ game, page }) => {
  await game.open("#x=human&o=human");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say("skip-to-board") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(game.cell(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  for (const key of ["ArrowUp", "ArrowRight", "Enter", "ArrowDown", "Enter"]) {
    await page.keyboard.press(key);
  }
  for (const key of ["ArrowUp", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await game.expectStones("XXXOO....");
  await expect(game.turn).toHaveText(say("result-won", { player: "X" }));
});

test("focus can be seen", async ({ game, page }) => {
  await game.open();
  await page.keyboard.press("Tab");
  for (let stop = 0; stop < 20; stop += 1) {
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return [style.outlineStyle, parseFloat(style.outlineWidth)];
    });
    expect(outline[0]).not.toBe("none");
    expect(outline[1]).toBeGreaterThan(0);
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
});

test("single keys do what the help lists, until they are turned off", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human");
  await page.keyboard.press("u");
  await game.expectStones("X........");
  await page.keyboard.press("r");
  await game.expectStones("X...O....");
  await page.keyboard.press("h");
  await expect(game.hints).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("p");
  await expect(game.pruning).not.toBeChecked();
  await page.keyboard.press("n");
  await game.expectStones(".........");

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: say("help-title") });
  await expect(help).toBeVisible();
  await expect(help).toContainText(say("help-key-undo-does"));
  await page.getByLabel(say("shortcuts-label")).uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("h");
  await page.keyboard.press("?");
  await expect(help).toBeHidden();
  await expect(game.hints).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await game.ready();
  await page.keyboard.press("?");
  await expect(help).toBeHidden();
});

test("letters typed into a field stay letters", async ({ game, page }) => {
  await game.open("#moves=04&x=human&o=human");
  await game.button("setup-open-button").click();
  await page.getByLabel(say("setup-text-label"), { exact: true }).press("n");
  await expect(game.turn).toHaveText(say("turn-setup"));
});

test("cells have their place, content and state as a name", async ({ game }) => {
  await game.open("#moves=04&x=human&o=human");
  await expect(game.board).toMatchAriaSnapshot(`
    - grid "Board, three by three":
      - row:
        - gridcell "column a, row 1, X"
        - gridcell "column b, row 1, empty, recommended"
        - gridcell "column c, row 1, empty"
      - row:
        - gridcell "column a, row 2, empty"
        - gridcell "column b, row 2, O, last move"
        - gridcell "column c, row 2, empty"
      - row:
        - gridcell "column a, row 3, empty"
        - gridcell "column b, row 3, empty"
        - gridcell "column c, row 3, empty"
  `);
});

test("each move, reply and result is announced", async ({ game, page }) => {
  await game.open();
  const region = page.locator("#announcer");
  await expect(region).toHaveAttribute("aria-live", "polite");
  await game.play(0);
  await expect(region).toContainText(say("announce-move", { player: "X", cell: 0 }));
  await expect(region).toContainText(say("announce-move", { player: "O", cell: 4 }));
  await game.button("undo-button").click();
  await expect(region).toContainText(say("announce-back", { number: 0 }));
  await game.open("#moves=0314&x=human&o=human");
  await game.play(2);
  await expect(region).toContainText(say("result-won", { player: "X" }));
});

test("a button that hides hands its focus on", async ({ game, page }) => {
  await game.open("#moves=0418");
  await game.moves.nth(1).getByRole("button").click();
  await page.locator("#run").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#run")).toBeHidden();
  await expect(game.button("new-game-button")).toBeFocused();
});
