/** Some links of 0.3 in a browser, one of each place at least: tests/site/links-kept.test.js opens all of them without. */
import { TOLD, chosen, groups, isDamaged, shown } from "../kept-links.js";
import { expect, load, sharedTest as test } from "./game.js";
import { opened } from "./place.js";

const links = groups.flatMap(({ links }) => links);
const placeOf = (/** @type {string} */ shown) => /^place (\S+)/.exec(shown)?.[1] ?? "";
/** The last of each place says the most. */
const ofPlaces = new Map(links.map((kept) => [placeOf(kept.now || kept.then), kept]));

test("links of 0.3: one of each place, and those that are damaged", async ({ page }) => {
  for (const { link, then, now } of [...ofPlaces.values(), ...links.filter(isDamaged)]) {
    await load(page, `./${link}`);
    await opened(page);
    const found = async () => chosen(await page.evaluate(shown, TOLD), link);
    await expect.soft(async () => expect(await found(), link).toBe(now || then)).toPass();
  }
});
