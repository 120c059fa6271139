/** The quiz: predicted step by step, marked as a whole, the same for a class, and on paper. */
import { expect, say, test } from "./game.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Three branches by Russell and Norvig: two leaves of the second are cut. */
const AIMA = "#lab=quiz&lab.source=gallery&lab.example=aima";

/** @param {import("./game.js").Game} game @param {string} fragment */
async function enter(game, fragment) {
  await game.open(fragment);
  await expect(game.page.locator(".quiz-place")).not.toBeEmpty();
}

/** @param {Page} page */
const title = (page) => page.locator(".quiz-exercise > h3");
/** @param {Page} page */
const verdict = (page) => page.locator(".quiz-verdict");
/** @param {Page} page @param {string} id */
const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });
/** @param {Page} page @param {string} path */
const edge = (page, path) =>
  page.getByRole("button", { name: new RegExp(`^Cut branch ${path}\\b`) });
/** @param {Page} page @param {string} path @param {string} text */
const write = (page, path, text) => page.getByLabel(new RegExp(`^Value of ${path} `)).fill(text);

test("step by step: a right answer and wrong ones, each with its sentence, to the end", async ({
  game,
  page,
}) => {
  await enter(game, `${AIMA}&lab.asked=value`);
  await expect(page.locator(".quiz-panel h3")).toHaveText(
    say("quiz-question", { number: 1, count: 4 }),
  );
  const value = page.getByLabel(say("quiz-label-value"), { exact: true });
  await value.fill("x");
  await button(page, "quiz-answer-button").click();
  await expect(page.locator(".quiz-question .quiz-fault")).toHaveText(say("quiz-unread"));
  await expect(value).toBeFocused();
  await value.fill("3");
  await value.press("Enter");
  await expect(verdict(page)).toContainText(say("quiz-right"));
  await expect(verdict(page)).toContainText(
    say("tree-step-leave-exact", { branch: 1, worth: "3" }),
  );
  await button(page, "quiz-go-on").click();
  await expect(value).toBeFocused();
  await value.fill("4");
  await value.press("Enter");
  await expect(verdict(page)).toContainText(
    `${say("quiz-wrong")} ${say("quiz-is-value", { value: "2" })}`,
  );
  await expect(verdict(page)).toContainText(say("tree-step-leave-most", { branch: 2, worth: "2" }));
  for (const answer of ["2", "3.0"]) {
    await button(page, "quiz-go-on").click();
    await value.fill(answer);
    await value.press("Enter");
    await expect(verdict(page)).toContainText(say("quiz-right"));
  }
  await button(page, "quiz-go-on").click();
  await expect(page.locator(".quiz-panel h3")).toHaveText(say("quiz-done", { right: 3, count: 4 }));
  await expect(page.locator(".quiz-total")).toHaveText(
    say("quiz-score-total", { asked: 4, right: 3 }),
  );
  await button(page, "quiz-next-button").click();
  await expect(title(page)).not.toContainText("Russell");
  await expect(page.locator(".quiz-score tbody tr")).toHaveText([/Russell.*431$/]);
});

test("step by step: bounds with their infinities, cut and no cut", async ({ game, page }) => {
  await enter(game, `${AIMA}&lab.asked=bounds`);
  const answer = async (/** @type {string} */ alpha, /** @type {string} */ beta) => {
    await page.getByLabel(say("quiz-label-alpha"), { exact: true }).fill(alpha);
    await page.getByLabel(say("quiz-label-beta"), { exact: true }).fill(beta);
    await button(page, "quiz-answer-button").click();
  };
  await answer("-inf", "∞");
  await expect(verdict(page)).toContainText(say("quiz-right"));
  await expect(verdict(page)).toContainText(say("quiz-none-alpha"));
  await button(page, "quiz-go-on").click();
  await answer("−∞", "+∞");
  await expect(verdict(page)).toContainText(say("quiz-is-alpha", { value: "3" }));
  await expect(verdict(page)).toContainText(say("tree-step-narrow-alpha", { worth: "3" }));

  await enter(game, `${AIMA}&lab.asked=cut`);
  await button(page, "quiz-cut-button").click();
  await expect(verdict(page)).toContainText(say("quiz-is-open"));
  await expect(verdict(page)).toContainText(say("quiz-open-ge", { alpha: "−∞", beta: "3" }));
  for (const right of ["no", "no", "cut"]) {
    await button(page, "quiz-go-on").click();
    await button(page, right === "cut" ? "quiz-cut-button" : "quiz-no-cut-button").click();
    await expect(verdict(page)).toContainText(say("quiz-right"));
  }
  await expect(verdict(page)).toContainText("✂ One ply up, MAX already has branch 1");
});

test("marked as a whole: an extra cut, a missing one and a wrong number are each explained", async ({
  game,
  page,
}) => {
  await enter(game, `${AIMA}&lab.mode=mark`);
  const faults = page.locator(".quiz-faults li");
  await edge(page, "2.2").click();
  await edge(page, "3.1").click();
  for (const [path, text] of [
    ["the root", "3"],
    ["1", "3.1"],
    ["2", "2"],
  ]) {
    await write(page, path, text);
  }
  await button(page, "quiz-check-button").click();
  await expect(verdict(page)).toHaveText(say("quiz-marks-wrong", { faults: 4 }));
  await expect(faults).toHaveText([
    /^1: wrong value\. Branch 1 has the value 3\.$/,
    /^2\.3: should be cut\. ✂ One ply up, MAX already has branch 1/,
    /^3\.1: not to be cut\. With α 3 and β \+∞, α ≥ β does not hold/,
    /^3: value missing\. Branch 3 has a value of 2 or less/,
  ]);
  await expect(edge(page, "2.3")).toHaveClass(/quiz-wrong/);
  await expect(page.getByLabel(/^Value of 1 /)).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".quiz-total")).toHaveText(
    say("quiz-score-total", { asked: 7, right: 3 }),
  );
  await edge(page, "2.3").click();
  await edge(page, "3.1").click();
  await write(page, "1", " +3,0 ");
  await write(page, "3", "2");
  await button(page, "quiz-check-button").click();
  await expect(verdict(page)).toHaveText(say("quiz-marks-right"));
  await expect(faults).toHaveCount(0);
  // Only the first check counts.
  await expect(page.locator(".quiz-total")).toHaveText(
    say("quiz-score-total", { asked: 7, right: 3 }),
  );
  await button(page, "quiz-key-button").click();
  await expect(page.locator(".quiz-key svg")).toHaveAccessibleName(/^Cut: 2\.2, 2\.3\. Values: /);
});

test("the convention of the course decides", async ({ game, page }) => {
  await enter(game, "#lab=quiz&lab.source=gallery&lab.example=ties&lab.mode=mark");
  const key = () => page.locator(".quiz-key svg").getAttribute("aria-label");
  await button(page, "quiz-key-button").click();
  const standard = await key();
  await page.getByLabel(say("quiz-cut-label"), { exact: true }).selectOption("strict");
  await button(page, "quiz-key-button").click();
  expect(await key()).not.toBe(standard);
  await page.getByLabel(say("quiz-order-label"), { exact: true }).selectOption("right");
  await expect(page.locator(".quiz-exercise .explained")).toHaveText(
    "Cut when α > β; fail-soft; right to left.",
  );
  await button(page, "quiz-key-button").click();
  expect(await key()).toContain("Cut: ");
});

test("a link sets the same exercise for everybody; a wrong one is reported", async ({
  game,
  page,
}) => {
  const link = "#lab=quiz&lab.seed=4711&lab.mode=mark&lab.convention=hard&lab.plies=2";
  await enter(game, link);
  const leaves = () => page.locator(".quiz-paper .quiz-figure").allTextContents();
  const [first, name] = [await leaves(), await title(page).textContent()];
  expect(first.length).toBeGreaterThan(3);
  await button(page, "quiz-next-button").click();
  await expect(title(page)).toContainText("4712");
  await enter(game, link);
  expect([await leaves(), await title(page).textContent()]).toEqual([first, name]);
  await expect(page.locator(".quiz-exercise .explained")).toContainText("fail-hard");

  await enter(game, "#lab=quiz&lab.seed=<b>1</b>&lab.convention=loose&lab.mode=mark");
  await expect(page.locator(".quiz-settings + .quiz-fault")).toContainText(
    say("quiz-link-fault", { name: "convention", text: "loose" }),
  );
  await expect(page.locator(".quiz-settings + .quiz-fault")).toContainText("<b>1</b>");
  await expect(title(page)).toContainText(/^Random tree \d+: 3 plies/);
});

test("an own tree: its fault is reported, and a leaf that is unknown", async ({ game, page }) => {
  await enter(game, "#lab=quiz&lab.mode=mark");
  await page.getByLabel(say("quiz-set-source"), { exact: true }).selectOption("own");
  const text = page.locator(".quiz-own textarea");
  const fault = page.locator(".quiz-settings + .quiz-fault");
  await text.fill("[[0.1,0.25],[0.1,;]]");
  await button(page, "quiz-set-own").click();
  await expect(fault).toHaveText(say("fault-tree-no-node", { place: 18, found: ";" }));
  await text.fill("[[3,5],[4,x]]");
  await button(page, "quiz-set-own").click();
  await expect(fault).toHaveText(say("quiz-needs", { name: "x" }));
  await text.fill("[[0.1,0.25],[-0.1,x]]");
  await button(page, "quiz-set-own").click();
  await expect(fault).toBeEmpty();
  await edge(page, "2.2").click();
  await write(page, "the root", "0,1");
  await write(page, "1", ".10");
  await write(page, "2", "−0.1");
  await button(page, "quiz-check-button").click();
  await expect(verdict(page)).toHaveText(say("quiz-marks-right"));
});

test("the position on the board, and the next one when the game goes on", async ({
  game,
  page,
}) => {
  await enter(game, "#moves=04816&x=human&o=human&lab=quiz&lab.source=board&lab.asked=value");
  await expect(title(page)).toContainText("XO..O.X.X");
  await expect(page.locator(".quiz-stage .search-board")).toBeVisible();
  const before = await title(page).textContent();
  await game.play(3);
  await expect(title(page)).not.toHaveText(before ?? "");
  await page.getByLabel(say("quiz-label-value"), { exact: true }).fill("99");
  await button(page, "quiz-answer-button").click();
  await expect(verdict(page)).toContainText(say("quiz-wrong"));
});

test("with the keyboard alone", async ({ game, page }) => {
  await enter(game, "#lab=quiz&lab.source=own&lab.tree=[[3,5],[2,9]]&lab.mode=mark");
  await page.getByLabel(/^Value of the root/).focus();
  const keys = ["3", "Tab", "Tab", "3", "Tab", "Tab", "Tab", "Tab", "2", "Tab", "Tab", "Space"];
  for (const key of keys) await page.keyboard.press(key);
  await expect(edge(page, "2.2")).toBeFocused();
  await expect(edge(page, "2.2")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(verdict(page)).toHaveText(say("quiz-marks-right"));
  // Step by step: Enter answers and goes on.
  await enter(game, `${AIMA}&lab.asked=value`);
  await page.getByLabel(say("quiz-label-value"), { exact: true }).focus();
  for (const digit of ["3", "2", "2", "3"]) {
    await page.keyboard.type(digit);
    await page.keyboard.press("Enter");
    await expect(verdict(page)).toContainText(say("quiz-right"));
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".quiz-panel h3")).toBeFocused();
  await expect(page.locator(".quiz-panel h3")).toHaveText(say("quiz-done", { right: 4, count: 4 }));
});

test("on paper: only the sheet, without the key and with it", async ({ game, page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await enter(game, "#lab=quiz&lab.seed=20&lab.plies=2");
  await page.getByLabel(say("quiz-sheet-count"), { exact: true }).fill("3");
  await button(page, "quiz-sheet-button").click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
  await expect(page.locator(".quiz-sheet")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".quiz-sheet h2")).toHaveText([/ 20:/, / 21:/, / 22:/]);
  await expect(page.locator(".quiz-sheet article:visible")).toHaveCount(3);
  await expect(page.locator("main")).toBeHidden();
  await expect(page.locator(".quiz-sheet")).not.toContainText("✂");
  const blank = await page.locator(".quiz-sheet svg").first().locator("text").allTextContents();
  await page.emulateMedia({ media: "screen" });
  await page.getByLabel(say("quiz-sheet-key"), { exact: true }).check();
  await button(page, "quiz-sheet-button").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".quiz-sheet article:visible")).toHaveCount(6);
  await expect(page.locator(".quiz-sheet")).toContainText("✂");
  const key = await page.locator(".quiz-paper-key svg").first().locator("text").allTextContents();
  expect(blank.filter((text) => text === "").length).toBeGreaterThan(1);
  expect(key.filter((text) => text === "").length).toBeLessThan(
    blank.filter((text) => text === "").length,
  );
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator("main")).toBeVisible();
});

test("a tree too large to be marked is refused, on paper too", async ({ game, page }) => {
  await enter(game, "#lab=quiz&lab.seed=5&lab.plies=5&lab.branches=4&lab.mode=mark");
  await expect(page.locator(".quiz-place")).toHaveText(say("quiz-too-large", { most: 120 }));
  await button(page, "quiz-sheet-button").click();
  await expect(page.locator(".quiz-print [role=status]")).toHaveText(
    say("quiz-too-large", { most: 120 }),
  );
  await page.getByLabel(say("quiz-set-mode"), { exact: true }).selectOption("step");
  await expect(page.locator(".quiz-steps .tree-list")).toBeVisible();
});

test("a position on paper has its questions, and their answers in the key", async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await enter(
    game,
    "#moves=0481&x=human&o=human&lab=quiz&lab.source=board&lab.asked=bounds&lab.seed=1",
  );
  await page.getByLabel(say("quiz-sheet-key"), { exact: true }).check();
  await button(page, "quiz-sheet-button").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".quiz-paper-blank li").first()).toContainText("α ________");
  await expect(page.locator(".quiz-paper-key li").first()).toContainText(
    /α (−∞|−?\d) +β (\+∞|−?\d)$/,
  );
});

test("on a phone nothing but the drawing scrolls sideways, and all can be hit", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const mode of ["mark", "step"]) {
    await enter(game, `#lab=quiz&lab.seed=8&lab.mode=${mode}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    const small = await page
      .locator("#lab-room")
      .locator("button:visible, input:visible:not([type=checkbox]), select:visible, .choice")
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.outerHTML }))
          .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
          .map(({ text }) => text),
      );
    expect(small).toEqual([]);
  }
});
