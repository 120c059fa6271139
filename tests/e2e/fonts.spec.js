/**
 * The pages of the tests use the fonts of the tests. Otherwise no measurement in a test would be
 * valid.
 */
import { changeFont } from "./fonts.js";
import { expect, sharedTestWith, sharedTest as test } from "./game.js";

/** @import { Page } from "@playwright/test" */

/** The fonts of elements, by language. @type {Record<string, Record<string, string[]>>} */
const EXPECTED = {
  en: { h1: ["DejaVu Sans"], ".listing code": ["DejaVu Sans Mono"] },
  fa: { h1: ["DejaVu Sans"] },
};

test.skip(process.env.CUTOFF_TEST_FONT !== undefined, "this run has a font of its own");

test("pages use the fonts of the tests", async ({ page }) => {
  for (const [language, elements] of Object.entries(EXPECTED)) {
    await page.goto(`./${language === "en" ? "" : `${language}/`}learn/minimax/`);
    for (const [selector, families] of Object.entries(elements))
      expect([selector, ...(await fontsOf(page, selector))]).toEqual([selector, ...families]);
  }
});

sharedTestWith({ font: "Vazirmatn", others: ["Noto Naskh Arabic"] })(
  "an open page changes to another font of the tests and back",
  async ({ page }) => {
    await page.goto("./fa/learn/minimax/");
    expect(await fontsOf(page, "h1")).toEqual(["Vazirmatn"]);
    for (const font of /** @type {const} */ (["Noto Naskh Arabic", "Vazirmatn"])) {
      await changeFont(page, font);
      expect(await fontsOf(page, "h1")).toEqual([font]);
    }
  },
);

/** The fonts in which the browser writes an element. @param {Page} page @param {string} selector */
async function fontsOf(page, selector) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}
