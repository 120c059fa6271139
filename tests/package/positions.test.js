/**
 * Tests counts of positions, and the nodes that searches visit on any board in the best and the
 * worst order.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { refusal } from "./refusal.js";

/** @import { BestMoveOptions } from "../../pkg/npm/cutoff.js" */

const { best_move, census, describe, estimate, replay } = cutoff;

/**
 * @param {string} board
 * @param {string} name A search.
 * @param {BestMoveOptions} options
 */
function visit(board, name, options) {
  const search = /** @type {any} */ (["minimax", "alpha-beta"].includes(name) ? undefined : name);
  return best_move(board, name !== "minimax", { ...options, search });
}

/** @param {readonly number[]} counts */
const sum = (counts) => counts.reduce((sum, count) => sum + count, 0);

test("3×3 has the known counts, whether its game is named or not", () => {
  const all = census(".........");
  // docs/design.md, reference numbers.
  const { positions, finished, distinct, games, nodesByPly, complete } = all;
  assert.deepEqual([positions, finished, distinct, games], [5_478, 958, 765, 255_168]);
  assert.deepEqual(nodesByPly, [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
  assert.deepEqual([complete, sum(all.positionsByPly), all.smallestProof], [true, 5_478, 1_452]);
  for (const game of ["3x3k3", "tic-tac-toe"]) assert.deepEqual(census(".........", { game }), all);
});

test("a small board is counted completely", () => {
  const game = "4x3k3g";
  const found = census(describe(game).start, { game });
  assert.deepEqual([found.complete, found.smallestProof], [true, null]);
  assert.equal(sum(found.positionsByPly), found.positions);
  // Minimax visits all nodes of the tree.
  const minimax = best_move(describe(game).start, false, { game, depth: 12 });
  assert.equal(sum(found.nodesByPly), minimax.nodes);
  assert.equal(found.games, minimax.leaves);
  const open = cutoff.positions({ game });
  assert.equal(open.length, found.positions - found.finished);
  assert.equal(new Set(open).size, open.length);
  for (const board of open.slice(-20)) {
    assert.equal(replay(board, "", { game }).positions[0].finished, false);
  }
});

test("a large board is counted up to 100,000 positions", () => {
  const game = "7x6k4g";
  const { start } = describe(game);
  const found = census(start, { game });
  // From J. Tromp, John's Connect Four Playground (A212693 in the OEIS). The next number is
  // 184,275.
  const byPly = [1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859];
  assert.deepEqual(found.positionsByPly, byPly);
  assert.deepEqual([found.complete, found.games], [false, null]);
  assert.equal(found.positions, sum(byPly));
  assert.equal(sum(found.nodesByPly), estimate(start, { game, depth: 7 }).nodes);
  // This board has 161,029 positions.
  assert.equal(census(describe("4x4k4g").start, { game: "4x4k4g" }).complete, false);
  assert.equal(refusal(() => cutoff.positions({ game })).code, "positions-many");
});

test("the best order visits the fewest nodes and the worst order the most", () => {
  for (const [game, depth] of /** @type {const} */ ([
    ["4x4k4", 4],
    ["7x6k4g", 5],
    ["3x3k3", 6],
  ])) {
    const { start } = describe(game);
    const options = { game, depth };
    const [minimax, own, best, worst] = /** @type {const} */ ([
      ...["minimax", "alpha-beta", "best-first", "worst-first"],
    ]).map((name) => visit(start, name, options));
    assert.ok(best.nodes < own.nodes && own.nodes < worst.nodes && worst.nodes < minimax.nodes);
    for (const { score, estimate, exact } of [own, best, worst]) {
      assert.deepEqual([score, estimate, exact], [minimax.score, minimax.estimate, minimax.exact]);
    }
    const counted = best_move(start, true, options);
    assert.deepEqual([own.nodes, own.index], [counted.nodes, counted.index]);
  }
});

test("a long search reports its progress", () => {
  const game = "4x4k4g";
  const heard = /** @type {number[]} */ ([]);
  const progress = (/** @type {number} */ nodes) => heard.push(nodes);
  const { nodes } = visit("", "worst-first", { game, depth: 9, progress });
  // The search for the values visits nodes too.
  assert.ok(heard.length > 0 && (heard.at(-1) ?? 0) > nodes);
});

test("each search of 3×3 finds the same value in every position", () => {
  const names = /** @type {const} */ ([
    "deepening",
    "table",
    "symmetry",
    "best-first",
    "worst-first",
  ]);
  for (const scoring of /** @type {const} */ (["depth-aware", "plain"])) {
    for (const board of cutoff.positions({ choices: true })) {
      const right = best_move(board, true, { scoring });
      const { best } = cutoff.analyze(board, { scoring });
      for (const name of names) {
        const { index, score, outcome, plies, exact } = visit(board, name, { scoring });
        assert.deepEqual([score, outcome, exact], [right.score, right.outcome, true]);
        assert.ok(best.includes(index ?? -1), `${name} ${board}`);
        // A plain score does not give the length of a win.
        const known = scoring === "depth-aware" || outcome === "draw";
        assert.equal(plies, known ? right.plies : null);
      }
    }
  }
});

test("options that do not apply to a search of any board are refused", () => {
  const start = describe("8x8k5").start;
  const options = { game: "8x8k5", depth: 6 };
  for (const search of /** @type {const} */ (["table", "symmetry", "deepening"])) {
    assert.equal(
      refusal(() => best_move(start, true, { ...options, search })).code,
      "option-search",
    );
    assert.equal(refusal(() => best_move("", true, { depth: 3, search })).code, "option-search");
  }
  assert.equal(refusal(() => visit(start, "alpha", { ...options })).code, "option-search");
  // There is only one search without pruning.
  for (const game of ["3x3k3", "4x4k4"]) {
    const best = /** @type {const} */ ({ game, search: "best-first", depth: 2 });
    assert.equal(refusal(() => best_move("", false, best)).code, "option-search");
  }
  assert.ok(visit(start, "alpha-beta", { ...options, depth: 3 }).nodes > 0);
  const long = refusal(() => visit(start, "best-first", options));
  assert.ok(long.code === "search-long" && long.nodes > 1e10);
  assert.equal(refusal(() => census("....", { game: "8x8k5" })).code, "board-length");
  const unknown = refusal(() => census(start, /** @type {any} */ ({ depth: 3 })));
  assert.equal(unknown.code, "option-unknown");
});
