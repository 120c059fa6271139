/** Sixty links that a seed makes up, of all places and boards: each opens or says what is wrong with it. */
import { PLACE_NAMES } from "../../www/page/places.ts";
import { generatedLinks } from "../web/generated-links.js";
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace, overflow } from "./place.js";

/** So many links a test: one that hangs names its neighbours only. */
const AT_ONCE = 10;
/** What a page says when it does not know what has failed. */
const UNEXPLAINED = ["page-failed", "page-stopped", "unexpected"].map((id) => say(id));
/** Where the words about a link can stand. */
const FAULTS = ':is([role="alert"], #search-refused, #tree-fault):visible';

/** What a place that has opened shows. @type {Record<string, string>} */
const SUBJECTS = {
  play: "#board button",
  learn: "main h1",
  watch: "#tree, #answer-ask, #tree-text",
  lab: "main h1",
  practise: "main .stage > *, main .panel > *",
  teach: "#view > *, #overview",
};

const links = generatedLinks(60, 19);

for (let first = 0; first < links.length; first += AT_ONCE) {
  test(`links ${first + 1} to ${first + AT_ONCE}`, async ({ page, game: _ }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 664 });
    for (const { place, fragment, isFaulty } of links.slice(first, first + AT_ONCE)) {
      const link = `${place} ${fragment.slice(0, 100)}`;
      await test.step(link, async () => {
        await openPlace(page, place, fragment);
        const words = (await page.locator(FAULTS).allInnerTexts()).join(" ");
        for (const text of UNEXPLAINED) expect(words, link).not.toContain(text);
        // Learn takes the game along and does not read it.
        if (isFaulty && place !== "learn") expect(words.trim(), link).not.toBe("");
        const subject = page.locator(SUBJECTS[place] ?? "#view > *").filter({ visible: true });
        await expect(subject.first(), link).toBeVisible();
        expect((await overflow(page)).sideways, link).toBeLessThanOrEqual(0);
      });
    }
  });
}

for (const link of [
  "#game=7x6k4g&start=9",
  "#game=4x4k4&start=44",
  "#game=4x4k4g&start=best",
  "#game=7x6k4g&start=9&view=board",
]) {
  test(`a start that is no board is named, and the game begins: ${link}`, async ({
    page,
    game: _,
  }) => {
    await openPlace(page, "play", link);
    await expect(page.getByRole("alert")).toContainText(/no game can start from the position/);
    await expect(page.locator("#board button").first()).toBeVisible();
  });
}

const LONG = "x".repeat(3000);

/** Leads a place to the view that names a board, if that is not its first one. @type {Record<string, string>} */
const ON_BOARD = { practise: "&mode=find" };
// Pages of Learn, the overview of the lab and Teach name no board.
for (const place of PLACE_NAMES.filter((name) => !["learn", "lab", "teach"].includes(name))) {
  test(`the name of a game that there is not is cut: ${place}`, async ({ page, game: _ }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const game of [LONG, `4x4k4g;answers=off;${"moves=44;".repeat(12)}`, "review-on"]) {
      await openPlace(page, place, `#game=${game}${ON_BOARD[place] ?? ""}`);
      expect((await overflow(page)).sideways, game.slice(0, 20)).toBeLessThanOrEqual(0);
      const name = await page.locator("#bar-board, #board-now").innerText();
      expect(name.length).toBeLessThanOrEqual(24);
      expect(name).not.toBe(say("resume"));
    }
  });
}
