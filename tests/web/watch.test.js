/** Watch as it is shown: what is drawn and said at each step, of written-out trees and of positions. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { describe, trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { positionBranches, writtenBranches } from "../../www/parts/search/branches.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { estimateWords } from "../../www/parts/search/score-meaning.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { listen } from "./replay.js";
import { choose, press } from "./room.js";
import { leaveWatch, openWatch, say, searchTree } from "./watch-room.js";

after(leaveWatch);

/** @import { Branches } from "../../www/parts/search/branches.ts" */
/** @typedef {Awaited<ReturnType<typeof openWatch>>} Room */

/** @param {Room} room @param {number} step @param {number} steps */
const assertStep = (room, step, steps) =>
  assert.equal(room.text("#step-of"), say("step-of", { step, steps }));

/** The engine's own record of a search. @param {string} game @param {number} depth @param {string} [board] */
function recorded(game, depth, board = describe(game).start) {
  const options = /** @type {const} */ ({ game, depth, scoring: "plain" });
  return new SearchRecord(trace(board, true, options), true, "", describe(game));
}

/** What an element is called of some names. @param {Element} element @param {string[]} names */
const oneOf = (element, names) => names.find((name) => element.classList.contains(name)) ?? "";

/**
 * Steps forward, and holds each drawn node against what the search knows of it.
 * @param {Room} room @param {SearchRecord} record @param {Branches} branches @param {number} least Fewer nodes are never drawn.
 */
function assertDrawn(room, record, branches, least) {
  const states = ["unknown", "open", "exact", "least", "most", "cut"];
  const forward = room.one("#step-forward");
  /** What is drawn as it should not be. @type {string[]} */
  const wrong = [];
  listen(record, branches, (index, looks) => {
    if (index >= 120) return;
    const nodes = room.all("#tree [data-id]");
    if (nodes.length < least) wrong.push(`step ${index}: ${nodes.length} nodes`);
    for (const node of nodes) {
      const id = Number(node.dataset.id);
      const state = looks.get(id)?.state ?? "unknown";
      const isEstimate = ["exact", "least", "most"].includes(state) && record.isEstimate(id);
      const drawn = [oneOf(node, states), node.classList.contains("estimate")];
      if (drawn[0] !== state || (state !== "open" && drawn[1] !== isEstimate))
        wrong.push(`step ${index}, node ${id}: ${drawn}, not ${state} ${isEstimate}`);
    }
    forward.click();
  });
  assert.deepEqual(wrong, []);
}

test("the drawing is what the search knows, at every step", async () => {
  const deep = "[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7]],[[5],[9,8],[6]]]";
  const written = new TreeRecord(trace_tree(deep, true), true);
  assertDrawn(await openWatch(`#tree=${deep}`), written, writtenBranches(written), 6);
  const board = "XOX.O....";
  const position = new SearchRecord(trace(board, true, { scoring: "plain" }), true);
  const room = await openWatch(`#start=${board}&moves=&at=0&search=1&scores=plain`);
  assertDrawn(room, position, positionBranches(position), 6);
});

test("the drawing is what the search knows, at every step to a depth limit", async () => {
  const record = recorded("4x4k4", 2);
  const room = await openWatch("#game=4x4k4&depth=2&scores=plain&search=1");
  assertDrawn(room, record, positionBranches(record), 17);
});

test("a tree is read as textbooks and programs write it", async () => {
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
  // A bracket behind a space could be the value's own.
  await searchTree(room, "(5 (3 12) 4)");
  const fault = say("fault-tree-unclosed", { place: 4, found: "(" });
  assert.equal(room.text("#tree-fault"), fault);
});

test("3×3 with a depth limit, and to the end as before", async () => {
  const room = await openWatch("#of=board&scores=plain&depth=2");
  assertCost(room, 2, 36);
  await choose(room.one("#depth"), "end");
  const nodes = { algorithm: "alphaBeta", nodes: 18_297 };
  assert.equal(room.text("#cost"), say("search-of", nodes));
  assert.doesNotMatch(room.address(), /depth=/);
  assert.equal(room.one("#form-estimate").hidden, true);
});

/** @param {Room} room @param {number} depth @param {number} nodes */
function assertCost(room, depth, nodes) {
  const limited = say("search-of-limited", { algorithm: "alphaBeta", depth, nodes });
  assert.equal(room.text("#cost"), limited);
}

test("4×4: a tree that can be read, as deep as one chooses, and the same from its link", async () => {
  const room = await openWatch("#game=4x4k4");
  const usual = recorded("4x4k4", 2);
  assertCost(room, 2, usual.trace.nodes);
  assertStep(room, 1, usual.length);
  const entered = say("step-enter-root", { player: "X", moves: 16, ways: "cells" });
  assert.equal(room.text("#sentence"), entered);
  assert.equal(room.one("#form-estimate").hidden, false);

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

  // The end says what it is: an estimate.
  again.watch.stepper.move(deeper.length);
  const done = /^Done\. At this depth, the search finds .* estimate of/;
  assert.match(again.text("#sentence"), done);
  assert.equal(again.all("#tree .node.estimate[data-id='0']").length, 1);
});

test("a search starts at any of its positions, and the link says where", async () => {
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

test("a move that was cut says what a search as deep as the rest makes of it", async (t) => {
  const room = await openWatch("#game=7x6k4g&of=board&depth=3&scores=plain");
  await press(room.one("#step-next-cut"));
  const record = recorded("7x6k4g", 3);
  const { here } = record.step(/** @type {number} */ (record.findCut(-1)));
  const [cell] = record.cutMoves(here);
  const whole = trace(record.board(here), false, {
    game: "7x6k4g",
    depth: 3 - record.trace.plies[here],
  });
  const full = new SearchRecord(whole, false, "", record.shape);
  const child = full.children(0).find((node) => whole.moves[node] === cell) ?? 0;
  // What is told would go by itself.
  t.mock.timers.enable({ apis: ["setTimeout"] });
  await press(room.one("#search-board button.cut"));
  const { id, values } = estimateWords(whole.values[child]);
  const worth = say(id, values);
  assert.ok(room.toast().includes(`leads to ${worth}.`), room.toast());
});

test("what was never looked at is counted, and comes to all that only minimax visits", async () => {
  const tree = await openWatch("#tree=[[3,12,8],[2,4,6],[14,5,2]]");
  assert.equal(tree.text("#never"), "");
  await press(tree.one("#step-next-cut"));
  assert.equal(tree.text("#never"), say("never-more", { more: 2, all: 2 }));
  await press(tree.one("#step-forward"));
  assert.equal(tree.text("#never"), say("never-all", { all: 2 }));

  const room = await openWatch("#moves=0481&x=human&o=human&of=board&search=2");
  const options = /** @type {const} */ ({ scoring: "depth-aware" });
  const [all, visited] = [false, true].map((prunes) => trace("XO..O...X", prunes, options).nodes);
  room.watch.stepper.move(Infinity);
  assert.equal(room.text("#never"), say("never-all", { all: all - visited }));
  await press(room.one("#watch-pruning"));
  assert.equal(room.text("#never"), "");
});

test("a link leads from a step on a large board to a small one", async () => {
  const room = await openWatch("#game=7x6k4g&of=board&depth=6&search=500");
  await room.follow("#moves=04&of=board");
  assert.equal(room.watch.state.moment?.subject.record.shape.game, "3x3k3");
  assert.ok(room.all("#tree [data-id]").length > 0);
});
