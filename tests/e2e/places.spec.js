/** Every page fits, everybody can read it, and its links lead where they say. */
import { encodeText } from "../../www/page/lesson/lesson-code.ts";
import { LANGUAGES, direction } from "../../www/messages/languages.ts";
import { IN_BAR, PLACE_NAMES } from "../../www/page/places.ts";
import { LINKS } from "../place-links.js";
import { Game, expect, load, sharedTest as test, speech, say } from "./game.js";
import { openPlace, opened, overflow, violations } from "./place.js";

/** @import { Page } from "@playwright/test" */
/** @import { PlaceName } from "../../www/page/places.ts" */

/** The narrowest screens of each layout, as style sheets tell them apart, and some between. */
const WIDTHS = [320, 321, 390, 600, 704, 834, 1024, 1280, 1920, 2560];

/** The places that fit the screen. */
const WORKSPACES = /** @type {const} */ (["play", "watch", "practise"]);

/** Sizes, places and links for which the page does not scroll. */
const FITS = /** @type {const} */ ([
  [1024, 700, WORKSPACES],
  [1280, 800, WORKSPACES],
  [1920, 1080, ["play", "watch"]],
  [390, 664, ["play", "watch"]],
  [360, 640, ["play", "watch"]],
]);

/**
 * Checks that the frame of an open place fits the screen.
 * @param {Page} page
 * @param {PlaceName} place
 * @param {string} language
 */
async function expectToFit(page, place, language) {
  for (const [width, height, places] of FITS) {
    if (!places.some((name) => name === place)) continue;
    await page.setViewportSize({ width, height });
    const { down, sideways } = await overflow(page);
    expect.soft({ language, place, width, height, down, sideways }).toEqual({
      ...{ language, place, width, height, down: 0, sideways: 0 },
    });
  }
}

test("each place passes axe in both themes, fits the screen and does not scroll sideways from 320 to 2,560 pixels", async ({
  game,
  page,
}) => {
  for (const place of PLACE_NAMES) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: null });
    await openPlace(page, place, LINKS[place]);
    if (place === "play") await game.ready();
    expect.soft([place, await violations(page)]).toEqual([place, []]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft([place, await violations(page, ["color-contrast"])]).toEqual([place, []]);
    await expectToFit(page, place, "en");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft([place, width, (await overflow(page)).sideways]).toEqual([place, width, 0]);
      if (place !== "play") continue;
      // The size of its board depends on the height too.
      await page.setViewportSize({ width, height: 390 });
      expect.soft([width, 390, (await overflow(page)).sideways]).toEqual([width, 390, 0]);
      await expect(game.cell(8)).toBeVisible();
    }
  }
});

test("each place has the words, direction and size of another language, and the bar keeps the language", async ({
  page,
}) => {
  for (const language of LANGUAGES.filter((name) => name !== "en")) {
    const { say } = speech(language);
    const game = new Game(page, speech(language));
    await openPlace(page, "play", "#moves=04&x=human&o=human", language);
    await game.ready();
    expect(await violations(page)).toEqual([]);
    // Play comes last, because it is open already. The addresses of Learn have a language of their own.
    const others = IN_BAR.filter((name) => name !== "play" && name !== "learn");
    for (const place of [...others, /** @type {const} */ ("play")]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator("#places a").nth(IN_BAR.indexOf(place)).click();
      await opened(page, place);
      await expect(page).toHaveTitle(say(`${place}-title`));
      const words = await page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir, here: document.querySelector("#places [aria-current]")?.textContent };
      });
      const [dir, here] = [direction(language), say(`place-${place}`)];
      expect.soft([place, words]).toEqual([place, { lang: language, dir, here }]);
      if (place !== "play")
        expect.soft([language, place, await violations(page)]).toEqual([language, place, []]);
      for (const width of [320, 834, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const where = [language, place, width];
        expect.soft([...where, (await overflow(page)).sideways]).toEqual([...where, 0]);
        if (place !== "teach" || width !== 320) continue;
        const sizes = await page
          .locator("#places a")
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
        expect.soft(Math.min(...sizes), language).toBeGreaterThanOrEqual(44);
      }
      if (!WORKSPACES.some((name) => name === place)) continue;
      await game.arrive(`${LINKS[place]}&lang=${language}`);
      if (place === "play") await game.ready();
      await expectToFit(page, place, language);
    }
  }
});

test("the first explained cut is two clicks away, without scrolling", async ({ game, page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 664],
  ]) {
    await page.setViewportSize({ width, height });
    await openPlace(page, "play");
    await game.ready();
    await page.locator(`#places a[href*="/watch/"]`).click();
    await opened(page, "watch");
    await page.locator("#step-next-cut").click();
    const sentence = page.locator("#sentence");
    await expect(sentence).toContainText("✂");
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#step-next-cut")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

/** Links to something in a place, which has to be in view and focused. */
const KINDS_OF_LINKS = [
  "watch/#search=12&moves=04",
  "watch/#tree=[[3,5],[2,7]]&root=min&by=minimax&depth=2",
  "lab/race/#on=plies&time=3",
  "lab/order/#scoring=depth-aware",
  "lab/size/#moves=04",
  "practise/#mode=find&seed=11",
  "lab/bugs/#bug=root-ties",
  "lab/horizon/#moves=04",
  "practise/#seed=5&mode=mark",
  "#moves=01&tab=review",
  "teach/#do=lesson",
  "#moves=04&at=1&x=human&o=human",
];

test("every kind of link opens with its subject in view and focused", async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 664],
  ]) {
    await page.setViewportSize({ width, height });
    for (const link of KINDS_OF_LINKS) {
      await load(page, `./${link}`);
      await opened(page);
      const focused = page.locator(":focus");
      await expect(focused, link).toHaveCount(1);
      await expect(focused, link).toBeInViewport();
      if (!link.startsWith("lab/")) continue;
      expect(await page.evaluate(() => scrollY), `${link} at its top`).toBe(0);
    }
  }
});

test("Back leads to the previous place, and a reload keeps the place and its state", async ({
  game,
  page,
}) => {
  await openPlace(page, "play", "#x=human&o=human");
  await game.ready();
  await game.play(4, 0);
  await game.expectStones("O...X....");
  // Back also leads from a new game to the one before.
  await game.button("new-game-button").click();
  await game.expectStones(".........");
  await page.goBack();
  await game.expectStones("O...X....");
  await page.locator(`#places a[href*="/watch/"]`).click();
  await opened(page, "watch");
  await page.locator("#step-forward").click();
  await expect(page).toHaveURL(/search=2/);
  await page.reload();
  await opened(page);
  await expect(page).toHaveURL(/search=2/);
  await page.goBack();
  await game.ready();
  await game.expectStones("O...X....");

  // Back from the position's search leads to Play too.
  await openPlace(page, "play", "#moves=04&x=human&o=human");
  const watch = page.locator("#watch");
  await expect(watch).toHaveAttribute("href", /watch\/#.*moves=04.*of=board/);
  await watch.click();
  // Watch soon leaves out what is usual for a position.
  await expect(page).toHaveURL(/watch\/#.*moves=04/);
  // The address changes before its page appears, and a late page would appear after Play.
  await opened(page, "watch");
  await page.goBack();
  await opened(page, "play");
  await game.expectStones("X...O....");
  await expect(page.locator("#nodes-minimax")).toHaveText("7,332");
});

test("games, exercises and lessons hide the bar on a phone, and Menu shows it again", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [places, menu] = ["#places", "#places-open"].map((part) => page.locator(part));
  const board = () => game.board.boundingBox();
  const map = page.locator("#map-picture");
  const floor = async () => {
    const { y = 0, height = 0 } = (await map.boundingBox()) ?? {};
    return y + height;
  };
  await openPlace(page, "play", "#x=human&o=human");
  await game.ready();
  await expect(menu).toBeHidden();
  const [place, height] = [await board(), await floor()];
  await game.play(0);
  await expect(places).toBeHidden();
  // The space goes to the part below the board, so the board does not move under the finger.
  await expect.poll(floor).toBeGreaterThan(height + 40);
  expect(await board()).toEqual(place);
  await expect(menu).toHaveAccessibleName(/^Menu/);
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(places.locator("[aria-current]")).toBeFocused();
  await expect(menu).toBeHidden();
  await game.expectStones("X........");
  // It neither appears nor disappears during a game.
  await game.play(4);
  await expect(places).toBeVisible();
  await game.button("new-game-button").click();
  await game.play(8);
  await expect(places).toBeHidden();
  // Wider screens have room for both.
  await page.setViewportSize({ width: 834, height: 1194 });
  await expect(places).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 664 });

  await openPlace(page, "practise", "#seed=5");
  await expect(places).toBeVisible();
  await page.locator(".answer input").first().press("Enter");
  await expect(places).toBeHidden();
  await menu.click();
  await expect(places).toBeVisible();

  const code = await encodeText("One\n\nwatch/#tree=%5B3%2C5%5D\nLook.\n");
  await openPlace(page, "watch", `#tree=[3,5]&lesson=${code}`);
  await expect(page.locator(".lesson")).toBeVisible();
  await expect(places).toBeHidden();
  await page.locator("#lesson-close").click();
  await expect(places).toBeVisible();
});

test("a page that the browser restores has its engine again", async ({ game, page }) => {
  await openPlace(page, "play", "#x=human&o=human");
  await game.ready();
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await game.play(4);
  await game.expectStones("....X....");
  await game.ready();
  await expect(game.notice).toBeHidden();
});

test("Share copies the address, which describes the screen", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlace(page, "watch", "#tree=[[3,5],[2,7]]&search=3");
  await page.locator("#menu-open").click();
  await page.locator("#share").click();
  await expect(page.locator("#menu")).toBeHidden();
  await expect(page.locator("#menu-open")).toBeFocused();
  await expect(page.locator("#toast")).toHaveText(say("link-copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(link).toContain("search=3");
});
