/**
 * Checks that Practise finds the search in which a wrong answer would be right. The searches of
 * reference-search.js are the reference.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { exerciseTree } from "../../www/parts/exercise/exercise-tree.ts";
import { diagnosisOf, diagnosisOfMark } from "../../www/practise/questions/diagnosis.ts";
import {
  expectedAnswer,
  gradeStep,
  gradeTree,
  signOf,
  windowAt,
} from "../../www/practise/questions/grading.ts";
import { allQuestions } from "../../www/practise/questions/questions.ts";
import { WHOLE, mirrored, searched } from "./reference-search.js";

/** @import { Answer } from "../../www/practise/questions/grading.ts" */
/** @import { Tree, Window } from "./reference-search.js" */

/** The choices of questions in Predict that together have every kind. */
const ASKED = /** @type {const} */ (["all", "limit", "nodes", "evaluated", "leaves", "move"]);

/** @param {Tree} tree @returns {number[]} */
const leavesBelow = (tree) => (typeof tree === "number" ? [tree] : tree.flatMap(leavesBelow));

/** @param {Tree} tree @param {string} way @returns {Tree} */
const nodeAt = (tree, way) =>
  way
    .split(".")
    .slice(1)
    .reduce((/** @type {any} */ node, branch) => node[Number(branch) - 1], tree);

/** Names a visited node by its way from the root. @param {TreeRecord} record @param {number} node */
const wayOf = (record, node) =>
  record
    .treePath(record.trace.moves[node])
    .map((branch) => `.${branch}`)
    .join("");

const next = seeded(7);
const CONVENTIONS = ["", "strict", "hard", "strict hard"];

/**
 * Returns the record of an exercise, the records with other conventions, and reference searches.
 * @param {string} text
 * @param {string} convention
 * @param {Window} [window]
 */
function exercise(text, convention, window = WHOLE) {
  const tree = /** @type {Tree} */ (JSON.parse(text));
  const [hard, strict] = ["hard", "strict"].map((word) => convention.includes(word));
  /** @param {boolean} pruning @param {string} words @param {Window} [own] */
  const record = (pruning, words, own = WHOLE) => {
    const trace = trace_tree(text, pruning, { convention: words, window: own });
    return new TreeRecord(trace, pruning, words);
  };
  const words = (/** @type {boolean} */ isStrict, /** @type {boolean} */ isHard) =>
    [isStrict ? "strict" : "", isHard ? "hard" : ""].filter(Boolean).join(" ");
  return {
    ...{ hard, strict, record: record(true, words(strict, hard), window) },
    others: {
      minimax: record(false, ""),
      values: record(true, words(strict, !hard), window),
      ties: record(true, words(!strict, hard), window),
      turned: record(true, `${words(strict, hard)} right`, window),
      whole: record(true, words(strict, hard)),
    },
    book: {
      own: searched(tree, { hard, strict, window }),
      minimax: searched(tree, { pruning: false }),
      values: searched(tree, { hard: !hard, strict, window }),
      ties: searched(tree, { hard, strict: !strict, window }),
      turned: searched(mirrored(tree), { hard, strict, window }),
      whole: searched(tree, { hard, strict }),
    },
  };
}

/** @type {Window[]} */
const WINDOWS = [WHOLE, [-2, 3], [4, Infinity], [-Infinity, -1], [2, 3]];

/** Trees whose leaves are at several depths. */
const UNEVEN = ["[[[3,8],5],[2,[9,1]],4]", "[7,[[1,6],[4,2]],[3,5]]"];

/** Exercises with each convention, and with a window at the root. */
const EXERCISES = Array.from({ length: 300 }, (_, seed) => {
  const text = UNEVEN[seed] ?? exerciseTree(next, 2 + (seed % 3), 2 + (seed % 2));
  const window = WINDOWS[seed % WINDOWS.length];
  return CONVENTIONS.map((convention) => ({
    ...{ text, window, convention },
    ...exercise(text, convention, window),
  }));
}).flat();

/** @typedef {ReturnType<typeof exercise>} Exercise */

/**
 * Returns the search in which a wrong value of a node would be right, by the reference searches.
 * @param {Tree} tree
 * @param {Exercise} exercise
 * @param {number} node
 * @param {number} value
 */
function searchWithValue(tree, { record, book, hard, strict }, node, value) {
  const way = wayOf(record, node);
  const isIn = (/** @type {keyof Exercise["book"]} */ search) =>
    book[search].values.get(way) === value;
  if (isIn("whole")) return "whole";
  // A tie is likelier than the other kind of bounds.
  if (isIn("ties")) return strict ? "ge" : "gt";
  if (isIn("values")) return hard ? "soft" : "hard";
  if (isIn("minimax")) return "minimax";
  const [best, worst] = record.player(node) === "X" ? [Math.max, Math.min] : [Math.min, Math.max];
  // Of what the children returned to the node, the value that the other side would take.
  const returned = record.children(node).map((child) => record.trace.values[child]);
  if (value === worst(...returned)) return "taken";
  if (value === best(...leavesBelow(nodeAt(tree, way)))) return "highest";
}

test("Practise names exactly the search in which a wrong value would be right", () => {
  /** Counts how often each explanation occurs. @type {Record<string, number>} */
  const told = {};
  for (const { text, convention, ...exercise } of EXERCISES) {
    const tree = /** @type {Tree} */ (JSON.parse(text));
    const { record, others } = exercise;
    for (const question of allQuestions(record, "value")) {
      const { node } = question;
      const right = expectedAnswer(record, question).value;
      const { alphas, betas } = record.trace;
      const [low, high] = [alphas[node], betas[node]].map((bound) => record.withInfinity(bound));
      for (let value = -10; value <= 10; value += 1) {
        if (value === right) continue;
        const found = diagnosisOf(record, others, question, { value })?.kind;
        const at = `${text} ${convention} ${wayOf(record, node)} ${value}`;
        assert.equal(found, searchWithValue(tree, exercise, node, value), at);
        told[found ?? ""] = (told[found ?? ""] ?? 0) + 1;
        // The claims of the sentences: that bound of the window, and only a bound.
        if (found === "hard") assert.ok(value === low || value === high, at);
        if (found === "soft") assert.ok(right === low || right === high, at);
        if (found === "minimax") assert.notEqual(record.boundKind(node), "exact", at);
      }
    }
  }
  for (const kind of ["hard", "soft", "minimax", "taken", "highest", "whole", "ge", "gt", ""])
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

test("Practise names exactly the search in which wrong bounds would be right", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (const { text, window, record, others, book } of EXERCISES) {
    const [alpha, beta] = window;
    for (const question of allQuestions(record, "bounds")) {
      const way = wayOf(record, question.node);
      const right = expectedAnswer(record, question);
      const kindOf = (/** @type {Answer} */ answer) =>
        diagnosisOf(record, others, question, answer)?.kind;
      if (right.alpha !== alpha || right.beta !== beta) {
        assert.equal(kindOf({ alpha, beta }), "window");
        told.window = (told.window ?? 0) + 1;
      }
      assert.equal(kindOf({ alpha: 77, beta: 88 }), undefined);
      // The window of a search that starts with −∞ and ∞.
      const whole = book.whole.windows.get(way)?.split(" ").map(Number) ?? [];
      const given = { alpha: whole[0], beta: whole[1] };
      if (gradeStep(record, question, given).every((grade) => grade.right)) continue;
      const found = kindOf(given) ?? "";
      assert.ok(found === "whole" || found === "window", `${text} ${window} ${way}`);
      told[found] = (told[found] ?? 0) + 1;
      // One bound of another search beside a right one is not that search's answer.
      for (const half of [
        { alpha: given.alpha, beta: Number(right.beta) },
        { alpha: Number(right.alpha), beta: given.beta },
      ])
        if (half.alpha !== given.alpha || half.beta !== given.beta)
          assert.notEqual(kindOf(half), "whole", text);
    }
  }
  for (const kind of ["whole", "window"]) assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

/**
 * True if a node that was finished before began with a bound that would cut exactly after this node.
 * @param {Exercise} exercise
 * @param {number} node
 */
function isCutSideways({ record, book, strict }, node) {
  const way = wayOf(record, node);
  const above = way.slice(0, way.lastIndexOf("."));
  const isMax = above.split(".").length % 2 === 1;
  const began = (/** @type {string} */ at) =>
    book.own.windows.get(at)?.split(" ").map(Number) ?? [];
  const closes = (/** @type {number} */ one, /** @type {number} */ bound) => {
    const [low, high] = isMax ? [one, bound] : [bound, one];
    return strict ? low > high : low >= high;
  };
  const entered = [...book.own.windows.keys()];
  return entered.slice(0, entered.indexOf(above)).some((other) => {
    const bound = began(other)[isMax ? 1 : 0];
    const isOpen = !closes(began(way)[isMax ? 0 : 1], bound);
    const isOver = !above.startsWith(`${other}.`);
    return isOver && isOpen && closes(record.trace.values[node], bound);
  });
}

test("Practise names exactly the search in which a wrong answer about a cut would be right", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (const { text, window, convention, ...exercise } of EXERCISES) {
    const { record, others, book, strict } = exercise;
    for (const question of allQuestions(record, "cut")) {
      const { node } = question;
      const way = wayOf(record, node);
      const right = expectedAnswer(record, question);
      const found = diagnosisOf(record, others, question, { cut: !right.cut });
      const closed = book.own.cuts.get(way);
      const tie = book.ties.cuts.get(way);
      const isWhole = book.whole.windows.has(way) && !book.whole.cuts.has(way);
      assert.equal(closed !== undefined, right.cut);
      const extra = strict && tie ? "ge" : isCutSideways(exercise, node) ? "sideways" : undefined;
      if (!right.cut) assert.equal(found?.kind, extra, `${text} ${convention} ${way}`);
      else if (closed && closed[0] === closed[1]) assert.equal(found?.kind, "gt");
      else if (isWhole) assert.equal(found?.kind, "whole", `${text} ${window} ${way}`);
      else assert.ok(found === null || found.kind === "deep");
      told[found?.kind ?? ""] = (told[found?.kind ?? ""] ?? 0) + 1;
      if (found?.kind === "ge" || found?.kind === "gt") {
        // The claim of the sentence: α = β.
        const [low, high] = (closed ?? tie) || [];
        assert.equal(low, high, text);
      }
      if (found?.kind !== "deep") continue;
      // The window of the node above would stay open without bounds from higher than its parent.
      const parent = record.trace.parents[node];
      assert.ok(Number(found.owner) < record.trace.parents[parent]);
    }
  }
  for (const kind of ["sideways", "whole", "deep", "ge", "gt", ""])
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

/**
 * A tree with another number in place of a leaf, and without what is searched after the leaf's
 * siblings.
 * @param {Tree} tree
 * @param {number[]} way
 * @param {number} leaf
 * @returns {Tree}
 */
function withLeaf(tree, [branch, ...rest], leaf) {
  if (typeof tree === "number" || branch === undefined) return leaf;
  const child = withLeaf(tree[branch - 1], rest, leaf);
  return [...tree.slice(0, branch - 1), child, ...(rest.length === 0 ? tree.slice(branch) : [])];
}

test("Practise names the search in which a wrong limit of a cut would be right", () => {
  const holds = {
    "≤": (/** @type {number} */ x, /** @type {number} */ limit) => x <= limit,
    "<": (/** @type {number} */ x, /** @type {number} */ limit) => x < limit,
    "≥": (/** @type {number} */ x, /** @type {number} */ limit) => x >= limit,
    ">": (/** @type {number} */ x, /** @type {number} */ limit) => x > limit,
  };
  /** @type {Record<string, number>} */
  const told = {};
  let compared = 0;
  const numbers = Array.from({ length: 31 }, (_, at) => at - 15);
  for (const { text, window, convention, hard, strict, record, others, book } of EXERCISES) {
    for (const question of allQuestions(record, "limit")) {
      const { node } = question;
      const way = record.treePath(record.trace.moves[node]);
      const above = record.trace.parents[node];
      const right = Number(expectedAnswer(record, question).limit);
      const sign = holds[signOf(record, node)];
      for (const limit of [...numbers, -Infinity, Infinity]) {
        if (limit === right) continue;
        const found = diagnosisOf(record, others, question, { limit });
        const at = `${text} ${convention} ${way} ${limit}`;
        told[found?.kind ?? ""] = (told[found?.kind ?? ""] ?? 0) + 1;
        if (found?.kind === "sides") {
          const { alphas, betas } = record.trace;
          assert.equal(limit, (found.player === "X" ? alphas : betas)[node], at);
        } else if (found?.kind === "deep") {
          assert.ok(Number(found.owner) < record.trace.parents[above], at);
        } else if (found?.kind === "window") {
          assert.ok(window.includes(limit), at);
        } else if (found?.kind === "whole") {
          const name = way.map((branch) => `.${branch}`).join("");
          const bounds = book.whole.windows.get(name)?.split(" ").map(Number);
          assert.equal(limit, bounds?.[record.player(above) === "X" ? 1 : 0], at);
        } else if (found) {
          // With the other convention, a whole number cuts exactly if the answer says so.
          assert.equal(found.kind, strict ? "ge" : "gt", at);
          assert.equal("x" in found && found.x, right, at);
          const name = way.map((branch) => `.${branch}`).join("");
          const given = /** @type {Tree} */ (JSON.parse(text));
          for (const x of numbers) {
            const tree = withLeaf(given, way, x);
            const own = searched(tree, { hard, strict, window });
            assert.equal(own.cuts.has(name), sign(x, right), at);
            const other = searched(tree, { hard, strict: !strict, window });
            // The search may not reach this leaf, or may reach it with another window.
            if (other.windows.get(name) !== own.windows.get(name)) continue;
            assert.equal(other.cuts.has(name), sign(x, limit), at);
            compared += 1;
          }
        }
      }
    }
  }
  for (const kind of ["sides", "deep", "whole", "window", "ge", "gt", ""]) {
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
  }
  assert.ok(compared > 100_000, `${compared}`);
});

test("Practise names the search in which a wrong number of nodes would be right", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (const { text, window, convention, strict, record, others, book } of EXERCISES) {
    const [question] = allQuestions(record, "nodes");
    const visited = (/** @type {ReturnType<typeof searched>} */ { windows }) => windows.size;
    const leaves = [...book.own.windows.keys()].filter((way) => !book.own.values.has(way));
    const known = {
      whole: visited(book.whole),
      [strict ? "ge" : "gt"]: visited(book.ties),
      all: visited(book.minimax),
      turned: visited(book.turned),
      leaves: leaves.length,
      root: visited(book.own) - 1,
    };
    assert.deepEqual(expectedAnswer(record, question), { nodes: visited(book.own) });
    for (let nodes = 1; nodes <= known.all + 1; nodes += 1) {
      if (nodes === visited(book.own)) continue;
      const found = diagnosisOf(record, others, question, { nodes })?.kind;
      const first = Object.entries(known).find(([, count]) => count === nodes);
      assert.equal(found, first?.[0], `${text} ${convention} ${window} ${nodes}`);
      told[found ?? ""] = (told[found ?? ""] ?? 0) + 1;
    }
  }
  for (const kind of ["leaves", "root", "whole", "ge", "gt", "all", "turned", ""])
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

test("Practise names the search that visits leaves in a wrong order", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (const { text, window, convention, strict, record, others, book } of EXERCISES) {
    const [question] = allQuestions(record, "leaves");
    /** @param {Tree} tree @param {ReturnType<typeof searched>} search */
    const leaves = (tree, { windows, values }) =>
      [...windows.keys()]
        .filter((way) => !values.has(way))
        .map((way) => {
          const branches = way.split(".").slice(1).map(Number);
          return branches.reduce((/** @type {any} */ node, branch) => node[branch - 1], tree);
        });
    const tree = /** @type {Tree} */ (JSON.parse(text));
    /** Lists the values from the root down. @param {Tree[]} level @returns {number[]} */
    const byLevel = (level) =>
      level.length === 0
        ? []
        : [
            ...level.filter((node) => typeof node === "number"),
            ...byLevel(level.flatMap((node) => (typeof node === "number" ? [] : node))),
          ];
    const known = {
      whole: leaves(tree, book.whole),
      [strict ? "ge" : "gt"]: leaves(tree, book.ties),
      all: leaves(tree, book.minimax),
      turned: leaves(mirrored(tree), book.turned),
      breadth: byLevel([tree]),
      "": [99],
    };
    const right = leaves(tree, book.own);
    assert.deepEqual(expectedAnswer(record, question), { leaves: right });
    assert.ok(gradeStep(record, question, { leaves: right }).every((grade) => grade.right));
    for (const [kind, order] of Object.entries(known)) {
      if (String(order) === String(right)) continue;
      assert.ok(gradeStep(record, question, { leaves: order }).every((grade) => !grade.right));
      const found = diagnosisOf(record, others, question, { leaves: order })?.kind ?? "";
      const first = Object.entries(known).find(([, one]) => String(one) === String(order));
      assert.equal(found, first?.[0], `${text} ${convention} ${window} ${kind}`);
      told[found] = (told[found] ?? 0) + 1;
    }
  }
  for (const kind of ["whole", "ge", "gt", "all", "turned", ""])
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
  assert.ok(told.breadth > 0);
});

test("leaves from left to right are not called level by level in a search from right to left", () => {
  const words = "right";
  const nine = trace_tree("[[3,12,8],[2,4,6],[14,5,2]]", true, { convention: words });
  const record = new TreeRecord(nine, true, words);
  const [question] = allQuestions(record, "leaves");
  const leaves = [3, 12, 8, 2, 4, 6, 14, 5, 2];
  assert.equal(diagnosisOf(record, {}, question, { leaves })?.kind, undefined);
  const uneven = new TreeRecord(
    trace_tree("[[[3,8],5],4]", true, { convention: words }),
    true,
    words,
  );
  const levels = { leaves: [4, 5, 8, 3] };
  assert.equal(diagnosisOf(uneven, {}, question, levels)?.kind, "breadth");
});

test("α or β of an earlier branch is recognised, and of no other branch", () => {
  const { record, others } = exercise("[[[4,8],[6,1]],[[5,7],[3,9]]]", "");
  let found = 0;
  for (const question of allQuestions(record, "bounds")) {
    const right = /** @type {Answer} */ (expectedAnswer(record, question));
    const { sizes } = record.trace;
    for (let beta = 0; beta < 10; beta += 1) {
      const kind = diagnosisOf(record, others, question, { ...right, beta })?.kind;
      const had = [...sizes.keys()].some(
        (node) => node + sizes[node] <= question.node && windowAt(record, node).beta === beta,
      );
      if (beta === right.beta || kind === "exchanged" || kind === "whole") continue;
      assert.equal(kind === "sideways", had, `node ${question.node}, β ${beta}`);
      found += Number(had);
    }
  }
  assert.ok(found > 1);
});

test("an answer with α and β exchanged is recognised as swapped", () => {
  const { record, others } = exercise("[[[4,6],[9,1]],[[5,7],[3,8]]]", "");
  for (const question of allQuestions(record, "bounds")) {
    const { alpha, beta } = expectedAnswer(record, question);
    const answer = { alpha: Number(beta), beta: Number(alpha) };
    assert.equal(diagnosisOf(record, others, question, answer)?.kind, "exchanged");
  }
});

test("an answer for the other direction is recognised in a search from right to left", () => {
  const search = (/** @type {string} */ words, /** @type {string} */ text) =>
    new TreeRecord(trace_tree(text, true, { convention: words, window: WHOLE }), true, words);
  /** @type {Record<string, number>} */
  const told = {};
  for (let seed = 0; seed < 300; seed += 1) {
    const text = exerciseTree(next, 2 + (seed % 3), 2 + (seed % 2));
    const [record, turned] = [search("right", text), search("", text)];
    for (const asked of /** @type {const} */ (["value", "bounds", "limit"])) {
      for (const question of allQuestions(record, asked)) {
        const node = turned.visit(record.trace.moves[question.node]);
        if (node < 0) continue;
        const there = /** @type {Answer} */ (expectedAnswer(turned, { ...question, node }));
        if (gradeStep(record, question, there).every(({ right }) => right)) continue;
        const found = diagnosisOf(record, { turned }, question, there)?.kind;
        if (found === "turned") told[asked] = (told[asked] ?? 0) + 1;
        else if (asked !== "limit") assert.ok(found === "window" || found === "exchanged", text);
        // A question from left to right never mentions the other direction.
        const from = { ...question, node };
        const back = /** @type {Answer} */ (expectedAnswer(record, question));
        assert.notEqual(diagnosisOf(turned, { turned: record }, from, back)?.kind, "turned");
      }
    }
  }
  for (const kind of ["value", "bounds", "limit"])
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
  const nine = "[[3,12,8],[2,4,6],[14,5,2]]";
  const [marked, other] = [search("right", nine), search("", nine)];
  // From left to right 4 and 6 are cut, from right to left only the leaves to the left of 2.
  const cut = new Set([...other.tree.keys()].filter((index) => other.visit(index) < 0));
  const faults = gradeTree(marked, { cut, values: new Map() });
  const extra = faults.filter(({ kind }) => kind === "extra-cut");
  assert.ok(extra.length > 0);
  for (const fault of extra)
    assert.equal(diagnosisOfMark(marked, { turned: other }, fault, new Map())?.kind, "turned");
});

test("a diagnosis without another tree searches only the tree of the exercise", () => {
  const { record } = exercise("[[3,5],[2,9]]", "");
  for (const asked of /** @type {const} */ (["all", "limit", "nodes", "leaves"])) {
    for (const question of allQuestions(record, asked)) {
      const answer = {
        value: 99,
        limit: 99,
        nodes: 99,
        leaves: [99],
        alpha: 77,
        beta: 88,
        cut: true,
      };
      assert.equal(diagnosisOf(record, {}, question, answer), null);
    }
  }
});

/** The leaves of a search in its order, by their paths. @param {ReturnType<typeof searched>} book */
const leafWays = ({ windows, values }) => [...windows.keys()].filter((way) => !values.has(way));

test("the number of evaluated leaves and the chosen branch agree with a textbook search", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (const { text, window, convention, record, others, book } of EXERCISES) {
    const at = `${text} ${convention} ${window}`;
    const [count] = allQuestions(record, "evaluated");
    const evaluated = leafWays(book.own).length;
    const ends = record.tree.filter(({ children }) => children.length === 0).length;
    assert.deepEqual(expectedAnswer(record, count), { evaluated }, at);
    const kindOf = (/** @type {number} */ evaluated) =>
      diagnosisOf(record, others, count, { evaluated })?.kind;
    const others_ = ["whole", "ties", "minimax", "turned"].map(
      (name) => leafWays(book[/** @type {keyof typeof book} */ (name)]).length,
    );
    const nodes = book.own.windows.size;
    if (![evaluated, ...others_].includes(nodes)) assert.equal(kindOf(nodes), "visited", at);
    const cut = ends - evaluated;
    if (![evaluated, nodes, ...others_].includes(cut)) assert.equal(kindOf(cut), "skipped", at);

    const best = book.minimax.values.get("");
    const isInside = window[0] < best && best < window[1];
    const [question] = allQuestions(record, "move");
    if (!question) {
      assert.ok(!isInside, at);
      continue;
    }
    const tree = /** @type {Tree[]} */ (JSON.parse(text));
    const worths = tree.map((one, branch) =>
      typeof one === "number" ? one : book.minimax.values.get(`.${branch + 1}`),
    );
    const move = worths.indexOf(best) + 1;
    if (!isInside) continue;
    assert.deepEqual(expectedAnswer(record, question), { move, value: best }, at);
    for (const [branch, worth] of worths.entries()) {
      if (branch + 1 === move) continue;
      const found = diagnosisOf(record, others, question, { move: branch + 1, value: best });
      told[found?.kind ?? ""] = (told[found?.kind ?? ""] ?? 0) + 1;
      const returned = book.own.values.get(`.${branch + 1}`);
      if (worth === best) assert.equal(found?.kind, "later", at);
      else if (returned === best) assert.equal(found?.kind, "bounded", at);
      else assert.ok(!["later", "bounded", "other-side"].includes(found?.kind ?? ""), at);
    }
  }
  for (const kind of ["later", "bounded", ""]) assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

/**
 * The value of a tree if MAX chooses at the nodes of some plies, and MIN at the others.
 * @param {Tree} tree
 * @param {(ply: number) => boolean} isMax
 * @param {number} [ply]
 * @returns {number}
 */
const worthBy = (tree, isMax, ply = 0) =>
  typeof tree === "number"
    ? tree
    : Math[isMax(ply) ? "max" : "min"](...tree.map((one) => worthBy(one, isMax, ply + 1)));

test("each diagnosis of a branch and a value at the root is true, and each known mistake is diagnosed", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (let seed = 0; seed < 300; seed += 1) {
    const text = exerciseTree(next, 1 + (seed % 4), 2 + (seed % 2));
    const tree = /** @type {Tree[]} */ (JSON.parse(text));
    for (const maximising of [true, false]) {
      const options = { maximising, window: WHOLE };
      const record = new TreeRecord(trace_tree(text, true, options), true);
      const [question] = allQuestions(record, "move");
      const own = (/** @type {number} */ ply) => (ply % 2 === 0) === maximising;
      const isBetter = (/** @type {number} */ one, /** @type {number} */ other) =>
        maximising ? one > other : one < other;
      const pick = (/** @type {boolean} */ high, /** @type {number[]} */ numbers) =>
        Math[high ? "max" : "min"](...numbers);
      const worths = tree.map((one) => worthBy(one, own, 1));
      const best = pick(maximising, worths);
      const turned = tree.map((one) => worthBy(one, (ply) => !own(ply), 1));
      const move = worths.indexOf(best) + 1;
      for (const [at, branch] of tree.entries())
        for (let value = -10; value <= 10; value += 1) {
          if (at + 1 === move && value === best) continue;
          const found = diagnosisOf(record, {}, question, { move: at + 1, value });
          const returned = record.trace.values[record.visit(record.tree[0].children[at])];
          /** The claim of each diagnosis. */
          const claims = {
            later: value === best && worths[at] === best && at + 1 > move,
            bounded: value === best && returned === best && isBetter(best, worths[at]),
            "other-side": value === worths[at] && value === pick(!maximising, worths),
            opposite: value === pick(!maximising, turned) && at === turned.indexOf(value),
            highest: value === pick(maximising, leavesBelow(branch)) && isBetter(value, worths[at]),
          };
          const words = `${text} ${maximising} ${at + 1} ${value} ${found?.kind}`;
          const isTrue = found
            ? Object.entries(claims).some(([k, is]) => k === found.kind && is)
            : !Object.values(claims).includes(true);
          assert.ok(isTrue, words);
          if (found && "player" in found) assert.equal(found.player, maximising ? "X" : "O", words);
          told[found?.kind ?? ""] = (told[found?.kind ?? ""] ?? 0) + 1;
        }
    }
  }
  for (const kind of ["later", "bounded", "other-side", "opposite", "highest", ""])
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
  const { record } = exercise("[[3,12,8],[2,4,6],[14,5,2]]", "");
  const [question] = allQuestions(record, "move");
  const kindOf = (/** @type {number} */ move, /** @type {number} */ value) =>
    diagnosisOf(record, {}, question, { move, value })?.kind;
  assert.equal(kindOf(3, 14), "highest");
  assert.equal(kindOf(3, 2), "other-side");
  assert.equal(kindOf(2, 6), "opposite");
});

test("a number of leaves that one missed or early cut explains is explained by it alone", () => {
  /** @type {Record<string, number>} */
  const told = {};
  const known = ["whole", "ge", "gt", "all", "turned", "visited", "skipped"];
  for (let seed = 0; seed < 300; seed += 1) {
    const text = exerciseTree(next, 2 + (seed % 3), 2 + (seed % 2));
    const { record, others, book } = exercise(text, "");
    const [question] = allQuestions(record, "evaluated");
    const [all, own] = [leafWays(book.minimax), leafWays(book.own)];
    const isBelow = (
      /** @type {string} */ leaf,
      /** @type {string} */ way,
      /** @type {number} */ after,
    ) => leaf.startsWith(`${way}.`) && Number(leaf.slice(way.length + 1).split(".")[0]) > after;
    /** The nodes whose rest makes a difference of that many leaves, by the sign of the difference. */
    const makers = new Map();
    const make = (/** @type {number} */ change, /** @type {string} */ maker) =>
      makers.set(change, [...(makers.get(change) ?? []), maker]);
    for (const way of book.own.values.keys()) {
      const [closing] = [...book.own.cuts.keys()].filter(
        (one) => one.slice(0, one.lastIndexOf(".")) === way,
      );
      const last = Number(closing?.slice(closing.lastIndexOf(".") + 1));
      const skipped = closing ? all.filter((leaf) => isBelow(leaf, way, last)) : [];
      for (const leaf of skipped.keys()) make(leaf + 1, `missed ${way}`);
      const sizes = new Set(
        [1, 2, 3].map((after) => own.filter((leaf) => isBelow(leaf, way, after)).length),
      );
      for (const size of sizes) if (size > 0) make(-size, `early ${way}`);
    }
    for (let evaluated = 0; evaluated <= all.length + 1; evaluated += 1) {
      const found =
        evaluated === own.length ? null : diagnosisOf(record, others, question, { evaluated });
      if (evaluated === own.length || known.includes(found?.kind ?? "")) continue;
      const wanted = /** @type {string[]} */ (makers.get(evaluated - own.length) ?? []);
      if (!found || !("owner" in found)) assert.equal(wanted.length, 0, `${text} ${evaluated}`);
      else {
        const maker = `${found.kind} ${found.owner === null ? "" : wayOf(record, found.owner)}`;
        // A node is named only if no other explains the number.
        if (found.owner !== null) assert.deepEqual(wanted, [maker], `${text} ${evaluated}`);
        else
          assert.ok(wanted.length > 1 && wanted.every((one) => one.startsWith(found.kind)), text);
      }
      told[found?.kind ?? ""] = (told[found?.kind ?? ""] ?? 0) + 1;
    }
  }
  for (const kind of ["missed", "early", ""]) assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

/** Adds an estimate to each inner node but the root. @param {Tree} tree @returns {{ estimate: number, below: any[] } | number} */
const estimated = (tree) =>
  typeof tree === "number"
    ? tree
    : { estimate: Math.floor(next() * 19) - 9, below: tree.map(estimated) };
/** @param {any} tree @returns {string} */
const textWith = (tree) =>
  typeof tree === "number" ? `${tree}` : `${tree.estimate}[${tree.below.map(textWith)}]`;
/** Ends a tree at a depth. @param {any} tree @param {number} depth @returns {Tree} */
const endedAt = (tree, depth) =>
  typeof tree === "number"
    ? tree
    : depth === 0
      ? tree.estimate
      : tree.below.map((/** @type {any} */ one) => endedAt(one, depth - 1));

test("an answer for another depth limit, or for none, is recognised", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (let seed = 0; seed < 300; seed += 1) {
    const tree = estimated(/** @type {Tree} */ (JSON.parse(exerciseTree(next, 2 + (seed % 3), 2))));
    const text = textWith(tree);
    const search = (/** @type {number | undefined} */ depth) =>
      new TreeRecord(trace_tree(text, true, { depth }), true, "", depth);
    const depth = 1 + (seed % 2);
    const others = [undefined, depth - 1, depth + 1].filter((one) => one !== 0).map(search);
    const record = search(depth);
    for (const asked of ASKED)
      for (const question of allQuestions(record, asked))
        for (const other of others) {
          const node = other.visit(record.trace.moves[question.node]);
          if (node < 0) continue;
          const answer = /** @type {Answer} */ (expectedAnswer(other, { ...question, node }));
          if (gradeStep(record, question, answer).every(({ right }) => right)) continue;
          const found = diagnosisOf(record, { depths: others }, question, answer);
          if (question.kind === "cut" && found?.kind !== "depth") continue;
          const at = `${text} ${depth} ${question.kind} ${JSON.stringify(answer)}`;
          if (found?.kind !== "depth" || found.right === "all") assert.fail(at);
          assert.equal(found.depth, depth, at);
          // The textbook's search of the tree that ends at the named depth gives the answer.
          const flat = endedAt(tree, found.right === "none" ? Infinity : found.right);
          const book = searched(flat, {});
          const way = wayOf(record, question.node);
          const leaves = leafWays(book).map((leaf) => Number(nodeAt(flat, leaf)));
          const window = book.windows.get(way)?.split(" ").map(Number) ?? [];
          const isMax = record.player(record.trace.parents[question.node]) === "X";
          const worths =
            flat instanceof Array ? flat.map((one) => worthBy(one, (ply) => ply % 2 === 0, 1)) : [];
          const value = book.values.get(way) ?? leaves[leafWays(book).indexOf(way)];
          const by = {
            ...{ value, alpha: window[0], beta: window[1], cut: book.cuts.has(way) },
            ...{
              limit: window[isMax ? 1 : 0],
              nodes: book.windows.size,
              evaluated: leaves.length,
              leaves,
            },
            move: worths.indexOf(book.values.get("")) + 1,
          };
          for (const [part, given] of Object.entries(answer))
            assert.equal(
              String(given),
              String(by[/** @type {keyof typeof by} */ (part)]),
              `${at} ${part}`,
            );
          told[question.kind] = (told[question.kind] ?? 0) + 1;
        }
  }
  for (const kind of ["value", "bounds", "cut", "limit", "nodes", "evaluated", "leaves", "move"])
    assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

test("an order of leaves with one missed cut, one extra cut or two exchanged leaves is recognised", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (let seed = 0; seed < 300; seed += 1) {
    // All leaves differ, so a wrong order has only one cause.
    let leaf = 0;
    const shape = exerciseTree(next, 2 + (seed % 3), 2 + (seed % 2));
    const values = shape.match(/-?\d+/g)?.map((value, at) => Number(value) * 100 + at) ?? [];
    const text = shape.replace(/-?\d+/g, () => String(values[leaf++]));
    const { record, others, book } = exercise(text, "");
    const [question] = allQuestions(record, "leaves");
    const tree = /** @type {Tree} */ (JSON.parse(text));
    const all = leafWays(book.minimax);
    const own = leafWays(book.own);
    const valueAt = (/** @type {string} */ way) => Number(nodeAt(tree, way));
    /** @param {string[]} ways @param {string} kind @param {string} [owner] */
    const check = (ways, kind, owner) => {
      const found = diagnosisOf(record, others, question, { leaves: ways.map(valueAt) });
      const known = ["whole", "ge", "gt", "all", "turned", "breadth"];
      if (!found || known.includes(found.kind)) return assert.ok(found, `${text} ${ways}`);
      assert.equal(found.kind, kind, `${text} ${ways}`);
      told[kind] = (told[kind] ?? 0) + 1;
      if (owner === undefined || !("owner" in found) || found.owner === null) return;
      const way = wayOf(record, found.owner);
      assert.ok(kind === "early" || way === owner, `${text} ${ways}: ${way}, not ${owner}`);
    };
    for (const closing of book.own.cuts.keys()) {
      const owner = closing.slice(0, closing.lastIndexOf("."));
      // Where a node is closed, the skipped leaves are those after the closing branch.
      const after = Number(closing.slice(closing.lastIndexOf(".") + 1));
      const skipped = all.filter(
        (way) =>
          way.startsWith(`${owner}.`) && Number(way.slice(owner.length + 1).split(".")[0]) > after,
      );
      check(
        all.filter((way) => own.includes(way) || skipped.includes(way)),
        "missed",
        owner,
      );
    }
    for (const way of book.own.values.keys()) {
      const later = own.filter(
        (leaf) => leaf.startsWith(`${way}.`) && !leaf.startsWith(`${way}.1`),
      );
      if (later.length > 0)
        check(
          own.filter((leaf) => !later.includes(leaf)),
          "early",
          way,
        );
    }
    if (own.length > 2) check([own[1], own[0], ...own.slice(2)], "places");
  }
  for (const kind of ["missed", "early", "places"])
    assert.ok(told[kind] > 50, `${kind}: ${told[kind]}`);
});

test("all leaves below a depth limit, and no cuts, are recognised as plain minimax without a limit", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (let seed = 0; seed < 300; seed += 1) {
    const tree = estimated(/** @type {Tree} */ (JSON.parse(exerciseTree(next, 2 + (seed % 3), 2))));
    const text = textWith(tree);
    for (const words of ["", "right"]) {
      const search = (/** @type {number | undefined} */ depth) =>
        new TreeRecord(trace_tree(text, true, { depth, convention: words }), true, words, depth);
      const plain = (/** @type {number | undefined} */ depth) =>
        new TreeRecord(trace_tree(text, false, { depth, convention: words }), false, words, depth);
      const depth = 1 + (seed % 2);
      const record = search(depth);
      const depths = [undefined, depth + 1].map(search);
      const [question] = allQuestions(record, "leaves");
      const all = leavesBelow(endedAt(tree, Infinity));
      const leaves = words ? all.toReversed() : all;
      if (gradeStep(record, question, { leaves }).every(({ right }) => right)) continue;
      const found = diagnosisOf(record, { depths, minimax: plain(depth) }, question, { leaves });
      const at = `${text} ${words} ${depth} ${leaves}`;
      const isDeep = plain(depth).counts().nodes < plain(undefined).counts().nodes;
      if (found?.kind !== "depth") {
        assert.ok(found?.kind === "all" && !isDeep, at);
        continue;
      }
      // Without a cut, the search without a limit explains the list alone.
      const isCut = search(undefined).counts().leaves < all.length;
      assert.deepEqual(found, { kind: "depth", depth, right: isCut ? "all" : "none" }, at);
      told[found.right] = (told[found.right] ?? 0) + 1;
    }
  }
  for (const kind of ["all", "none"]) assert.ok(told[kind] > 20, `${kind}: ${told[kind]}`);
});

test("a list of leaves without another cause is right up to the leaf that Practise names", () => {
  /** @type {Record<string, number>} */
  const told = {};
  for (let seed = 0; seed < 300; seed += 1) {
    const text = exerciseTree(next, 2 + (seed % 3), 2 + (seed % 2));
    const { record, others, book } = exercise(text, "");
    const [question] = allQuestions(record, "leaves");
    const ways = leafWays(book.own);
    const right = ways.map((way) => Number(nodeAt(JSON.parse(text), way)));
    for (let tries = 0; tries < 10; tries += 1) {
      const leaves = right.map((value) => (next() < 0.2 ? value + 1 : value));
      if (next() < 0.2) leaves.splice(1 + Math.floor(next() * 3), 1 + Math.floor(next() * 3));
      if (next() < 0.2) leaves.push(77, 78);
      const wrong = leaves.findIndex((value, at) => value !== right[at]);
      const first = wrong < 0 ? leaves.length : wrong;
      if (String(leaves) === String(right)) continue;
      const found = diagnosisOf(record, others, question, { leaves });
      told[found?.kind ?? ""] = (told[found?.kind ?? ""] ?? 0) + 1;
      const at = `${text} ${leaves}`;
      if (found === null) assert.equal(first, 0, at);
      else if (found.kind === "up-to")
        assert.equal(wayOf(record, found.owner), ways[first - 1], at);
    }
  }
  for (const kind of ["up-to", ""]) assert.ok(told[kind] > 100, `${kind}: ${told[kind]}`);
});

test("from right to left, leaves that go from left to right inside the branches are recognised", () => {
  const search = (/** @type {string} */ words, /** @type {string} */ text) =>
    new TreeRecord(trace_tree(text, true, { convention: words }), true, words);
  let count = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const text = seed
      ? exerciseTree(next, 2 + (seed % 3), 2 + (seed % 2))
      : "[[3,12,8],[2,4,6],[14,5,2]]";
    const tree = mirrored(JSON.parse(text));
    const own = leafWays(searched(tree, {}));
    const inside = (/** @type {number} */ branch) =>
      own.filter((way) => Number(way.split(".")[1]) === branch).toReversed();
    const leaves = [1, 2, 3].flatMap(inside).map((way) => Number(nodeAt(tree, way)));
    for (const words of ["right", ""]) {
      const record = search(words, words ? text : JSON.stringify(tree));
      const [question] = allQuestions(record, "leaves");
      if (gradeStep(record, question, { leaves }).every(({ right }) => right)) continue;
      const found = diagnosisOf(record, {}, question, { leaves });
      if (words === "") assert.notEqual(found?.kind, "turned", text);
      else if (found?.kind !== "turned") assert.equal(found?.kind, "breadth", text);
      else assert.equal(found.where, "inside", text);
      count += Number(found?.kind === "turned");
    }
    if (seed === 0) assert.deepEqual(leaves, [14, 5, 2, 2, 4, 6, 3, 12, 8]);
  }
  assert.ok(count > 200, `${count}`);
});

test("with a depth limit, every question is about the tree down to that limit", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const text = exerciseTree(next, 2, 3);
    let estimate = 0;
    // Each leaf gets two branches below the depth limit of 2, which the search does not enter.
    const limited = text.replace(/-?\d+/g, (value) => `${value}[${(estimate += 50)},-99]`);
    for (const convention of CONVENTIONS) {
      const deep = trace_tree(limited, true, { convention, depth: 2 });
      const record = new TreeRecord(deep, true, convention, 2);
      const flat = new TreeRecord(trace_tree(text, true, { convention }), true, convention);
      for (const asked of ASKED) {
        const answers = (/** @type {TreeRecord} */ one) =>
          allQuestions(one, asked).map((question) => [
            question.kind,
            expectedAnswer(one, question),
          ]);
        assert.deepEqual(answers(record), answers(flat), `${limited} ${convention} ${asked}`);
      }
      assert.deepEqual(record.counts(), flat.counts(), limited);
      const none = { cut: new Set(), values: new Map() };
      assert.equal(gradeTree(record, none).length, gradeTree(flat, none).length, limited);
    }
  }
});
