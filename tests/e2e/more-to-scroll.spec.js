/** A scrolling box is shaded at each edge beyond which there is more to see. */
import { frames } from "./clock.js";
import { expect, sharedTest as test } from "./game.js";
import { comeTo, openPlace } from "./place.js";
import { LANGUAGES, direction } from "../../www/messages/languages.ts";

/** @import { Page } from "@playwright/test" */

/** @typedef {"left" | "right" | "bottom"} Edge */

/**
 * The edges of an element that are shaded: they do not look like the ground at the edge of the page.
 * @param {Page} page
 * @param {string} selector
 * @param {readonly Edge[]} edges
 */
async function shaded(page, selector, edges) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  const size = { width: 3, height: 3 };
  // The names in a strip are in the middle of its height, and the last pixels of a line are empty.
  const [right, bottom] = [box.x + box.width - 4, box.y + box.height - 4];
  const look = (/** @type {number} */ x, /** @type {number} */ y) =>
    page.screenshot({ clip: { x, y, ...size } });
  /** The ground at each height. @type {Map<number, Buffer>} */
  const ground = new Map();
  /** @type {Edge[]} */
  const found = [];
  for (const edge of edges) {
    const [x, y] = [edge === "left" ? box.x + 1 : right, edge === "bottom" ? bottom : box.y + 1];
    const plain = ground.get(y) ?? (await look(0, y));
    ground.set(y, plain);
    if (!plain.equals(await look(x, y))) found.push(edge);
  }
  return found;
}

/** The strips of names that are wider than a phone. Play's strip fits if it has few tabs. */
const STRIPS = /** @type {const} */ ([
  ["play", "#tab=moves", ".tabs"],
  ["play", "#game=7x6k4g&tab=moves", ".tabs"],
  ["order", "", ".lab-rooms"],
]);

test("strips of names on phones show that they continue, in both directions of text", async ({
  page,
  game: _,
}) => {
  for (const language of ["en", "fa"]) {
    /** @type {Edge[]} */
    const [start, end] = direction(language) === "rtl" ? ["right", "left"] : ["left", "right"];
    for (const [place, link, strip] of STRIPS) {
      await page.setViewportSize({ width: 390, height: 664 });
      await comeTo(page, place, link, language);
      for (const [width, height] of [
        [390, 664],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await frames(page, 2);
        const what = `${place} ${link} ${language} ${width} × ${height}`;
        const scroll = (/** @type {number} */ left) =>
          page.locator(strip).evaluate((element, to) => {
            const forward = getComputedStyle(element).direction === "rtl" ? -1 : 1;
            element.scrollLeft = forward * to * (element.scrollWidth - element.clientWidth);
            return element.scrollWidth - element.clientWidth;
          }, left);
        const shades = () => shaded(page, strip, [start, end]);
        const hidden = await scroll(0);
        // No name is clipped, only the space beside the last name.
        if (place === "play" && hidden <= 8) continue;
        expect(hidden, what).toBeGreaterThan(8);
        expect(await shades(), `${what} at its start`).toEqual([end]);
        await scroll(1);
        expect(await shades(), `${what} at its end`).toEqual([start]);
        if (hidden < 60) continue;
        await scroll(0.5);
        expect(await shades(), `${what} in its middle`).toEqual([start, end]);
      }
    }
  }
});

/** True if all of the chosen tab is visible in its strip. @param {Page} page */
const chosenIsWhole = (page) =>
  page.locator(".tabs [aria-selected=true]").evaluate((tab) => {
    const [inner, outer] = [tab, tab.closest(".tabs")].map((box) => box?.getBoundingClientRect());
    return inner && outer && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  });

test("the chosen tab is in view after a link or a key, in both directions of text", async ({
  page,
  game: _,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of ["en", "fa"]) {
    for (const link of ["#tab=moves", "#game=7x6k4g&tab=limits", "#tab=review"]) {
      await openPlace(page, "play", link, language);
      expect(await chosenIsWhole(page), link).toBe(true);
    }
    await page.locator(".tabs [aria-selected=true]").focus();
    for (const key of ["Home", "End", "ArrowLeft", "ArrowRight", "ArrowRight", "Home"]) {
      await page.keyboard.press(key);
      await expect.poll(() => chosenIsWhole(page), key).toBe(true);
    }
  }
});

test("the code of Watch is complete at 1280 × 800, with the values of its variables", async ({
  page,
  game: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of LANGUAGES) {
    await openPlace(page, "watch", "#game=7x6k4g&of=board&search=79&room=code", language);
    const hidden = await page.locator("#panel-code").evaluate((panel) => {
      return panel.scrollHeight - panel.clientHeight;
    });
    expect(hidden, language).toBeLessThanOrEqual(0);
  }
});

test("a shade marks the hidden part of a panel and is gone at the end of the panel", async ({
  page,
  game: _,
}) => {
  const panel = "#panel-own";
  await page.setViewportSize({ width: 360, height: 640 });
  await openPlace(page, "watch", "#room=own");
  await page.locator(panel).evaluate((element) => (element.scrollTop = 0));
  // Once it has more text than it shows.
  await expect.poll(() => shaded(page, panel, ["bottom"])).toEqual(["bottom"]);
  await page.locator(panel).evaluate((element) => (element.scrollTop = 9999));
  expect(await shaded(page, panel, ["bottom"])).toEqual([]);
  // The sentence is cut only if a notice takes its space.
  await page.locator("#drawer-close").click();
  await page.locator("#sentence-box").evaluate((box) => {
    box.style.height = "4rem";
    box.textContent = "a ".repeat(200);
  });
  await expect.poll(() => shaded(page, "#sentence-box", ["bottom"])).toEqual(["bottom"]);
});

test("the text about a bug is complete at 1280 × 800 and does not scroll inside the page", async ({
  page,
  game: _,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of LANGUAGES) {
    await openPlace(page, "bugs", "", language);
    await expect(page.locator(".bug-judgement")).toBeVisible();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("#view, #view *")]
        .filter(
          ({ scrollHeight, clientHeight }) => clientHeight > 1 && scrollHeight > clientHeight + 1,
        )
        .filter((element) => getComputedStyle(element).overflowY !== "visible")
        .map(({ className }) => className),
    );
    expect(cut, language).toEqual([]);
  }
});

test("the tabs of Watch are complete on desktops and phones in every language", async ({
  page,
  game: _,
}) => {
  for (const language of LANGUAGES) {
    await openPlace(page, "watch", "#of=board&room=picture", language);
    for (const [width, height] of [
      [1366, 768],
      [834, 1194],
      [390, 664],
      [360, 640],
    ]) {
      await page.setViewportSize({ width, height });
      await frames(page, 2);
      const hidden = await page
        .locator(".tabs")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${language} ${width} × ${height}`).toBeLessThanOrEqual(0);
    }
  }
});
