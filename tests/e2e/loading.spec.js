/**
 * The network fails while the page loads. Everything that has loaded works, and the rest can be
 * retried.
 */
import { Game, expect, say, sharedTest, test } from "./game.js";
import { openPlace, opened } from "./place.js";

const KEPT = "#moves=04&x=human&o=human";

/** @import { Route } from "@playwright/test" */

sharedTest(
  "the page reports that its script or its words are missing, and loads them later",
  { tag: ["@breaks", "@throws"] },
  async ({ page }) => {
    for (const [files, answer, said] of /** @type {const} */ ([
      ["**/assets/index-*.js", "never", "#unloaded"],
      ["**/assets/index-*.js", "abort", "#unexpected"],
      ["**/assets/page-*.js", "abort", "#unexpected"],
    ])) {
      await page.route(files, (route) => (answer === "abort" ? route.abort() : undefined));
      await page.goto("./robots.txt");
      await page.goto(`./${KEPT}`, { waitUntil: "commit" });
      await expect(page.locator(said)).toBeVisible();
      await expect(page.locator(said)).toContainText(/[Rr]eload the page/);
      await page.unroute(files);
      await page.reload();
      const game = new Game(page);
      await game.ready();
      await game.expectStones("X...O....");
      await expect(page.locator("#unloaded")).toBeHidden();
    }
  },
);

sharedTest(
  "the game can be played without the style sheet",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await page.route("**/assets/*.css", (route) => route.abort());
    await game.open(KEPT);
    await game.play(8);
    await game.expectStones("X...O...X");
  },
);

sharedTest(
  "the page is in English until its language can be loaded, and says so",
  { tag: "@breaks" },
  async ({ game, page }) => {
    // Other files may begin like this one, which has the words.
    await page.route("**/assets/page-*.js", async (route) => {
      const response = await route.fetch();
      const words = (await response.text()).includes("place-play = Jugar");
      await (words ? route.abort() : route.fulfill({ response }));
    });
    await game.open(`${KEPT}&lang=es`);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(game.notice).toContainText(say("language-unloaded", { name: "Español" }));
    await game.expectStones("X...O....");
    await page.unroute("**/assets/page-*.js");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await game.expectStones("X...O....");
  },
);

/** A host's answer for a file that is gone with an older version. @param {Route} route */
const gone = (route) =>
  route.fulfill({ status: 404, contentType: "text/html", body: "<p>404</p>" });

sharedTest(
  "each place reports that its engine is missing, and opens later",
  { tag: "@breaks" },
  async ({ page }) => {
    const files = "**/assets/{boards,whole}.worker-*.js";
    for (const place of /** @type {const} */ (["watch", "practise", "race", "bugs", "teach"])) {
      await test.step(place, async () => {
        await page.route(files, gone);
        // Practise loads its engine in an exercise.
        const call = { teach: "do=code&", practise: "mode=step&" }[String(place)] ?? "";
        await openPlace(page, place, `#${call}moves=04&x=human&o=human`);
        const notice = page.locator("#notice");
        await expect(notice).toContainText(/Your game is (safe|saved)/);
        await page.unroute(files);
        await notice.getByRole("button", { name: say("retry-button") }).click();
        await expect(notice).toBeHidden();
        await expect(page.locator("main button").first()).toBeVisible();
      });
    }
  },
);

sharedTest(
  "the page reports that the book is missing, and a retry loads it",
  { tag: "@breaks" },
  async ({ game, page }) => {
    // The worker reads the book, and the script chooses its move.
    for (const files of ["**/assets/boards.worker-*.js", "**/assets/computer-moves-*.js"]) {
      await page.route(files, (route) => route.abort());
      await game.open("#moves=0&x=human&o=book");
      await expect(game.notice).toContainText("Your game is safe.");
      await page.unroute(files);
      await game.button("retry-button").click();
      await expect(game.notice).toBeHidden();
      await expect(game.moves).toHaveCount(3);
    }
  },
);

test("the overviews of the lab and Teach load the engine of any board and no larger one", async ({
  page,
}) => {
  /** @type {string[]} */
  const workers = [];
  page.on("worker", (worker) => {
    const [, name] = /([a-z]+)\.worker-[^/]*$/.exec(worker.url()) ?? [];
    workers.push(name);
  });
  for (const game of ["moves=04", "game=7x6k4g&moves=41", "game=5x5k4&moves=a1b2"])
    for (const place of /** @type {const} */ (["lab", "teach"])) {
      workers.length = 0;
      await openPlace(page, place, `#${game}`);
      const played = new RegExp(game.slice(game.indexOf("moves")));
      await expect(page.locator("main a").first()).toHaveAttribute("href", played);
      await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      expect(workers, `${place} ${game}`).toEqual(["boards"]);
    }
  // A name that no engine knows is a fault of the link.
  for (const place of /** @type {const} */ (["lab", "teach"])) {
    await openPlace(page, place, "#game=9x9k3");
    await expect(page.getByRole("alert").first()).toContainText("9x9k3");
  }
});

test("the visible part of the page does not move on a phone while the page opens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    /** @type {string[]} */
    const places = [];
    Reflect.set(window, "places", places);
    const look = () => {
      const box = document.querySelector("main .stage")?.getBoundingClientRect();
      const now =
        box && box.height > 0 ? `${Math.round(box.y)} ${Math.round(box.height)}` : places.at(-1);
      if (now !== undefined && now !== places.at(-1)) places.push(now);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const path of ["", "watch/"]) {
    await page.goto(`./${path}`);
    await opened(page);
    // Parts that load after the first answer fill the space reserved for them.
    if (path === "") await expect(page.locator("#details[data-ready=yes]")).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, "places")), path).toHaveLength(1);
  }
});
