/** Hostile trees in links to exercises: refused with the place, never markup. */
import { expect, sharedTest as test } from "./game.js";

for (const [name, room] of [["lab=quiz&lab.source=own&lab.tree", "#lab-room .quiz-fault"]]) {
  test(`hostile trees in links are refused: ${name}`, async ({ game, page }) => {
    await game.open("#x=human&o=human");
    for (const [text, expected] of /** @type {[string, RegExp][]} */ ([
      ["<img src=x onerror=alert(1)>", /Character 1/],
      ["[".repeat(19_000), /Character 62/],
      ["\u202e\u2066[1,2]", /Character 1/],
      ["[".repeat(100_000), /Character 62|cannot be read/],
    ])) {
      const link = `x=human&o=human&${name}=${encodeURIComponent(text)}`;
      await page.evaluate((text) => (location.hash = text), link);
      await expect(page.locator(room).first()).toContainText(expected);
    }
    await expect(page.locator("#study img, #lab img")).toHaveCount(0);
    await game.play(4);
    await game.expectStones("....X....");
  });
}
