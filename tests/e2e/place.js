/** Opens any page of the site for a test. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PLACES } from "../../www/page/places.ts";
import { Game, expect, load, say } from "./game.js";

export { overflow } from "./game.js";

/** @import { Page } from "@playwright/test" */
/** @import { PlaceName } from "../../www/page/places.ts" */

/**
 * Loads a place and waits until it shows what its link says.
 * @param {Page} page
 * @param {PlaceName} place
 * @param {string} [fragment] With the `#`.
 * @param {string} [language]
 */
export async function openPlace(page, place, fragment = "", language = "en") {
  const lang = language === "en" ? "" : `${fragment === "" ? "#" : "&"}lang=${language}`;
  await load(page, `./${PLACES[place].path}${fragment}${lang}`);
  // The link can lead to another place.
  await opened(page);
}

/**
 * Goes to a place as a visitor does. If the place is open already, it follows a link, which takes a
 * tenth of the time of a load. Only for tests that do not depend on what was open there before.
 * @param {Page} page
 * @param {PlaceName} place
 * @param {string} fragment With the `#`.
 * @param {string} language
 */
export async function comeTo(page, place, fragment, language) {
  const { pathname, hash } = new URL(page.url());
  // A link in another language loads the page again.
  const [, open = "en"] = /[#&]lang=(\w+)/.exec(hash) ?? [];
  const isOpen = pathname === `/${PLACES[place].path}` && open === language;
  if (!isOpen || fragment === "") return openPlace(page, place, fragment, language);
  await new Game(page).arrive(language === "en" ? fragment : `${fragment}&lang=${language}`);
}

/**
 * Waits until the page shows what its link says. After a click that leads to another place, the old
 * page is still open for a moment. So name the place that the click leads to.
 * @param {Page} page
 * @param {PlaceName} [place]
 */
export async function opened(page, place) {
  const html = page.locator(place ? `html[data-place="${place}"]` : "html");
  await expect(html).toHaveAttribute("data-open", "yes");
}

/**
 * Sets the font size like a visitor in the browser's settings. Media queries in rem follow it too.
 * @param {Page} page
 * @param {number} [times] 1 for letters of the usual size. The next test on a shared page needs it.
 */
export async function doubleLetters(page, times = 2) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  const fontSizes = { standard: 16 * times, fixed: 13 * times };
  await browser.send("Page.setFontSizes", { fontSizes });
}

/** Opens the settings of a room of the lab. @param {Page} page */
export async function openSettings(page) {
  const settings = page.locator(".room-fold");
  if ((await settings.getAttribute("open")) === null) await settings.locator("summary").click();
}

/**
 * Opens the drawer of Watch: code, node, tree, map and picture.
 * @param {Page} page
 * @param {string} [tab]
 */
export async function openDrawer(page, tab) {
  const drawer = page.locator("#drawer");
  if (!(await drawer.isVisible())) await page.locator("#drawer-button").click();
  await expect(drawer).toBeVisible();
  if (tab) await page.locator(`#tab-${tab}`).click();
}

/**
 * Steps through a search in Watch, and returns the places of some elements after each step.
 * Animation frames follow each other at once, and not sixty times a second.
 * @param {Page} page
 * @param {string[]} ids Of the elements.
 * @param {number} steps
 * @returns {Promise<string[]>} Each arrangement once: one if nothing jumps.
 */
export function rectangles(page, ids, steps) {
  return page.evaluate(
    async ({ ids, steps }) => {
      /** @type {Set<string>} */
      const seen = new Set();
      const { requestAnimationFrame } = window;
      const { port1, port2 } = new MessageChannel();
      let time = 0;
      window.requestAnimationFrame = (draw) => {
        port1.addEventListener("message", () => draw((time += 16)), { once: true });
        port1.start();
        port2.postMessage(null);
        return 0;
      };
      for (let step = 0; step < steps; step += 1) {
        document.getElementById("step-forward")?.click();
        await new Promise(window.requestAnimationFrame);
        const sides = ids.map((id) => {
          const box = document.getElementById(id)?.getBoundingClientRect();
          return [box?.x, box?.y, box?.width, box?.height].join(" ");
        });
        seen.add(sides.join(", "));
      }
      window.requestAnimationFrame = requestAnimationFrame;
      return [...seen];
    },
    { ids, steps },
  );
}

/**
 * Makes the page believe that its tab is hidden, or shown again.
 * @param {Page} page
 * @param {boolean} hidden
 */
export const hide = (page, hidden) =>
  page.evaluate((now) => {
    const state = now ? "hidden" : "visible";
    Object.defineProperty(document, "hidden", { configurable: true, value: now });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** The smallest side of the cells of the board in Play, in pixels. @param {Page} page */
export function smallest(page) {
  return page.locator("#board button").evaluateAll((cells) => {
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    return Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Lists the faults that axe finds.
 * @param {Page} page
 * @param {string[]} [rules] Rules or their tags.
 */
export async function violations(page, rules = EVERYTHING) {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    // Passed rules need no list of elements.
    const options = { runOnly, resultTypes: ["violations"] };
    const found = await /** @type {any} */ (window).axe.run(options);
    return found.violations.map((/** @type {any} */ { id, nodes }) => [
      id,
      ...nodes.map((/** @type {any} */ node) => `${node.html} ${node.failureSummary}`),
    ]);
  }, rules);
}

/** The link to a room in the overview of the lab. @param {Page} page @param {PlaceName} room */
export const card = (page, room) =>
  page.getByRole("main").getByRole("link", { name: say(`${room}-heading`) });

/** @param {Page} page @param {string} id Of its words. */
export const button = (page, id) => page.getByRole("button", { name: say(id), exact: true });

/** @param {Page} page @param {string} id Of its words. */
export const press = (page, id) => button(page, id).click();

/** @param {Page} page @param {number} step @param {number} steps */
export const expectStep = (page, step, steps) =>
  expect(page.locator("#step-of")).toHaveText(say("step-of", { step, steps }));
