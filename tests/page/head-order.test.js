/** Checks the head of a page: style sheets come first, and Learn's scripts have a low priority. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FIRST_PAINT } from "../../www/build/first-paint-tag.ts";
import { sheetsFirst } from "../../www/build/sheets-first.ts";
import { editHtml } from "../../www/build/html.ts";
import { scriptsLow } from "../../www/build/passes.ts";

const sheet = (/** @type {string} */ name) =>
  `<link rel="stylesheet" crossorigin href="../assets/${name}.css">`;
const SCRIPT = `<script type="module" crossorigin src="../assets/main.js"></script>`;
const AHEAD = `<link rel="modulepreload" crossorigin href="../assets/shared.js">`;
const page = (/** @type {string[]} */ ...sheets) =>
  [FIRST_PAINT, SCRIPT, AHEAD, ...sheets.map(sheet), ""].join("\n");
/** Lists the sheets and scripts of a page in their order. @param {string} html */
const order = (html) =>
  [...html.matchAll(/(?:href|src)="\.\.\/assets\/([^"]*)"/g)].map(([, name]) => name);

/** @param {string} html */
function ordered(html) {
  /** @type {string[][]} */
  const asked = [];
  const written = editHtml(html, (page) =>
    sheetsFirst(page, (names) => {
      asked.push(names);
      return "assets/place-1.css";
    }),
  );
  return { order: order(written), asked };
}

test("the style sheets come before the scripts, and all but the shared one are joined", () => {
  const { order, asked } = ordered(page("field-1", "index-1", "shared-1"));
  assert.deepEqual(order, ["place-1.css", "shared-1.css", "main.js", "shared.js"]);
  assert.deepEqual(asked, [["assets/field-1.css", "assets/index-1.css"]]);
});

test("a single style sheet stays one file and keeps its place around the shared one", () => {
  const one = ordered(page("shared-1", "lab-1"));
  assert.deepEqual(one.order, ["shared-1.css", "lab-1.css", "main.js", "shared.js"]);
  assert.deepEqual(one.asked, []);
  const several = ordered(page("field-1", "shared-1", "lab-1"));
  assert.deepEqual(several.order, ["shared-1.css", "place-1.css", "main.js", "shared.js"]);
});

test("the scripts have a low priority in Learn, but not on other pages", () => {
  const other = `<html lang="en" data-place="watch">${page("shared-1")}`;
  assert.doesNotMatch(editHtml(other, scriptsLow), /fetchpriority/);
  const html = editHtml(`<html data-page="learn/">${page("shared-1")}`, scriptsLow);
  assert.equal(html.match(/fetchpriority="low"/g)?.length, 2);
  assert.doesNotMatch(html, /stylesheet[^>]*fetchpriority/);
});
