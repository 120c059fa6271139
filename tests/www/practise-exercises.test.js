/** Checks the links of Practise, its random trees, and the next exercise. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzle, trace_tree } from "../../pkg/npm/cutoff.js";
import { badValue } from "../../www/base/fault-messages.ts";
import { seeded } from "../../www/base/random.ts";
import { teachesCuts } from "../../www/parts/exercise/cuts.ts";
import { exerciseTree, treeOf } from "../../www/parts/exercise/exercise-tree.ts";
import {
  DEFAULT_EXERCISE,
  EXERCISE_KINDS,
  SETTINGS,
  TREE_KINDS,
  linkName,
  nextExercise,
  readExercise,
  settingNames,
  sourcesOf,
  writeExercise,
} from "../../www/parts/exercise/exercise.ts";
import { findNewPosition } from "../../www/practise/questions/new-position.ts";
import { readConvention } from "../../www/parts/search/convention.ts";
import { CONVENTIONS, record, reference, at } from "./reference-trees.js";

/** @import { Exercise, SettingName } from "../../www/parts/exercise/exercise.ts" */
/** @import { Nested } from "./reference-trees.js" */

// The settings of each exercise are written out here, so that this test also fails if `settingNames`
// forgets one.
test("every exercise is read back from its link", () => {
  const next = seeded(9);
  const pick = /** @template T @param {readonly T[]} list */ (list) =>
    list[Math.floor(next() * list.length)];
  for (let round = 0; round < 500; round += 1) {
    /** @type {Exercise} */
    const exercise = {
      ...DEFAULT_EXERCISE,
      kind: pick(["predict", "mark"]),
      convention: pick(CONVENTIONS),
      window: pick([",", "4,6", "-0.5,"]),
      seed: 1 + Math.floor(next() * 999_999),
      ...pick([
        { source: "random", plies: pick([1, 5]), branches: pick([2, 4]), root: "min" },
        { source: "gallery", example: pick(SETTINGS.example.choices) },
        { source: "own", tree: pick(["[1,[2, é & = + #]]", ""]), root: pick(["max", "min"]) },
        { source: "board", board: "XO.......", asked: "cut", kind: "predict" },
        { kind: "find" },
      ]),
    };
    // A link has only the settings that the exercise depends on.
    if (exercise.kind !== "mark") Object.assign(exercise, { count: 12, question: 3 });
    if (exercise.kind === "find") exercise.convention = "";
    if (exercise.kind === "find" || exercise.source === "board") exercise.window = ",";
    const link = new URLSearchParams(writeExercise(exercise)).toString();
    const read = readExercise(new Map(new URLSearchParams(link)));
    assert.deepEqual(read, { exercise, faults: [] });
  }
});

/**
 * Values of each setting, with the default and others.
 * @type {{ [Name in SettingName]: readonly Exercise[Name][] }}
 */
const VALUES = {
  source: SETTINGS.source.choices,
  kind: EXERCISE_KINDS,
  way: SETTINGS.way.choices,
  number: [1, 18_297],
  language: SETTINGS.language.choices,
  code: ["", "é = 1 & 2 + 3 # %"],
  limit: [1, 60],
  seed: [1, 999_999],
  plies: [1, 3, 5],
  branches: [2, 3, 4],
  example: SETTINGS.example.choices,
  tree: ["[1,[2, é & = + #]]", ""],
  root: SETTINGS.root.choices,
  board: ["XO.......", DEFAULT_EXERCISE.board],
  asked: SETTINGS.asked.choices,
  goal: SETTINGS.goal.choices,
  depth: [null, 1, 6],
  convention: CONVENTIONS,
  window: [",", "4,6", "-0.5,"],
  count: [8, 12],
  question: [1, 3],
};

test("an exercise of every kind, source and way is read back with all its settings", () => {
  const next = seeded(10);
  const pick = /** @template T @param {readonly T[]} list */ (list) =>
    list[Math.floor(next() * list.length)];
  const kinds = EXERCISE_KINDS.flatMap((kind) => {
    const has = settingNames({ ...DEFAULT_EXERCISE, kind });
    if (has.includes("source")) return sourcesOf(kind).map((source) => ({ kind, source }));
    return has.includes("way") ? VALUES.way.map((way) => ({ kind, way })) : [{ kind }];
  });
  for (const one of kinds) {
    const names = settingNames({ ...DEFAULT_EXERCISE, ...one });
    for (let round = 0; round < 50; round += 1) {
      const drawn = Object.fromEntries(
        names.map((name) => [name, pick(/** @type {readonly unknown[]} */ (VALUES[name]))]),
      );
      const exercise = { ...DEFAULT_EXERCISE, ...drawn, ...one };
      const link = new URLSearchParams(writeExercise(exercise)).toString();
      const read = readExercise(new Map(new URLSearchParams(link)));
      assert.deepEqual(read, { exercise, faults: [] }, link);
    }
  }
});

test("a link to mark, order or fill in a position opens a tree, and the page says so", () => {
  /** @param {string} link @param {Partial<Exercise>} [otherwise] */
  const read = (link, otherwise) =>
    readExercise(new Map(new URLSearchParams(link)), { ...DEFAULT_EXERCISE, ...otherwise });
  for (const kind of TREE_KINDS) {
    const { exercise, faults } = read(`source=board&mode=${linkName(kind)}`);
    assert.deepEqual([exercise.source, exercise.kind], ["random", kind]);
    assert.deepEqual(faults, [badValue("source", "board")]);
  }
  // A link without a position opens a tree, even if the board has a position.
  const other = read("mode=mark", { source: "board" });
  assert.deepEqual([other.exercise.source, other.exercise.kind], ["random", "mark"]);
  assert.deepEqual(other.faults, []);
});

test("a setting of only one source or way selects it, and an unused depth is left out", () => {
  const read = (/** @type {string} */ link) =>
    readExercise(new Map(new URLSearchParams(link)), { ...DEFAULT_EXERCISE, depth: 3 }).exercise;
  assert.equal(read("mode=mark&tree=[1,2]").source, "own");
  assert.equal(read("example=min").source, "gallery");
  assert.equal(read("board=XO.......").source, "board");
  assert.equal(read("source=random&tree=[1,2]").source, "random");
  assert.deepEqual(
    [read("mode=program").way, read("mode=program&number=5").way],
    ["paste", "number"],
  );
  assert.equal(treeOf(read("tree=[1,2]"))?.depth, undefined);
  assert.equal(treeOf(read("tree=5[1,2]&depth=1"))?.depth, 1);
  assert.equal(treeOf(read("tree=5[1,2]&depth=1&mode=fill"))?.depth, undefined);
  assert.equal(read("source=board").depth, 3);
  const limited = "source=own&mode=mark&seed=1&tree=5[1,2]&root=max&depth=1";
  assert.deepEqual(writeExercise(read(limited)), Object.fromEntries(new URLSearchParams(limited)));
});

test("an invalid setting in a link is reported and has its default value", () => {
  const wrong = {
    source: "web",
    mode: "guess",
    seed: "-1",
    plies: "6",
    branches: "1e1",
    example: "constructor",
    tree: "9".repeat(30_000),
    root: "MAX",
    board: "XXXXXXXXXX",
    asked: "everything",
    convention: "strict soft",
    window: "7,3",
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

test("random trees depend on the seed, have the chosen size, and can have ties and negative numbers", () => {
  const texts = new Set();
  let [ties, negatives] = [0, 0];
  for (let seed = 1; seed <= 500; seed += 1) {
    const exercise = { ...DEFAULT_EXERCISE, seed };
    const { text } = treeOf(exercise) ?? assert.fail();
    assert.equal(text, treeOf({ ...exercise, convention: "hard", kind: "mark" })?.text);
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
  // The engine can search the largest tree that a visitor can request.
  for (let seed = 1; seed <= 20; seed += 1) {
    trace_tree(
      exerciseTree(seeded(seed), SETTINGS.plies.range[1], SETTINGS.branches.range[1]),
      true,
      {
        convention: "",
      },
    );
  }
});

test("an exercise teaches cuts if it has two, one of them of two leaves; at least one seed in a hundred does", () => {
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
        const expected = spared.length > 1 && Math.max(...spared) > 1;
        const { tree, trace } = record(text, true, convention);
        assert.equal(teachesCuts({ tree, moves: trace.moves }), expected, `${text} ${convention}`);
        since = expected ? 0 : since + 1;
        assert.ok(since < 100, `no such exercise before seed ${seed}`);
      }
    }
  }
});

test("the next exercise always exists and differs from the last", () => {
  assert.equal(nextExercise(DEFAULT_EXERCISE).seed, 2);
  assert.equal(nextExercise({ ...DEFAULT_EXERCISE, question: 8 }).question, 1);
  assert.equal(nextExercise({ ...DEFAULT_EXERCISE, seed: 999_999 }).seed, 0);
  /** @type {Exercise} */
  let exercise = { ...DEFAULT_EXERCISE, source: "gallery" };
  const examples = SETTINGS.example.choices.map(() => (exercise = nextExercise(exercise)).example);
  assert.deepEqual([...examples].sort(), [...SETTINGS.example.choices].sort());
});

test("a set asks for no position twice, and the other questions of an old link stay", async () => {
  const find = async (/** @type {number} */ seed) => puzzle({ seed });
  const old = await Promise.all(Array.from({ length: 8 }, (_, at) => find(355_681 * 24 + at)));
  assert.equal(old[5].board, old[2].board);
  /** @type {typeof old} */
  const found = [];
  while (found.length < 8)
    found.push(/** @type {any} */ (await findNewPosition(find, 355_681, found)));
  assert.equal(new Set(found.map(({ board }) => board)).size, 8);
  assert.deepEqual(found.toSpliced(5, 1), old.toSpliced(5, 1));
  // A board with a single position asks it again.
  const same = async () => old[0];
  assert.equal(await findNewPosition(same, 1, [old[0]]), old[0]);
});
