/**
 * A page has the visitor's language, direction and colours before its scripts have loaded. It tells
 * newcomers its purpose, and shows no other words.
 */
import { expect, say, sharedTest, test } from "./game.js";
import { openPlace } from "./place.js";

/** @import { Page } from "@playwright/test" */

/**
 * Opens a page whose scripts wait until the returned function is called.
 * @param {Page} page
 * @param {string} path
 */
async function openWithoutScripts(page, path) {
  /** @type {() => void} */
  let go = () => {};
  const held = new Promise((resolve) => (go = () => resolve(undefined)));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`./${path}`, { waitUntil: "commit" });
  return go;
}

const KEPT = { theme: "dark", language: "fa" };

/** Pages, each with the preferences stored in the browser, and the beginning of the page. */
const FOLLOWED = /** @type {const} */ ([
  ["what is kept", "", KEPT, { lang: "fa", dir: "rtl", theme: "dark", seen: false }],
  ["the link first", "#lang=es", KEPT, { lang: "es", dir: "", theme: "dark", seen: false }],
  [
    "a page's own language",
    "es/learn/",
    KEPT,
    { lang: "es", dir: "ltr", theme: "dark", seen: true },
  ],
  ["what is damaged", "", { theme: 7, language: {} }, { lang: "en", dir: "", seen: true }],
]);

sharedTest(
  "the first paint follows the link, the page and the stored settings",
  async ({ page }) => {
    for (const [what, path, kept, expected] of FOLLOWED) {
      await test.step(what, async () => {
        await page.goto("./robots.txt");
        await page.evaluate(
          (text) => localStorage.setItem("cutoff.preferences", text),
          JSON.stringify(kept),
        );
        const go = await openWithoutScripts(page, path);
        const first = () =>
          page.evaluate(() => {
            const { lang, dir, dataset } = document.documentElement;
            const main = document.querySelector("#main");
            const seen = main !== null && getComputedStyle(main).visibility === "visible";
            return { lang, dir, theme: dataset.theme, seen };
          });
        await page.locator("#announcer").waitFor({ state: "attached" });
        // The style sheets have loaded.
        await expect.poll(first).toEqual({ theme: undefined, ...expected });
        go();
        await expect(page.locator("#main")).toBeVisible();
        await expect(page.locator("html")).not.toHaveAttribute("data-wordless");
        await expect(page.locator("html")).toHaveAttribute("lang", expected.lang);
        await page.unrouteAll({ behavior: "wait" });
      });
    }
  },
);

const PHONE = { width: 412, height: 823 };

/** Pages, and selectors of their first words. */
const FIRST = [
  ["", "#turn"],
  ["watch/", "#sentence"],
  ["practise/", ".practise-home h1"],
];

sharedTest(
  "the first paint has the words of the place, unless the visitor follows a link to something else",
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const [path, words] of FIRST) {
      const said = page.locator(words);
      let go = await openWithoutScripts(page, path);
      await expect(said).toBeVisible();
      const text = await said.textContent();
      expect(text).not.toBe("");
      go();
      await expect(page.locator("html")).toHaveAttribute("data-open", "yes");
      await expect(said).toHaveText(text ?? "");
      await page.unrouteAll({ behavior: "wait" });

      await page.goto("./robots.txt");
      go = await openWithoutScripts(page, `${path}#pruning=minimax`);
      await page.locator("#announcer").waitFor({ state: "attached" });
      await expect(said).toBeHidden();
      go();
      await expect(page.locator("html")).toHaveAttribute("data-open", "yes");
      await expect(said).toBeVisible();
      await page.unrouteAll({ behavior: "wait" });
    }
  },
);

sharedTest(
  "the first paint of a lab room introduces the room, and the scripts fill the room of the horizon",
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    for (const room of ["race", "order", "size", "horizon", "bugs"]) {
      const go = await openWithoutScripts(page, `lab/${room}/`);
      const lead = page.getByText(say(`${room}-lead`));
      await expect(lead, room).toBeVisible();
      go();
      await expect(page.locator("html")).toHaveAttribute("data-open", "yes");
      await expect(lead, room).toBeVisible();
      await page.unrouteAll({ behavior: "wait" });
    }

    await page.setViewportSize(PHONE);
    const go = await openWithoutScripts(page, "lab/horizon/");
    const [sentence, depth] = [page.locator(".horizon-sentence"), page.locator("select").last()];
    await expect(sentence).toBeEmpty();
    await expect(depth).toHaveValue("4");
    // No element of the first paint is created again.
    await sentence.evaluate((element) => Object.assign(element, { kept: true }));
    go();
    await expect(page.locator(".line-player")).toHaveCount(2);
    await expect(sentence).toHaveJSProperty("kept", true);
  },
);

test("the page never shows English to other readers, or all exercises to a reader with a link to one", async ({
  page,
}) => {
  await page.addInitScript(() => {
    /** @type {Set<string | null>} */
    const seen = new Set();
    Object.assign(globalThis, { seen });
    requestAnimationFrame(function look() {
      for (const element of document.querySelectorAll("#main h1, .lab-lead"))
        if (getComputedStyle(element).visibility === "visible") seen.add(element.textContent);
      requestAnimationFrame(look);
    });
  });
  const seen = () => page.evaluate(() => [.../** @type {any} */ (globalThis).seen]);
  await openPlace(page, "size", "", "fa");
  await expect.poll(seen).toContain(await page.locator(".lab-lead").textContent());
  expect(await seen()).not.toContain(say("size-lead"));
  await openPlace(page, "practise", "#mode=mark&seed=8");
  await expect.poll(seen).toContain(say("kind-mark"));
  expect(await seen()).not.toContain(say("practise-heading"));
});

sharedTest(
  "each click before the scripts have loaded is answered once, in order",
  async ({ page }) => {
    const goPlay = await openWithoutScripts(page, "");
    const [pruning, hint] = [page.locator("#pruning"), page.locator("#hint")];
    for (const button of [pruning, hint, pruning, pruning]) await button.click();
    goPlay();
    await expect(pruning).toHaveAttribute("aria-checked", "false");
    await expect(hint).toHaveAttribute("aria-pressed", "true");
    // Later clicks are answered as usual.
    await pruning.click();
    await expect(pruning).toHaveAttribute("aria-checked", "true");
    await page.unrouteAll({ behavior: "wait" });

    const goWatch = await openWithoutScripts(page, "watch/");
    for (let times = 0; times < 3; times++) await page.locator("#step-forward").click();
    goWatch();
    await expect(page.locator("#step-of")).toHaveText(say("step-of", { step: 4, steps: 43 }));
  },
);
