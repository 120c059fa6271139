/**
 * Checks that a page runs only one script that waits for others, because WebKit does not run two
 * that wait for the same module.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { oneScript } from "../../www/build/one-script.ts";
import { editHtml } from "../../www/build/html.ts";

const script = (/** @type {string} */ source) =>
  `<script type="module" crossorigin src="${source}"></script>`;
const ahead = (/** @type {string} */ source) =>
  `<link rel="modulepreload" crossorigin href="${source}" />`;
const ENGINE = '<script type="module" async crossorigin src="../assets/play-engine.js"></script>';
const FILES = ["../assets/shared.js", "../assets/words.js", "../assets/main.js"];

/** The imports of each file. The last file imports the first through the second. */
const IMPORTS = {
  "assets/main.js": ["assets/words.js"],
  "assets/words.js": ["assets/shared.js"],
  "assets/shared.js": [],
};
const bundle = /** @type {import("vite").Rolldown.OutputBundle} */ (
  Object.fromEntries(
    Object.entries(IMPORTS).map(([name, imports]) => [
      name,
      /** @type {import("vite").Rolldown.OutputChunk} */ ({ type: "chunk", imports }),
    ]),
  )
);

/** @param {string} html */
const passed = (html) =>
  editHtml(html, (page) => oneScript(page, { path: "/learn/index.html", bundle }));

test("a page keeps its last script and preloads the others", () => {
  const [shared, words, main] = FILES;
  assert.equal(
    passed(ENGINE + FILES.map(script).join("")),
    ENGINE + ahead(shared) + ahead(words) + script(main),
  );
});

test("a page with a single script does not change", () => {
  const page = ENGINE + script("../assets/main.js");
  assert.equal(passed(page), page);
});

test("the build fails if the last script does not load another one", () => {
  const [shared, , main] = FILES;
  const page = [main, shared].map(script).join("");
  assert.throws(() => passed(page), /two scripts/);
});
