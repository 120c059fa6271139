/** Own trees: typed, taken, random, shared; wrong ones pointed at and kept. */
import { expect, say, sharedTest as test } from "./game.js";

/** @param {import("./game.js").Game} game @param {string} [fragment] */
async function enter(game, fragment = "") {
  await game.open(fragment);
  if (!fragment.includes("tree=")) await game.button("tree-open-button").click();
  await expect(game.page.locator("#step-of")).toContainText("Step 1 of");
}

/** @param {import("@playwright/test").Page} page @param {string} text */
async function type(page, text) {
  await page.getByLabel(say("tree-text-label"), { exact: true }).fill(text);
  await page.getByRole("button", { name: say("tree-search-button") }).click();
}

test("a tree is searched, stepped and drawn, and what was cut can be asked for", async ({
  game,
  page,
}) => {
  await enter(game);
  await expect(page.locator("#search-of")).toHaveText("Alpha-beta, 11 of 13 nodes");
  await page.locator("#step-next-cut").click();
  await expect(page.locator("#sentence")).toHaveText(/^✂ One ply up, MAX already has branch 1/);
  await expect(page.locator(".tree-drawing .node.cut")).toHaveCount(2);
  await expect(page.locator(".tree-drawing .scissors")).toHaveCount(2);
  await page.locator(".tree-drawing .node.cut .shape").first().click();
  await expect(page.locator("#search-status")).toHaveText(say("tree-revealed", { value: "4" }));
  await page.locator("#step-end").click();
  await expect(page.locator("#sentence")).toHaveText(say("tree-step-leave-root", { worth: "3" }));
  await page.locator("#tree-stage summary").click();
  await expect(page.locator("#tree-list")).toContainText("4: cut ✂");
});

test("unknown leaves: not needed by pruning, needed without it", async ({ game, page }) => {
  await enter(game);
  await page.getByLabel(say("tree-gallery-label")).selectOption("unknown");
  await page.locator("#step-end").click();
  await expect(page.locator("#sentence")).toHaveText(say("tree-step-leave-root", { worth: "3" }));
  await page.locator("#tree-pruning").uncheck();
  await page.locator("#step-end").click();
  await expect(page.locator("#sentence")).toHaveText(say("tree-needs", { name: "a" }));
});

test("a wrong text is kept, and its fault is pointed at", async ({ game, page }) => {
  await enter(game);
  const wrong = "[[3,5],[2,;]]";
  await type(page, wrong);
  await expect(page.locator("#tree-fault")).toHaveText(
    say("fault-tree-no-node", { place: 11, found: ";" }),
  );
  const field = page.getByLabel(say("tree-text-label"), { exact: true });
  await expect(field).toHaveValue(wrong);
  await expect(field).toBeFocused();
  expect(
    await field.evaluate((area) => /** @type {HTMLTextAreaElement} */ (area).selectionStart),
  ).toBe(10);
  await type(page, "[[3,5],[2,9]]");
  await expect(page.locator("#tree-fault")).toBeEmpty();
  await expect(page.locator("#search-of")).toContainText("of 7 nodes");
});

test("random trees, depth and root", async ({ game, page }) => {
  await enter(game);
  await page.getByLabel(say("tree-branching-label")).fill("2");
  await page.locator("#tree-plies").fill("4");
  await game.button("tree-random-button").click();
  await expect(page.locator("#search-of")).toContainText("of 31 nodes");
  await page.getByLabel(say("tree-gallery-label")).selectOption("depth");
  await page.locator("#step-end").click();
  await expect(page.locator("#sentence")).toHaveText(say("tree-step-leave-root", { worth: "5" }));
  await page.getByLabel(say("tree-root-label")).selectOption("min");
  await page.locator("#step-end").click();
  await expect(page.locator("#sentence")).toHaveText(say("tree-step-leave-root", { worth: "1" }));
});

test("a link opens the tree, whatever it holds", async ({ game, page }) => {
  await enter(game, "#tree=[[1,x],[4,5]]&root=min&depth=2");
  await expect(page.locator("#tree-text")).toHaveValue("[[1,x],[4,5]]");
  await expect(page.locator("#tree-root")).toHaveValue("min");
  await game.open(`#tree=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(page.locator("#tree-fault")).toContainText("Character 1");
  await game.open(`#tree=${"[".repeat(50_000)}`);
  await expect(page.locator("#tree-fault")).toContainText("sixty plies");
  await game.play(4);
  await expect(game.cell(4)).toHaveAttribute("data-sign", "X");
});

test("a tree is edited by its drawing, saved, and opened again", async ({ game, page }) => {
  await enter(game);
  const text = page.getByLabel(say("tree-text-label"), { exact: true });
  await game.button("tree-edit-button").click();
  await page.locator(".tree-drawing .node .shape").nth(2).click();
  await expect(page.locator("#tree-editing")).toHaveText(say("tree-edit-node", { path: "1.1" }));
  await page.locator("#tree-value").fill("-7");
  await page.locator("#tree-value").press("Tab");
  await expect(text).toHaveValue("[[-7,12,8],[2,4,6],[14,5,2]]");
  await page.locator(".tree-drawing .node .shape").nth(12).click();
  await game.button("tree-add-button").click();
  await expect(text).toHaveValue("[[-7,12,8],[2,4,6],[14,5,[2,0]]]");
  await page.locator(".tree-drawing .node .shape").nth(1).click();
  await game.button("tree-remove-button").click();
  await expect(text).toHaveValue("[[2,4,6],[14,5,[2,0]]]");
  const download = page.waitForEvent("download");
  await game.button("tree-save-button").click();
  const path = await (await download).path();
  await page.getByLabel(say("tree-gallery-label")).selectOption("ties");
  await page.locator("#tree-file").setInputFiles(path);
  await expect(text).toHaveValue("[[2,4,6],[14,5,[2,0]]]");
});

test("a tree too large to draw is shown as a list", async ({ game, page }) => {
  await enter(game);
  const row = `[${Array(20).fill(1).join(",")}]`;
  await type(page, `[${Array(20).fill(row).join(",")}]`);
  await expect(page.locator("#tree-large")).toBeVisible();
  await expect(page.locator(".tree-drawing")).toBeHidden();
});

test("a node can be pressed while the search plays", async ({ game, page }) => {
  await game.open("#tree=[[3,5,10],[2,a,b],[2,7,3]]");
  await expect(page.locator("#step-of")).toContainText("Step 1 of");
  await page.locator("#step-speed").selectOption("slow");
  await page.locator("#step-play").click();
  await expect(page.locator("#step-of")).toContainText(/Step [2-9] of/);
  await page.locator("#tree-drawing").scrollIntoViewIfNeeded();
  const root = await page.locator("svg.tree-drawing .shape").first().boundingBox();
  await page.mouse.move(
    (root?.x ?? 0) + (root?.width ?? 0) / 2,
    (root?.y ?? 0) + (root?.height ?? 0) / 2,
  );
  await page.mouse.down();
  // Longer than a step takes.
  await page.waitForTimeout(1_500);
  await page.mouse.up();
  await expect(page.locator("#step-of")).toContainText("Step 1 of");
  await expect(page.locator("#step-play")).toHaveText(say("step-play-button"));
});
