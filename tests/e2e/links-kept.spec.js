/**
 * Links of 0.3 in a browser, at least one for each place. tests/site/links-kept.test.js opens all
 * of them without a browser.
 */
import { TOLD, chosen, groups, isDamaged, shown } from "../kept-links.js";
import { expect, load, sharedTest as test } from "./game.js";
import { opened } from "./place.js";

const links = groups.flatMap(({ links }) => links);
const placeOf = (/** @type {string} */ shown) => /^place (\S+)/.exec(shown)?.[1] ?? "";
/** The last link of each place has the most names. */
const ofPlaces = new Map(links.map((kept) => [placeOf(kept.now || kept.then), kept]));

test("links of 0.3 to each place open what they opened then, even damaged ones", async ({
  page,
}) => {
  for (const { link, then, now } of [...ofPlaces.values(), ...links.filter(isDamaged)]) {
    await load(page, `./${link}`);
    await opened(page);
    const found = async () => chosen(await page.evaluate(shown, TOLD), link);
    await expect.soft(async () => expect(await found(), link).toBe(now || then)).toPass();
  }
});
