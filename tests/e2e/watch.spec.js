/** Watch: one state in one frame, for written-out trees and for positions. */
import { frames } from "./clock.js";
import { expect, number, say, sharedTest as test } from "./game.js";
import { comeTo, expectStep, openDrawer, openPlace, rectangles } from "./place.js";

/** @import { Locator, Page } from "@playwright/test" */

/** A position of which the search has 131 nodes, and minimax 174. */
const FIVE_FREE = "#moves=0481&x=human&o=human&search=1";

/** A node of the drawing. @param {Page} page @param {number} id */
const node = (page, id) => page.locator(`#tree [data-id="${id}"] .shape`);

test("the search of the nine leaves explains its first cut and continues by mouse or keys", async ({
  page,
}) => {
  await openPlace(page, "watch");
  const sentence = page.locator("#sentence");
  await expectStep(page, 1, 43);
  await expect(page.locator("#cost")).toHaveText("Alpha-beta, 1 of 13 nodes, 0 of 9 leaves");
  await expect(page.locator("#tree .node.unknown")).toHaveCount(12);

  await page.locator("#step-next-cut").click();
  await expectStep(page, 23, 43);
  await expect(sentence).toContainText(/^✂ One ply up, MAX is already sure of 3 from branch 1\./);
  await expect(sentence).toContainText("MIN can hold MAX to 2 or less");
  await expect(page.locator("#tree .node.cut")).toHaveCount(2);
  await expect(page.locator("#tree .scissors:visible")).toHaveCount(2);
  await expect(page.locator("#tree .node.best .node-text").first()).toHaveText("3");
  await expect(page.locator("#code [aria-current]")).toContainText("α ≥ β");
  await expect(page.locator("#node-values dd")).toHaveText(["3", "2", "2"]);
  await expect(page.locator("#number-line")).toMatchAriaSnapshot('- img "α 3, β 2, best here 2"');
  await expect(page.locator("#watch-count")).toHaveText(
    say("watch-count", { seen: 4, all: 9, of: "leaves" }),
  );
  await node(page, 1).click();
  await expectStep(page, 2, 43);

  // A click focuses the stage; arrow keys step, letters jump.
  await page.locator("#tree").focus();
  for (const [key, step] of /** @type {const} */ ([
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["n", 23],
    ["End", 43],
    ["b", 23],
    ["Home", 1],
  ])) {
    await page.keyboard.press(key);
    await expectStep(page, step, 43);
  }
  await openDrawer(page);
  await page.locator("#step-speed").selectOption("full");
  await page.locator("#tree").focus();
  await page.keyboard.press(" ");
  await expectStep(page, 43, 43);
  const over = say("tree-step-leave-root", { worth: "3", estimate: "no", proves: "exact" });
  const chosen = say("tree-step-chosen", { player: "X", branch: "1" });
  await expect(sentence).toHaveText(`${over} ${chosen}`);
  await expect(page.locator("#step-play")).toHaveAccessibleName(say("step-play-button"));
  await page.locator("#step-scrub").fill("10");
  await expectStep(page, 11, 43);
  await expect(page).toHaveURL(/search=11/);

  // After the last cut the button leads to the end, and from there to the start.
  const onward = page.locator("#step-next-cut");
  await expect(onward).toHaveText(say("step-next-cut"));
  await page.locator("#step-scrub").fill("30");
  await expect(onward).toHaveText(say("depth-end"));
  await onward.click();
  await expectStep(page, 43, 43);
  await expect(page.locator("#cost")).toHaveText("Alpha-beta, 11 of 13 nodes, 7 of 9 leaves");
  await expect(onward).toHaveText(say("step-restart"));
  await onward.click();
  await expectStep(page, 1, 43);

  // Minimax has no window and no cuts.
  await page.locator("#watch-pruning").uncheck();
  await expect(page.locator("#cost")).toHaveText("Minimax, 1 of 13 nodes, 0 of 9 leaves");
  await expect(page.locator("#number-line .window")).toHaveCount(0);
  // A key that cannot do anything shows the reason, which covers neither the steps nor their
  // sentence.
  await expect(onward).toHaveText(say("depth-end"));
  await page.locator("#tree").press("n");
  const toast = page.locator("#toast span");
  await expect(toast).toHaveText(say("step-no-more"));
  const [told, line] = await Promise.all(
    [toast, page.locator(".sentence-box")].map((element) => element.boundingBox()),
  );
  expect((told?.y ?? NaN) + (told?.height ?? NaN)).toBeLessThan(line?.y ?? NaN);
});

test("the names of α and β are beside their pins at every step", async ({ page }) => {
  for (const [width, link, steps] of /** @type {const} */ ([
    [390, "#tree=[[3,12,8],[2,4,6],[14,5,2]]&search=1", 42],
    [1280, "#tree=[[3,12,8],[2,4,6],[14,5,2]]&search=1", 42],
    [390, "#moves=04&search=1", 200],
  ])) {
    await page.setViewportSize({ width, height: 800 });
    await comeTo(page, "watch", link, "en");
    await expect(page.locator("#number-line .bound")).toHaveCount(2);
    const covered = await page.evaluate(async (steps) => {
      const forward = /** @type {HTMLElement} */ (document.getElementById("step-forward"));
      const found = [];
      for (let step = 1; step <= steps; step += 1) {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const line = /** @type {Element} */ (document.getElementById("number-line"));
        const path = line.querySelector(".pin")?.getAttribute("d") ?? "";
        const pins = Array.from(path.matchAll(/M([\d.]+)/g), ([, x]) => Number(x));
        for (const text of /** @type {NodeListOf<SVGTextElement>} */ (
          line.querySelectorAll(".bound")
        )) {
          const { x, width } = text.getBBox();
          if (pins.some((pin) => x < pin + 7 && x + width > pin - 7))
            found.push(`${step}: ${text.textContent}`);
        }
        forward.click();
      }
      return found;
    }, steps);
    expect(covered, `${width} ${link}`).toEqual([]);
  }
});

test("nothing jumps in two hundred steps, on desktops or on phones", async ({ page }) => {
  for (const [width, height] of /** @type {const} */ ([
    [1280, 800],
    [390, 664],
  ])) {
    await page.setViewportSize({ width, height });
    for (const link of [
      "#moves=04&search=1",
      "#tree=[[[5,6],[7,4,5]],[[3]],[[6],[6,9]]]&search=1",
    ]) {
      await comeTo(page, "watch", link, "en");
      await expect(page.locator("#step-scrub")).toHaveValue("0");
      const ids = ["step-next-cut", "step-forward", "step-scrub", "sentence-box", "tree"];
      expect(await rectangles(page, ids, 200)).toHaveLength(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  }
});

test("a position shows its scoring, its board, the cut moves and the map of the whole tree", async ({
  page,
}) => {
  await openPlace(page, "watch", FIVE_FREE);
  await expectStep(page, 1, 543);
  await expect(page.locator("#tree")).toBeFocused();
  await expect(page.locator("#scoring")).toHaveText(say("scores-depth-aware-about", { most: 10 }));
  await page.locator("#step-next-cut").click();
  await expect(page.locator("#sentence")).toContainText(/^✂ One move earlier, X could have/);
  await expect(page.locator("#sentence")).toContainText(
    /Plain minimax would visit \d+ more nodes? here/,
  );
  await openDrawer(page, "list");
  await expect(page.locator("#search-board .cell.cut")).not.toHaveCount(0);
  await openDrawer(page, "own");
  await page.locator("#step-scrub").press("Home");
  await expectStep(page, 1, 543);

  // A link to plain scores says so, and the visitor's choice stays.
  await page.locator("#scores").selectOption("plain");
  await expect(page.locator("#scoring")).toHaveText(say("scores-plain-about"));
  await expect(page).toHaveURL(/scores=plain/);
  await page.locator("#subject").selectOption("aima");
  await expectStep(page, 1, 43);
  await page.locator("#subject").selectOption("position");
  await expect(page.locator("#scoring")).toHaveText(say("scores-plain-about"));

  await openDrawer(page, "map");
  await expect(page.locator("#map-text")).toHaveText(/^The search visited \d+ of the/);
  await expect(page.locator("#map-node")).toContainText(`${number(174)} nodes`);
  const map = page.locator("#map");
  const painted = () =>
    map.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  // The size of a canvas on which nothing was painted yet.
  await expect(map).not.toHaveJSProperty("width", 300);
  const whole = await painted();
  await map.focus();
  await page.keyboard.press("+");
  await expect.poll(painted).not.toBe(whole);
  await page.keyboard.press("0");
  await expect.poll(painted).toBe(whole);
  await map.click({ position: { x: 5, y: 45 } });
  await expect.poll(painted).not.toBe(whole);
});

test("the tree can be moved and zoomed, but a wheel alone scrolls the page", async ({ page }) => {
  await openPlace(page, "watch", FIVE_FREE);
  const tree = page.locator("#tree");
  const view = () => tree.getAttribute("viewBox");
  const first = await view();
  await tree.hover();
  await page.mouse.wheel(0, 200);
  await page.keyboard.press("Shift");
  expect(await view()).toBe(first);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(view).not.toBe(first);
  await page.locator("#zoom-all").click();
  await expect.poll(view).toBe(first);
  await tree.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(view).not.toBe(first);
  await page.keyboard.press("0");
  await expect.poll(view).toBe(first);
  // A click stops the search, so that the chosen node stays in its place.
  await openDrawer(page);
  await page.locator("#step-speed").selectOption("fast");
  await page.locator("#step-play").click();
  await expect(page.locator("#step-of")).toContainText(/Step [2-9]\d/);
  await expect(page.locator("#step-play")).toHaveAccessibleName(say("pause-button"));
  await tree.hover();
  await page.mouse.down();
  await expect(page.locator("#step-play")).toHaveAccessibleName(say("step-play-button"));
  await page.mouse.up();
});

test("the board of a search, its node on the stage and the node above are completely visible", async ({
  page,
}) => {
  for (const [width, height, link] of /** @type {const} */ ([
    [1280, 800, "#moves=304&search=60"],
    [390, 664, "#moves=304&search=20"],
    [360, 640, "#moves=304&search=60"],
  ])) {
    await page.setViewportSize({ width, height });
    await comeTo(page, "watch", link, "en");
    await frames(page, 2);
    await expect(page.locator("#drawer")).toBeHidden();
    const boxOf = async (/** @type {Locator} */ element) => {
      const box = await element.boundingBox();
      if (!box) throw new Error("not drawn");
      return box;
    };
    const stage = await boxOf(page.locator("#tree"));
    const path = await page.locator("#tree .node.on-path .shape").all();
    for (const shape of path.slice(-2)) {
      const { x, y, width, height } = await boxOf(shape);
      expect(Math.min(x - stage.x, y - stage.y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(stage.x + stage.width);
      expect(y + height).toBeLessThanOrEqual(stage.y + stage.height);
    }
    await openDrawer(page, "list");
    const board = await boxOf(page.locator("#search-board"));
    const cells = await Promise.all((await page.locator("#search-board .cell").all()).map(boxOf));
    for (const cell of cells) {
      expect(cell.y + cell.height).toBeLessThanOrEqual(board.y + board.height + 0.5);
      expect(Math.abs(cell.height - cells[0].height)).toBeLessThan(1);
    }
  }
});

test("each line of code reads from left to right in Persian, and its note from right to left", async ({
  page,
}) => {
  const [tree, position] = ["#tree=[[3,5],[2,7]]", "#moves=04827&of=board"];
  const links = [tree, `${tree}&pruning=off`, position, `${position}&depth=2`];
  for (const link of links) {
    await (link === tree ? openPlace : comeTo)(page, "watch", link, "fa");
    await openDrawer(page, "code");
    const lines = await page.locator("#code li").evaluateAll((items) =>
      items.map((item) => {
        const text = /** @type {Text} */ (item.firstChild);
        // Isolating marks are not part of a word: they have no width.
        return [...text.data.matchAll(/[^\s\u2066-\u2069]+/g)].map(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const { left, right } = range.getBoundingClientRect();
          return { word, middle: (left + right) / 2, persian: /[\u0600-\u06ff]/.test(word) };
        });
      }),
    );
    expect(lines.length).toBeGreaterThan(6);
    expect(lines.flat().some(({ persian }) => persian)).toBe(true);
    for (const line of lines) {
      const seen = line.toSorted((a, b) => a.middle - b.middle).map(({ word }) => word);
      const words = (/** @type {boolean} */ persian) =>
        line.filter((each) => each.persian === persian).map(({ word }) => word);
      expect(seen).toEqual([...words(false), ...words(true).toReversed()]);
    }
  }
});
