/**
 * Random links on a phone. Each opens or says what is wrong with it, and nothing is wider than the
 * screen. tests/site/generated-links.test.js opens more of them without a browser.
 */
import { generatedLinks } from "../www/generated-links.js";
import { expect, say, sharedTest as test } from "./game.js";
import { openPlace, overflow } from "./place.js";

/** Words that a page uses if it does not know the fault. */
const UNEXPLAINED = ["page-failed", "page-stopped", "unexpected"].map((id) => say(id));
/** Places where a page shows words about a link. */
const FAULTS = ':is([role="alert"], #search-refused, #tree-fault):visible';

/** Selectors of the subject of a place that has opened. @type {Record<string, string>} */
const SUBJECTS = {
  play: "#board button",
  learn: "main h1",
  watch: "#tree, #answer-ask, #tree-text",
  lab: "main h1",
  practise: "main .stage > *, main .panel > *, main .activity-link",
  teach: "#view > *, #overview",
};

test("ten generated links open or are explained, and fit a phone", async ({ page, game: _ }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  for (const { place, fragment, isFaulty } of generatedLinks(10, 19)) {
    const link = `${place} ${fragment.slice(0, 100)}`;
    await test.step(link, async () => {
      await openPlace(page, place, fragment);
      const words = (await page.locator(FAULTS).allInnerTexts()).join(" ");
      for (const text of UNEXPLAINED) expect(words, link).not.toContain(text);
      // Learn passes the game on and does not read it.
      if (isFaulty && place !== "learn") expect(words.trim(), link).not.toBe("");
      const subject = page.locator(SUBJECTS[place] ?? "#view > *").filter({ visible: true });
      await expect(subject.first(), link).toBeVisible();
      expect((await overflow(page)).sideways, link).toBeLessThanOrEqual(0);
    });
  }
});
