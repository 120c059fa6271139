/** What a screen reader hears of the quiz, by the browser's accessibility tree. */
import { expect, say, sharedTest as test } from "./game.js";

test("a tree to be marked, what is wrong with the marks, and the key", async ({ game, page }) => {
  await game.open("#lab=quiz&lab.source=own&lab.tree=[[3,5],[2,9]]&lab.mode=mark");
  const cut = say("quiz-edge-leaf", { path: "1.1", value: "3" });
  await page.getByRole("button", { name: cut, exact: true }).click();
  await page.getByLabel(say("quiz-value-of", { path: "1", side: say("quiz-min") })).fill("3");
  await page.getByRole("button", { name: say("quiz-check-button"), exact: true }).click();
  await page.getByRole("button", { name: say("quiz-key-button") }).click();
  await expect(page.getByRole("group", { name: "The tree to be marked" })).toMatchAriaSnapshot(`
    - group "The tree to be marked":
      - textbox "Value of the root (MAX ▲)" [invalid]
      - button "Cut branch 1"
      - textbox "Value of 1 (MIN ▼)": "3"
      - button "Cut branch 1.1, leaf 3" [pressed]
      - button "Cut branch 1.2, leaf 5"
      - button "Cut branch 2"
      - textbox "Value of 2 (MIN ▼)" [invalid]
      - button "Cut branch 2.1, leaf 2"
      - button "Cut branch 2.2, leaf 9"
  `);
  await expect(page.locator(".quiz-faults li")).toHaveText([
    /^1\.1: not to be cut\./,
    /^2\.2: to be cut\. ✂/,
    /^2: the value is missing\./,
    /^the root: the value is missing\./,
  ]);
  await expect(page.locator(".quiz-key")).toMatchAriaSnapshot(`
    - figure "Key":
      - 'img "Cut: 2.2. Values: the root: 3, 1: 3, 2: 2."'
  `);
});
