/**
 * The network fails while the page loads: what has loaded works, and the rest can be tried again.
 */
import { expect, say, test } from "./game.js";

const KEPT = "#moves=04&x=human&o=human";

/** @typedef {import("@playwright/test").Route} Route */

for (const [what, files] of [
  ["the page's script", "**/assets/index-*.js"],
  ["a part of the script", "**/assets/messages-*.js"],
]) {
  test(
    `without ${what} the page says so, and loads later`,
    { tag: "@breaks" },
    async ({ game, page }) => {
      await page.route(files, (route) => route.abort());
      await page.goto(`./${KEPT}`);
      await expect(page.locator("#unloaded")).toBeVisible();
      await expect(page.locator("#unloaded")).toContainText("reload the page");
      await page.unroute(files);
      await page.reload();
      await game.ready();
      await game.expectStones("X...O....");
      await expect(page.locator("#unloaded")).toHaveCount(0);
    },
  );
}

test(
  "without the style sheet the game can be played",
  { tag: "@breaks" },
  async ({ game, page }) => {
    await page.route("**/assets/*.css", (route) => route.abort());
    await game.open(KEPT);
    await game.play(8);
    await game.expectStones("X...O...X");
  },
);

test(
  "without its language the page is in English, says so, and gets it later",
  { tag: "@breaks" },
  async ({ game, page }) => {
    // Other files may begin so: this one holds the words.
    await page.route("**/assets/page-*.js", async (route) => {
      const response = await route.fetch();
      const words = (await response.text()).includes("page-title");
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

/** What a host answers when a file has gone with an older version. @param {Route} route */
const gone = (route) =>
  route.fulfill({ status: 404, contentType: "text/html", body: "<p>404</p>" });
/** @param {Route} route */
const cut = (route) => route.abort();

/** Rooms, and the files that each needs. @type {[string, string, string, (route: Route) => Promise<void>][]} */
const ROOMS = [
  ["search-open-button", "#search-status", "**/assets/stepper-*.js", cut],
  ["search-open-button", "#search-status", "**/assets/search-*.js", gone],
  ["tree-open-button", "#search-status", "**/assets/own-trees-*.js", cut],
  ["search-open-button", "#search-status", "**/assets/study-*.js", gone],
  ["lab-size-button", "#lab-status", "**/assets/size-*.js", cut],
  ["lab-race-button", "#lab-status", "**/assets/lab-*.js", gone],
  ["lab-quiz-button", "#lab-status", "**/assets/quiz-*.js", cut],
  ["lab-find-button", "#lab-status", "**/assets/study-*.js", gone],
];
for (const [room, place, files, fault] of ROOMS) {
  test(
    `a room without its files says so and opens later: ${room}, ${files}`,
    { tag: "@breaks" },
    async ({ game, page }) => {
      await game.open(KEPT);
      await page.route(files, fault);
      await game.button(room).click();
      const status = page.locator(place);
      await expect(status).toContainText("Your game is safe");
      await game.play(8);
      await game.expectStones("X...O...X");
      await page.unroute(files);
      await status.getByRole("button", { name: say("retry-button") }).click();
      await expect(status).toBeEmpty();
      const shown = place === "#lab-status" ? "#lab-room" : "#search-room";
      await expect(page.locator(shown)).toBeVisible();
      await expect(page.locator(shown)).toContainText(/\p{L}/u);
    },
  );
}

test(
  "offline, what is not there says so; online again, it opens",
  { tag: "@breaks" },
  async ({ game, page, context }) => {
    await game.open(KEPT);
    await context.setOffline(true);
    await game.button("search-open-button").click();
    await game.button("lab-order-button").click();
    await expect(page.locator("#search-status")).toContainText("could not be loaded");
    await expect(page.locator("#lab-status")).toContainText("could not be opened");
    await game.play(8);
    await game.expectStones("X...O...X");
    await context.setOffline(false);
    for (const place of ["#search-status", "#lab-status"]) {
      await page
        .locator(place)
        .getByRole("button", { name: say("retry-button") })
        .click();
      await expect(page.locator(place)).toBeEmpty();
    }
    await expect(page.locator("#step-of")).toContainText("Step 1 of");
    await expect(page.locator("#lab-room")).not.toBeEmpty();
  },
);

for (const [what, link, files] of [
  ["a book that is not there", "#moves=0&x=human&o=book", "**/assets/study-*.js"],
  ["hints that are not there", "#hints=on&x=human&o=human", "**/assets/root-bounds-*.js"],
]) {
  test(`${what}: said, and a retry gets it`, { tag: "@breaks" }, async ({ game, page }) => {
    await page.route(files, (route) => route.abort());
    await game.open(link);
    if (link.includes("hints")) await page.locator("#as-seen").click();
    await expect(game.notice).toContainText("Your game is safe.");
    await page.unroute(files);
    await game.button("retry-button").click();
    await expect(game.notice).toBeHidden();
    if (link.includes("book")) await expect(game.moves).toHaveCount(3);
    else await expect(game.cell(4).locator(".hint")).toContainText("score");
  });
}
