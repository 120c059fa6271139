/**
 * Uses Watch as a learner does: written trees, refusals, and links that ask for something
 * impossible.
 */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { describe, trace } from "../../pkg/npm/cutoff.js";
import { address, evaluate, leave, load } from "./page.js";
import {
  attributes,
  becomes,
  choose,
  count,
  fill,
  plain,
  press,
  pressButton,
  say,
  says,
  shown,
  textOf,
} from "./visitor.js";

after(leave);

/**
 * Waits until the details say something, also where they are closed.
 * @param {string} selector
 * @param {string} words
 */
const inDetails = (selector, words) =>
  becomes(
    () =>
      plain(
        evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector),
      ).includes(plain(words)),
    true,
  );
/** @param {number} step @param {number} steps */
const expectStep = (step, steps) =>
  becomes(() => textOf("#step-of"), plain(say("step-of", { step, steps })));
const ALERT = "[role=alert]:not(#unexpected)";
/** @param {string} selector */
const valueOf = (selector) =>
  evaluate((selector) => /** @type {any} */ (document.querySelector(selector)).value, selector);
/** Moves to a step, or by a key. @param {string} key */
const key = async (key) => {
  evaluate(
    (key) =>
      document
        .querySelector("#tree")
        ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
    key,
  );
  await shown();
};
/** @param {string} name */
const subject = async (name) => {
  choose("#subject", name);
  await shown();
};

test("whatever a link holds, something is shown, and what is wrong is said", async () => {
  await load(`watch/#tree=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await says("#tree-fault", "Character 1");
  await inDetails("#cost", "of 13 nodes");
  await load(`watch/#tree=${"[".repeat(50_000)}`);
  await says("#tree-fault", "60 plies");
  await load("watch/#tree=[[3,5],[2,7]]&search=999");
  await says(ALERT, "The link asks for step 999");
  // This name belongs to a lesson.
  await load("watch/#step=900");
  await says(ALERT, say("link-fault-name", { name: "step" }));
  // Moves that cannot be played leave the search where the game is.
  await load("watch/#game=7x6k4g&moves=44&of=board&from=z9");
  await says(ALERT, say("search-from-fault"));
  await becomes(() => attributes("#search-board [data-sign=X]", "data-sign").length, 1);
  // In a finished game there is nothing to search.
  await load("watch/#moves=03142&search=1");
  await says(ALERT, say("search-over"));
  await inDetails("#cost", "of 13 nodes");
});

test("a link that is followed just as the page writes its address leads where it says", async () => {
  await load("watch/#tree=[[1,2],[3,4]]");
  evaluate(() => {
    location.hash = "#tree=[[5,6],[7,8]]";
    // Sharing has the address say what is shown, which is still the first tree.
    document.getElementById("share")?.click();
  }, null);
  await becomes(() => valueOf("#tree-text"), "[[5,6],[7,8]]");
  await becomes(() => address().includes("#tree=[[5,6],[7,8]]"), true);
});

test("a tree of one's own: typed, refused and drawn at random", async () => {
  await load("watch/#tree=[[1,x],[4,5]]&root=min&depth=2&room=own");
  await becomes(() => valueOf("#tree-text"), "[[1,x],[4,5]]");
  const search = async (/** @type {string} */ text) => {
    await fill("#tree-text", text);
    await pressButton(say("tree-search-button"));
  };
  const wrong = "[[3,5],[2,;]]";
  await search(wrong);
  await says("#tree-fault", say("fault-tree-no-node", { place: 11, found: ";" }));
  assert.equal(valueOf("#tree-text"), wrong);
  // The fault is beside the field, where the visitor continues to type.
  const at = () =>
    evaluate(() => Reflect.get(document.activeElement ?? {}, "selectionStart"), null);
  await becomes(at, 10);
  choose("#tree-depth", "end");
  await shown();
  await search("[[3,12,8],[2,4,6],[14,5,2]]");
  await becomes(() => textOf("#tree-fault"), "");
  await pressButton(say("tree-random-button"));
  await becomes(() => valueOf("#tree-text") !== "[[3,12,8],[2,4,6],[14,5,2]]", true);
  // A tree of three plies.
  assert.match(valueOf("#tree-text"), /^\[\[\[/);
  // Trees of the gallery, with an unknown leaf, and with a depth limit.
  await subject("unknown");
  await press("#watch-pruning");
  await becomes(() => count(".watch[aria-busy]"), 0);
  await key("End");
  await says("#sentence", say("tree-needs", { name: "a" }));
  await subject("depth");
  await becomes(() => count(".watch[aria-busy]"), 0);
  await key("End");
  await says(
    "#sentence",
    say("tree-step-leave-root", { worth: "5", estimate: "yes", proves: "exact" }),
  );
  await says("#sentence", /So M(AX|IN) chooses branch \d\.$/);
  const row = `[${Array(20).fill(1).join(",")}]`;
  await search(`[${Array(20).fill(row).join(",")}]`);
  await inDetails("#cost", "of 421 nodes");
});

test("a search that is too large says how large, and what can be done", async () => {
  await load("watch/#game=4x4k4&of=board&depth=9");
  await says("#search-refused", /^To depth 9, alpha-beta would visit 5,\d{3},\d{3} nodes\./);
  await says("#search-refused", say("search-refused-way", { most: 2_000_000 }));
  assert.equal(textOf(ALERT), "");
  await pressButton(say("search-refused-depth", { plies: 2 }));
  const { nodes } = trace(describe("4x4k4").start, true, {
    game: "4x4k4",
    depth: 2,
    scoring: "plain",
  });
  await inDetails("#cost", say("search-of-limited", { algorithm: "alphaBeta", depth: 2, nodes }));
  // An estimate is plain minimax's number, and the page says so.
  await load("watch/#game=7x6k4g&of=board&depth=end");
  await says("#search-refused", /^To the end of the game, minimax would visit about 10²⁹ nodes\./);
});

test("a position: its scoring, and what minimax would visit, kept from subject to subject", async () => {
  await load("watch/#moves=0481&x=human&o=human&search=1");
  await expectStep(1, 543);
  await press("#room-button");
  await press("#tab-own");
  await inDetails("#scoring", say("scoring-depth-aware", { most: 10 }));
  await press("#step-next-cut");
  await says("#sentence", /^✂ One move earlier, X could have/);
  await says("#sentence", /Plain minimax would visit \d+ node/);
  // Watch's own scores are plain; a link to them says so.
  choose("#scores", "plain");
  await inDetails("#scoring", say("scoring-plain"));
  await becomes(() => address().includes("scores=plain"), true);
  await subject("aima");
  await expectStep(1, 43);
  await subject("position");
  await inDetails("#scoring", say("scoring-plain"));
});

test("a search on the screen leads to its code for another page", async () => {
  await load("watch/#tree=[[3,5],[2,7]]&search=7&room=picture");
  const [href] = evaluate(
    (text) =>
      [...document.querySelectorAll("a")]
        .filter((link) => link.textContent === text)
        .map((link) => link.href),
    say("picture-embed"),
  );
  await load(href.replace("http://localhost/", ""));
  await becomes(() => count(".board-preview iframe"), 1);
  const [source] = attributes(".board-preview iframe", "src");
  assert.match(source ?? "", /\/watch\/#tree=\[\[3,5\],\[2,7\]\]&search=7&lang=en&view=search$/);
});
