/** Practise accepts right answers and no wrong ones, and links describe the exercise. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import {
  MODES,
  CHOICES,
  DEFAULT_EXERCISE,
  RANGES,
  FIRST_EXERCISE,
  nextExercise,
  readExercise,
  takesOnlyTrees,
  writeExercise,
  exerciseTree,
  treeOf,
} from "../../www/parts/exercise/exercise.ts";
import { readConvention } from "../../www/parts/search/convention-words.ts";
import {
  countGraded,
  expected,
  gradeStep,
  gradeTree,
  rightMarks,
  signOf,
} from "../../www/practise/questions/grading.ts";
import { readNumber } from "../../www/base/typed-numbers.ts";
import { waysOf, fitTree } from "../../www/parts/tree/fit.ts";
import { allQuestions, questionsOf } from "../../www/practise/questions/questions.ts";
import { TOPICS, topicOf, topicOfMark } from "../../www/practise/questions/topics.ts";
import { behind, checkStep } from "../../learn/chapters/recorded.js";
import { readChapter } from "../../learn/chapters/read.js";
import { seeded, sample } from "../../www/base/random.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { STANDARD } from "../../www/game/shape.ts";
import { hasDrill } from "../../www/parts/exercise/cuts.ts";
import { answersOf } from "../../www/teach/paper-tree.ts";
import { ranges, saying } from "./unseen.js";
import { spoken } from "./spoken.js";
import { words } from "./words.js";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { treeSentence } from "../../www/parts/search/tree-sentences.ts";

const { trace, trace_tree } = cutoff;

/** @import { Exercise } from "../../www/parts/exercise/exercise.ts" */
/** @import { Question } from "../../www/practise/questions/questions.ts" */
/** @typedef {number | Nested[]} Nested */

const english = catalogue("en", words("en"), STANDARD);

const CONVENTIONS = [
  "",
  "strict",
  "hard",
  "right",
  "strict hard",
  "strict right",
  "hard right",
  "strict hard right",
];

/** @typedef {[alpha: number, beta: number]} Window */
/** @type {Window} */
const WHOLE = [-Infinity, Infinity];

/**
 * @param {string} text
 * @param {boolean} maximising
 * @param {string} convention
 * @param {Window} [window]
 */
function record(text, maximising, convention, window = WHOLE) {
  const options = { maximising, convention, window };
  return new TreeRecord(trace_tree(text, true, options), true, convention);
}

/**
 * Alpha-beta as in a textbook, independent of the tested code, on trees as nested lists. Nodes are
 * named by their path, as in `0.2`.
 * @param {Nested} tree
 * @param {boolean} maximising
 * @param {string} convention
 * @param {Window} [window]
 */
function reference(tree, maximising, convention, window = WHOLE) {
  const [strict, hard, right] = ["strict", "hard", "right"].map((word) =>
    convention.includes(word),
  );
  /** @type {Set<string>} */
  const cut = new Set();
  /** @type {Map<string, number>} */
  const values = new Map();
  /** @type {Map<string, [number, number]>} */
  const windows = new Map();
  /** For each child with siblings after it: true if they were cut. @type {Map<string, boolean>} */
  const after = new Map();
  /**
   * Nodes whose branches were all searched and gave one value: MAX and MIN choose alike.
   * @type {Set<string>}
   */
  const alike = new Set();
  let nodes = 0;
  /**
   * @param {Nested} node
   * @param {string} name
   * @param {number} alpha
   * @param {number} beta
   * @param {boolean} max
   * @returns {number}
   */
  const search = (node, name, alpha, beta, max) => {
    nodes += 1;
    if (typeof node === "number") return node;
    windows.set(name, [alpha, beta]);
    let [a, b] = [alpha, beta];
    let best = max ? -Infinity : Infinity;
    const order = [...node.keys()];
    if (right) order.reverse();
    const found = new Set();
    while (order.length > 0) {
      const at = order.shift() ?? 0;
      const value = search(node[at], `${name}.${at}`, a, b, !max);
      found.add(value);
      if (max) {
        if (value > best) best = value;
        if (best > a) a = best;
      } else {
        if (value < best) best = value;
        if (best < b) b = best;
      }
      const closed = strict ? a > b : a >= b;
      if (order.length > 0) after.set(`${name}.${at}`, closed);
      if (closed) {
        if (order.length > 0) found.add("not searched");
        for (const other of order.splice(0)) cut.add(`${name}.${other}`);
      }
    }
    if (found.size < 2) alike.add(name);
    if (hard) best = best < alpha ? alpha : best > beta ? beta : best;
    values.set(name, best);
    return best;
  };
  const value = search(tree, "r", ...window, maximising);
  return { cut, values, windows, after, alike, value, nodes };
}

/** @param {Nested} tree @param {boolean} max @returns {number} */
function minimax(tree, max) {
  if (typeof tree === "number") return tree;
  const values = tree.map((child) => minimax(child, !max));
  return max ? Math.max(...values) : Math.min(...values);
}

/**
 * The name of every node in the order of their indices.
 * @param {Nested} tree
 * @param {string} name
 * @returns {string[]}
 */
function names(tree, name = "r") {
  if (typeof tree === "number") return [name];
  return [name, ...tree.flatMap((child, at) => names(child, `${name}.${at}`))];
}

/** @param {() => number} next @param {number} plies @returns {Nested} */
function grow(next, plies) {
  if (plies === 0 || next() < 0.15) {
    return next() < 0.2 ? (Math.floor(next() * 9) - 4) / 10 : Math.floor(next() * 9) - 4;
  }
  return Array.from({ length: 1 + Math.floor(next() * 4) }, () => grow(next, plies - 1));
}

/**
 * A window at the root. One in three is infinite, and one in three has one bound.
 * @param {number} seed
 * @returns {Window}
 */
function windowAt(seed) {
  const alpha = (seed % 11) - 6;
  if (seed % 3 === 0) return WHOLE;
  if (seed % 3 === 1) return [alpha, alpha + 1 + (seed % 5)];
  return seed % 2 === 0 ? [alpha, Infinity] : [-Infinity, alpha];
}

/**
 * A thousand trees, each with a convention, a side and a window.
 * @returns {Iterable<{ tree: Nested, maximising: boolean, convention: string, window: Window }>}
 */
function* thousand() {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const own = seed % 2 === 0 ? exerciseTree(seeded(seed), 3, 3) : null;
    const tree = own === null ? grow(seeded(seed), 4) : JSON.parse(own);
    yield {
      tree,
      maximising: (seed >> 1) % 2 === 0,
      convention: CONVENTIONS[Math.floor(seed / 4) % CONVENTIONS.length],
      window: windowAt(seed),
    };
  }
}

test("a thousand trees over all conventions: right marks pass, every single wrong one does not", () => {
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
      if (!values.has(above)) continue; // not come to: neither wanted nor wrong, see below
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
      assert.notEqual(spoken(english, treeSentence(search, step)), "");
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
  const instead = gradeTree(search, { cut: new Set(children), values: more });
  assert.deepEqual(
    instead.map(({ kind, index }) => [kind, index]),
    [["missing-cut", below]],
  );
  // If the learner cuts a branch that the search does not cut, nothing below it is asked either.
  const [, second] = search.tree[0].children;
  const none = new Map([...values].filter(([index]) => index < second || index > below));
  const early = gradeTree(search, { cut: new Set([...cut, second]), values: none });
  assert.deepEqual(
    early.map(({ kind, index }) => [kind, index]),
    [["extra-cut", second]],
  );
});

test("step by step: the reference's answers are right, and every other one is wrong", () => {
  for (const { tree, maximising, convention, window } of thousand()) {
    const search = record(JSON.stringify(tree), maximising, convention, window);
    const truth = reference(tree, maximising, convention, window);
    const named = names(tree);
    const asked = { bounds: 0, cut: 0, value: 0, limit: 0, nodes: 0, leaves: 0 };
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
          Object.keys(expected(search, question)).map((part) => [part, full[part]]),
        );
        asked[question.kind] += 1;
        assert.ok(question.shown <= question.answered);
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
            if (other === value) continue; // ∞ + 0.1
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
      // Skips answers that are the same for MAX and MIN.
      value: truth.values.size - truth.alike.size,
      limit: 0,
      nodes: 1,
      leaves: 0,
    });
  }
});

test("the limit of a cut: the leaf cuts its siblings from there on, and nowhere else", () => {
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
      const limit = question && Number(expected(search, question).limit);
      // The reference searches each tree with another number at that leaf.
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

/** The node with a name. @param {Nested} tree @param {string} name @returns {Nested} */
function at(tree, name) {
  return name
    .split(".")
    .slice(1)
    .reduce((node, branch) => /** @type {Nested[]} */ (node)[Number(branch)], tree);
}

/**
 * A copy of the tree with another number at a leaf.
 * @param {Nested} tree
 * @param {string} name
 * @param {number} value
 * @returns {Nested}
 */
function withLeaf(tree, name, value) {
  const [, first, ...rest] = name.split(".");
  if (first === undefined || typeof tree === "number") return value;
  const below = ["r", ...rest].join(".");
  return tree.map((child, branch) =>
    branch === Number(first) ? withLeaf(child, below, value) : child,
  );
}

test("a value is called a bound where the leaves not seen could change it, and only there", () => {
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
        // With fail-hard, the edge of the window stands for all values beyond it.
        const edge = values[node] === beta ? "least" : values[node] === alpha ? "most" : "exact";
        const right = saying(known[index], values[node]);
        const isClamped = right === "exact" && convention.includes("hard");
        const told = `${JSON.stringify(tree)} ${convention} ${node}`;
        assert.equal(search.bound(node), isClamped ? edge : right, told);
        found[search.bound(node) === "exact" ? "exact" : "bounds"] += 1;
      }
    }
  }
  assert.ok(found.exact > 10_000 && found.bounds > 5_000, JSON.stringify(found));
});

test("values that rest on estimates are checked in the same way, and stay estimates", () => {
  const text = "[3[5[1,9],9[8,2]],4[6[1,2],2[7,3]],1[8[4,0],0[5,5]]]";
  for (const depth of [1, 2]) {
    const search = new TreeRecord(trace_tree(text, true, { depth }), true);
    const known = search.tree.map((node) => ({ ...node }));
    for (const node of known) if (node.ply === depth) node.children = [];
    const found = ranges(known, (leaf) => search.visit(leaf) >= 0);
    for (let node = 0; node < search.trace.nodes; node += 1) {
      const range = found[search.trace.moves[node]];
      assert.equal(search.bound(node), saying(range, search.trace.values[node]), `${node}`);
      assert.ok(search.isEstimate(node), "all values are from estimates, exact or not");
    }
  }
});

test("the answers on paper are those of the reference", () => {
  for (const { tree, maximising, convention } of thousand()) {
    const searched = trace_tree(JSON.stringify(tree), true, { maximising, convention });
    const { cut, values, windows } = reference(tree, maximising, convention);
    const { entered, cut: crossed } = answersOf(searched);
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

test("bounds, reasons and sentences hold by every convention", () => {
  let cuts = 0;
  for (const { tree, maximising } of thousand()) {
    for (const convention of CONVENTIONS) {
      const search = record(JSON.stringify(tree), maximising, convention);
      const { values } = search.trace;
      const told = `${JSON.stringify(tree)} ${convention}`;
      for (let node = 0; node < search.trace.nodes; node += 1) {
        const exact = search.written(node).exact ?? NaN;
        const holds = {
          exact: exact === values[node],
          least: exact >= values[node],
          most: exact <= values[node],
        };
        assert.ok(holds[search.bound(node)], `${told} ${node}`);
      }
      for (let at = search.find(-1, ["cut"]); at !== null; at = search.find(at, ["cut"])) {
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

test("a position's questions have the record's answers, by every convention", () => {
  const board = "XOX.O....";
  for (const convention of CONVENTIONS) {
    const search = new SearchRecord(trace(board, true, { convention }), true, convention);
    const questions = questionsOf(search, { asked: "all", seed: 3, count: 8 });
    assert.equal(questions.length, 8);
    assert.deepEqual(questions, questionsOf(search, { asked: "all", seed: 3, count: 8 }));
    assert.notDeepEqual(questions, questionsOf(search, { asked: "all", seed: 4, count: 8 }));
    for (let node = 0; node < search.trace.nodes; node += 1) {
      for (const cell of search.cutMoves(node)) {
        assert.equal(search.board(node)[cell], ".");
        assert.ok(
          search
            .children(node)
            .every((child) =>
              convention.includes("right")
                ? search.trace.moves[child] > cell
                : search.trace.moves[child] < cell,
            ),
        );
      }
    }
  }
});

test("numbers in the usual spellings, exactly", () => {
  for (const [text, value] of /** @type {const} */ ([
    ["3", 3],
    ["+3", 3],
    [" −3 ", -3],
    ["-3.0", -3],
    ["– 3", -3],
    ["0.1", 0.1],
    [".1", 0.1],
    ["007", 7],
    ["1e3", 1000],
    ["1000", 1000],
    ["0.1001", 0.1001],
    ["5000000000", 5_000_000_000],
    ["1000000000000000000000", 1e21],
    ["-0", 0],
    // The form of Persian and Arabic keyboards, and the form that this page writes.
    ["۳", 3],
    ["٣", 3],
    ["−۱۲", -12],
    ["۰٫۲۵", 0.25],
    ["٠٫٢٥", 0.25],
    ["\u2066−۳\u2069", -3],
    ["\u200e+∞\u200e", Infinity],
    ["۱۰۰۰۰۰۰", 1_000_000],
    ["۳x", NaN],
    ["۱٫۲٫۳", NaN],
    ["۱،۰۰۰", 1000],
    ["۰٫۱۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۱", NaN],
    ["∞", Infinity],
    ["+∞", Infinity],
    ["-∞", -Infinity],
    ["−∞", -Infinity],
    ["inf", Infinity],
    ["−inf", -Infinity],
    ["-Infinity", -Infinity],
    ["-infty", -Infinity],
    ["- oo", -Infinity],
    ["", null],
    ["  ", null],
    ["x", NaN],
    ["3x", NaN],
    ["--3", NaN],
    ["1.2.3", NaN],
    ["1,000", 1000],
    [".", NaN],
    ["-", NaN],
    ["0x10", NaN],
    ["1e400", NaN],
    ["<b>3</b>", NaN],
    // A number close to the right one is wrong.
    ["0.1000000000000000001", NaN],
    ["2.9999999999999999999", NaN],
  ])) {
    const read = readNumber(text, "en");
    assert.ok(Object.is(read, value), `${text}: ${read}`);
  }
});

test("a link is read as it was written, whatever the exercise", () => {
  const next = seeded(9);
  const pick = /** @template T @param {readonly T[]} list */ (list) =>
    list[Math.floor(next() * list.length)];
  for (let round = 0; round < 500; round += 1) {
    /** @type {Exercise} */
    const exercise = {
      ...DEFAULT_EXERCISE,
      mode: pick(["step", "mark"]),
      convention: pick(CONVENTIONS),
      window: pick([",", "4,6", "-0.5,"]),
      seed: 1 + Math.floor(next() * 999_999),
      ...pick([
        { source: "random", plies: pick([1, 5]), branches: pick([2, 4]), root: "min" },
        { source: "gallery", example: pick(CHOICES.example) },
        { source: "own", tree: pick(["[1,[2, é & = + #]]", ""]), root: pick(["max", "min"]) },
        { source: "board", board: "XO.......", asked: "cut", mode: "step" },
        { mode: "find" },
      ]),
    };
    // A link has only what the exercise depends on.
    if (exercise.mode !== "mark") Object.assign(exercise, { count: 12, question: 3 });
    if (exercise.mode === "find") exercise.convention = "";
    if (exercise.mode === "find" || exercise.source === "board") exercise.window = ",";
    const link = new URLSearchParams(writeExercise(exercise)).toString();
    const read = readExercise(new Map(new URLSearchParams(link)));
    assert.deepEqual(read, { exercise, faults: [] });
  }
});

test("a link to mark, order or fill a position opens a tree, and the page says so", () => {
  /** @param {string} link @param {Partial<Exercise>} [otherwise] */
  const read = (link, otherwise) =>
    readExercise(new Map(new URLSearchParams(link)), { ...DEFAULT_EXERCISE, ...otherwise });
  for (const mode of MODES.filter(takesOnlyTrees)) {
    const { exercise, faults } = read(`source=board&mode=${mode}`);
    assert.deepEqual([exercise.source, exercise.mode], ["random", mode]);
    assert.deepEqual(faults, [{ id: "link-fault-tree" }]);
  }
  // It says nothing of a position: on boards that begin with one, too, it gets a tree.
  const other = read("mode=mark", { source: "board" });
  assert.deepEqual([other.exercise.source, other.exercise.mode], ["random", "mark"]);
  assert.deepEqual(other.faults, []);
});

test("a wrong setting in a link is reported, and has its default", () => {
  const wrong = {
    source: "web",
    mode: "guess",
    asked: "everything",
    convention: "strict soft",
    window: "7,3",
    seed: "-1",
    plies: "6",
    branches: "1e1",
    example: "constructor",
    tree: "9".repeat(30_000),
    root: "MAX",
    board: "XXXXXXXXXX",
    count: "25",
    question: "0",
  };
  const { exercise, faults } = readExercise(new Map(Object.entries(wrong)));
  assert.deepEqual(exercise, DEFAULT_EXERCISE);
  assert.deepEqual(
    faults.map(({ id, values }) => [id, values?.name]),
    Object.keys(wrong).map((name) => ["link-fault-setting", name]),
  );
  assert.deepEqual(readExercise(new Map([["sede", "5"]])).faults, [
    { id: "link-fault-name", values: { name: "sede" } },
  ]);
  assert.equal(readConvention("right  strict"), "strict right");
  assert.equal(readConvention("toString"), undefined);
});

test("random trees: the seed's own, of the size asked for, with ties and negatives", () => {
  const texts = new Set();
  let [ties, negatives] = [0, 0];
  for (let seed = 1; seed <= 500; seed += 1) {
    const exercise = { ...DEFAULT_EXERCISE, seed };
    const { text } = treeOf(exercise) ?? assert.fail();
    assert.equal(text, treeOf({ ...exercise, convention: "hard", mode: "mark" })?.text);
    texts.add(text);
    const leaves = (text.match(/-?\d+/g) ?? []).map(Number);
    assert.ok(leaves.every((leaf) => leaf >= -9 && leaf <= 9));
    if (new Set(leaves).size < leaves.length) ties += 1;
    if (leaves.some((leaf) => leaf < 0)) negatives += 1;
    const { tree } = trace_tree(text, true, { convention: "" });
    for (const { children, ply } of tree) {
      assert.equal(children.length === 0, ply === 3);
      assert.ok(children.length === 0 || (children.length >= 2 && children.length <= 3));
    }
  }
  assert.ok(texts.size > 495, `${texts.size} trees`);
  assert.ok(ties > 450 && negatives > 450, `${ties} with ties, ${negatives} with negatives`);
  // The largest tree that a visitor can ask for can be searched.
  for (let seed = 1; seed <= 20; seed += 1) {
    trace_tree(exerciseTree(seeded(seed), RANGES.plies[1], RANGES.branches[1]), true, {
      convention: "",
    });
  }
});

test("a drill has at least two cuts, one of two or more leaves, and is found quickly", () => {
  for (const [plies, branches] of [
    [3, 2],
    [3, 3],
    [2, 3],
  ]) {
    for (const convention of ["", "strict"]) {
      let since = 0;
      for (let seed = 1; seed <= 500; seed += 1) {
        const text = exerciseTree(seeded(seed), plies, branches);
        const leaves = (/** @type {Nested} */ tree) => [tree].flat(5).length;
        const { cut } = reference(JSON.parse(text), true, convention);
        /** The number of leaves that are skipped at each node. @type {Map<string, number>} */
        const skipped = new Map();
        for (const name of cut) {
          const above = name.slice(0, name.lastIndexOf("."));
          const more = leaves(at(JSON.parse(text), name));
          skipped.set(above, (skipped.get(above) ?? 0) + more);
        }
        const spared = [...skipped.values()];
        const isDrill = spared.length > 1 && Math.max(...spared) > 1;
        const { tree, trace } = record(text, true, convention);
        assert.equal(hasDrill({ tree, moves: trace.moves }), isDrill, `${text} ${convention}`);
        since = isDrill ? 0 : since + 1;
        assert.ok(since < 100, `no drill before seed ${seed}`);
      }
    }
  }
});

test("the generator is mulberry32, and its samples are fair", () => {
  // The first numbers of the published code for seed 0.
  const next = seeded(0);
  assert.deepEqual([next(), next()], [0.26642920868471265, 0.0003297457005828619]);
  const counts = Array(10).fill(0);
  for (let seed = 0; seed < 4_000; seed += 1) {
    const taken = sample([...counts.keys()], 3, seeded(seed));
    assert.equal(taken.length, 3);
    for (const index of taken) counts[index] += 1;
  }
  for (const count of counts) assert.ok(Math.abs(count - 1_200) < 150, counts.join(" "));
});

test("the next exercise is another one, and there always is one", () => {
  assert.equal(nextExercise(DEFAULT_EXERCISE).seed, 2);
  assert.equal(nextExercise({ ...DEFAULT_EXERCISE, question: 8 }).question, 1);
  assert.equal(nextExercise({ ...DEFAULT_EXERCISE, seed: 999_999 }).seed, 0);
  /** @type {Exercise} */
  let exercise = { ...DEFAULT_EXERCISE, source: "gallery" };
  const examples = CHOICES.example.map(() => (exercise = nextExercise(exercise)).example);
  assert.deepEqual([...examples].sort(), [...CHOICES.example].sort());
});

test("eight questions cover values, bounds and cuts, wherever the search has them", () => {
  let inverted = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    const { text } = treeOf({ ...FIRST_EXERCISE, seed }) ?? assert.fail();
    const search = record(text, true, "");
    const all = allQuestions(search, "all");
    const drawn = questionsOf(search, { asked: "all", seed, count: 8 });
    assert.equal(drawn.length, 8);
    // A question about a limit replaces the one about the cut, and never comes beside it.
    const limits = allQuestions(search, "limit");
    const place = (/** @type {Question} */ { kind, node }) =>
      `${kind === "limit" ? "cut" : kind} ${node}`;
    const places = drawn.map(place);
    assert.deepEqual(
      places,
      all.map(place).filter((one) => places.includes(one)),
      "in the order of the search",
    );
    const kinds = new Set(drawn.map(({ kind }) => kind));
    for (const kind of /** @type {const} */ (["bounds", "cut", "value"]))
      assert.ok(kinds.has(kind));
    for (const question of drawn) {
      if (question.kind !== "limit") continue;
      inverted += 1;
      assert.deepEqual(
        question,
        limits.find(({ node }) => node === question.node),
      );
    }
    const cut = (/** @type {Question} */ question) =>
      question.kind !== "bounds" && question.kind !== "value" && search.closes(question.node);
    assert.equal(drawn.some(cut), all.some(cut), `a cut of ${text}`);
  }
  assert.ok(inverted > 200, `${inverted} limits`);
});

test("every question and every mark has a topic, and a chapter's figure shows it", () => {
  for (const [chapter, link] of Object.values(TOPICS)) {
    const file = new URL(`../../learn/chapters/en/${chapter}.md`, import.meta.url);
    const { figures } = readChapter(readFileSync(file, "utf8"));
    const [name, step] = link.split("@");
    const figure = figures.filter((one) => one.name === name);
    checkStep(behind(cutoff, figure).get(name), step);
  }
  const record = new TreeRecord(trace_tree("[[3,12,8],[2,4,6],[14,5,2]]", true), true);
  const questions = allQuestions(record, "all");
  const topics = questions.map((question) => topicOf(record, question));
  assert.deepEqual(new Set(topics), new Set(["bounds", "cut", "value", "bound"]));
  // The second branch returns a bound, the others and the root a value.
  const values = questions.flatMap(({ kind }, at) => (kind === "value" ? [topics[at]] : []));
  assert.deepEqual(values, ["value", "bound", "value", "value"]);
  const none = gradeTree(record, { cut: new Set([1]), values: new Map() });
  assert.deepEqual(new Set(none.map(topicOfMark)), new Set(["cut", "value"]));
});

test("nodes are called by the branches that lead to them, as the record of a search calls them", () => {
  const trace = trace_tree("[[3,[12,8]],[2,4]]", true, { convention: "" });
  const ways = waysOf(trace.tree).map((way) => way.join("."));
  // Nodes come before those below them.
  assert.deepEqual(ways, ["", "1", "1.1", "1.2", "1.2.1", "1.2.2", "2", "2.1", "2.2"]);
  const record = new TreeRecord(trace, true);
  assert.deepEqual(
    waysOf(trace.tree),
    Array.from(trace.tree, (_, index) => record.way(index)),
  );
});

test("a drawn tree stays inside its box, and no two nodes touch", () => {
  const grain = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
  for (const { tree: nested } of thousand()) {
    if (typeof nested === "number") continue;
    const { tree } = trace_tree(JSON.stringify(nested), true, { convention: "" });
    const box = { width: 600, height: 400 };
    const { places, width, height, across } = fitTree(tree, box, /** @type {any} */ (grain));
    for (const { x, y } of places) {
      const inside = [x - across / 2, width - across / 2 - x, y - 28, height - 36 - y];
      assert.ok(
        inside.every((room) => room > -1e-6),
        `${x} ${y} ${JSON.stringify(nested)}`,
      );
    }
    for (const [index, { x, y }] of places.entries()) {
      const row = places.filter((_, other) => other > index && places[other].y === y);
      assert.ok(row.every((other) => Math.abs(other.x - x) >= across - 1e-6));
    }
    assert.ok(width <= box.width + 1e-6 || across === 16, "wider only where nodes would touch");
    assert.ok(height <= box.height + 1e-6);
  }
});

test("the nine leaves stand from left to right, their parents above the middle", () => {
  const { tree } = trace_tree("[[3,12,8],[2,4,6],[14,5,2]]", true, { convention: "" });
  const grain = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
  const { places } = fitTree(tree, { width: 450, height: 164 }, /** @type {any} */ (grain));
  const rows = [28, 78, 128].map((row) => places.filter(({ y }) => y === row).map(({ x }) => x));
  assert.deepEqual(rows, [[225], [75, 225, 375], [25, 75, 125, 175, 225, 275, 325, 375, 425]]);
});
