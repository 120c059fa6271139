/**
 * Meanings of terms in every place: by mouse and keyboard, in three languages, and loaded on
 * demand.
 */
import { LANGUAGES } from "../../www/messages/languages.ts";
import { expect, speech, sharedTest as test } from "./game.js";
import { openPlace, violations } from "./place.js";

/** @import { PlaceName } from "../../www/page/places.ts" */

/** A term of each place. @type {[PlaceName, string, MessageEnd<"term-">][]} */
const PLACES = [
  ["play", "", "node"],
  ["watch", "#room=list", "bound"],
];

test("a place can show and hide the meaning of a term", async ({ page }) => {
  for (const [place, fragment, id] of PLACES) {
    await openPlace(page, place, fragment);
    const word = page.locator(`[data-term="${id}"]`).first();
    const meaning = page.locator(".meaning:popover-open");
    await expect(word).toHaveAttribute("aria-expanded", "false");
    await word.click();
    await expect(meaning).toContainText(speech("en").markup(`term-${id}`).attributes.meaning);
    expect(await meaning.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expect(word).toHaveAttribute("aria-expanded", "true");
    await word.click();
    await expect(meaning).toBeHidden();
    await word.press("Enter");
    await expect(meaning).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(meaning).toBeHidden();
    await expect(word).toHaveAttribute("aria-expanded", "false");
    await expect(word).toBeFocused();
  }

  // It is in the language of the page, and axe finds nothing.
  for (const language of LANGUAGES) {
    await openPlace(page, "watch", "#room=list", language);
    await page.locator('[data-term="bound"]').click();
    const { text, attributes } = speech(language).markup("term-bound");
    await expect(page.locator(".meaning:popover-open")).toHaveText(`${text} ${attributes.meaning}`);
    expect(await violations(page)).toEqual([]);
  }
});
