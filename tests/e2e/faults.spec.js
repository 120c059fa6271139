/** Faults that an attack found. Nothing is lost, and the page says what is wrong. */
import { encodeText } from "../../www/page/lesson/lesson-code.ts";
import { expect, load, say, sharedTest, test } from "./game.js";
import { beforeWorkers } from "./workers.js";

const PLAYERS = "x=human&o=human";

const code = await encodeText(`Corner and centre
#moves=04&${PLAYERS}
X has a corner.
#moves=048&${PLAYERS}
X has two corners.`);

const LESSON_SCRIPT = /assets\/lesson-session-.*\.js$/;

sharedTest(
  "a lesson that fails to load stays in the address, and a reload or the button opens it",
  { tag: "@breaks" },
  async ({ game, page }) => {
    const words = page.locator(".lesson-words");
    const link = `#${PLAYERS}&lesson=${code}&step=2`;
    const stays = new RegExp(`lesson=${code}&step=2`);
    await page.route(LESSON_SCRIPT, (route) => route.abort());
    await game.open(link);
    await expect(game.notice).toContainText("The lesson could not be loaded");
    await expect(page).toHaveURL(stays);
    await game.play(4);
    await game.expectStones("....X....");
    await expect(page).toHaveURL(stays);
    await page.unroute(LESSON_SCRIPT);
    await page.reload();
    await expect(words).toHaveText("X has two corners.");

    await page.route(LESSON_SCRIPT, (route) => route.abort());
    await game.open(link);
    await expect(game.notice).toContainText("The lesson could not be loaded");
    await page.unroute(LESSON_SCRIPT);
    await page.locator("#notice-retry").click();
    await expect(words).toHaveText("X has two corners.");
    await game.expectStones("X...O...X");
  },
);

sharedTest(
  "an open tab follows another language or view in its address",
  async ({ game, page }) => {
    await game.open(`#moves=4&${PLAYERS}`);
    await page.evaluate((players) => (location.hash = `#moves=4&${players}&lang=es`), PLAYERS);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await game.expectStones("....X....");
    await page.evaluate(
      (players) => (location.hash = `#moves=40&${players}&lang=es&view=board`),
      PLAYERS,
    );
    await expect(page.locator("html")).toHaveAttribute("data-view", "board");
    await game.expectStones("O...X....");
  },
);

// The page reports these faults to the console as well, which other tests forbid.
test.describe("an error in the page", () => {
  sharedTest(
    "is reported in words, and the game continues",
    { tag: ["@breaks", "@throws"] },
    async ({ page }) => {
      await page.goto("./");
      await expect(page.locator("#unexpected")).toBeHidden();
      await page.evaluate(() => setTimeout(() => JSON.parse("{")));
      await expect(page.locator("#unexpected")).toContainText(say("unexpected"));
      await page.locator("#board button").nth(4).click();
      await expect(page.locator("#board button").nth(4)).toHaveAttribute("data-sign", "X");
    },
  );

  test(
    "at start-up is not called a slow network",
    { tag: ["@breaks", "@throws"] },
    async ({ page }) => {
      await page.addInitScript(() => {
        // @ts-expect-error A browser without it.
        delete window.matchMedia;
        Object.defineProperty(Element.prototype, "querySelectorAll", { value: undefined });
        Object.defineProperty(Document.prototype, "querySelectorAll", { value: undefined });
        Object.defineProperty(HTMLElement.prototype, "append", { value: undefined });
        Object.defineProperty(Element.prototype, "append", { value: undefined });
      });
      await page.goto("./");
      await expect(page.locator("#unexpected")).toBeVisible();
      await expect(page.locator("#unloaded")).toBeHidden();
    },
  );

  const PAGES = ["lab/race/", "", "#game=7x6k4g", "watch/", "practise/", "learn/"];
  test(
    "the page names the features that the browser lacks",
    { tag: "@breaks" },
    async ({ browser }) => {
      for (const [missing, addresses] of /** @type {const} */ ([
        ["Worker", PAGES],
        ["ResizeObserver", ["", "learn/"]],
        ["WebAssembly", ["#game=7x6k4g", "watch/"]],
      ])) {
        const page = await browser.newPage();
        await page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), missing);
        // Scripts of the page do not run in its workers.
        await beforeWorkers(page, `delete globalThis.${missing};`, "{boards,whole}");
        for (const address of addresses) {
          const where = `${missing} ${address}`;
          await load(page, `./${address}`);
          const notice = page.locator("#notice");
          await expect(notice, where).toContainText(say("page-unsupported", { missing }));
          await expect(notice.getByRole("button", { name: say("retry-button") })).toBeHidden();
          // Later failures have the same reason.
          await page.waitForLoadState("networkidle");
          await expect(notice, where).toContainText(say("page-unsupported", { missing }));
          await expect(page.locator("#unexpected"), where).toBeHidden();
        }
        await page.close();
      }
    },
  );
});
