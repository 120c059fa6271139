/**
 * The fonts of the tests. The site uses the visitor's fonts, so a test could pass on one machine
 * and fail on another. Every page of a test gets its fonts from npm instead.
 * `CUTOFF_TEST_FONT="Noto Sans"` makes the whole run use another font.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { env } from "node:process";
import { test as base } from "@playwright/test";
import { INSTALLED, isByFontconfig } from "./installed-fonts.js";

/** @import { BrowserContext, Fixtures, Page, PlaywrightTestArgs } from "@playwright/test" */

/** Names of fonts, and the parts of each that the pages need. The first one of a list is wide. */
const SUBSETS = {
  "DejaVu Sans": ["latin"],
  "DejaVu Mono": ["latin"],
  "Noto Sans": ["latin", "greek"],
  Roboto: ["latin", "greek", "math", "symbols"],
  Vazirmatn: ["latin", "arabic"],
  "Noto Naskh Arabic": ["latin", "arabic", "math", "symbols"],
};

/** @typedef {keyof typeof SUBSETS} Font */
/** @typedef {{ family: string, weight: string, unicodeRange: string, bytes: string }} Face */

/**
 * DejaVu Sans has all characters of the pages in all their languages, and is the last font that
 * they name.
 */
const DEFAULT = /** @type {Font} */ (env.CUTOFF_TEST_FONT ?? "DejaVu Sans");
if (!(DEFAULT in SUBSETS)) throw new Error(`CUTOFF_TEST_FONT is none of ${Object.keys(SUBSETS)}`);

const { resolve } = createRequire(import.meta.url);

/** @param {Font} family @returns {Face[]} */
function faces(family) {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const file = (/** @type {string} */ path) => resolve(`@fontsource/${name}/${path}`);
  const ranges = JSON.parse(readFileSync(file("unicode.json"), "utf8"));
  const weights = ["400", "700"];
  return SUBSETS[family].flatMap((subset) =>
    weights.map((weight) => ({
      family,
      weight,
      unicodeRange: ranges[subset] ?? "U+0-10FFFF",
      // The fonts are served without Brotli, which would take a third of the time of each load.
      bytes: readFileSync(file(`files/${name}-${subset}-${weight}-normal.woff`), "base64"),
    })),
  );
}

/**
 * Runs in the page, before its own scripts.
 * @param {{ faces: Face[], families: string[] }} fonts
 */
function nameFonts({ faces, families }) {
  for (const { family, bytes, ...descriptors } of faces) {
    // A font made from bytes is ready at once, and needs no request and no rule in the policy.
    const signs = atob(bytes);
    const buffer = new Uint8Array(signs.length);
    // `Uint8Array.from` takes ten times as long, before each document of a test.
    for (let at = 0; at < signs.length; at += 1) buffer[at] = signs.charCodeAt(at);
    document.fonts.add(new FontFace(family, buffer, descriptors));
  }
  const names = families.map((family) => `"${family}"`).join(", ");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:root { --face: ${names} !important; --code-face: "DejaVu Mono", "DejaVu Sans Mono", ${names} !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

/** The fonts that make up a font, because it lacks some characters. @param {Font} font */
const familiesOf = (font) => /** @type {Font[]} */ ([...new Set([font, "DejaVu Sans"])]);

/**
 * Changes the font of an open page, which takes less than a load. The context must know the font:
 * see `useFont`.
 * @param {Page} page
 * @param {Font} font
 */
export async function changeFont(page, font) {
  await page.evaluate(nameFonts, { faces: [], families: familiesOf(font) });
  // A font is ready when something has been written in it.
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Makes all pages of a context use these fonts, whatever fonts the machine has.
 * @param {BrowserContext} context
 * @param {Font} [font] What this font lacks is written in DejaVu Sans.
 * @param {Font[]} [others] Fonts for `changeFont`.
 */
export async function useFont(context, font = DEFAULT, others = []) {
  const families = familiesOf(font);
  const all = [...families, ...others, /** @type {const} */ ("DejaVu Mono")].filter(
    (family) => !isByFontconfig || !INSTALLED.includes(family),
  );
  await context.addInitScript(nameFonts, { faces: all.flatMap(faces), families });
}

/** @type {Fixtures<{ font: Font }, {}, PlaywrightTestArgs>} */
const fixtures = {
  font: [DEFAULT, { option: true }],
  context: async ({ context, font }, use) => {
    await useFont(context, font);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A request that is still under way when a test ends does not matter.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
};

/** Playwright's own `test`, with the fonts named. */
export const test = base.extend(fixtures);
