/**
 * The page works with anything that the browser has stored or refuses to store, and no game depends
 * on it.
 */
import { Game, expect, markup, openMenu, say, switchTheme, sharedTest, test } from "./game.js";

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

sharedTest(
  "the page starts with any stored data, and a choice replaces that data",
  async ({ game, page }) => {
    const fields = {
      settings: ["7", "[]", '"x"', '{"players":[]}', '{"players":{"X":{},"O":7},"hints":"yes"}'],
      theme: ["0", '"sepia"', '{"dark":true}'],
      language: ["7", '"tlh"', '["fa"]', '{"toString":1}'],
      shortcuts: ['"no"', "null", "[]"],
    };
    // tests/web/storage.test.js tries many more values. Here each load has one wrong value in each
    // field.
    const stored = fields.settings.map((_, index) => {
      const parts = Object.entries(fields).map(
        ([name, values]) => `"${name}":${values[index % values.length]}`,
      );
      return `{${parts.join(",")}}`;
    });
    stored.push("{", "null", "[]", '{"__proto__":{"theme":"dark"}}', "9".repeat(100_000));
    stored.push('{"settings":7,"theme":{},"shortcuts":"x"}');
    stored.push('{"version":99,"settings":{"players":{"X":"wizard"}}}');
    await game.open();
    for (const text of stored) {
      await page.evaluate((text) => localStorage.setItem("cutoff.preferences", text), text);
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(game.turn).toHaveText(say("headline"));
      await expect(game.pruning).toBeChecked();
      await expect(game.hint).toHaveAttribute("aria-pressed", "false");
    }
    await game.hint.click();
    await game.open();
    await expect(game.hint).toHaveAttribute("aria-pressed", "true");
  },
);

sharedTest(
  "an older version does not change the data of a newer version",
  async ({ game, page }) => {
    const newer = {
      version: 9,
      language: "tlh",
      voice: { pitch: 3 },
      settings: { players: { X: "human", O: "oracle", Z: "human" }, board: "4x4" },
    };
    await game.open();
    await page.evaluate(
      (text) => localStorage.setItem("cutoff.preferences", text),
      JSON.stringify(newer),
    );
    await game.open();
    await page.locator("#players-open").click();
    await expect(game.player("O")).toHaveValue("perfect");
    await page.keyboard.press("Escape");
    await switchTheme(page);
    const kept = await page.evaluate(() => localStorage.getItem("cutoff.preferences"));
    expect(JSON.parse(kept ?? "")).toMatchObject(newer);
    await game.choose("O", "casual");
    const after = JSON.parse(
      (await page.evaluate(() => localStorage.getItem("cutoff.preferences"))) ?? "",
    );
    expect(after).toMatchObject({
      ...newer,
      settings: { board: "4x4", players: { O: "casual", Z: "human" } },
    });
  },
);

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
