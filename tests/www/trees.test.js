/** Checks that the page and a simple reference search agree on written trees. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { sentence } from "./sentence.js";
import { isBound } from "./unseen.js";
import { speech } from "./words.js";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { treeSentence } from "../../www/watch/tree-sentences.ts";

const english = speech("en");
const { say } = english;

/**
 * @param {string} text
 * @param {boolean} pruning
 * @param {boolean} [maximising]
 * @param {number} [depth]
 */
function record(text, pruning, maximising = true, depth) {
  return new TreeRecord(trace_tree(text, pruning, { maximising, depth }), pruning);
}

/** The last sentence of a search. @param {TreeRecord} search */
function ending(search) {
  return sentence(english, treeSentence(search, search.step(search.length - 1)));
}

test("a tree with a single leaf or a single branch has no choice", () => {
  const [leaf, single] = ["5", "[[3,5]]"].map((text) => record(text, true));
  assert.equal(
    sentence(english, treeSentence(leaf, { ...leaf.step(0), kind: "enter" })),
    "This tree is a single leaf, so there is nothing to choose.",
  );
  assert.equal(
    sentence(english, treeSentence(single, single.step(0))),
    "MAX has only one branch, and the search follows it.",
  );
});

/** Pseudorandom numbers, the same in each run. @param {number} seed */
function random(seed) {
  let state = seed * 1_000_003; // without this factor, small seeds start alike
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** @typedef {number | Nested[]} Nested */

/** @param {() => number} next @param {number} plies @returns {Nested} */
function grow(next, plies) {
  if (plies === 0 || next() < 0.15) return Math.floor(next() * 9) - 4;
  return Array.from({ length: 1 + Math.floor(next() * 4) }, () => grow(next, plies - 1));
}

/** @param {Nested} tree @param {boolean} maximising @returns {number} */
function value(tree, maximising) {
  if (typeof tree === "number") return tree;
  const values = tree.map((child) => value(child, !maximising));
  return maximising ? Math.max(...values) : Math.min(...values);
}

test("every cut of two thousand random trees has its owner, its inequality and its sentence", () => {
  let cuts = 0;
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const next = random(seed);
    const tree = grow(next, 4);
    const maximising = seed % 2 === 0;
    const search = record(JSON.stringify(tree), true, maximising);
    const { values, parents } = search.trace;
    assert.equal(values[0], value(tree, maximising));
    for (let node = 0; node < search.trace.nodes; node += 1) {
      assert.ok(isBound(search, node), `${JSON.stringify(tree)} ${node}`);
    }
    for (let at = search.find(-1, "cut"); at !== null; at = search.find(at, "cut")) {
      cuts += 1;
      const step = search.step(at);
      const why = search.reason(step.here);
      assert.ok(search.path(step.here).slice(0, -1).includes(why.owner));
      assert.equal(parents[why.answer], why.owner);
      assert.equal(search.written(why.answer).exact, why.bound);
      const higher = search.player(step.here) === "X";
      assert.ok(higher ? why.value >= why.bound : why.value <= why.bound);
      const text = sentence(english, treeSentence(search, step));
      assert.equal(text.endsWith(" No branches were left to skip."), why.skipped.length === 0);
      assert.equal(text.startsWith("✂ "), why.skipped.length > 0);
      assert.match(
        text,
        /^(✂ )?(One ply|\d plies) up, (MAX|MIN) is already sure of −?\d+ from branch \d/,
      );
    }
  }
  assert.ok(cuts > 1_000, `${cuts} cuts`);
});

test("a search can skip unknown leaves, but ends at an unknown leaf that it needs", () => {
  const text = "[[3,5,10],[2,a,b],[2,7,3]]";
  const pruned = record(text, true);
  assert.equal(pruned.needs, null);
  assert.equal(
    ending(pruned),
    say("tree-step-leave-root", { worth: "3", estimate: "no", proves: "exact" }),
  );
  const looked = pruned.tree.map((_, index) => pruned.visit(index) >= 0);
  assert.deepEqual(
    pruned.tree.filter(({ children }, index) => children.length === 0 && !looked[index]).length,
    4,
  );
  const full = record(text, false);
  assert.equal(ending(full), say("tree-needs", { name: "a" }));
  for (let index = 0; index < full.length - 1; index += 1) {
    assert.doesNotMatch(sentence(english, treeSentence(full, full.step(index))), /needs/);
  }
});

test("a search stops at its depth limit, where each node needs a value", () => {
  // A search has a depth of at least one ply.
  assert.throws(() => record("7[4[3,12],5[2,-6]]", true, true, 0), { code: "option-depth" });
  assert.equal(
    ending(record("7[4[3,12],5[2,-6]]", true, true, 1)),
    say("tree-step-leave-root", { worth: "5", estimate: "yes", proves: "exact" }),
  );
  assert.equal(
    ending(record("[[3,12],[2,-6]]", true, true, 1)),
    say("tree-needs-value", { branch: 1 }),
  );
});

test("results that depend on an estimate are never called values, and all others are", () => {
  /** @param {TreeRecord} search */
  const said = (search) =>
    Array.from({ length: search.length }, (_, at) => ({
      at: search.step(at),
      text: sentence(english, treeSentence(search, search.step(at))),
    }));
  const limited = ["7[4[3,12],5[2,-6],1[14,5]]", "0[3[4[1,2],9[0]],1[0[7],6[5]],8[8[8],8]]"];
  for (const [text, depth] of /** @type {const} */ ([
    [limited[0], 1],
    [limited[1], 1],
    [limited[1], 2],
  ])) {
    for (const pruning of [true, false]) {
      const search = record(text, pruning, true, depth);
      for (const { at, text } of said(search)) {
        // A node above the limit has a value, which a sentence can mention beside an estimate.
        if (at.kind === "enter" || !search.isEstimate(at.node)) continue;
        assert.match(text, /estimate/);
        assert.doesNotMatch(text, /value|sure|worth/);
      }
      assert.match(ending(search), /^Done\. The estimate for the tree is/);
    }
  }
  // A leaf above the limit keeps its value. A limit that is not reached changes nothing.
  const mixed = said(record("[3,5[9,1]]", true, true, 1)).map(({ text }) => text);
  assert.ok(mixed.includes(say("tree-step-leaf", { worth: "3", estimate: "no" })));
  assert.ok(mixed.includes(say("tree-step-narrow", { player: "X", worth: "3", estimate: "no" })));
  assert.ok(mixed.includes(say("tree-step-leaf", { worth: "5", estimate: "yes" })));
  const whole = said(record("[[3,12],[2,-6]]", true, true, 2));
  assert.ok(whole.every(({ text }) => !text.includes("estimate")));
});

test("decimals and large numbers are not rounded", () => {
  assert.equal(
    ending(record("[[0.1,0.25],[0.1001,7]]", true)),
    say("tree-step-leave-root", { worth: "0.1001", estimate: "no", proves: "exact" }),
  );
  assert.equal(
    ending(record("[[5000000000,6000000000]]", true)),
    say("tree-step-leave-root", { worth: "5000000000", estimate: "no", proves: "exact" }),
  );
  assert.equal(
    ending(record("[[-1.5]]", true)),
    say("tree-step-leave-root", { worth: "−1.5", estimate: "no", proves: "exact" }),
  );
});

test("a wrong text is refused with the place of the fault", () => {
  for (const [text, code, at] of /** @type {const} */ ([
    ["", "tree-no-node", 0],
    ["[1,]", "tree-no-node", 3],
    ["[1 2, 3]", "tree-unclosed", 4],
    ["[1]]", "tree-after", 3],
    ["[1..2]", "tree-number", 1],
  ])) {
    assert.throws(
      () => trace_tree(text, true),
      (/** @type {any} */ error) => {
        assert.deepEqual([error.code, error.at], [code, at]);
        assert.notEqual(
          say(`fault-${error.code}`, { character: at + 1, found: "x", most: error.most }),
          "",
        );
        return true;
      },
    );
  }
});
