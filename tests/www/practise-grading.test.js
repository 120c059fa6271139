/** Checks that Practise accepts the reference's answers and no others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { treeSentence } from "../../www/watch/tree-sentences.ts";
import {
  countGraded,
  expectedAnswer,
  gradeStep,
  gradeTree,
  rightMarks,
  signOf,
} from "../../www/practise/questions/grading.ts";
import { allQuestions } from "../../www/practise/questions/questions.ts";
import { answerKey } from "../../www/teach/sheet/paper-tree.ts";
import {
  WHOLE,
  record,
  reference,
  minimax,
  names,
  thousand,
  at,
  withLeaf,
} from "./reference-trees.js";
import { sentence } from "./sentence.js";
import { words } from "./words.js";

const english = catalogue("en", words("en"), STANDARD);

test("right marks pass on a thousand trees with all conventions, and every wrong mark fails", () => {
  const seen = { cuts: 0, extra: 0, numbers: 0 };
  for (const { tree, maximising, convention, window } of thousand()) {
    const search = record(JSON.stringify(tree), maximising, convention, window);
    const truth = reference(tree, maximising, convention, window);
    const named = names(tree);
    const at = new Map(named.map((name, index) => [name, index]));
    const index = (/** @type {string} */ name) => at.get(name) ?? -1;
    const cut = new Set([...truth.cut].map(index));
    const values = new Map([...truth.values].map(([name, value]) => [index(name), value]));
    const told = `${JSON.stringify(tree)} ${convention} ${window}`;
    assert.deepEqual(gradeTree(search, { cut, values }), [], told);
    assert.deepEqual(rightMarks(search), { cut, values }, told);
    if (window === WHOLE) assert.equal(truth.value, minimax(tree, maximising), told);
    assert.equal(countGraded(search, { cut }), cut.size + values.size);
    assert.equal(
      gradeTree(search, { cut: new Set(), values: new Map() }).length,
      cut.size + values.size,
    );

    for (const [branch, name] of named.entries()) {
      if (name === "r") continue;
      const above = index(name.slice(0, name.lastIndexOf(".")));
      if (!values.has(above)) continue; // not reached, so neither wanted nor wrong (see below)
      const other = new Set(cut);
      const missing = other.delete(branch);
      if (!missing) other.add(branch);
      const faults = gradeTree(search, { cut: other, values });
      const kind = missing ? "missing-cut" : "extra-cut";
      assert.deepEqual(
        faults.map((fault) => [fault.kind, fault.index]),
        [[kind, branch]],
        told,
      );
      const step = search.step(faults[0].step);
      assert.equal(step.kind, missing ? "cut" : "enter");
      assert.equal(search.trace.moves[missing ? step.here : step.node], missing ? above : branch);
      assert.notEqual(sentence(english, treeSentence(search, step)), "");
      seen[missing ? "cuts" : "extra"] += 1;
    }
    for (const [node, value] of values) {
      for (const wrong of [value + 1, value - 0.1, -value - 0.5, Infinity, -Infinity, NaN, null]) {
        const faults = gradeTree(search, { cut, values: new Map([...values, [node, wrong]]) });
        const kind = wrong === null ? "missing-value" : "wrong-value";
        assert.deepEqual(
          faults.map((fault) => [fault.kind, fault.index]),
          [[kind, node]],
          told,
        );
        const step = search.step(faults[0].step);
        assert.deepEqual([step.kind, search.trace.moves[step.node]], ["leave", node]);
        seen.numbers += 1;
      }
    }
  }
  assert.ok(
    seen.cuts > 1_000 && seen.extra > 10_000 && seen.numbers > 50_000,
    JSON.stringify(seen),
  );
});

test("marks below a cut are neither required nor wrong", () => {
  const search = record("[[3,12],[[2,1],[4,6]],[[14,5],2]]", true, "");
  const { cut, values } = rightMarks(search);
  const [below] = cut;
  const { children } = search.tree[below];
  assert.equal(children.length, 2);
  const more = new Map([...values, [below, 99]]);
  assert.deepEqual(gradeTree(search, { cut: new Set([...cut, ...children]), values: more }), []);
  // To cut each of its branches is to cut it, but not to cut one of them.
  assert.deepEqual(gradeTree(search, { cut: new Set(children), values: more }), []);
  const half = gradeTree(search, { cut: new Set(children.slice(1)), values: more });
  assert.deepEqual(
    half.map(({ kind, index }) => [kind, index]),
    [["missing-cut", below]],
  );
  // The branches of a node that the search enters are marked one by one.
  const entered = search.tree[search.tree[0].children[0]].children;
  const [inner] = gradeTree(search, { cut: new Set([...cut, ...entered]), values });
  assert.deepEqual([inner.kind, inner.index], ["extra-cut", entered[0]]);
  // If the learner cuts a branch that the search does not cut, there are no questions below it
  // either.
  const [, second] = search.tree[0].children;
  const none = new Map([...values].filter(([index]) => index < second || index > below));
  const early = gradeTree(search, { cut: new Set([...cut, second]), values: none });
  assert.deepEqual(
    early.map(({ kind, index }) => [kind, index]),
    [["extra-cut", second]],
  );
});

test("exactly the reference's answers are right in each step", () => {
  for (const { tree, maximising, convention, window } of thousand()) {
    const search = record(JSON.stringify(tree), maximising, convention, window);
    const truth = reference(tree, maximising, convention, window);
    const named = names(tree);
    const asked = {
      bounds: 0,
      cut: 0,
      value: 0,
      limit: 0,
      nodes: 0,
      evaluated: 0,
      leaves: 0,
      move: 0,
    };
    for (const kind of /** @type {const} */ (["all", "nodes"]))
      for (const question of allQuestions(search, kind)) {
        const name = named[search.trace.moves[question.node]];
        const [alpha, beta] = truth.windows.get(name) ?? [];
        /** @type {Record<string, number | boolean | undefined>} */
        const full = {
          ...{ alpha, beta, nodes: truth.nodes },
          ...{ cut: truth.after.get(name), value: truth.values.get(name) },
        };
        const right = Object.fromEntries(
          Object.keys(expectedAnswer(search, question)).map((part) => [part, full[part]]),
        );
        asked[question.kind] += 1;
        assert.ok(question.before <= question.after);
        assert.ok(
          gradeStep(search, question, right).every((grade) => grade.right),
          `${JSON.stringify(tree)} ${convention} ${name} ${question.kind}`,
        );
        for (const [part, value] of Object.entries(right)) {
          const others =
            typeof value === "boolean"
              ? [!value, null]
              : [Number(value) + 0.1, NaN, null, 1e9, Infinity, -Infinity];
          for (const other of others) {
            if (other === value) continue; // ∞ + 0.1 is still ∞.
            const grades = gradeStep(search, question, { ...right, [part]: other });
            assert.deepEqual(
              grades.filter((grade) => !grade.right).map((grade) => grade.part),
              [part],
            );
          }
        }
      }
    assert.deepEqual(asked, {
      bounds: Math.max(truth.windows.size - 1, 0),
      cut: truth.after.size,
      // Skips answers that are equal for MAX and MIN.
      value: truth.values.size - truth.alike.size,
      limit: 0,
      nodes: 1,
      evaluated: 0,
      leaves: 0,
      move: 0,
    });
  }
});

test("a leaf cuts its siblings exactly if its number reaches the limit", () => {
  const found = { closes: 0, open: 0 };
  for (const { tree, maximising, convention, window } of thousand()) {
    const search = record(JSON.stringify(tree), maximising, convention, window);
    const named = names(tree);
    const { after } = reference(tree, maximising, convention, window);
    const leaves = [...after.keys()].filter((name) => typeof at(tree, name) === "number");
    const questions = allQuestions(search, "limit");
    const asked = questions.map(({ node }) => named[search.trace.moves[node]]);
    for (const name of leaves) {
      const question = questions[asked.indexOf(name)];
      const limit = question && Number(expectedAnswer(search, question).limit);
      // The reference searches each tree with another number at this leaf.
      for (const value of question ? [limit - 1, limit, limit + 1] : [-1e6, 1e6]) {
        const changed = reference(withLeaf(tree, name, value), maximising, convention, window);
        const told = `${JSON.stringify(tree)} ${convention} ${name} = ${value}`;
        if (!question) {
          assert.equal(changed.after.get(name), false, `${told}: no value cuts there`);
          continue;
        }
        const holds = {
          "≤": value <= limit,
          "<": value < limit,
          "≥": value >= limit,
          ">": value > limit,
        }[signOf(search, question.node)];
        assert.equal(changed.after.get(name), holds, told);
        found[holds ? "closes" : "open"] += 1;
      }
    }
    assert.ok(asked.every((name) => leaves.includes(name)));
  }
  assert.ok(Math.min(...Object.values(found)) > 1_000, JSON.stringify(found));
});

test("the answers on printed sheets agree with the reference", () => {
  for (const { tree, maximising, convention } of thousand()) {
    const searched = trace_tree(JSON.stringify(tree), true, { maximising, convention });
    const { cut, values, windows } = reference(tree, maximising, convention);
    const { entered, cut: crossed } = answerKey(searched);
    for (const [index, name] of names(tree).entries()) {
      const told = `${JSON.stringify(tree)} ${convention} ${name}`;
      assert.equal(crossed[index], cut.has(name), told);
      const [alpha, beta] = windows.get(name) ?? [];
      const right = alpha === undefined ? undefined : { alpha, beta, value: values.get(name) };
      if (right || searched.tree[index].children.length > 0) {
        assert.deepEqual(entered[index] ?? undefined, right, told);
      }
    }
  }
});
