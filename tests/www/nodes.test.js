/**
 * Checks that components make all markup. Only the listed files change elements, each for a reason.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const www = new URL("../../www/", import.meta.url);

/** Code that creates, finds or changes an element of the page. */
const BY_HAND =
  /createElement|\bappend\(|replaceChildren|setAttribute|textContent =|classList|\bdataset\b|setProperty|getElementById|querySelector|dangerouslySetInnerHTML/;

/** The root element identifies the page and its look for style sheets and the first paint. */
const OF_THE_ROOT =
  /document\.documentElement\.(?:dataset|style\.setProperty)|\bdataset\b.* = document\.documentElement/g;
/** Declarations of the root element or its data in functions. */
const NAMED = /const (?:root|\{ (?:dataset|style) \}) = document\.documentElement;/;

/** The files that are allowed to, and the reasons. @type {Record<string, string>} */
const REASONS = {
  "page/roots.ts": "finds the roots of a page, and fills them",
  "page/focus.ts": "finds the subject of a link and an open popover",
  "page/not-found.ts": "stands in 404.html, which loads no other file",
  "base/download.ts": "a browser saves a file only by a link",
  "embed.ts": "works within the pages of others, without Preact",
  "sandbox/sandbox.ts": "the frame of a visitor's program is no part of the page",
  "play/other-boards.tsx":
    "tells the style sheet the shape of its board, which lies in a part of the page around it",
  "watch/controller.ts": "focuses the tree, which another component draws",
  "watch/page.tsx": "focuses the button of the drawer that replaces the pressed one",
  "watch/stage.tsx": "reads which node of the drawing is pressed",
  "watch/map.tsx": "draws the map on a canvas",
  "parts/map/shares.ts": "draws the map on a canvas",
  "learn/islands.tsx": "finds the islands in a page of Learn, whose text stays as it was built",
  "learn/contents-main.tsx": "finds the drawing of the contents",
  "learn/main.tsx": "finds the end of a chapter, and the links from its text to its figures",
  "learn/open-figures.tsx": "finds the drawings of a figure, its fold, and the links to its steps",
  "learn/open-programs.tsx": "finds the lines of a program in its island",
  "learn/open-questions.tsx": "finds the answer below a question",
};

test("only the listed files create, find or change elements", () => {
  const found = readdirSync(www, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.tsx?$/.test(name) && !/^(build|public)\/|\.d\.ts$/.test(name))
    .filter((name) => {
      const text = readFileSync(new URL(name, www), "utf8");
      const own = text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, "").replace(OF_THE_ROOT, "");
      const plain = NAMED.test(text)
        ? own.replace(/\b(?:root\.)?dataset\b|\bstyle\.setProperty\b/g, "")
        : own;
      return BY_HAND.test(plain);
    });
  assert.deepEqual(found.filter((name) => !(name in REASONS)).sort(), []);
  assert.deepEqual(
    Object.keys(REASONS).filter((name) => !found.includes(name)),
    [],
    "no reason is left over",
  );
});
