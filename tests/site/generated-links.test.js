/**
 * Opens sixty random links to all places and boards. Each one opens, or the page names its faults.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { generatedLinks } from "../www/generated-links.js";
import { PLACES, PLACE_NAMES } from "../../www/page/places.ts";
import { speech } from "../www/words.js";
import { evaluate, leave, load } from "./page.js";

const { say } = speech("en");
/** Texts for faults that the page cannot explain. */
const UNEXPLAINED = ["page-failed", "page-stopped", "unexpected"].map((id) => say(id));

after(leave);

/** Reads the page's text about the link, and its subject. Runs in the page. */
function found() {
  // Without a browser there are no styles, so the test lists what the style sheets hide.
  const hidden = "[hidden], :root:not([data-fault]) #unexpected";
  const shown = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].filter((element) => !element.closest(hidden));
  const texts = (/** @type {string} */ selector) => shown(selector).map((one) => one.textContent);
  return {
    words: texts("[role=alert], #search-refused, #tree-fault").join(" ").trim(),
    content: texts("main").join("").trim(),
    cells: shown("#board button").length,
    board: texts("#bar-board, #board-now").join(" "),
  };
}

for (const { place, fragment, isFaulty } of generatedLinks(60, 19)) {
  test(`a generated link opens or has its faults named: ${place} ${fragment.slice(0, 100)}`, async () => {
    await load(PLACES[place].path + fragment);
    const { words, content, cells } = evaluate(found, null);
    for (const text of UNEXPLAINED) assert.ok(!words.includes(text), words);
    // Learn passes the game on without reading it.
    if (isFaulty && place !== "learn") assert.notEqual(words, "");
    assert.notEqual(content, "");
    if (place === "play") assert.ok(cells > 0);
  });
}

for (const link of [
  "#game=7x6k4g&start=9",
  "#game=4x4k4&start=44",
  "#game=4x4k4g&start=best",
  "#game=7x6k4g&start=9&view=board",
]) {
  test(`the page names a start that is not a board, and begins the game: ${link}`, async () => {
    await load(link);
    const { words, cells } = evaluate(found, null);
    assert.match(words, /No game can start from the position/);
    assert.ok(cells > 0);
  });
}

const LONG = "x".repeat(3000);

/**
 * Additions to links for places whose first view does not name a board.
 * @type {Record<string, string>}
 */
const ON_BOARD = { practise: "&mode=find" };
// Pages of Learn, the overview of the lab and Teach do not name a board.
for (const place of PLACE_NAMES.filter((name) => !["learn", "lab", "teach"].includes(name))) {
  test(`the page shortens the name of an unknown game: ${place}`, async () => {
    for (const game of [LONG, `4x4k4g;answers=off;${"moves=44;".repeat(12)}`, "review-on"]) {
      await load(`${PLACES[place].path}#game=${game}${ON_BOARD[place] ?? ""}`);
      const { board } = evaluate(found, null);
      assert.ok(board.length > 0 && board.length <= 24, board);
      assert.notEqual(board, say("resume"));
    }
  });
}
