/** Checks that the colours of searches are visible in both themes, and differ from X's and O's. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** Reads the light and the dark value of each token. @returns {Map<string, [string, string]>} */
function tokens() {
  const css = readFileSync(new URL("../../www/style/tokens.css", import.meta.url), "utf8");
  const found = css.matchAll(/--([\w-]+):\s*light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map([...found].map(([, name, light, dark]) => [name, [light, dark]]));
}

/** The relative luminance of a colour by WCAG 2.2. @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test("each search has its own colour with a contrast of 3 : 1, different from those of X and O", () => {
  const all = tokens();
  const colour = (/** @type {string} */ name) => all.get(name) ?? ["", ""];
  for (const scheme of [0, 1]) {
    const searches = ["minimax", "alpha-beta"];
    for (const name of searches) {
      for (const ground of ["ground", "surface"]) {
        const found = contrast(colour(name)[scheme], colour(ground)[scheme]);
        assert.ok(found >= 3, `${name} on ${ground}: ${found}`);
      }
    }
    assert.equal(new Set([...searches, "x", "o"].map((name) => colour(name)[scheme])).size, 4);
  }
});
