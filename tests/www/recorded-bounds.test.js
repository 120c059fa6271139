/** Checks whether the record of a search calls its values exact, bounds or estimates. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { CONVENTIONS, record, reference, names, thousand } from "./reference-trees.js";
import { isBound, ranges, saying } from "./unseen.js";

test("a value is called a bound exactly if unvisited leaves could change it", () => {
  const found = { exact: 0, bounds: 0 };
  for (const { tree, maximising, window } of thousand()) {
    for (const convention of CONVENTIONS) {
      const search = record(JSON.stringify(tree), maximising, convention, window);
      const { values } = search.trace;
      const { windows } = reference(tree, maximising, convention, window);
      const named = names(tree);
      const known = ranges(search.tree, (leaf) => search.visit(leaf) >= 0);
      for (let node = 0; node < search.trace.nodes; node += 1) {
        if (search.isLeaf(node)) continue;
        const index = search.trace.moves[node];
        const [alpha, beta] = windows.get(named[index]) ?? [];
        // In fail-hard, the edge of the window stands for all values beyond it.
        const edge = values[node] === beta ? "lower" : values[node] === alpha ? "upper" : "exact";
        const right = saying(known[index], values[node]);
        const isClamped = right === "exact" && convention.includes("hard");
        const told = `${JSON.stringify(tree)} ${convention} ${node}`;
        assert.equal(search.boundKind(node), isClamped ? edge : right, told);
        found[search.boundKind(node) === "exact" ? "exact" : "bounds"] += 1;
      }
    }
  }
  assert.ok(found.exact > 10_000 && found.bounds > 5_000, JSON.stringify(found));
});

test("values that rest on estimates are bounds in the same way, and are called estimates", () => {
  const text = "[3[5[1,9],9[8,2]],4[6[1,2],2[7,3]],1[8[4,0],0[5,5]]]";
  for (const depth of [1, 2]) {
    const search = new TreeRecord(trace_tree(text, true, { depth }), true);
    const known = search.tree.map((node) => ({ ...node }));
    for (const node of known) if (node.ply === depth) node.children = [];
    const found = ranges(known, (leaf) => search.visit(leaf) >= 0);
    for (let node = 0; node < search.trace.nodes; node += 1) {
      const range = found[search.trace.moves[node]];
      assert.equal(search.boundKind(node), saying(range, search.trace.values[node]), `${node}`);
      assert.ok(search.isEstimate(node), "all values are from estimates, exact or not");
    }
  }
});

test("bounds, reasons and sentences are true with every convention", () => {
  let cuts = 0;
  for (const { tree, maximising } of thousand()) {
    for (const convention of CONVENTIONS) {
      const search = record(JSON.stringify(tree), maximising, convention);
      const { values } = search.trace;
      const told = `${JSON.stringify(tree)} ${convention}`;
      for (let node = 0; node < search.trace.nodes; node += 1) {
        assert.ok(isBound(search, node), `${told} ${node}`);
      }
      for (let at = search.find(-1, "cut"); at !== null; at = search.find(at, "cut")) {
        cuts += 1;
        const step = search.step(at);
        const why = search.reason(step.here);
        assert.equal(search.trace.parents[why.answer], why.owner, told);
        assert.equal(values[why.answer], why.bound, told);
        const ahead = (why.value - why.bound) * (search.player(step.here) === "X" ? 1 : -1);
        assert.ok(convention.includes("strict") ? ahead > 0 : ahead >= 0, told);
        const text = JSON.stringify(tree);
        if (why.skipped.length > 0) {
          const { children } = search.written(step.here);
          const end = convention.includes("right") ? children[0] : children[children.length - 1];
          assert.ok(why.skipped.includes(end), text);
          assert.ok(why.skipped.every((index) => search.visit(index) < 0));
        }
      }
    }
  }
  assert.ok(cuts > 8_000, `${cuts} cuts`);
});
