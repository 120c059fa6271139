/** What a visitor sees first. The numbers: docs/design.md, reference numbers. */
import { expect, say, test } from "./game.js";

test("the first view: board, turn, recommendation, both searches", async ({ game, page }) => {
  await game.open();
  await expect(page).toHaveTitle(say("page-title"));
  await expect(game.turn).toHaveText(say("turn-human-only", { player: "X" }));
  await expect(page.locator("#recommendation-move")).toHaveText(say("recommendation", { cell: 0 }));
  await expect(page.locator("#recommendation-cost")).toContainText("20,866 positions");
  await expect(page.locator("#nodes-minimax")).toHaveText("549,946");
  await expect(page.locator("#nodes-alpha-beta")).toHaveText("20,866");
  await expect(page.locator("#saving")).toContainText("26.4 times fewer positions");
  await expect(page.locator("#agreement")).toHaveText(say("agreement", { cell: 0 }));
  for (const id of ["#time-minimax", "#time-alpha-beta"]) {
    await expect(page.locator(id)).toHaveText(/^[1-9][\d.,]* (ns|µs|ms|s)$/);
  }
  await page.getByText(say("method-title")).click();
  await expect(page.locator("#method")).toContainText(/\d+ batches were run/);
});

/**
 * Has the page's worker answer `compare` without a ratio, so many times; then with this one.
 * @param {import("@playwright/test").Page} page
 * @param {number} times
 * @param {{ ratio: number, low: number, high: number }} then
 */
async function disagree(page, times, then) {
  const code = `{
    const real = globalThis.postMessage.bind(globalThis);
    let comparisons = 0;
    globalThis.postMessage = (data, ...rest) => {
      if (data.result && "minimaxMs" in data.result) {
        comparisons += 1;
        const none = { ratio: null, low: null, high: null };
        Object.assign(data.result, comparisons > ${times} ? ${JSON.stringify(then)} : none);
        data.result.batches = comparisons;
      }
      real(data, ...rest);
    };
  }`;
  await page.route("**/play.worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

test("times that do not agree: no ratio of times, and they are measured again", async ({
  game,
  page,
}) => {
  await disagree(page, 3, { ratio: 27.1, low: 26.3, high: 27.9 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await game.open();
  const [saving, method] = [page.locator("#saving"), page.locator("#method")];
  /** Lets the page's time go on, step by step, until the comparison with this number is there. */
  const until = (/** @type {number} */ comparisons) =>
    expect(async () => {
      await page.clock.runFor(50);
      const words = say("method-disagreed", { batches: comparisons });
      await expect(method).toHaveText(words, { timeout: 200 });
    }).toPass();
  for (const [comparisons, wait] of /** @type {const} */ ([
    [1, 2_000],
    [2, 5_000],
    [3, 10_000],
  ])) {
    await until(comparisons);
    await expect(saving).toHaveText(say("saving", { times: "26.4" }));
    for (const id of ["#time-minimax", "#time-alpha-beta"]) {
      await expect(page.locator(id)).toHaveText(/^[1-9]0* (ns|µs|ms|s)$/);
    }
    await page.clock.runFor(wait - 1_000);
    await expect(method).toHaveText(say("method-disagreed", { batches: comparisons }));
    await page.clock.runFor(700);
  }
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(saving).toHaveText(
      say("saving-and-time", { times: "26.4", verdict: "faster", ratio: "27" }),
      { timeout: 200 },
    );
  }).toPass();
});

test("times that never agree are not measured for ever, and a move ends it", async ({
  game,
  page,
}) => {
  await disagree(page, 99, { ratio: 1, low: 1, high: 1 });
  await page.clock.install();
  await game.open("#x=human&o=human");
  const method = page.locator("#method");
  for (const [comparisons, wait] of [
    [1, 2_100],
    [2, 5_100],
    [3, 10_100],
    [4, 60_000],
  ]) {
    await expect(method).toHaveText(say("method-disagreed", { batches: comparisons }));
    await page.clock.runFor(wait);
  }
  await expect(method).toHaveText(say("method-disagreed", { batches: 4 }));
  await game.play(4);
  await expect(method).toHaveText(say("method-disagreed", { batches: 5 }));
  await expect(game.moves.nth(1).locator(".time")).not.toBeEmpty();
  await game.play(0);
  await expect(method).toHaveText(say("method-disagreed", { batches: 6 }));
});

test("nothing animates on load, and there is a strict policy of content", async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    // Some start and are over before one can look.
    addEventListener("transitionrun", () => (document.documentElement.dataset.moved = "yes"), true);
    addEventListener(
      "animationstart",
      () => (document.documentElement.dataset.moved = "yes"),
      true,
    );
  });
  await game.open("#moves=04&hints=on&pruning=off&x=human&o=human");
  await expect(page.locator(".hint:visible").first()).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  const policy = page.locator("meta[http-equiv=Content-Security-Policy]");
  await expect(policy).toHaveAttribute("content", /^default-src 'none'/);
  const markup = await (await page.request.get("./")).text();
  expect(markup).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\sonclick=/);
});

for (const [width, height] of [
  [360, 640],
  [1280, 800],
]) {
  test(`all that playing needs is in view at ${width} by ${height}`, async ({ game, page }) => {
    await page.setViewportSize({ width, height });
    await game.open("#moves=04");
    await game.measured();
    for (const fragment of ["#moves=04", "#moves=04&hints=on", "#x=perfect&o=perfect"]) {
      await game.open(fragment);
      await game.measured();
      const ids = ["turn", "board", "recommendation", "row-minimax", "row-alpha-beta"];
      for (const id of [...ids, "saving", "agreement", "pruning", "game-buttons"]) {
        await expect(page.locator(`#${id}`), `${id} ${fragment}`).toBeInViewport({ ratio: 1 });
      }
      const cell = await game.cell(0).boundingBox();
      expect(cell?.width).toBeGreaterThanOrEqual(44);
    }
  });
}

test("nothing is wider than a screen of 320 pixels", async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await game.open("#moves=0481&hints=on");
  await page.getByRole("button", { name: say("search-open-button") }).click();
  await expect(page.locator("#sentence")).not.toBeEmpty();
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBe(0);
});

test("light or dark follows the system, then the visitor, and is kept", async ({ game, page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await game.open();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await game.button("theme-to-light").click();
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.reload();
  await game.ready();
  expect(await ground()).toBe(light);
  await game.button("theme-to-dark").click();
  expect(await ground()).toBe(dark);
});
