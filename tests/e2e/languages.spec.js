/**
 * Spanish and Persian: chosen three ways, complete, and written in their direction. That they fit is
 * tested in accessibility.spec.js.
 */
import { LANGUAGES, NAMES, direction } from "../../www/messages/languages.js";
import { expect, speech, test } from "./game.js";

const OTHERS = LANGUAGES.filter((language) => language !== "en");

for (const language of OTHERS) {
  const { say, markup, number } = speech(language);

  test(`${language} by its link: all of the page, its title, direction and digits`, async ({
    game,
    page,
  }) => {
    await game.open(`#moves=04&x=human&o=human&lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", direction(language));
    await expect(page).toHaveTitle(say("page-title"));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      "content",
      markup("page-description").attributes.content,
    );
    await expect(game.turn).toHaveText(say("turn-human", { player: "X" }));
    await expect(page.locator("#nodes-minimax")).toHaveText(number(7_332));
    // The address keeps the language, so that it can be shared, and survives a reload.
    await game.play(8);
    await expect(page).toHaveURL(new RegExp(`moves=048.*lang=${language}`));
    await page.reload();
    await game.ready();
    await expect(game.turn).toHaveText(say("turn-human", { player: "O" }));
    const untold = await page.evaluate(
      () =>
        [...document.querySelectorAll("[data-message]")].filter(
          (element) => element.checkVisibility() && /message/.test(element.textContent ?? ""),
        ).length,
    );
    expect(untold).toBe(0);
  });

  test(`${language} by choice: kept, and the game with it`, async ({ game, page }) => {
    await game.open("#moves=048&x=human&o=human");
    await page.locator("#language").selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await game.ready();
    await game.expectStones("X...O...X");
    await game.open("#moves=0&x=human&o=human");
    await expect(game.turn).toHaveText(say("turn-human", { player: "O" }));
    await page.locator("#language").selectOption("en");
    await expect(game.turn).toHaveText("O to move");
    await expect(page.locator("#language option:checked")).toHaveText(NAMES.en);
  });

  test(`${language} in the search and in the lab`, async ({ game, page }) => {
    await game.open(`#moves=0481&x=human&o=human&lang=${language}&lab=order`);
    await expect(page.locator(".order-nodes")).not.toBeEmpty();
    await expect(page.locator("#lab-room")).toContainText(say("order-explained"));
    await page.locator("#search-open").click();
    await page.locator("#step-next-cut").click();
    await expect(page.locator("#sentence")).toContainText("✂");
    await expect(page.locator("#map-title")).toHaveText(say("map-title"));
  });
}

test.describe("by the browser", () => {
  test.use({ locale: "es-MX" });

  test("Spanish", async ({ game, page }) => {
    await game.open("#x=human&o=human");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator("h1")).toHaveText(speech("es").say("page-name"));
  });
});

test("boards and numbers on a line are not mirrored in Persian", async ({ game, page }) => {
  await game.open("#moves=0&x=human&o=human&lang=fa");
  const first = await game.cell(0).boundingBox();
  const second = await game.cell(1).boundingBox();
  expect(first?.x).toBeLessThan(second?.x ?? 0);
  await game.cell(0).focus();
  await page.keyboard.press("ArrowRight");
  await expect(game.cell(1)).toBeFocused();
  const title = await page.locator("h1").boundingBox();
  expect(title?.x).toBeGreaterThan(640);
});

test("trees, positions and numbers are typed from left to right in Persian", async ({
  game,
  page,
}) => {
  const direction = (/** @type {string} */ field) =>
    page
      .locator(field)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  await game.open("#lang=fa&tree=[[3,5],[2,9]]");
  await page.locator("#setup-open").click();
  for (const field of ["#tree-text", "#setup-text"]) expect(await direction(field)).toBe("ltr");
  await game.open("#lang=fa&lab=quiz&lab.source=own&lab.tree=[[3,-5],[2,9]]&lab.mode=mark");
  await expect(page.locator(".quiz-value").first()).toBeVisible();
  for (const field of [".quiz-own textarea", ".quiz-value"])
    expect(await direction(field)).toBe("ltr");
});

test(
  "a language that is not there falls back; a catalogue that does not load too",
  {
    tag: "@breaks",
  },
  async ({ game, page }) => {
    await game.open("#lang=tlh&x=human&o=human");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.route(/assets\/page-.*\.js/, async (route) => {
      const response = await route.fetch();
      const isCatalogue = (await response.text()).includes("page-tagline");
      await (isCatalogue ? route.abort() : route.fulfill({ response }));
    });
    await game.open("#lang=es&x=human&o=human");
    await expect(game.turn).toHaveText("X to move");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  },
);
