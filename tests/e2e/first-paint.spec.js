/** Before its scripts have come, a page has the visitor's language, direction and colours, and no other words. */
import { expect, test } from "./game.js";

const KEPT = { theme: "dark", language: "fa" };

for (const [what, path, kept, expected] of /** @type {const} */ ([
  ["what is kept", "", KEPT, { lang: "fa", dir: "rtl", theme: "dark", seen: false }],
  ["the link first", "#lang=es", KEPT, { lang: "es", dir: "", theme: "dark", seen: false }],
  [
    "a page's own language",
    "es/learn/",
    KEPT,
    { lang: "es", dir: "ltr", theme: "dark", seen: true },
  ],
  ["what is damaged", "", { theme: 7, language: {} }, { lang: "en", dir: "", seen: true }],
])) {
  test(`the first paint follows ${what}`, async ({ page }) => {
    await page.addInitScript(
      (text) => localStorage.setItem("cutoff.preferences", text),
      JSON.stringify(kept),
    );
    /** @type {() => void} */
    let go = () => {};
    const held = new Promise((resolve) => (go = () => resolve(undefined)));
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`./${path}`, { waitUntil: "commit" });
    const first = () =>
      page.evaluate(() => {
        const { lang, dir, dataset } = document.documentElement;
        const main = document.querySelector("#main");
        const seen = main !== null && getComputedStyle(main).visibility === "visible";
        return { lang, dir, theme: dataset.theme, seen };
      });
    await page.locator("#announcer").waitFor({ state: "attached" });
    // With its style sheets.
    await expect.poll(first).toEqual({ theme: undefined, ...expected });
    go();
    await expect(page.locator("#main")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-wordless");
    await expect(page.locator("html")).toHaveAttribute("lang", expected.lang);
  });
}
