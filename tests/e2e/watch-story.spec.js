/**
 * Watch as a story: few controls, a camera that shows the subject of a step, a number line to
 * scale, and the scissors.
 */
import { describe, trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { pathTo, positionBranches, writtenBranches } from "../../www/parts/search/branches.ts";
import { EXAMPLES } from "../../www/parts/search/example-trees.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { frames } from "./clock.js";
import { expect, say, sharedTest as test } from "./game.js";
import { comeTo, openPlace, openDrawer, opened, overflow } from "./place.js";

/** @import { Page } from "@playwright/test" */
/** @import { Branches } from "../../www/parts/search/branches.ts" */

const NINE = `#tree=${EXAMPLES.aima.text}`;
/** The step of its first cut. */
const CUT = 23;
const FIVE_FREE = "#moves=0481&x=human&o=human&of=board";

const SIZES = /** @type {const} */ ([
  [1366, 768],
  [1024, 700],
  [390, 664],
  [360, 640],
]);

/** @param {string} text */
function written(text) {
  const record = new TreeRecord(trace_tree(text, true), true);
  return { link: `#tree=${text}`, record, branches: writtenBranches(record) };
}

/** @param {string} game @param {string} [moves] @param {string} [board] @param {number} [depth] */
function played(game, moves = "", board = describe(game).start, depth) {
  const options = { game, scoring: /** @type {const} */ ("plain"), ...(depth ? { depth } : {}) };
  const record = new SearchRecord(trace(board, true, options), true, "", describe(game));
  const link = `#game=${game}&of=board&scores=plain${moves}${depth ? `&depth=${depth}` : ""}`;
  return { link, record, branches: positionBranches(record) };
}

/**
 * The nodes that a step is about: the path, the nodes beside its end, and the owner of the bound.
 * @param {SearchRecord} record
 * @param {Branches} branches
 * @param {number} index
 */
function aboutOf(record, branches, index) {
  const step = record.step(index);
  const here = branches.idOf(step.here);
  const about = [...pathTo(branches, here), ...branches.children(branches.parent(here))];
  if (step.kind === "cut") {
    const { owner, answer } = record.reason(step.here);
    about.push(branches.idOf(owner), branches.idOf(answer), ...branches.children(here));
  }
  return [...new Set(about)];
}

/** The first steps, the first cuts, and others all over the search. @param {SearchRecord} record */
function stepsOf(record) {
  const steps = Array.from({ length: 12 }, (_, index) => index);
  let cut = record.findCut(-1);
  for (let seen = 0; cut !== null && seen < 12; seen += 1) {
    steps.push(cut);
    cut = record.findCut(cut);
  }
  for (let at = 0; at < 12; at += 1) steps.push(Math.floor(((at + 1) / 12) * (record.length - 1)));
  return [...new Set(steps.filter((step) => step < record.length))];
}

test("the camera shows the path, the nodes beside it and the owner of the bound, on every screen", async ({
  page,
}) => {
  for (const { link, record, branches } of [
    written(EXAMPLES.aima.text),
    written(EXAMPLES.deep.text),
    written("[[[[1,5],[3,[9,2]]],[[4,4],[8,0]]],[[[7,7],[6,1]],[[2,3],[5,5]]]]"),
    played("3x3k3"),
    played("3x3k3", "&moves=304", "O..XX...."),
    played("4x4k4", "", undefined, 3),
    played("7x6k4g", "", undefined, 4),
    played("8x8k5", "", undefined, 2),
  ]) {
    await comeTo(page, "watch", link, "en");
    const steps = stepsOf(record).map((index) => ({
      index,
      about: aboutOf(record, branches, index),
    }));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // The tree is drawn again for the new size.
      await frames(page, 2);
      const faults = await page.evaluate(async (steps) => {
        /** @type {string[]} */
        const faults = [];
        const scrub = /** @type {HTMLInputElement} */ (document.getElementById("step-scrub"));
        const tree = /** @type {Element} */ (document.getElementById("tree"));
        for (const { index, about } of steps) {
          scrub.value = String(index);
          scrub.dispatchEvent(new Event("input"));
          // The step is drawn at the end of the task's turn.
          await null;
          const stage = tree.getBoundingClientRect();
          for (const id of about) {
            if (!tree.querySelector(`[data-id="${id}"]`)) faults.push(`step ${index}: no ${id}`);
          }
          // The whole drawing is in view, and the edge cuts nothing.
          for (const node of tree.querySelectorAll(".node")) {
            const { left, top, right, bottom, width } = node.getBoundingClientRect();
            const beyond = Math.max(
              ...[stage.left - left, stage.top - top, right - stage.right, bottom - stage.bottom],
            );
            if (beyond > 0.5) {
              faults.push(`step ${index}: ${node.getAttribute("data-id")} by ${beyond}`);
            }
            if (width < 1) faults.push(`step ${index}: a node of ${width} px`);
          }
        }
        return faults;
      }, steps);
      expect(faults, `${link} ${width}×${height}`).toEqual([]);
    }
  }
});

test("the boards of a deep step are large, and the rows far above become one line of words", async ({
  page,
}) => {
  const { link, record, branches } = played("3x3k3");
  let cut = record.findCut(-1) ?? 0;
  while (pathTo(branches, branches.idOf(record.step(cut).here)).length < 7) {
    cut = record.findCut(cut) ?? 0;
  }
  const path = pathTo(branches, branches.idOf(record.step(cut).here));
  for (const [width, height, least] of /** @type {const} */ ([
    [1280, 800, 44],
    [1024, 700, 36],
    [390, 664, 24],
    [360, 640, 20],
  ])) {
    await page.setViewportSize({ width, height });
    await comeTo(page, "watch", `${link}&search=${cut + 1}`, "en");
    const drawn = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("#tree .node")].map((node) => ({
          id: Number(node.getAttribute("data-id")),
          text: node.querySelector(".node-text")?.textContent ?? "",
          isWord: node.classList.contains("word"),
          height: node.querySelector(".shape")?.getBoundingClientRect().height ?? 0,
        })),
      );
    // The first drawing is for the window before the resize.
    await expect(async () => {
      const heights = new Map((await drawn()).map(({ id, height }) => [id, height]));
      for (const id of path.slice(-2)) expect(heights.get(id), `${width}`).toBeGreaterThan(least);
    }).toPass();
    const found = await drawn();
    const words = found.filter(({ isWord }) => isWord);
    expect(words.map(({ id }) => id)).toEqual(path.slice(0, words.length));
    expect(words.length).toBeGreaterThan(2);
    expect(words[0].text).toBe(say("tree-path-root"));
    expect(words[1].text).toBe("a1");
    // Clicking a word leads there, as clicking a board does.
    await page.locator(`#tree [data-id="${path[1]}"]`).click();
    await expect(page.locator("#tree .node.here")).toHaveAttribute("data-id", String(path[1]));
    // The next size begins with the link again.
    await expect(page).not.toHaveURL(new RegExp(`search=${cut + 1}$`));
  }
});

test("a phone shows every leaf of a written tree, or how many are not drawn", async ({ page }) => {
  const three = "[[5,6,7],[2,9,4],[8,1,3]]";
  for (const [width, height] of SIZES.slice(2)) {
    await page.setViewportSize({ width, height });
    for (const [text, all, drawn] of /** @type {const} */ ([
      [EXAMPLES.deep.text, 14, 14],
      ["[[[3,5],[2,9]],[[12,5],[23,23]],[[1,2],[3,4]]]", 12, 12],
      ["[[[[3,5],[2,9]],[[1,5],[2,2]]],[[[1,2],[3,4]],[[0,6],[7,8]]]]", 16, 16],
      [`[${three},${three},${three}]`, 27, 0],
    ])) {
      await comeTo(page, "watch", `#tree=${text}&search=1`, "en");
      await expect(page.locator("#watch-count")).toContainText(`${all}`);
      await frames(page, 2);
      const texts = await page.locator("#tree .nodes text").allTextContents();
      expect(texts.filter((text) => /^\d+$/.test(text)).length, `${text} ${width}`).toBe(drawn);
      const counts = texts.flatMap((text) => /^(\d+) leaves$/.exec(text)?.[1] ?? []);
      expect(drawn + counts.reduce((sum, count) => sum + Number(count), 0)).toBe(all);
    }
  }
});

test("a phone shows the best value and the current one of a tree with too many leaves", async ({
  page,
}) => {
  for (const count of [20, 60]) {
    // The seventh leaf is the best.
    const leaves = Array.from({ length: count }, (_, index) => 30 - Math.abs(index - 6));
    const { link, record } = written(`[${leaves.join()}]`);
    for (const [width, height] of SIZES.slice(2)) {
      await page.setViewportSize({ width, height });
      for (const index of [0, 1, 2, 3, 4, 20, 30]) {
        await comeTo(page, "watch", `${link}&search=${index + 1}`, "en");
        await frames(page, 2);
        const path = record.path(record.step(index).here).length;
        await expect(page.locator("#tree .node.on-path")).toHaveCount(path);
        await expect(page.locator("#tree .node:is(.best, .on-path).small")).toHaveCount(0);
      }
    }
  }
});

test("the subject and the drawer's button have room beside the squares of the leaves", async ({
  page,
}) => {
  const three = "[[5,6,7],[2,9,4],[8,1,3]]";
  for (const language of ["en", "es", "fa"]) {
    for (const width of [704, 834, 1_280]) {
      await page.setViewportSize({ width, height: 1_194 });
      for (const tree of [three, `[${three},${three},${three}]`]) {
        await comeTo(page, "watch", `#tree=${tree}&search=1`, language);
        await expect(page.locator("#drawer-button")).toBeInViewport({ ratio: 1 });
        const subject = await page.locator("#subject").boundingBox();
        expect(subject?.width, `${tree} ${width} ${language}`).toBeGreaterThan(90);
      }
      await expect(page.locator(".watch-squares span:last-child")).toBeVisible({
        visible: width > 1_000,
      });
    }
  }
  // The longest name beside an open drawer is as wide as alone, and the switch has two lines at most.
  await page.setViewportSize({ width: 1_024, height: 600 });
  await comeTo(page, "watch", `#tree=${EXAMPLES.unknown.text}&search=1`, "es");
  const widths = () =>
    page
      .locator("#subject, .watch-top .switch")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [alone] = await widths();
  await openDrawer(page);
  const [subject, pruning] = await widths();
  expect(subject.width).toBe(alone.width);
  expect(pruning.height).toBeLessThan(50);
});

test("the label of each row names its player and overlaps no node", async ({ page }) => {
  for (const language of ["en", "fa"]) {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const [link, names] of /** @type {const} */ ([
        [`${NINE}&search=${CUT}`, ["max", "min"]],
        // On phones five boards fill their row.
        [FIVE_FREE, width < 704 ? ["max-x"] : ["max-x", "min-o"]],
      ])) {
        await comeTo(page, "watch", link, language);
        // The tree is drawn again for the new width.
        await frames(page, 2);
        const levels = page.locator("#tree .levels text");
        await expect(levels).toContainText(names.map((name) => say(name)));
        const boxes = await page.evaluate(() =>
          ["#tree .levels text", "#tree .nodes .shape"].map((selector) =>
            Array.from(document.querySelectorAll(selector), (element) =>
              element.getBoundingClientRect().toJSON(),
            ),
          ),
        );
        for (const level of boxes[0]) {
          for (const node of boxes[1]) {
            const apart = Math.max(level.left - node.right, node.left - level.right);
            const over = Math.max(level.top - node.bottom, node.top - level.bottom);
            expect(Math.max(apart, over), `${link} ${width} ${language}`).toBeGreaterThan(0);
          }
        }
      }
    }
  }
});

/** The most pixels of the sentence that its box hides, at the first twelve cuts. @param {Page} page */
const hiddenAtCuts = (page) =>
  page.evaluate(async () => {
    const box = /** @type {Element} */ (document.getElementById("sentence-box"));
    let most = 0;
    for (let cut = 0; cut < 12; cut += 1) {
      document.getElementById("step-next-cut")?.click();
      // The step is drawn at the end of the task's turn.
      await null;
      most = Math.max(most, box.scrollHeight - box.clientHeight);
    }
    return most;
  });

test("a phone shows the whole sentence about a cut in every language", async ({ page }) => {
  const links = ["#game=7x6k4g&of=board", "#game=7x6k4g&of=board&depth=6", "#moves=04&of=board"];
  for (const language of LANGUAGES) {
    for (const link of links) {
      await (link === links[0] ? openPlace : comeTo)(page, "watch", link, language);
      // For small games minimax's nodes are counted in the background, and then there is a map.
      const map = page.locator("#map-box");
      if (!link.endsWith("depth=6")) await expect(map).toHaveJSProperty("hidden", false);
      for (const [width, height] of [
        [390, 664],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await page.locator("#tree").press("Home");
        await frames(page, 2);
        expect(await hiddenAtCuts(page), `${link} at ${width}`).toBeLessThanOrEqual(1);
      }
    }
  }
});

test("a tablet shows the whole sentence about a cut, also beside the code", async ({ page }) => {
  for (const link of [`#tree=${EXAMPLES.deep.text}`, "#game=7x6k4g&moves=4455&of=board"]) {
    // Spanish has the longest sentences.
    await comeTo(page, "watch", `${link}&search=1`, "es");
    if (link.endsWith("board"))
      await expect(page.locator("#map-box")).toHaveJSProperty("hidden", false);
    for (const [width, height, isBesideCode] of /** @type {const} */ ([
      [834, 1194, false],
      [1024, 600, false],
      [1024, 600, true],
      [1280, 800, true],
    ])) {
      await page.setViewportSize({ width, height });
      if (isBesideCode) await openDrawer(page);
      await page.locator("#tree").press("Home");
      await frames(page, 2);
      expect(await hiddenAtCuts(page), `${link} ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test("the number line is as wide as the tree, and 2 and 3 are well apart in the first cut", async ({
  page,
}) => {
  await openPlace(page, "watch", `${NINE}&search=${CUT}`);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await frames(page, 2);
    await expect(page.locator("#number-line .closed")).toBeVisible();
    const found = await page.evaluate(() => {
      const box = (/** @type {string} */ selector) =>
        /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
      const ticks = [...document.querySelectorAll("#number-line .tick")]
        .map((tick) => {
          const { left, width } = tick.getBoundingClientRect();
          return { label: tick.textContent ?? "", middle: left + width / 2, left, width };
        })
        .toSorted((one, next) => one.left - next.left);
      const [stage, line, closed] = [".stage", "#number-line svg", ".closed"].map(box);
      return { ticks, stage: stage.width, line: line.width, closed: closed.width };
    });
    expect(Math.abs(found.stage - found.line)).toBeLessThan(2);
    const middle = (/** @type {string} */ label) =>
      found.ticks.find((tick) => tick.label === label)?.middle ?? NaN;
    const apart = middle("3") - middle("2");
    expect(apart).toBeGreaterThan(width / 20);
    expect(Math.abs(found.closed - apart)).toBeLessThan(4);
    // No label covers another one.
    found.ticks.slice(1).forEach((tick, index) => {
      const before = found.ticks[index];
      expect(tick.left, tick.label).toBeGreaterThan(before.left + before.width);
    });
  }
});

test("long values on the number line cover neither each other nor ±∞", async ({ page }) => {
  for (const most of ["12345678", "123456789012345"]) {
    await comeTo(page, "watch", `#tree=[[1.5,-2.25],[-3,-100000,${most}]]&search=7`, "en");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await frames(page, 2);
      await expect(page.locator("#number-line .bound")).toHaveCount(2);
      const named = await page.locator("#number-line .tick").allTextContents();
      // On phones, fifteen digits leave no room for the line.
      if (most.length < 9 || width > 1000)
        expect(named, `${most} ${width}`).toEqual(expect.arrayContaining(["−100000", most]));
      for (const label of ["tick", "bound"]) {
        const boxes = await page.locator(`#number-line .${label}`).evaluateAll((labels) =>
          labels
            .map((label) => label.getBoundingClientRect())
            .toSorted((one, next) => one.left - next.left)
            .flatMap(({ left, right }) => [left, right]),
        );
        const sides = [0, ...boxes, width];
        expect(sides, `${most} ${width}`).toEqual(sides.toSorted((one, next) => one - next));
      }
    }
  }
});

test("the story has few controls, and the link keeps its details open", async ({ page }) => {
  const controls = () =>
    page
      .locator("#main")
      .locator("button:visible, select:visible, input:visible, a:visible, textarea:visible")
      .count();
  for (const link of [`${NINE}&search=${CUT}`, `${FIVE_FREE}&search=40`]) {
    await comeTo(page, "watch", link, "en");
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await frames(page, 2);
      expect(await controls(), link).toBeLessThanOrEqual(9);
    }
  }
  const button = page.locator("#drawer-button");
  const close = page.locator("#drawer-close");
  const room = page.locator("#drawer");
  await expect(room).toBeHidden();
  await openDrawer(page, "list");
  await expect(page).toHaveURL(/room=list/);
  await page.reload();
  await opened(page);
  await expect(page.getByRole("tree")).toBeVisible();
  // The focus moves too.
  await close.click();
  await expect(room).toBeHidden();
  await expect(page).not.toHaveURL(/room=/);
  await expect(button).toBeFocused();
  await button.click();
  await expect(page).toHaveURL(/room=list/);
  await expect(close).toBeFocused();
  // An address says what is on the screen.
  await page.evaluate((link) => (location.hash = link), NINE);
  await expect(room).toBeHidden();
  await openPlace(page, "watch", `${FIVE_FREE}&room=map`);
  await expect(page.locator("#map")).toBeVisible();
});

test("the scissors close at a cut, and stay still for visitors who want no motion", async ({
  page,
}) => {
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("#tree *")].flatMap((element) =>
        element.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime),
      ),
    );
  await openPlace(page, "watch", NINE);
  const cut = () =>
    page.evaluate(() => {
      document.getElementById("step-next-cut")?.click();
    });
  await cut();
  const times = await moving();
  // Two pairs of blades, and two branches with their leaves.
  expect(times.length).toBeGreaterThanOrEqual(8);
  expect(Math.max(...times.map(Number))).toBeLessThanOrEqual(300);
  await expect(page.locator("#tree .scissors")).toHaveCount(2);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPlace(page, "watch", NINE);
  await cut();
  await expect(page.locator("#tree .scissors")).toHaveCount(2);
  expect(await moving()).toEqual([]);
});

test("the drawer does not hide the tree or move the steps", async ({ page }) => {
  for (const [width, height] of [...SIZES, [834, 1194]]) {
    await page.setViewportSize({ width, height });
    for (const [link, language] of [
      [`${NINE}&search=${CUT}`, "en"],
      [`${FIVE_FREE}&search=40`, "en"],
      // No value is longer than the Spanish word for none.
      [`${NINE}&search=0`, "es"],
    ]) {
      await comeTo(page, "watch", link, language);
      await expect(page.locator("#drawer")).toBeHidden();
      await frames(page, 2);
      const boxes = () =>
        page.evaluate(() =>
          [".step-buttons", "#tree", "#drawer", "#step-scrub", ".step-number", "#sentence-box"].map(
            (selector) => {
              const element = document.querySelector(selector);
              if (!element) throw new Error(`no ${selector}`);
              return element.getBoundingClientRect().toJSON();
            },
          ),
        );
      const [before] = await boxes();
      await openDrawer(page);
      expect((await overflow(page)).sideways, `${width} ${language}`).toBe(0);
      for (const tab of ["code", "list", "own"]) {
        await page.evaluate((tab) => document.getElementById(`tab-${tab}`)?.click(), tab);
        await expect(page.locator(`#tab-${tab}`)).toHaveAttribute("aria-selected", "true");
        await frames(page, 2);
        const [steps, tree, room, bar, number, sentence] = await boxes();
        expect(steps.y, `${width} ${tab}`).toBe(before.y);
        // Phones have neither.
        expect(bar.right, `${width} ${tab}`).toBeLessThanOrEqual(number.left);
        expect(room.width, `${width} ${tab}`).toBeGreaterThan(0);
        expect(tree.height, `${width} ${tab}`).toBeGreaterThan(150);
        const apart = Math.max(room.x - (tree.x + tree.width), room.y - (tree.y + tree.height));
        expect(apart, `${width} ${tab}`).toBeGreaterThanOrEqual(0);
        // Upright tablets have room for the sentence below the drawer.
        if (width === 834) expect(room.bottom, tab).toBeLessThanOrEqual(sentence.top);
      }
    }
  }
});

test("on a screen zoomed to 200 %, a panel of Watch has room for its form", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openPlace(page, "watch", "#tree=[[3,12,8],[2,4,6],[14,5,2]]&room=own");
  const box = await page.locator("#panel-own").boundingBox();
  expect(box?.height).toBeGreaterThan(200);
});
