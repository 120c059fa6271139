/**
 * The page works if the browser refuses to store anything, and tabs share choices but no games.
 * tests/site/storage.test.js reads what is stored.
 */
import { Game, expect, markup, openMenu, switchTheme, test } from "./game.js";

/** Ways in which a browser keeps nothing. @type {Record<string, () => void>} */
const NO_STORAGE = {
  "is forbidden": () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  },
  "fails at every call": () => {
    for (const call of /** @type {const} */ (["getItem", "setItem", "removeItem"])) {
      Storage.prototype[call] = () => {
        throw new DOMException("broken", "InvalidStateError");
      };
    }
  },
};

for (const [what, sabotage] of Object.entries(NO_STORAGE)) {
  test(`every choice lasts for the visit if storage ${what}`, async ({ game, page }) => {
    await page.addInitScript(sabotage);
    await game.open("#x=human&o=human");
    await game.play(4);
    await game.hint.click();
    await game.pruning.click();
    await switchTheme(page);
    await expect(page.locator(".hint:visible")).toHaveCount(8);
    await expect(game.pruning).not.toBeChecked();
    await expect(page.locator("html")).toHaveAttribute("data-theme", /dark|light/);
    // Another language reloads the page; the address keeps the language and the game.
    await openMenu(page);
    await page.locator("#language").selectOption("es");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await game.ready();
    await game.expectStones("....X....");
    await openMenu(page);
    await page.locator("#language").selectOption("en");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await game.expectStones("....X....");
  });
}

test("two tabs keep each other's choices and do not change each other's game", async ({
  game,
  page,
  context,
}) => {
  await game.open("#moves=04&x=human&o=human");
  const other = new Game(await context.newPage());
  await other.open("#moves=8&x=human&o=human");
  await switchTheme(page);
  const theme = await page.locator("html").getAttribute("data-theme");
  await other.hint.click();
  await other.play(0);
  await game.play(1);
  await game.expectStones("XX..O....");
  await other.expectStones("O.......X");
  await expect(game.hint).toHaveAttribute("aria-pressed", "false");
  await game.button("undo-button").click();
  await game.expectStones("X...O....");
  await other.button("new-game-button").click();
  await other.expectStones(".........");
  await game.expectStones("X...O....");
  const third = new Game(await context.newPage());
  await third.open();
  await expect(third.page.locator("html")).toHaveAttribute("data-theme", theme ?? "");
  await expect(third.hint).toHaveAttribute("aria-pressed", "true");
  await expect(
    third.page.getByRole("button", { name: markup("menu-button").attributes["aria-label"] }),
  ).toBeVisible();
});
