/**
 * Checks numbers in the chapters with independent programs, which share no code with the engine.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { placeholderValue, STORED_COUNTS } from "../../learn/chapters/numbers.ts";
import { SCALES } from "../../learn/chapters/scales.ts";

/** A tree: a leaf's value, or its branches. @typedef {number | Tree[]} Tree */

test("the stated numbers of nodes and positions of 4×4 agree with a plain count", () => {
  const { nodes, positions } = countFourByFour();
  assert.deepEqual({ nodes, positions }, STORED_COUNTS["4x4k4"]);
});

/**
 * Lists the positions of 4×4 with four in a row by number of stones, and counts the paths to each.
 * Of positions that are rotations or reflections of each other, it keeps one.
 */
function countFourByFour() {
  const cells = Array.from({ length: 16 }, (_, cell) => cell);
  const lines = [
    ...[0, 1, 2, 3].map((n) => cells.filter((cell) => cell >> 2 === n)),
    ...[0, 1, 2, 3].map((n) => cells.filter((cell) => cell % 4 === n)),
    cells.filter((cell) => cell >> 2 === cell % 4),
    cells.filter((cell) => (cell >> 2) + (cell % 4) === 3),
  ].map((line) => line.reduce((bits, cell) => bits | (1 << cell), 0));
  const images = Array.from({ length: 8 }, (_, n) => {
    const to = cells.map((cell) => {
      const row = n & 1 ? 3 - (cell >> 2) : cell >> 2;
      const column = n & 2 ? 3 - (cell % 4) : cell % 4;
      return n & 4 ? 4 * column + row : 4 * row + column;
    });
    return Uint16Array.from({ length: 1 << 16 }, (_, bits) =>
      cells.reduce((image, cell) => (bits & (1 << cell) ? image | (1 << to[cell]) : image), 0),
    );
  });
  const won = Uint8Array.from({ length: 1 << 16 }, (_, bits) =>
    Number(lines.some((line) => (bits & line) === line)),
  );
  /**
   * Encodes a position as one number, from the stones of X and of O.
   * @param {number} n
   * @param {number} x
   * @param {number} o
   */
  const image = (n, x, o) => (images[n][x] << 16) | images[n][o];
  let [nodes, positions] = [0, 0];
  let level = ways();
  level.add(0, 1);
  for (let stones = 0; level.size > 0; stones += 1) {
    const next = ways();
    level.each((key, count) => {
      const [x, o] = [key >>> 16, key & 0xffff];
      nodes += count;
      positions += 8 / images.filter((_, n) => image(n, x, o) === key).length;
      if (won[x] || won[o]) return;
      for (let bit = 1; bit < 1 << 16; bit <<= 1) {
        if ((x | o) & bit) continue;
        const [left, right] = stones % 2 ? [x, o | bit] : [x | bit, o];
        let kept = image(0, left, right);
        for (let n = 1; n < 8; n += 1) kept = Math.min(kept, image(n, left, right));
        next.add(kept, count);
      }
    });
    level = next;
  }
  return { nodes, positions };
}

/**
 * The number of paths to each position of a level. Flat arrays are ten times as fast as a `Map`.
 */
function ways() {
  const SLOTS = 2 ** 20;
  const FREE = -1;
  const keys = new Int32Array(SLOTS).fill(FREE);
  const counts = new Float64Array(SLOTS);
  let size = 0;
  return {
    get size() {
      return size;
    },
    /** @param {number} key @param {number} count */
    add(key, count) {
      let at = Math.imul(key, 0x9e3779b1) >>> 12;
      while (keys[at] !== FREE && keys[at] !== key) at = (at + 1) % SLOTS;
      if (keys[at] === FREE) size += 1;
      keys[at] = key;
      counts[at] += count;
    },
    /** @param {(key: number, count: number) => void} see */
    each(see) {
      for (let at = 0; at < SLOTS; at += 1) if (keys[at] !== FREE) see(keys[at], counts[at]);
    },
  };
}

test("alpha-beta visits b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves in the best order", () => {
  for (const [branches, plies] of [
    [2, 2],
    [2, 5],
    [3, 3],
    [3, 4],
    [4, 3],
  ]) {
    const tree = bestFirst(uniform(branches, plies, counter()), true);
    const { moves, tree: nodes } = cutoff.trace_tree(JSON.stringify(tree), true);
    const leaves = [...moves].filter((node) => nodes[node].children.length === 0).length;
    const least = branches ** Math.ceil(plies / 2) + branches ** Math.floor(plies / 2) - 1;
    assert.equal(leaves, least, `${branches} branches, ${plies} plies`);
    assert.equal(nodes.filter(({ children }) => !children.length).length, branches ** plies);
  }
});

/** Makes a function that returns different values in random order. */
function counter() {
  let n = 0;
  return () => ((n += 1) * 7919) % 104_729;
}

/** @param {number} branches @param {number} plies @param {() => number} value @returns {Tree} */
function uniform(branches, plies, value) {
  if (plies === 0) return value();
  return Array.from({ length: branches }, () => uniform(branches, plies - 1, value));
}

/** @param {Tree} tree @param {boolean} max @returns {number} */
function worth(tree, max) {
  if (typeof tree === "number") return tree;
  return Math[max ? "max" : "min"](...tree.map((branch) => worth(branch, !max)));
}

/**
 * Reorders a tree so that the best branch is first everywhere.
 * @param {Tree} tree
 * @param {boolean} max
 * @returns {Tree}
 */
function bestFirst(tree, max) {
  if (typeof tree === "number") return tree;
  const sign = max ? -1 : 1;
  return tree
    .map((branch) => bestFirst(branch, !max))
    .sort((a, b) => sign * (worth(a, !max) - worth(b, !max)));
}

test("the best order visits the number of nodes in the chapter on order", () => {
  const nodes = (/** @type {string} */ name) =>
    placeholderValue(cutoff, new Map(), `order ${name}`);
  const game = ticTacToe();
  assert.equal(game.visited("best"), nodes("best"));
  assert.equal(game.visited("worst"), nodes("worst"));
});

/** Tic-tac-toe with plain scores. It can be searched with the known value of each move. */
function ticTacToe() {
  const lines = ["012", "345", "678", "036", "147", "258", "048", "246"];
  const wins = (/** @type {string} */ board, /** @type {string} */ side) =>
    lines.some((line) => [...line].every((cell) => board[Number(cell)] === side));
  const end = (/** @type {string} */ board) =>
    wins(board, "X") ? 1 : wins(board, "O") ? -1 : board.includes(".") ? null : 0;
  const toMove = (/** @type {string} */ board) =>
    board.split("X").length <= board.split("O").length ? "X" : "O";
  /** @param {string} board */
  const children = (board) =>
    [...board].flatMap((sign, at) =>
      sign === "." ? [board.slice(0, at) + toMove(board) + board.slice(at + 1)] : [],
    );
  /** The values of positions for X. Earlier wins are worth more. @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} board @returns {number} */
  function deepWorth(board) {
    const found = known.get(board);
    if (found !== undefined) return found;
    const over = end(board);
    // Each move before a win lowers its worth by one.
    const later = (/** @type {number} */ value) => value - Math.sign(value);
    const value =
      over !== null
        ? 10 * over
        : Math[toMove(board) === "X" ? "max" : "min"](
            ...children(board).map((child) => later(deepWorth(child))),
          );
    known.set(board, value);
    return value;
  }
  /** @param {"best" | "worst"} first */
  function visited(first) {
    let nodes = 0;
    /** @param {string} board @param {number} alpha @param {number} beta @returns {number} */
    function search(board, alpha, beta) {
      nodes += 1;
      const over = end(board);
      if (over !== null) return over;
      const isMax = toMove(board) === "X";
      const sign = isMax === (first === "best") ? -1 : 1;
      let best = isMax ? -Infinity : Infinity;
      for (const child of children(board).sort((a, b) => sign * (deepWorth(a) - deepWorth(b)))) {
        const value = search(child, alpha, beta);
        best = Math[isMax ? "max" : "min"](best, value);
        if (isMax) alpha = Math.max(alpha, value);
        else beta = Math.min(beta, value);
        if (alpha >= beta) break;
      }
      return best;
    }
    search(".".repeat(9), -Infinity, Infinity);
    return nodes;
  }
  return { visited };
}

test("for the third branch of the last practice tree, a fail-hard search returns its bound", () => {
  /**
   * @param {Tree} tree
   * @param {number} alpha
   * @param {number} beta
   * @param {boolean} max
   * @returns {number}
   */
  function failHard(tree, alpha, beta, max) {
    if (typeof tree === "number") return Math.min(beta, Math.max(alpha, tree));
    for (const branch of tree) {
      const value = failHard(branch, alpha, beta, !max);
      if (max) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return max ? alpha : beta;
  }
  const tree = [
    [6, 2, 8],
    [7, 3, 5],
    [2, 9, 1],
  ];
  const alpha = Math.max(...tree.slice(0, 2).map((branch) => worth(branch, false)));
  assert.equal(alpha, 3);
  assert.equal(failHard(tree[2], alpha, Infinity, false), alpha);
});

test("iterative deepening does not pay in tic-tac-toe, as its tree hardly grows in its last plies", () => {
  const of = (/** @type {string} */ asked) => Number(placeholderValue(cutoff, new Map(), asked));
  assert.ok(of("visit deepening") > of("nodes alpha-beta depth-aware empty"));
  assert.ok(of("counted 7x6k4g deepening") < of("round 7x6k4g 8"));
  const [seven, eight, nine] = [7, 8, 9].map(
    (depth) => cutoff.best_move(".".repeat(9), true, { scoring: "depth-aware", depth }).nodes,
  );
  assert.ok(eight < 1.5 * seven && nine < 1.5 * eight);
});

test("the first and last counts of the solver's ideas are up to date, and each idea saves nodes", () => {
  const of = (/** @type {string} */ idea) =>
    Number(placeholderValue(cutoff, new Map(), `with 5x4k4g ${idea}`));
  const board = { game: "5x4k4g" };
  assert.equal(
    of("follow-up"),
    cutoff.solve("", { ...board, book: false, solver: "search" }).nodes,
  );
  assert.ok(of("none") > cutoff.best_move(".".repeat(20), true, board).nodes);
  const counts = SCALES.ideas.map((row) => Number(placeholderValue(cutoff, new Map(), row)));
  assert.deepEqual(
    counts,
    counts.toSorted((one, other) => other - one),
  );
  assert.equal(new Set(counts).size, counts.length);
});
