/**
 * Learn as readers use it: without scripts, by keyboard, by links in the text, and in three
 * languages.
 */
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { LANGUAGES, direction } from "../../www/messages/languages.ts";
import { LEARN_PAGES } from "../../www/page/learn-pages.ts";
import { pathIn } from "../../www/page/places.ts";
import {
  expect,
  load,
  openMenu,
  sharedTest as test,
  speech,
  say,
  test as ownTest,
} from "./game.js";
import { doubleLetters, opened, overflow, violations } from "./place.js";

/** @import { Locator, Page, Request } from "@playwright/test" */

const WIDTHS = [320, 390, 600, 834, 1023, 1024, 1280, 1920, 2560];

/** @param {Page} page @param {string} path */
async function open(page, path) {
  await page.goto(`./${path}`);
  await opened(page);
}

/** @param {Page} page @param {string} name A figure's. */
function figure(page, name) {
  const box = page.locator(`figure#${name}`);
  return {
    drawing: box.locator("svg").first(),
    caption: box.locator("figcaption"),
    button: (/** @type {string} */ id) => box.getByRole("button", { name: say(id), exact: true }),
    leaf: (/** @type {string} */ path) =>
      box.getByRole("slider", { name: say("figure-leaf", { path }), exact: true }),
    // Before the reader answers, the figure's answer is only on paper.
    node: (/** @type {number} */ index) =>
      box.locator(`[data-id="${index}"]`).filter({ visible: true }),
    box,
  };
}

ownTest.describe("without scripts", () => {
  ownTest.use({ javaScriptEnabled: false });

  // tests/site/learn.test.js reads the HTML of all of them.
  const paths = ["learn/", "learn/first-cut/", "learn/connect-four/", "fa/learn/alpha-beta/"];
  ownTest("readers can read, choose and open everything", async ({ page }) => {
    for (const path of paths) {
      await page.goto(`./${path}`);
      const main = page.locator("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      const figures = await page.locator("figure").all();
      const isChapter = CHAPTERS.some((name) => path.endsWith(`/${name}/`));
      expect(figures.length > 0).toBe(isChapter);
      // A series shows the board that explains it.
      for (const figure of figures) {
        await expect(figure.locator("svg").filter({ visible: true })).toHaveCount(1);
      }
      expect((await main.innerText()).match(/\p{L}+/gu)?.length ?? 0).toBeGreaterThan(180);
      await expect(page.locator("#unloaded")).toBeHidden();
      // The chapter offers nothing that needs a script.
      await expect(main.locator("button:not(.term)")).toHaveCount(0);
    }
    await page.goto("./learn/alpha-beta/");
    await page.getByLabel("Rust").check();
    await expect(page.locator('[data-program="rust"]')).toBeVisible();
    await expect(page.locator('[data-program="python"]')).toBeHidden();
    await page.getByText(say("chapter-answer"), { exact: true }).click();
    await expect(page.locator(".chapter-answer p").first()).toBeVisible();
    await page.getByRole("button", { name: "window" }).press("Enter");
    await expect(page.locator("#term-window")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#term-window")).toBeHidden();
  });
});

test("readers mark leaves by mouse or keys first, and the search stops at the first wrong one", async ({
  page,
}) => {
  await open(page, "learn/first-cut/");
  const { box, button, caption, node } = figure(page, "nine");
  await node(7).click();
  await expect(node(7)).toHaveAttribute("aria-pressed", "true");
  await node(8).click();
  await box.getByRole("button", { name: "Leaf 3.2: 5" }).press(" ");
  await expect(node(11)).toHaveAttribute("aria-pressed", "true");
  await button("check").press("Enter");
  await expect(caption).toHaveText(
    "✗ You need the 5. So far MIN can hold MAX to 14 here, more than the 3 that MAX already has.",
    { useInnerText: true },
  );
  await expect(box.getByRole("status")).toHaveText("Your marks: 2 right, 1 wrong, 0 missing.");
  // The search waits before that leaf, and the reader's marks stay.
  await expect(node(10)).toHaveClass(/exact.*here/);
  await expect(node(11)).toHaveClass(/unknown/);
  await expect(box.locator(".badge.right").filter({ visible: true })).toHaveCount(2);
  await expect(box.locator(".badge.wrong").filter({ visible: true })).toHaveCount(1);
  await expect(page.locator(".fold")).not.toHaveAttribute("open");
  await expect(button("try-again")).toBeFocused();
  await button("try-again").press("Enter");
  await expect(caption).toHaveText(say("ask-cut"), { useInnerText: true });
  await node(11).click();
  await node(8).click();
  await button("check").click();
  // A leaf that the reader missed is shown when it is cut.
  await expect(caption).toContainText(
    "You can do without the 6. MIN can hold branch 2 to 2 or less",
  );
  await expect(box.locator(".badge.missed").filter({ visible: true })).toHaveCount(1);
  await button("try-again").click();
  await node(8).click();
  await button("check").click();
  await expect(caption).toHaveText("✓ MIN can hold branch 2 to 2 or less, and MAX already has 3.");
  await expect(caption).toBeFocused();
  await expect(box.getByRole("status")).toHaveText("The search evaluated 7 of 9 leaves.");
  await expect(node(10)).not.toHaveAttribute("role");
});

test("starting over by keys keeps the focus on a part that can be moved", async ({ page }) => {
  await open(page, "learn/order/");
  const { box, button, node } = figure(page, "nine");
  // The drawing leaves its buttons free, however far the reader has scrolled.
  const isFree = await button("figure-show").evaluate((show) => {
    show.scrollIntoView();
    const { left, top } = show.getBoundingClientRect();
    return document.elementFromPoint(left + 9, top + 9) === show;
  });
  expect(isFree).toBe(true);
  await button("figure-show").press("Enter");
  await button("start-over").press("Enter");
  await expect(button("start-over")).toHaveCount(0);
  await expect(node(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(box.getByText("Branch 2", { exact: true })).toBeVisible();
  await expect(node(5)).toBeFocused();
});

test("a figure on a phone has parts for a finger, a complete answer and no gap above the drawing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "learn/first-cut/");
  const { box, button, caption, node } = figure(page, "nine");
  await node(7).click();
  await button("check").press("Enter");
  await expect(caption).toContainText("You can do without the 6.");
  const { top, bottom } = await box.evaluate((figure) => {
    const shown = /** @type {Element} */ (figure.querySelector(".figure-box"));
    const { top } = shown.getBoundingClientRect();
    const { bottom } = /** @type {Element} */ (
      figure.querySelector(".figure-buttons")
    ).getBoundingClientRect();
    return { top, bottom: innerHeight - bottom };
  });
  expect(Math.min(top, bottom)).toBeGreaterThanOrEqual(0);

  await page.setViewportSize({ width: 360, height: 640 });
  for (const chapter of ["tree", "first-cut", "alpha-beta", "walk"]) {
    await open(page, `learn/${chapter}/`);
    const asked = page.locator('.drawing [data-id][role="button"]');
    await expect(asked.first()).toBeVisible();
    const sides = await asked.evaluateAll((nodes) =>
      nodes.map((node) => {
        const { width, height } = node.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sides), chapter).toBeGreaterThanOrEqual(32);
  }

  // The hint beside the buttons breaks no word.
  await page.setViewportSize({ width: 390, height: 664 });
  for (const path of ["learn/cuts/", "es/learn/cuts/", "fa/learn/cuts/"]) {
    await open(page, path);
    const note = page.locator(".asking > .figure-buttons > .note").filter({ hasText: /./ });
    const linesOfWords = await note.first().evaluate(({ firstChild }) => {
      const text = /** @type {Text} */ (firstChild);
      return [...text.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    });
    expect(Math.max(...linesOfWords), path).toBe(1);
  }
  for (const [chapter, name] of [
    ["first-cut", "nine"],
    ["cuts", "deep"],
    ["walk", "unknown"],
  ]) {
    await open(page, `learn/${chapter}/`);
    const { box, button } = figure(page, name);
    const gap = () =>
      box.locator("figcaption").evaluate((caption) => {
        const words = document.createRange();
        words.selectNodeContents(caption);
        const lines = [...words.getClientRects()].map(({ bottom }) => bottom);
        return Math.round(caption.getBoundingClientRect().bottom - Math.max(...lines));
      });
    expect(await gap(), chapter).toBeLessThan(32);
    await button("figure-show").click();
    await expect(button("figure-forward")).toBeVisible();
    expect(await gap(), `${chapter}, answered`).toBeLessThan(32);
  }
});

test("the drawing of a figure does not cover a control that gets the focus", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await open(page, "learn/alpha-beta/");
    await page
      .getByRole("button", { name: say("figure-show"), exact: true })
      .first()
      .click();
    // The page draws the answer after the click.
    await expect(page.locator(".figure:not(.asking)").first()).toBeVisible();
    const covered = await page.evaluate(async () => {
      const boxes = document.querySelectorAll(".figure:not(.asking) .figure-box");
      const box = [...boxes].find((one) => getComputedStyle(one).position === "sticky");
      const controls = [...(box?.closest(".passage")?.querySelectorAll("a, button") ?? [])].filter(
        (one) => !box?.contains(one) && one.checkVisibility(),
      );
      function isCovered(/** @type {Element} */ one) {
        const { top = NaN, bottom = NaN } = box?.getBoundingClientRect() ?? {};
        const control = one.getBoundingClientRect();
        return control.top < bottom - 1 && control.bottom > top + 1;
      }
      return controls.reverse().flatMap((one) => {
        // The control is behind the drawing, as after Shift+Tab.
        window.scrollBy(0, one.getBoundingClientRect().top - 100);
        if (!isCovered(one)) return [];
        /** @type {HTMLElement} */ (one).focus();
        return [isCovered(one) ? one.textContent || one.getAttribute("aria-label") : ""];
      });
    });
    expect(covered.length).toBeGreaterThan(1);
    expect(covered.filter((name) => name !== "")).toEqual([]);
  }
});

test("readers estimate a number of nodes on the axis, and a wrong estimate is explained", async ({
  page,
}) => {
  await open(page, "learn/growth/");
  const { box, button, caption } = figure(page, "scale");
  const dots = box.locator(".dot").filter({ visible: true });
  await expect(dots).toHaveCount(4);
  const mark = box.locator(".figure-mark").filter({ visible: true });
  const slider = box.getByLabel(say("guess-label"));
  await slider.focus();
  const before = await mark.boundingBox();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "10,000,000");
  const after = await mark.boundingBox();
  expect(after?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 50);
  await button("check").click();
  await expect(caption).toContainText("You said 10,000,000. You multiplied by 7 × 7");
  await expect(caption).toContainText("alpha-beta visits 2,522,584 nodes");
  await expect(caption).toBeFocused();
  await expect(dots).toHaveCount(5);
  // The mark stays beside the dot for comparison. It appears only after an estimate.
  await expect(mark).toHaveCount(1);
  await open(page, "learn/memory/");
  const tools = figure(page, "tools");
  await tools.button("figure-show").click();
  await expect(tools.caption).toHaveText(/^With a table, alpha-beta visits 5,538 nodes/);
  await expect(tools.box.locator(".figure-mark")).toHaveCount(0);
});

test("the engine loads only when a reader uses a figure", async ({ page }) => {
  /** @type {string[]} */
  const wasm = [];
  const note = (/** @type {Request} */ request) => {
    if (request.url().endsWith(".wasm")) wasm.push(request.url());
  };
  page.on("request", note);
  await open(page, "learn/minimax/");
  await page.waitForLoadState("networkidle");
  expect(wasm).toEqual([]);
  const { button, caption } = figure(page, "nine");
  await button("figure-show").click();
  await button("figure-back").click();
  await expect(caption).toContainText("MAX stays with 3.");
  expect(wasm).toHaveLength(1);
  for (let step = 0; step < 16; step += 1) await button("figure-back").click();
  await expect(caption).toHaveText(say("figure-tree-start", { side: "MAX" }));
  page.off("request", note);
});

test("a leaf can be dragged by keyboard, by buttons and by mouse", async ({ page }) => {
  await open(page, "learn/minimax/");
  const { leaf, node, button } = figure(page, "nine");
  await button("figure-show").click();
  await leaf("1.1").focus();
  for (let time = 0; time < 6; time += 1) await page.keyboard.press("ArrowUp");
  await expect(leaf("1.1")).toHaveAttribute("aria-valuenow", "9");
  await expect(leaf("1.1")).toBeFocused();
  await expect(node(0)).toHaveText("8");
  await button("figure-lower").click();
  await expect(node(2)).toHaveText("8");
  await button("start-over").click();
  await expect(node(0)).toHaveText("3");
  const box = (await node(2).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 42, { steps: 8 });
  await page.mouse.up();
  await expect(node(2)).toHaveText("7");
  await expect(node(0)).toHaveText("7");
});

test("a chapter that was read to its end stays ticked until cleared, and the programming language is saved", async ({
  page,
}) => {
  const done = page
    .locator("li[data-chapter]")
    .filter({ has: page.getByRole("img", { name: say("learn-read") }) });
  const contents = page.getByRole("link", { name: say("chapter-contents") });
  await open(page, "learn/minimax/");
  await contents.click();
  await opened(page);
  await expect(done).toHaveCount(0);
  const progress = page.locator(".progress");
  await expect(progress).toContainText("0 of 20 chapters read, 100 minutes left.");
  const next = page.locator(".opening");
  await expect(next.getByRole("link")).toHaveAttribute("href", "tree/");
  await open(page, "learn/minimax/");
  await page.getByLabel("C++").check();
  await page.locator(".chapter-pages").scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("cutoff.learn")))
    .toContain("minimax");
  await contents.click();
  await opened(page);
  await expect(done).toHaveAttribute("data-chapter", "minimax");
  await expect(done.getByRole("link")).toHaveAccessibleName(/^Read Values climb to the root/);
  await expect(progress).toContainText("1 of 20 chapters read, 95 minutes left.");
  // The first unread chapter is offered, even if later ones have been read.
  await expect(next).toContainText(say("learn-go-on"));
  await expect(next.getByRole("link")).toHaveAttribute("href", "tree/");
  // The list beside a chapter has ticks too.
  await open(page, "learn/first-cut/");
  await expect(done).toHaveAttribute("data-chapter", "minimax");
  await expect(page.getByRole("link", { name: "The first cut" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await contents.click();
  await opened(page);
  await page.getByRole("button", { name: say("learn-forget") }).click();
  await expect(done).toHaveCount(0);
  await page.reload();
  await opened(page);
  await expect(done).toHaveCount(0);
  await open(page, "learn/bounds/");
  await expect(page.getByLabel("C++")).toBeChecked();
});

test("the contents show all chapters on one desktop screen or three phone screens", async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    for (const [width, height, screens] of [
      [1366, 768, 1.001],
      [1024, 700, 1.5],
      [390, 664, 3],
      [360, 640, 3.3],
    ]) {
      await page.setViewportSize({ width, height });
      await open(page, pathIn("learn/", language));
      const tall = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
      expect(tall, `${language} ${width}`).toBeLessThan(screens);
    }
  }
});

test("the path of an address decides the language, and only lang in its fragment leads elsewhere", async ({
  page,
}) => {
  await open(page, "es/learn/order/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await load(page, "./learn/order/#lang=fa");
  await expect(page).toHaveURL(/\/fa\/learn\/order\/$/);
  await opened(page);
  await openMenu(page);
  await page.locator("#language").selectOption("es");
  await expect(page).toHaveURL(/\/es\/learn\/order\/$/);
  await opened(page);
  await page.locator('#places a[href*="/lab/"]').click();
  await opened(page, "lab");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.locator('#places a[href*="/learn/"]').click();
  await expect(page).toHaveURL(/\/es\/learn\//);
});

/**
 * Pages with parts that the others lack: the contents, the glossary, and two chapters in each
 * language.
 */
const EXAMPLES = {
  en: ["contents", "glossary", "alpha-beta", "connect-four"],
  es: ["contents", "glossary", "real-board", "best-case"],
  fa: ["contents", "glossary", "order", "connect-four"],
};

test("Learn passes axe, has the right direction and does not scroll sideways in each language", async ({
  page,
}) => {
  for (const { name, path, language } of LEARN_PAGES) {
    if (!EXAMPLES[language].includes(name)) continue;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: null });
    await open(page, path);
    await expect(page.locator("html")).toHaveAttribute("dir", direction(language));
    expect.soft([path, await violations(page)]).toEqual([path, []]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft([path, await violations(page, ["color-contrast"])]).toEqual([path, []]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft([path, width, (await overflow(page)).sideways]).toEqual([path, width, 0]);
    }
  }
});

test("no chapter scrolls sideways at 320 pixels with letters of twice the size", async ({
  page: shared,
}) => {
  const page = await shared.context().newPage();
  await doubleLetters(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["learn/order/", "es/learn/growth/", "fa/learn/connect-four/"]) {
    await open(page, path);
    expect([path, (await overflow(page)).sideways]).toEqual([path, 0]);
  }
  await page.close();
});

test("a printed chapter has its text, its program, and each figure once, with its answer", async ({
  page,
}) => {
  await open(page, "fa/learn/minimax/");
  await page.emulateMedia({ media: "print" });
  const { say } = speech("fa");
  // A printed figure shows the answer even if nobody was asked.
  await expect(page.locator("figure svg").filter({ visible: true })).toHaveCount(1);
  await expect(page.locator("figure .node.unknown").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("figcaption")).not.toContainText(say("ask-branch"), {
    useInnerText: true,
  });
  await expect(
    page.locator("main :is(button:not(.term), input)").filter({ visible: true }),
  ).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".printed-address")).toHaveText(/\/fa\/learn\/minimax\/$/);
  await expect(page.locator(".printed-address")).toBeVisible();
  await expect(page.locator(".listing pre").first()).toBeVisible();
  await expect(page.getByText(say("chapter-question"), { exact: true })).toBeVisible();
  await expect(page.locator(".steps").first()).toBeHidden();

  // Every figure has one drawing, whether it was asked or not.
  for (const name of ["evaluation", "horizon", "order", "best-case", "real-board"]) {
    await open(page, `learn/${name}/`);
    await page.emulateMedia({ media: "print" });
    for (const box of await page.locator("figure").all()) {
      await expect(box.locator("svg").filter({ visible: true })).toHaveCount(1);
      await expect(box.locator(".unanswered").filter({ visible: true })).toHaveCount(0);
      await expect(box.locator(":is(button, input)").filter({ visible: true })).toHaveCount(0);
    }
    await page.emulateMedia({ media: "screen" });
  }
  // After the reader's answer, paper shows the same as the screen.
  await open(page, "learn/evaluation/");
  await figure(page, "ahead").button("figure-show").click();
  await page.emulateMedia({ media: "print" });
  const box = page.locator("figure#ahead");
  await expect(box.locator("svg").filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: null });
});

/** Scrolls an element to a place where no bar covers it. @param {Locator} element */
function inView(element) {
  return element.evaluate((drawing) => drawing.scrollIntoView({ block: "center" }));
}

ownTest.describe("under a finger", () => {
  ownTest.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  /**
   * Drags from the middle of an element, by touch events such as a screen sends.
   * @param {Locator} element
   * @param {{ across?: number, down?: number }} by In pixels.
   * @param {boolean} [lift] Takes the finger off the screen at the end.
   */
  async function touchDrag(element, { across = 0, down = 0 }, lift = true) {
    const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await element.page().context().newCDPSession(element.page());
    const touch = (/** @type {"touchStart" | "touchMove"} */ type, /** @type {number} */ part) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: x + across * part, y: y + down * part }],
      });
    await touch("touchStart", 0);
    for (let step = 1; step <= 20; step += 1) {
      await touch("touchMove", step / 20);
      // The drawing follows during the drag.
      await element.page().evaluate(() => new Promise(requestAnimationFrame));
    }
    if (lift) await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  ownTest("stepping through a figure does not move anything below it", async ({ page }) => {
    for (const [chapter, name] of [
      ["first-cut", "nine"],
      ["cuts", "both"],
      ["evaluation", "ahead"],
    ]) {
      await open(page, `learn/${chapter}/`);
      const { box, button } = figure(page, name);
      await button("figure-show").click();
      const link = box.locator(".figure-buttons");
      const top = () => link.evaluate((each) => each.getBoundingClientRect().top + scrollY);
      const last = 12;
      await button("figure-back").click();
      const before = await top();
      for (let step = 1; step < last; step += 1) {
        await button("figure-back").click();
        expect([chapter, step, await top()]).toEqual([chapter, step, before]);
      }
    }
  });

  const scrolled = (/** @type {Page} */ page) => page.evaluate(() => scrollY);

  ownTest("a branch follows the finger past all other branches", async ({ page }) => {
    await open(page, "learn/order/");
    const { button, node, drawing } = figure(page, "nine");
    await button("figure-show").click();
    await button("start-over").click();
    await inView(drawing);
    const [first, last] = await Promise.all([node(1).boundingBox(), node(9).boundingBox()]);
    await expect(node(12)).toHaveText("2");
    await touchDrag(node(12), { across: (first?.x ?? 0) - (last?.x ?? 0) - 10, down: 60 });
    await expect(node(10)).toHaveText("2");
  });

  ownTest(
    "a leaf follows the finger and the page stays, but beside the leaf the page scrolls",
    async ({ page }) => {
      await open(page, "learn/minimax/");
      const { button, node, drawing, leaf } = figure(page, "nine");
      await button("figure-show").click();
      await expect(button("figure-forward")).toBeVisible();
      await inView(drawing);
      const before = await scrolled(page);
      await touchDrag(node(2), { down: -120 });
      await expect(node(2)).toHaveText("15");
      await expect(leaf("1.1")).toBeFocused();
      expect(await scrolled(page)).toBe(before);
      // The root has no number of its own.
      await touchDrag(node(0), { down: -200 });
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 100);
    },
  );
});

ownTest("dragging does not select text of the drawing", async ({ page }) => {
  for (const [chapter, index] of /** @type {const} */ ([
    ["order", 9],
    ["minimax", 2],
  ])) {
    await open(page, `learn/${chapter}/`);
    const { button, node, drawing } = figure(page, "nine");
    await button("figure-show").click();
    await expect(button("figure-forward")).toBeVisible();
    await inView(drawing);
    const box = (await node(index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 150, box.y + 30, { steps: 10 });
    expect(await page.evaluate(() => String(getSelection()))).toBe("");
    await page.mouse.up();
  }
});
