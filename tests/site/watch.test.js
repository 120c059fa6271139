/** Uses Watch as a learner does: written trees, refusals, and impossible links. */
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
  screen,
  shown,
  textOf,
  type,
  valueOf,
} from "./visitor.js";

after(leave);

/**
 * Waits until the drawer has this text, even if it is closed.
 * @param {string} selector
 * @param {string} words
 */
const inDrawer = (selector, words) =>
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
/** Presses a key that moves between steps. @param {string} key */
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

test("the page shows a search for any link, and reports the link's faults", async () => {
  await load(`watch/#tree=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await says("#tree-fault", "Character 1");
  await inDrawer("#cost", "of 13 nodes");
  await load(`watch/#tree=${"[".repeat(50_000)}`);
  await says("#tree-fault", "60 plies");
  await load("watch/#tree=[[3,5],[2,7]]&search=999");
  await says(ALERT, "The link asks for step 999");
  // This name is part of a lesson's link.
  await load("watch/#step=900");
  await says(ALERT, say("link-fault-name", { name: "step" }));
  // With illegal moves, the search starts from the position of the game.
  await load("watch/#game=7x6k4g&moves=44&of=board&from=z9");
  await says(ALERT, say("search-from-fault"));
  await becomes(() => attributes("#search-board [data-sign=X]", "data-sign").length, 1);
  // A finished game has no moves to search.
  await load("watch/#moves=03142&search=1");
  await says(ALERT, say("search-over"));
  await inDrawer("#cost", "of 13 nodes");
});

test("a link that is followed while the page writes its address still leads to its target", async () => {
  await load("watch/#tree=[[1,2],[3,4]]");
  evaluate(() => {
    location.hash = "#tree=[[5,6],[7,8]]";
    // Sharing writes the present view into the address, which is still the first tree.
    document.getElementById("share")?.click();
  }, null);
  await becomes(() => valueOf("#tree-text"), "[[5,6],[7,8]]");
  await becomes(() => address().includes("#tree=[[5,6],[7,8]]"), true);
});

test("visitors can type a tree or draw one at random, and a wrong tree is refused", async () => {
  await load("watch/#tree=[[1,x],[4,5]]&root=min&depth=2&room=own");
  await becomes(() => valueOf("#tree-text"), "[[1,x],[4,5]]");
  const search = async (/** @type {string} */ text) => {
    await fill("#tree-text", text);
    await pressButton(say("tree-search"));
  };
  const wrong = "[[3,5],[2,;]]";
  await search(wrong);
  await says("#tree-fault", say("fault-tree-no-node", { character: 11, found: ";" }));
  assert.equal(valueOf("#tree-text"), wrong);
  // The fault is beside the field, and the cursor is at the fault.
  const at = () =>
    evaluate(() => Reflect.get(document.activeElement ?? {}, "selectionStart"), null);
  await becomes(at, 10);
  choose("#tree-depth", "end");
  await shown();
  await search("[[3,12,8],[2,4,6],[14,5,2]]");
  await becomes(() => textOf("#tree-fault"), "");
  await pressButton(say("tree-random"));
  await becomes(() => valueOf("#tree-text") !== "[[3,12,8],[2,4,6],[14,5,2]]", true);
  // The tree has three plies.
  assert.match(valueOf("#tree-text"), /^\[\[\[/);
  // The gallery has trees with an unknown leaf and with a depth limit.
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
  await inDrawer("#cost", "of 421 nodes");
});

test("the page states the size of a search that is too large, and what to do", async () => {
  await load("watch/#game=4x4k4&of=board&depth=9");
  await says("#search-refused", /^Alpha-beta would visit 5,\d{3},\d{3} nodes to reach depth 9\./);
  await says("#search-refused", say("search-refused-way", { most: 2_000_000 }));
  assert.equal(textOf(ALERT), "");
  await pressButton(say("search-refused-depth", { plies: 2 }));
  const { nodes } = trace(describe("4x4k4").start, true, {
    game: "4x4k4",
    depth: 2,
    scoring: "plain",
  });
  await inDrawer("#cost", say("search-of", { algorithm: "alpha-beta", depth: 2, nodes }));
  // The estimate is for plain minimax, and the page says so.
  await load("watch/#game=7x6k4g&of=board&depth=end");
  await says(
    "#search-refused",
    /^Minimax would visit about 10²⁹ nodes to reach the end of the game\./,
  );
});

test("a position shows its scoring and the nodes of minimax, and keeps its scoring when the subject changes", async () => {
  await load("watch/#moves=0481&x=human&o=human&search=1");
  await expectStep(1, 543);
  await press("#drawer-button");
  await press("#tab-own");
  await inDrawer("#scoring", say("scores-depth-aware-about", { most: 10 }));
  await press("#step-next-cut");
  await says("#sentence", /^✂ One move earlier, X could have/);
  await says("#sentence", /Plain minimax would visit \d+ more nodes? here/);
  // When the subject changes from a tree, the position has Play's scoring, and thus as many nodes.
  await subject("aima");
  await expectStep(1, 43);
  await subject("position");
  await expectStep(1, 543);
  // A link with plain scores shows that, and the visitor's choice stays.
  choose("#scores", "plain");
  await inDrawer("#scoring", say("scores-plain-about"));
  await becomes(() => address().includes("scores=plain"), true);
  await subject("aima");
  await expectStep(1, 43);
  await subject("position");
  await inDrawer("#scoring", say("scores-plain-about"));
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

test("a screen reader can read the tree as a list at the first cut", async () => {
  await load("watch/#tree=[[3,5,10],[2,a,b],[2,7,3]]&search=23");
  await press("#drawer-button");
  await press("#tab-list");
  const items = () => screen().getAllByRole("treeitem");
  assert.ok(screen().getByRole("tree", { name: "The tree" }));
  /** The name of an item without the names of inner items. */
  const heard = () =>
    evaluate(
      () =>
        Array.from(document.querySelectorAll("[role=treeitem]"), (item) => {
          const own = /** @type {Element} */ (item.cloneNode(true));
          for (const group of own.querySelectorAll("[role=group]")) group.remove();
          return item.getAttribute("aria-label") ?? own.textContent?.trim() ?? "";
        }).join("\n"),
      null,
    );
  await becomes(
    () => plain(heard()),
    [
      "the root, ▲ MAX: being searched",
      "branch 1, ▼ MIN: value 3",
      "branch 1.1, leaf 3: value 3",
      "branch 1.2, leaf 5: value 5",
      "branch 1.3, leaf 10: value 10",
      "branch 2, ▼ MIN: being searched",
      "branch 2.1, leaf 2: value 2",
      "branch 2.2, leaf a: cut ✂",
      "branch 2.3, leaf b: cut ✂",
      "branch 3, ▼ MIN: not visited yet",
      "branch 3.1, leaf 2: not visited yet",
      "branch 3.2, leaf 7: not visited yet",
      "branch 3.3, leaf 3: not visited yet",
    ].join("\n"),
  );
  for (const [at, expanded] of /** @type {const} */ ([
    [0, "true"],
    [1, "true"],
    [2, null],
  ]))
    assert.equal(items()[at].getAttribute("aria-expanded"), expanded);
  items()[0].focus();
  type("ArrowDown");
  const focused = () => items().findIndex((item) => item === item.ownerDocument.activeElement);
  await becomes(focused, 1);
  type("Enter");
  await expectStep(2, 33);
});

test("a position with hidden answers asks before it shows its search, but a tree does not", async () => {
  const isAsked = () => count("#answer-ask") > 0;
  const isFocused = (/** @type {string} */ id) =>
    evaluate((id) => document.activeElement?.id === id, id);
  await load("watch/#moves=304&search=20&answers=off");
  await says("#answer-ask", say("watch-anyway"));
  await becomes(() => isFocused("answer-show"), true);
  for (const id of ["tree", "sentence", "search-board", "code", "cost"])
    assert.equal(count(`#${id}`), 0, id);
  await key("n");
  await subject("aima");
  await becomes(isAsked, false);
  await expectStep(1, 43);
  await subject("position");
  await becomes(isAsked, true);
  await press("#answer-show");
  await becomes(isAsked, false);
  await becomes(() => isFocused("tree"), true);
  await becomes(() => textOf("#sentence") !== "", true);
  // The page asks only once.
  await subject("aima");
  await subject("position");
  await becomes(isAsked, false);
  await becomes(() => textOf("#sentence") !== "", true);
  await load("watch/#moves=304&search=20");
  assert.equal(isAsked(), false);
});

test("a step shows its bounds, the number of its cut, its line of code and its node in the list", async () => {
  const current = () => textOf("#code [aria-current]");
  await load("watch/#tree=[[3,12,8],[2,4,6],[14,5,2]]&search=23&room=code");
  await becomes(() => textOf("#node-values dd"), "3 2 2");
  await becomes(() => textOf("#cut-of"), plain(say("cut-of", { cut: 1, cuts: 1 })));
  assert.match(current(), /α ≥ β/);
  await press("#tab-list");
  await says("[role=treeitem][aria-current=step] > span", "branch 2, ▼ MIN: being searched");
  await press("#watch-pruning");
  await press("#tab-code");
  await key("End");
  await becomes(() => /^\s*return/.test(current()), true);
  assert.equal(textOf("#node-values dd"), "3");
  // A position with five free cells has four depths before its end.
  await load("watch/#moves=0481&x=human&o=human&search=1&room=own");
  await becomes(() => attributes("#depth option", "value").join(), "1,2,3,4,end");
});
