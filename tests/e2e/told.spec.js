/**
 * What a screen reader hears of the tree, the search and the quiz, by the browser's accessibility
 * tree.
 */
import { expect, say, sharedTest as test } from "./game.js";

test("a written-out tree, as the search has it at its first cut", async ({ game, page }) => {
  await game.open("#tree=[[3,5,10],[2,a,b],[2,7,3]]");
  await page.locator("#step-next-cut").click();
  await page.locator("#tree-stage summary").click();
  await expect(page.locator("#tree-list")).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - text: "root, ▲ MAX: being searched"
        - list:
          - listitem:
            - text: "1, ▼ MIN: value 3"
            - list:
              - listitem: "1.1, leaf 3: value 3"
              - listitem: "1.2, leaf 5: value 5"
              - listitem: "1.3, leaf 10: value 10"
          - listitem:
            - text: "2, ▼ MIN: being searched"
            - list:
              - listitem: "2.1, leaf 2: value 2"
              - listitem: "2.2, leaf a: cut ✂"
              - listitem: "2.3, leaf b: cut ✂"
          - listitem:
            - text: "3, ▼ MIN: not visited yet"
            - list:
              - listitem: "3.1, leaf 2: not visited yet"
              - listitem: "3.2, leaf 7: not visited yet"
              - listitem: "3.3, leaf 3: not visited yet"
  `);
  await expect(page.locator("#number-line")).toMatchAriaSnapshot(`
    - 'img "The window: what MAX is sure of (α) and what MIN is sure of (β): α +3, β +2, best here +2"'
  `);
  // A tree has nodes, leaves and branches, not positions and cells.
  await expect(page.locator("#code")).toHaveText(/^search\(node, α, β\):/);
  await expect(page.locator("#code [aria-current=step]")).toContainText("✂");
});

test("the tree of a position: one tree, its branches opened by keys", async ({ game, page }) => {
  await game.open("#moves=0481263&x=human&o=human");
  await game.button("search-open-button").click();
  await page.locator("#step-end").click();
  await page.locator("#branch-box summary").click();
  const tree = page.getByRole("tree");
  await tree.getByRole("treeitem").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(tree).toMatchAriaSnapshot(`
    - tree "The tree":
      - 'treeitem "Start of the search: the search found −9; the value is −9" [expanded]':
        - group:
          - 'treeitem "O: c2: the search found 0; the value is 0" [expanded]':
            - group:
              - 'treeitem "X: b3: the search found 0; the value is 0"'
          - 'treeitem "O: b3: the search found −9; the value is −9"'
  `);
});

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
