/**
 * Compares facts that the questions rely on with searches of random trees and with all orders of a
 * tree.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { placeholderValue } from "../../learn/chapters/numbers.ts";
import {
  entriesThatAnswer,
  fewestVisited,
  lastCompleteRound,
  rowsToWaitIn,
  surelyTrue,
  triedWithoutClearing,
  valuesAfter,
} from "../../learn/chapters/calculations.ts";
import { seeded } from "../../www/base/random.ts";
import { programs } from "../programs/import-stages.js";

/** @typedef {number | Tree[]} Tree */

const { minimax: worth } = programs["tree-minimax"];
const { alphaBeta: returned, negamax } = programs["tree-alpha-beta"];

const random = seeded(40);
/** @param {number} most */
const below = (most) => Math.floor(random() * most);

/** @param {number} depth @returns {Tree} */
const randomTree = (depth) =>
  depth === 0 ? 1 + below(10) : Array.from({ length: 1 + below(3) }, () => randomTree(depth - 1));

test("exactly the values that the chapter calls possible agree with a returned number", () => {
  const [alpha, beta] = [5, 8];
  /** @type {Map<number, Set<number>>} */
  const seen = new Map();
  for (let n = 0; n < 40_000; n += 1) {
    const tree = randomTree(1 + below(4));
    const isMax = below(2) === 0;
    const number = returned(tree, alpha, beta, isMax);
    seen.set(number, (seen.get(number) ?? new Set()).add(worth(tree, isMax)));
  }
  for (const [number, values] of seen) {
    const possible = valuesAfter([alpha, beta, number, 1, 10]);
    assert.deepEqual(
      [...values].sort((a, b) => a - b),
      possible,
      `${number}`,
    );
  }
  assert.equal(seen.size, 10);
});

test("a number at the root is exact if it is better than all earlier ones, and can be wrong otherwise", () => {
  const wrong = new Set();
  for (let n = 0; n < 4000; n += 1) {
    const branches = Array.from({ length: 4 }, () => randomTree(1 + below(3)));
    let alpha = -Infinity;
    const numbers = branches.map((branch) => {
      const number = returned(branch, alpha, Infinity, false);
      alpha = Math.max(alpha, number);
      return number;
    });
    const sure = surelyTrue(numbers);
    for (const [at, branch] of branches.entries()) {
      const isSure = numbers[at] > Math.max(-Infinity, ...numbers.slice(0, at));
      if (isSure) assert.equal(numbers[at], worth(branch, false));
      else if (numbers[at] !== worth(branch, false)) wrong.add(numbers[at] === alpha);
    }
    assert.equal(sure.length, new Set(sure).size);
  }
  // One number is lower than an earlier one, and another is equal to one.
  assert.equal(wrong.size, 2);
});

test("a table entry can be used if it is deep enough and proves a value or a cut", () => {
  for (let n = 0; n < 500; n += 1) {
    const tree = randomTree(3);
    const [isMax, low, alpha] = [below(2) === 0, below(9), below(9)];
    // A search stores the entry with one window, and another search reads it with another window.
    const number = returned(tree, low, low + 2, isMax);
    const kind = number <= low ? "-" : number >= low + 2 ? "+" : "";
    const ends = entriesThatAnswer({ depth: 3, alpha, beta: alpha + 2 }, [`${number}${kind}@3`]);
    if (ends.length === 0) continue;
    const value = worth(tree, isMax);
    if (number <= alpha && kind !== "") assert.ok(value <= alpha);
    else if (number >= alpha + 2 && kind !== "") assert.ok(value >= alpha + 2);
    else assert.equal(value, number);
  }
  const search = { depth: 4, alpha: 2, beta: 6 };
  assert.deepEqual(
    entriesThatAnswer(search, ["3@5", "3@3", "7+@4", "5+@4", "4-@6", "2-@4"]),
    [1, 3, 6],
  );
});

/** @template T @param {readonly T[]} all @returns {T[][]} */
const orders = (all) =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

/**
 * Lists every order of the branches and of the leaves in them.
 * @param {readonly number[][]} tree
 * @returns {number[][][]}
 */
const ordersOf = (tree) =>
  orders(tree).flatMap((branches) =>
    branches.reduce(
      (/** @type {number[][][]} */ done, branch) =>
        done.flatMap((before) => orders(branch).map((leaves) => [...before, leaves])),
      [[]],
    ),
  );

test("the best order of a tree skips exactly the number of leaves in the chapter", () => {
  const trees = [
    [
      [4, 9, 2],
      [8, 7, 3],
      [5, 6, 1],
    ],
    ...Array.from({ length: 6 }, () =>
      [0, 1, 2].map(() => Array.from({ length: 1 + below(3) }, () => below(9))),
    ),
  ];
  for (const tree of trees) {
    const skipped = ordersOf(tree).map((order) =>
      Number(placeholderValue(engine, new Map(), `skipped ${JSON.stringify(order)}`)),
    );
    assert.equal(tree.flat().length - fewestVisited(tree), Math.max(...skipped));
  }
});

test("a search that never clears its cells tries only one move on the empty board", () => {
  assert.equal(triedWithoutClearing("........."), 1);
  assert.equal(placeholderValue(engine, new Map(), "uncleared empty"), 1);
  assert.equal(triedWithoutClearing("XXXOO...."), 0);
  assert.equal(triedWithoutClearing("XOXOXOOX."), 1);
});

test("the program with a table stores the entry that the chapter follows, and uses it in the same window", () => {
  const search = new programs.table.Search();
  /** @type {{ kind: string, value: number, alpha: number, nodes: number }[]} */
  const visits = [];
  const { alphaBeta, table } = /** @type {any} */ (search);
  Object.assign(search, {
    /** @param {string} board @param {number[]} rest */
    alphaBeta(board, ...rest) {
      const before = search.nodes;
      const value = alphaBeta.call(search, board, ...rest);
      const { kind } = table.get(board) ?? {};
      if (board === "X...O...X")
        visits.push({ kind, value, alpha: rest[0], nodes: search.nodes - before });
      return value;
    },
  });
  search.bestMove(".........");
  const [first, again] = visits;
  assert.equal(visits.length, 2);
  assert.ok(first.nodes > 1);
  assert.deepEqual(again, { kind: "at most", value: 0, alpha: 0, nodes: 1 });
  assert.deepEqual([first.kind, first.value, first.alpha], ["at most", 0, 0]);
});

test("a program completes as many rounds as there is time for", () => {
  for (const nodes of [1, 2, 13, 14, 1500]) {
    const rounds = lastCompleteRound(2, nodes);
    const cost = (/** @type {number} */ round) => 2 ** (round + 1) - 2;
    assert.ok(cost(rounds) <= nodes && nodes < cost(rounds + 1), `${nodes}`);
  }
  assert.deepEqual([2 ** 10, 2 ** 10 - 2, 1500 - (2 ** 10 - 2)], [1024, 1022, 478]);
  assert.equal(placeholderValue(engine, new Map(), "complete 2 1500"), 9);
});

test("the side that fills a row of the last column is the one that the chapter says", () => {
  for (const others of [0, 1, 2, 8, 9]) {
    const sides = Array.from({ length: others + 6 }, (_, n) => (n % 2 === 0 ? "X" : "O"));
    const filled = sides.slice(others).flatMap((side, n) => (side === "X" ? [n + 1] : []));
    assert.deepEqual(
      rowsToWaitIn(6, others),
      filled.filter((row) => row > 1),
    );
  }
});

test("negamax returns what the question says, from the view of the side to move", () => {
  const tree = [
    [4, 7],
    [6, 8],
    [5, 9],
  ];
  const asked = (/** @type {number} */ n) =>
    placeholderValue(engine, new Map(), `turned ${JSON.stringify(tree)} ${n}`);
  let alpha = -Infinity;
  for (const [n, branch] of tree.entries()) {
    const value = negamax(branch, -Infinity, -alpha, false);
    assert.equal(value, asked(n + 1));
    alpha = Math.max(alpha, -value);
  }
  assert.equal(alpha, 6);
});

test("of six returned values, 4, 6 and 7 are exact", () => {
  assert.deepEqual(placeholderValue(engine, new Map(), "sure 4 2 6 6 3 7"), [4, 6, 7]);
});

test("two more rows below a waiting threat require two more stones", () => {
  /**
   * Counts the stones until X plays on the marked cell. Neither side wants to play below it, but O
   * can block it.
   * @param {number} free Cells of the other columns.
   * @param {number} below Free cells below the marked one.
   * @param {boolean} isX X to move.
   * @returns {number} Infinite if X never plays there.
   */
  const stones = (free, below, isX) => {
    if (below === 0) return isX ? 1 : Infinity;
    const choices = [
      ...(free > 0 ? [1 + stones(free - 1, below, !isX)] : []),
      1 + stones(free, below - 1, !isX),
    ];
    return Math[isX ? "min" : "max"](...choices);
  };
  // In the figure there are six other free cells, and one below.
  assert.equal(stones(6, 1, false), 8);
  assert.equal(stones(6, 3, false), 10);
  assert.equal(stones(6, 2, false), Infinity);
});
