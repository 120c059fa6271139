/** Checks that the stepper describes what the engine did in a search. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { best_move, trace } from "../../pkg/npm/cutoff.js";
import { catalogue } from "../../www/messages/catalogue.ts";
import { STANDARD } from "../../www/game/shape.ts";
import { sentence } from "./sentence.js";
import { words } from "./words.js";
import { cellStates } from "../../www/parts/search/cell-states.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { searchSentence } from "../../www/parts/search/sentences.ts";
import { positions } from "./positions.js";

/** @import { PathState } from "../../www/parts/search/path-state.ts" */
/** @import { Step } from "../../www/parts/search/steps.ts" */

const EMPTY = ".........";
const english = catalogue("en", words("en"), STANDARD);

/** @param {string} board @param {boolean} pruning @param {"plain" | "depth-aware"} [scoring] */
function record(board, pruning, scoring = "depth-aware") {
  return new SearchRecord(trace(board, pruning, { scoring }), pruning);
}

/**
 * X's value of a position, by an independent search. Values count moves from the position.
 * @type {Map<string, number>}
 */
const known = new Map();
/** @param {string} board */
function valueOf(board) {
  const value = known.get(board);
  if (value !== undefined) return value;
  const { player, score } = best_move(board, true);
  assert.ok(score !== null);
  known.set(board, player === "X" ? score : 0 - score);
  return valueOf(board);
}

/**
 * The same value, counted from a position this number of plies earlier.
 * @param {string} board
 * @param {number} plies
 */
function valueFrom(board, plies) {
  const value = valueOf(board);
  return value === 0 ? 0 : value - Math.sign(value) * plies;
}

/** A hundred positions, spread evenly. */
const hundred = [...positions()].filter((_, index) => index % 45 === 7);

test("the number of nodes that the steps enter is the engine's count", () => {
  /** @param {SearchRecord} search */
  const entered = (search) => {
    let count = 0;
    for (let step = 0; step < search.length; step += 1) {
      if (search.step(step).kind === "enter") count += 1;
    }
    return count;
  };
  assert.equal(entered(record(EMPTY, true)), 20_866);
  assert.equal(entered(record(EMPTY, true, "plain")), 18_297);
  assert.equal(entered(record(EMPTY, false)), 549_946);
  for (const board of hundred) {
    for (const pruning of [true, false]) {
      assert.equal(entered(record(board, pruning)), best_move(board, pruning).nodes, board);
    }
  }
});

/**
 * Reads a record forwards and keeps the path, as a search does. Random access is compared with this
 * independent reading.
 * @param {SearchRecord} search
 * @param {(step: Step, path: PathState[]) => void} see
 */
function walk(search, see) {
  const { values, alphas, betas } = search.trace;
  /** @type {PathState[]} */
  let path = [];
  /** @type {PathState | null} */
  let left = null;
  /** @param {PathState["player"]} player @param {number} node */
  const isSure = (player, node) =>
    ["exact", player === "X" ? "lower" : "upper"].includes(search.boundKind(node));
  for (let index = 0; index < search.length; index += 1) {
    const step = search.step(index);
    if (left && step.kind !== "improve" && step.kind !== "narrow" && step.kind !== "cut") {
      // A value that is not better can still prove the best value.
      const above = path.at(-2);
      const proves = above?.best === values[left.node] && isSure(above.player, left.node);
      path = path.slice(0, -1);
      if (above && proves) path = [...path.slice(0, -1), { ...above, isAssured: true }];
      left = null;
    }
    if (step.kind === "enter") {
      const [alpha, beta] = [
        search.withInfinity(alphas[step.node]),
        search.withInfinity(betas[step.node]),
      ];
      const above = path.at(-1);
      // A child is entered with the window of its parent.
      if (above && search.pruning) assert.deepEqual([alpha, beta], [above.alpha, above.beta]);
      const player = search.player(step.node);
      const alphaFrom = Number.isFinite(alpha) ? (above?.alphaFrom ?? null) : null;
      const betaFrom = Number.isFinite(beta) ? (above?.betaFrom ?? null) : null;
      const window = { alpha, beta, alphaFrom, betaFrom };
      const none = { best: null, chosen: null, isAssured: false };
      path = [...path, { node: step.node, player, ...window, ...none }];
    } else if (step.kind === "leave") {
      left = path[path.length - 1];
    } else if (step.kind !== "leaf") {
      if (left) path = path.slice(0, -1);
      left = null;
      const state = { ...path[path.length - 1] };
      const value = values[step.node];
      if (step.kind === "improve") {
        [state.best, state.chosen] = [value, step.node];
        state.isAssured = isSure(state.player, step.node);
      }
      if (step.kind === "narrow") {
        if (state.player === "X") [state.alpha, state.alphaFrom] = [value, step.node];
        else [state.beta, state.betaFrom] = [value, step.node];
      }
      if (step.kind === "cut") assert.ok(state.alpha >= state.beta);
      path = [...path.slice(0, -1), state];
    }
    see(step, path);
  }
}

/** @param {PathState[]} one @param {PathState[]} other */
function isSamePath(one, other) {
  const isSame = (/** @type {PathState} */ state, /** @type {PathState | undefined} */ two) => {
    const keys = /** @type {(keyof PathState)[]} */ (Object.keys(state));
    return (
      two &&
      keys.length === Object.keys(two).length &&
      keys.every((k) => Object.is(state[k], two[k]))
    );
  };
  return one.length === other.length && one.every((state, at) => isSame(state, other[at]));
}

test("a step back undoes a step forward, at every step of a hundred positions", () => {
  for (const board of hundred) {
    for (const pruning of [true, false]) {
      const search = record(board, pruning);
      /** @type {PathState[][]} */
      const forwards = [];
      walk(search, (_, path) => forwards.push(path));
      for (let index = search.length - 1; index >= 0; index -= 1) {
        const path = search.pathStates(search.step(index));
        // The comparison of Node.js takes longer than all else here.
        if (!isSamePath(path, forwards[index]))
          assert.deepEqual(path, forwards[index], `${board} ${index}`);
      }
    }
  }
});

test("every cut in the search of the empty board has its owner, inequality and sentence", () => {
  const search = record(EMPTY, true);
  const { values, plies, parents } = search.trace;
  let [cuts, later] = [0, 0];
  for (let at = search.find(-1, "cut"); at !== null; at = search.find(at, "cut")) {
    cuts += 1;
    const step = search.step(at);
    const why = search.reason(step.here);
    const maximises = search.player(step.here) === "X";
    assert.ok(search.path(step.here).slice(0, -1).includes(why.owner), "an ancestor");
    assert.notEqual(search.player(why.owner), search.player(step.here));
    // The bound's owner really has that move. Its value is exactly the bound and was known before.
    assert.equal(parents[why.answer], why.owner);
    assert.ok(why.answer < step.here);
    assert.equal(valueFrom(search.board(why.answer), plies[why.answer]), why.bound);
    // The value here is not better for the bound's owner, and the side to move can really get it.
    const value = values[step.node];
    assert.ok(maximises ? value >= why.bound : value <= why.bound);
    const true_ = valueFrom(search.board(step.node), plies[step.node]);
    assert.ok(maximises ? true_ >= value : true_ <= value);
    assert.equal(why.tie, value === why.bound);
    const free = [...search.board(step.here)].filter((sign) => sign === ".").length;
    assert.equal(search.children(step.here).length + why.skipped.length, free);
    const text = sentence(english, searchSentence(search, step));
    assert.match(text, why.tie ? /does at least as well/ : /That is worse for|does better here\. /);
    const loses = search.end(why.value).winner === search.player(why.owner);
    assert.equal(
      /does better here\. If \w loses at all, the game lasts at least .+, so/.test(text),
      !why.tie && loses,
    );
    later += !why.tie && loses ? 1 : 0;
    assert.equal(text.endsWith(" No moves were left to skip."), why.skipped.length === 0);
    const scissors = why.skipped.length > 0 ? "✂ " : "";
    const owner = search.player(why.owner);
    assert.match(text, new RegExp(`^${scissors}(One move|\\d moves) earlier, ${owner} could`));
  }
  assert.equal(cuts, best_move(EMPTY, true).cutoffs);
  assert.ok(later > 0, "some lose later");
});

test("the signs =, ≤ and ≥ agree with the exact value, at the root and at every other node", () => {
  for (const board of positions()) {
    const search = record(board, true);
    const root = search.step(search.length - 1);
    assert.equal(root.kind, "leave");
    for (const child of search.children(0)) checkBound(search, child);
    assert.equal(search.trace.values[0], valueOf(board));
  }
  const search = record(EMPTY, true);
  for (let node = 0; node < search.trace.nodes; node += 1) checkBound(search, node);
});

/** @param {SearchRecord} search @param {number} node */
function checkBound(search, node) {
  const exact = valueFrom(search.board(node), search.trace.plies[node]);
  const told = search.trace.values[node];
  const holds = { exact: exact === told, lower: exact >= told, upper: exact <= told };
  assert.ok(
    holds[search.boundKind(node)],
    `${search.board(node)}: ${search.boundKind(node)} ${told}`,
  );
}

test("the centre has an exact value after X in a corner, and every other reply has a value or a bound", () => {
  const search = record("X........", true);
  const last = search.step(search.length - 1);
  const [state] = search.pathStates(last);
  const states = cellStates(search, last, state.chosen);
  assert.deepEqual(states[4], { state: "exact", value: 0, best: true });
  const others = states.filter((_, cell) => cell !== 4 && cell !== 0);
  assert.ok(others.every(({ state }) => state !== "cut" && state !== "open"));
});

test("every step of a hundred positions has a sentence", () => {
  for (const board of hundred) {
    for (const pruning of [true, false]) {
      const search = record(board, pruning);
      for (let index = 0; index < search.length; index += 1) {
        const text = sentence(english, searchSentence(search, search.step(index)));
        assert.doesNotMatch(text, /undefined|NaN|\{/);
      }
    }
  }
});

test("from every step of several searches, the next cut is a step that skipped moves", () => {
  for (const board of [...hundred.filter((_, index) => index % 10 === 3), "XO..X...."]) {
    for (const convention of ["", "strict", "hard right"]) {
      const search = new SearchRecord(trace(board, true, { convention }), true, convention);
      const cuts = Array.from({ length: search.length }, (_, step) => step).filter((step) => {
        const { kind, here } = search.step(step);
        const free = [...search.board(here)].filter((sign) => sign === ".").length;
        return kind === "cut" && search.children(here).length < free;
      });
      for (let step = 0; step < search.length; step += 1) {
        assert.equal(search.findCut(step), cuts.find((cut) => cut > step) ?? null, board);
        assert.equal(search.findCut(step, -1), cuts.findLast((cut) => cut < step) ?? null, board);
      }
    }
  }
});
