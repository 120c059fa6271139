/**
 * Checks that every rule of the style sheets is in a layer, and that the layout changes only at the
 * sizes in docs/pages.md.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../www/style/", import.meta.url);
const sheets = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\//g, ""),
}));

const SIZES = { width: ["20", "44", "64", "80"], height: ["36", "43.5", "44.5"] };

test("layouts change only at the listed widths and heights", () => {
  for (const { name, text } of sheets) {
    for (const [query] of text.matchAll(/@media[^{]*/g)) {
      for (const [, size, rem] of query.matchAll(/(width|height) [<>]=? ([\d.]+)rem/g)) {
        assert.ok(
          SIZES[/** @type {"width" | "height"} */ (size)].includes(rem),
          `${name}: ${query}`,
        );
      }
      assert.doesNotMatch(query, /\d(?:px|em)\b|(?:min|max)-(?:width|height)/, name);
    }
  }
});

test("every rule of a page is in a layer", () => {
  for (const { name, text } of sheets) {
    const outside = text
      .replace(/@(?:layer|page) [\w-]+ \{[^]*?^\}/gm, "")
      .replace(/@import [^;]*;/g, "");
    assert.equal(outside.trim(), "", name);
  }
});
