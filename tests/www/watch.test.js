/** Checks that Watch draws and describes each step, for written trees and for positions. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { positionBranches, visibleIds, writtenBranches } from "../../www/parts/search/branches.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { drawSearch } from "../../www/watch/picture/search-drawing.ts";
import { listen } from "./replay.js";
import { recorded } from "./recorded.js";
import { choose, fill, press } from "./room.js";
import { leaveWatch, openWatch, say, searchTree } from "./watch-place.js";

after(leaveWatch);

/** @import { Branches } from "../../www/parts/search/branches.ts" */
/** @typedef {Awaited<ReturnType<typeof openWatch>>} Room */

/** @param {Room} room @param {number} step @param {number} steps */
const assertStep = (room, step, steps) =>
  assert.equal(room.text("#step-of"), say("step-of", { step, steps }));

/**
 * Returns the class of an element that is in a list of names.
 * @param {Element} element
 * @param {string[]} names
 */
const oneOf = (element, names) => names.find((name) => element.classList.contains(name)) ?? "";

/**
 * Steps forward, and compares each drawn node with what the search knows about it.
 * @param {Room} room
 * @param {SearchRecord} record
 * @param {Branches} branches
 * @param {number} least The least number of drawn nodes.
 */
function assertDrawn(room, record, branches, least) {
  const states = ["unknown", "open", "exact", "lower", "upper", "cut"];
  const forward = room.one("#step-forward");
  /** Faults of the drawing. @type {string[]} */
  const wrong = [];
  listen(record, branches, (index, looks) => {
    if (index >= 120) return;
    const nodes = room.all("#tree [data-id]");
    if (nodes.length < least) wrong.push(`step ${index}: ${nodes.length} nodes`);
    for (const node of nodes) {
      const id = Number(node.dataset.id);
      const state = looks.get(id)?.state ?? "unknown";
      const isEstimate = ["exact", "lower", "upper"].includes(state) && record.isEstimate(id);
      const drawn = [oneOf(node, states), node.classList.contains("estimate")];
      if (drawn[0] !== state || (state !== "open" && drawn[1] !== isEstimate))
        wrong.push(`step ${index}, node ${id}: ${drawn}, not ${state} ${isEstimate}`);
    }
    forward.click();
  });
  assert.deepEqual(wrong, []);
}

test("the drawing shows the knowledge of the search at every step", async () => {
  const deep = "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7]],[[5],[9,8],[6]]]";
  const written = new TreeRecord(trace_tree(deep, true), true);
  assertDrawn(await openWatch(`#tree=${deep}`), written, writtenBranches(written), 6);
  const board = "XOX.O....";
  const position = new SearchRecord(trace(board, true, { scoring: "plain" }), true);
  const room = await openWatch(`#start=${board}&moves=&at=0&search=1&scores=plain`);
  assertDrawn(room, position, positionBranches(position), 6);
});

test("a branch that is not drawn has the number of its leaves below its node", async () => {
  const { watch } = await openWatch("#tree=[[[3,5],[2,9,1]],[[12,5],7],[[1,[2,4]],[3]]]");
  const { subject } = /** @type {NonNullable<typeof watch.state.moment>} */ (watch.state.moment);
  const { record, branches } = subject;
  for (let index = 0; index < record.length; index += 1) {
    const step = record.step(index);
    const ids = visibleIds(branches, branches.idOf(step.here), new Set(), 0);
    const drawn = JSON.stringify(drawSearch(subject, step, ids, () => ({ x: 0, y: 0 })));
    const closed = [...drawn.matchAll(/"(\d+) (?:leaf|leaves)"/g)].map(([, count]) =>
      Number(count),
    );
    const open = ids.filter((id) => branches.children(id).length === 0).length;
    const hidden = closed.reduce((sum, count) => sum + count, 0);
    assert.equal(open + hidden, 12, `step ${index}`);
    if (index === 0) assert.deepEqual(closed, [5, 3, 4]);
  }
});

test("the drawing shows the knowledge of the search at every step to a depth limit", async () => {
  const record = recorded("4x4k4", 2);
  const room = await openWatch("#game=4x4k4&depth=2&scores=plain&search=1");
  assertDrawn(room, record, positionBranches(record), 17);
});

test("trees are read as textbooks and programs write them", async () => {
  const room = await openWatch("#tree=[[1,2],[3,4]]&room=own");
  for (const [text, leaves] of /** @type {const} */ ([
    ["((3 12 8) (2 4 6) (14 5 2))", 9],
    ["{{3, 12}, {2, 4}}", 4],
    ["A(B(3, 12), C(2, x))", 4],
    ["[[3 \u{2212}12]\n[2 4.5]]", 4],
  ])) {
    await searchTree(room, text);
    assert.equal(room.text("#tree-fault"), "");
    assert.equal(room.all("#tree .node").length, leaves + (leaves === 9 ? 4 : 3), text);
    const field = /** @type {HTMLTextAreaElement} */ (room.one("#tree-text"));
    assert.equal(field.value, text);
  }
  // A bracket after a space could be part of the value.
  await searchTree(room, "(5 (3 12) 4)");
  const fault = say("fault-tree-unclosed", { character: 4, found: "(" });
  assert.equal(room.text("#tree-fault"), fault);
});

test("a search of 3×3 can have a depth limit, and goes to the end without one", async () => {
  const room = await openWatch("#of=board&scores=plain&depth=2");
  assertCost(room, 2, 36);
  await choose(room.one("#depth"), "end");
  const nodes = { algorithm: "alpha-beta", nodes: 18_297, depth: 0 };
  assert.equal(room.text("#cost"), say("search-of", nodes));
  assert.doesNotMatch(room.address(), /depth=/);
});

/** @param {Room} room @param {number} depth @param {number} nodes */
function assertCost(room, depth, nodes) {
  const limited = say("search-of", { algorithm: "alpha-beta", depth, nodes });
  assert.equal(room.text("#cost"), limited);
}

test("a search of 4×4 has a readable tree of the chosen depth, and its link opens the same tree", async () => {
  const room = await openWatch("#game=4x4k4");
  const usual = recorded("4x4k4", 2);
  assertCost(room, 2, usual.trace.nodes);
  assertStep(room, 1, usual.length);
  const entered = say("step-enter-root", { player: "X", moves: 16, ways: "cells" });
  assert.equal(room.text("#sentence"), entered);

  await choose(room.one("#depth"), "3");
  const deeper = recorded("4x4k4", 3);
  assertCost(room, 3, deeper.trace.nodes);
  await press(room.one("#step-next-cut"));
  const cut = /** @type {number} */ (deeper.findCut(-1));
  assertStep(room, cut + 1, deeper.length);
  assert.match(room.text("#sentence"), /By the estimates/);
  assert.match(room.address(), new RegExp(`depth=3&search=${cut + 1}`));
  const again = await openWatch(room.address());
  assertStep(again, cut + 1, deeper.length);

  // The last sentence calls the result an estimate.
  again.watch.stepper.move(deeper.length);
  const done = /^Done\. At this depth, the search finds .* estimate of/;
  assert.match(again.text("#sentence"), done);
  assert.equal(again.all("#tree .node.estimate[data-id='0']").length, 1);
});

test("a search can start at any of its positions, and the link says where", async () => {
  const connectFour = "#game=7x6k4g&moves=44&of=board";
  const room = await openWatch(connectFour);
  const start = () => room.one("#start-here");
  assert.equal(start().getAttribute("aria-disabled"), "true");
  await press(room.one("#step-forward"));
  assert.equal(start().getAttribute("aria-disabled"), "false");
  await press(start());
  assert.match(room.address(), /from=1(&|$)/);
  const entered = (/** @type {string} */ player) =>
    say("step-enter-root", { player, moves: 7, ways: "columns" });
  assert.equal(room.text("#sentence"), entered("O"));
  await press(room.one("#step-forward"));
  await press(start());
  assert.match(room.address(), /from=11(&|$)/);
  const again = await openWatch(room.address());
  assert.equal(again.text("#sentence"), entered("X"));
  const crosses = (/** @type {Room} */ of) => of.all("#search-board [data-sign=X]").length;
  assert.equal(crosses(again), 2);
  await press(again.one("#start-back"));
  assert.equal(crosses(again), 1);
  assert.doesNotMatch(again.address(), /from=/);
  assert.match(again.address(), /moves=44/);
});

test("a link leads from a step on a large board to a small one", async () => {
  const room = await openWatch("#game=7x6k4g&of=board&depth=6&search=500");
  await room.follow("#moves=04&of=board");
  assert.equal(room.watch.state.moment?.subject.record.shape.game, "3x3k3");
  assert.ok(room.all("#tree [data-id]").length > 0);
});

test("screen readers announce the sentence of each step, and nothing before the first", async () => {
  const announces = (/** @type {Element} */ region) =>
    region.matches("output, [role=status]") || region.getAttribute("aria-live") === "polite";
  const regions = (/** @type {HTMLElement} */ host) =>
    [...host.querySelectorAll(".watch > :not(.drawer), .watch > :not(.drawer) *")]
      .filter(announces)
      .map(({ id }) => id);
  const room = await openWatch();
  assert.deepEqual(regions(room.host), ["sentence"]);
  await press(room.one("#step-next-cut"));
  assert.deepEqual(regions(room.host), ["sentence"]);
  // Until a search is found, the page shows the first sentence of another one.
  room.watch.stepper.clear();
  assert.deepEqual(regions(room.host), []);
});

test("each step has the number of leaves or nodes that the search has reached", async () => {
  const tree = await openWatch("#tree=[[3,12,8],[2,4,6],[14,2,5]]");
  const squares = () => tree.all(".watch-squares span").map((square) => square.className);
  const leaves = (/** @type {number} */ seen) => say("watch-count", { seen, all: 9, of: "leaves" });
  assert.equal(tree.text("#watch-count"), leaves(0));
  assert.ok(squares().every((state) => state === "unknown"));
  await press(tree.one("#step-next-cut"));
  assert.equal(tree.text("#watch-count"), leaves(4));
  await press(tree.one("#step-next-cut"));
  assert.equal(tree.text("#watch-count"), leaves(6));
  const [seen, cut] = ["seen", "cut"];
  assert.deepEqual(squares(), [seen, seen, seen, seen, cut, cut, seen, seen, cut]);

  const room = await openWatch("#moves=0481&x=human&o=human&of=board&search=1");
  const { nodes } = trace("XO..O...X", true, { scoring: "depth-aware" });
  const entered = (/** @type {number} */ seen) =>
    say("watch-count", { seen, all: nodes, of: "nodes" });
  assert.equal(room.text("#watch-count"), entered(1));
  room.watch.stepper.move(Infinity);
  assert.equal(room.text("#watch-count"), entered(nodes));
});

test("the node's tab counts the nodes and leaves up to the step, and gives no later count away", async () => {
  for (const link of [
    "tree=[[3,12,8],[2,4,6],[14,2,5]]",
    "tree=[[3,12,8],[2,4,6],[14,2,5]]&by=minimax",
    "tree=[[5,[6,7]],[a,[4,5]],8]",
    "tree=[5[3,12],[2,4[6,1]]]&depth=1",
  ]) {
    const room = await openWatch(`#${link}`);
    const all = room.all("#tree .node").length;
    const { length } = room.one(".watch-squares").children;
    const steps = Number(/** @type {HTMLInputElement} */ (room.one("#step-scrub")).max);
    for (let step = 0; step <= steps; step += 1) {
      room.watch.stepper.move(step === 0 ? -Infinity : 1);
      const [nodes, leaves] = [".node", ".watch-squares span"].map(
        (each) => room.all(`${each}:not(.unknown, .cut)`).length,
      );
      const algorithm = link.includes("minimax") ? "minimax" : "alpha-beta";
      const counts = { algorithm, nodes, all, leaves, ends: length };
      assert.equal(room.text("#cost"), say("tree-of", counts), `${link}, step ${step}`);
    }
  }
});

test("the first button leads from cut to cut, to the end, and back to the start", async () => {
  const room = await openWatch("#tree=[[3,12,8],[2,4,6],[14,2,5]]");
  const button = () => room.one("#step-next-cut");
  for (const cut of [1, 2]) {
    assert.equal(button().textContent, say("step-next-cut"));
    await press(button());
    assert.equal(room.text("#cut-of"), say("cut-of", { cut, cuts: 2 }));
  }
  assert.equal(button().textContent, say("depth-end"));
  await press(button());
  assert.match(room.text("#sentence"), /^Done\./);
  assert.equal(button().textContent, say("step-restart"));
  await press(button());
  assert.equal(room.text("#watch-count"), say("watch-count", { seen: 0, all: 9, of: "leaves" }));
});

test("the form and links can set the window at the root, and a pair that is not a window is refused", async () => {
  const room = await openWatch("#tree=[[3,12,8],[2,4,6],[14,5,2]]&window=5,&room=own");
  assert.match(room.text("#node-values"), /5/);
  room.watch.stepper.move(Infinity);
  const proves = /** @type {const} */ ("upper");
  assert.equal(
    room.text("#sentence"),
    say("tree-step-leave-root", { worth: "5", estimate: "no", proves }),
  );
  assert.match(room.address(), /window=5,/);
  const [low, high] = /** @type {HTMLInputElement[]} */ (room.all("#tree-form fieldset input"));
  assert.equal(low.value, "5");
  for (const [alpha, beta, fault] of [
    ["5", "4", say("tree-window-fault")],
    ["x", "", say("tree-window-fault")],
    ["", "2", ""],
  ]) {
    await fill(low, alpha);
    await fill(high, beta);
    await press(room.getByRole("button", { name: say("tree-search") }));
    assert.equal(room.text("#tree-fault"), fault);
  }
  await press(room.one("#step-next-cut"));
  assert.match(room.text("#sentence"), /The window at the root ends at β = 2/);
  assert.match(room.address(), /window=,2/);
  const refused = await openWatch("#tree=[[3,5],[2,7]]&window=7,3");
  assert.doesNotMatch(refused.address(), /window/);
});

test("a search that proves no choice marks no move and calls no move best", async () => {
  /**
   * Steps through a search. Returns whether any step marks a choice, and all sentences.
   * @param {string} link
   */
  const chosen = async (link) => {
    const { watch } = await openWatch(link);
    const { subject } = /** @type {NonNullable<typeof watch.state.moment>} */ (watch.state.moment);
    const { record, branches } = subject;
    const steps = Array.from({ length: record.length }, (_, index) => record.step(index));
    const said = steps.map((step) => subject.sentences(step, 0).join(" ")).join("\n");
    const ids = [0, ...branches.children(0)];
    const drawn = steps.map((step) =>
      JSON.stringify(drawSearch(subject, step, ids, () => ({ x: 0, y: 0 }))),
    );
    return { isMarked: drawn.some((elements) => elements.includes('"flag"')), said };
  };
  for (const link of [
    "tree=[[4,-9],[3,3]]&window=5,9",
    "tree=[[1,1],[2,-9],[2,2]]&window=5,9",
    "tree=[[2,5],[3,7]]&window=5,9&convention=hard",
    "tree=[[4,9],[3,3]]&root=min&window=-9,2",
  ]) {
    const { isMarked, said } = await chosen(`#${link}`);
    assert.equal(isMarked, false, link);
    assert.doesNotMatch(
      said,
      /Branch \d is the best|(keeps|So (MAX|MIN) chooses) branch \d\.(?!\d)/,
      link,
    );
  }
  // Beyond the other bound, a choice is proved.
  const { isMarked } = await chosen("#tree=[[12,14],[3,3]]&window=5,9");
  assert.ok(isMarked);
});

test("a search that plays does not come back after another board is opened", async ({ mock }) => {
  const { watch } = await openWatch();
  mock.timers.enable({ apis: ["setTimeout"] });
  watch.stepper.play(true);
  const opening = watch.open(new URLSearchParams("game=4x4k4&search=1&depth=1"));
  // Waits for the board, and not yet for its search.
  while (watch.state.shape.game !== "4x4k4") await new Promise(setImmediate);
  assert.ok(!watch.state.moment);
  mock.timers.tick(250);
  assert.ok(!watch.state.moment);
  mock.timers.reset();
  await opening;
  assert.ok(watch.state.moment);
});

test("the form for the visitor's own tree stays open and gets the focus, even if no search was shown", async () => {
  const room = await openWatch("#moves=304&search=20&answers=off");
  assert.equal(room.watch.state.instead, "ask");
  await choose(room.one("#subject"), "own");
  const list = /** @type {HTMLSelectElement} */ (room.one("#subject"));
  assert.equal(list.value, "own");
  assert.equal(document.activeElement?.id, "tree-text");
});
