/**
 * The pages of the tests use the fonts of the tests. Otherwise no measurement in a test would be
 * valid.
 */
import { expect, sharedTest as test } from "./game.js";

/** The fonts of elements, by language. @type {Record<string, Record<string, string[]>>} */
const EXPECTED = {
  en: { h1: ["DejaVu Sans"], ".listing code": ["DejaVu Sans Mono"] },
  fa: { h1: ["DejaVu Sans"] },
};

test.skip(process.env.CUTOFF_TEST_FONT !== undefined, "this run has a font of its own");

test("pages use the fonts of the tests", async ({ page }) => {
  for (const [language, elements] of Object.entries(EXPECTED)) {
    await page.goto(`./${language === "en" ? "" : `${language}/`}learn/minimax/`);
    const browser = await page.context().newCDPSession(page);
    await browser.send("DOM.enable");
    await browser.send("CSS.enable");
    const { root } = await browser.send("DOM.getDocument");
    for (const [selector, families] of Object.entries(elements)) {
      const { nodeId } = await browser.send("DOM.querySelector", {
        nodeId: root.nodeId,
        selector,
      });
      const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
      expect([selector, ...fonts.map(({ familyName }) => familyName)]).toEqual([
        selector,
        ...families,
      ]);
    }
    await browser.detach();
  }
});
