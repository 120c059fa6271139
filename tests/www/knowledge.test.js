/**
 * Replays each search, and checks that the tree at a step shows what the search has found by then.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { positionBranches, writtenBranches } from "../../www/parts/search/branches.ts";
import { seeded } from "../../www/base/random.ts";
import { exerciseTree } from "../../www/parts/exercise/exercise-tree.ts";
import { knowledgeAt } from "../../www/parts/search/node-state.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { positions } from "./positions.js";
import { listen } from "./replay.js";
import { ranges, saying } from "./unseen.js";

/** @import { Branches } from "../../www/parts/search/branches.ts" */

/** Twenty searches: ten written trees and ten positions, with and without pruning. */
const TREES = [
  ["[[3,12,8],[2,4,6],[14,5,2]]", true],
  ["[[3,5,10],[2,7,3],[2,9,1]]", false],
  ["[[5,9],[1,7],[6,2]]", true],
  ["[[[5,6],[7,4,5]],[[3]],[[6],[6,9]],[[7]],[[5],[9,8],[6]]]", true],
  ["[[4,4],[4,2],[7,4]]", true],
  ["[[[[1,2],[3,4]],[[5,6],[7,8]]],[[[8,7],[6,5]],[[4,3],[2,1]]]]", true],
  ["[[[[8,7],[6,5]],[[4,3],[2,1]]],[[[1,2],[3,4]],[[5,6],[7,8]]]]", false],
  ["[[3,5,10],[2,a,b],[2,7,3]]", true],
  ["[[1,[2,3,[9,-4]]],[0,[5,1],[2,[7,7]]],6]", true],
  ["[[[-1,0.5],[0.25,[3,2]]],[[-2,1],4]]", false],
];
const BOARDS = [...positions()].filter(
  (board, index) => index % 401 === 7 && board.split(".").length <= 7,
);

/** @returns {{ name: string, record: SearchRecord, branches: Branches }[]} */
function searches() {
  const trees = TREES.map(([text, maximising], index) => {
    const pruning = index % 4 !== 3;
    const found = trace_tree(String(text), pruning, { maximising: Boolean(maximising) });
    const record = new TreeRecord(found, pruning);
    return { name: String(text), record, branches: writtenBranches(record) };
  });
  const boards = BOARDS.slice(0, 10).map((board, index) => {
    const pruning = index % 4 !== 3;
    const scoring = index % 2 === 0 ? "plain" : "depth-aware";
    const record = new SearchRecord(trace(board, pruning, { scoring }), pruning);
    return { name: `${board} ${scoring}`, record, branches: positionBranches(record) };
  });
  return [...trees, ...boards];
}

test("there are twenty searches to replay", () => assert.equal(searches().length, 20));

for (const { name, record, branches } of searches()) {
  test(`${name}: the state of every node at every step follows from the events`, () => {
    const unknown = { state: "unknown", value: null, proves: null };
    listen(record, branches, (index, looks) => {
      const look = knowledgeAt(record, branches, record.step(index));
      for (let id = 0; id < branches.count; id += 1) {
        assert.deepEqual(look(id), looks.get(id) ?? unknown, `step ${index}, id ${id}`);
      }
    });
  });

  test(`${name}: every value and bound that is shown is true at every step`, () => {
    const exact = trueValues(record, branches);
    for (let index = 0; index < record.length; index += 1) {
      const look = knowledgeAt(record, branches, record.step(index));
      for (let id = 0; id < branches.count; id += 1) {
        const { value, proves } = look(id);
        const truth = exact(id);
        if (proves === null || truth === null) continue;
        const told = /** @type {number} */ (value);
        const holds = { exact: truth === told, lower: truth >= told, upper: truth <= told };
        assert.ok(holds[proves], `step ${index}, id ${id}: ${proves} ${told}, is ${truth}`);
      }
    }
  });

  test(`${name}: ids, parents, children and nodes are consistent`, () => {
    assert.equal(branches.idOf(0), 0);
    let count = 1;
    for (let id = 0; id < branches.count; id += 1) {
      for (const child of branches.children(id)) {
        count += 1;
        assert.equal(branches.parent(child), id);
      }
      const node = branches.nodeOf(id);
      if (node !== null) assert.equal(branches.idOf(node), id);
    }
    assert.equal(count, branches.count);
  });
}

/** Trees of many shapes. The last has a value that is first a bound and later proved. */
const MANY = [
  ...TREES.map(([text]) => String(text)),
  ...Array.from({ length: 60 }, (_, seed) => exerciseTree(seeded(seed), 2 + (seed % 3), 3)),
  "[[9],[[[4,1],[6,4],[7,8]],3]]",
];

for (const convention of ["", "strict", "right", "strict right"]) {
  test(`the page knows exactly the facts that the visited leaves prove: ${convention || "standard"}`, () => {
    const found = { exact: 0, bounds: 0, open: 0 };
    for (const [at, text] of MANY.entries()) {
      const searched = trace_tree(text, true, { maximising: at % 3 > 0, convention });
      const record = new TreeRecord(searched, true, convention);
      const branches = writtenBranches(record);
      // When the search enters a node, everything before it is finished.
      for (let index = 0; index < record.length; index += 1) {
        if (record.step(index).kind !== "enter") continue;
        const look = knowledgeAt(record, branches, record.step(index));
        const isBack = (/** @type {number} */ id) => {
          const node = branches.nodeOf(id);
          return node !== null && record.leaving(node) <= index;
        };
        const known = ranges(record.tree, isBack);
        for (const [id, range] of known.entries()) {
          const { state, value, proves } = look(id);
          const told = `${text} step ${index}, id ${id}`;
          if (state === "open") {
            // One returned child with this value is sufficient.
            const isProved =
              value !== null &&
              branches.children(id).some((child) => {
                const { least, most } = known[child];
                return isBack(child) && (record.maximises(id) ? least >= value : most <= value);
              });
            assert.equal(proves !== null, isProved, told);
            found.open += Number(isProved);
          } else if (isBack(id)) {
            assert.equal(state, saying(range, Number(value)), told);
            found[state === "exact" ? "exact" : "bounds"] += 1;
          }
        }
      }
    }
    assert.ok(Math.min(...Object.values(found)) > 500, JSON.stringify(found));
  });
}

/**
 * Returns the minimax value of each id; null if it is unknown.
 * @param {SearchRecord} record
 * @param {Branches} branches
 * @returns {(id: number) => number | null}
 */
function trueValues(record, branches) {
  if (record instanceof TreeRecord) return (id) => record.tree[id].exact;
  const scoring = record.wins.most === 1 ? "plain" : "depth-aware";
  /** Values count moves from the root, so a node's value depends on the path to it. */
  const full = new SearchRecord(
    trace(record.board(0), false, { scoring: /** @type {"plain"} */ (scoring) }),
    false,
  );
  /** @type {Map<number, number>} */
  const values = new Map();
  pair(0, 0);
  /** @param {number} node @param {number} whole */
  function pair(node, whole) {
    values.set(node, full.trace.values[whole]);
    const wholes = full.children(whole);
    record.children(node).forEach((child, index) => pair(child, wholes[index]));
  }
  return (id) => {
    const node = branches.nodeOf(id);
    return node === null ? null : (values.get(node) ?? null);
  };
}
