/** The lab's pure parts: chance by seed, orders, what a race comes to, reasons in words. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  analyze,
  best_move,
  census,
  consult,
  positions,
  review,
  survey,
} from "../../pkg/npm/cutoff.js";
import { visiting } from "../../www/engine/slices.ts";
import { decades, logScale } from "../../www/lab/chart/scale.ts";
import { FACTS } from "../../www/lab/facts.ts";
import {
  extremesOf,
  fasterOf,
  mostNodes,
  sameLanguage,
  slowestOf,
  summary,
} from "../../www/lab/race/ratios.ts";
import { raceRounds } from "../../www/lab/race/rounds.ts";
import { SEEDS, newSeed, seeded, shuffled } from "../../www/base/random.ts";
import { readSolved } from "../../www/lab/size/solved.ts";
import { readWhole } from "../../www/base/whole-number.ts";
import { search } from "../../www/lab/race/textbook.ts";
import { reasons, slipsOf } from "../../www/parts/review/why.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { STANDARD, cellsOf } from "../../www/game/shape.ts";
import { words } from "./words.js";

/** @import { RacePlan, TimesRow } from "../../www/lab/race/rounds.ts" */
/** @import { BestMoveOptions, BugName, SearchName } from "../../pkg/npm/cutoff.js" */

const english = catalogue("en", words("en"), STANDARD);

test("the same seed gives the same numbers, spread evenly, and other seeds others", () => {
  const [one, same, other] = [seeded(7), seeded(7), seeded(8)];
  const numbers = Array.from({ length: 30_000 }, one);
  assert.deepEqual(Array.from({ length: 30_000 }, same), numbers);
  assert.notEqual(other(), numbers[0]);
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inside = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    assert.ok(Math.abs(inside - 3_000) < 300, `${tenth}: ${inside}`);
  }
});

test("a shuffle keeps all things, and puts each everywhere", () => {
  const firsts = new Set();
  for (let seed = 0; seed < 200; seed += 1) {
    const order = shuffled(cellsOf(STANDARD), seeded(seed));
    assert.deepEqual(order.toSorted(), cellsOf(STANDARD));
    firsts.add(order[0]);
  }
  assert.equal(firsts.size, 9);
  assert.deepEqual(shuffled([], seeded(1)), []);
});

test("seeds are read from links, and nonsense is not", () => {
  assert.equal(readWhole("0", SEEDS), 0);
  assert.equal(readWhole("999999", SEEDS), 999_999);
  assert.equal(readWhole("۱۲۳", SEEDS), 123);
  assert.equal(readWhole("١٢٣", SEEDS), 123);
  for (const text of [undefined, "", "-1", "1e3", "1000000", "x"]) {
    assert.equal(readWhole(text, SEEDS), undefined);
    const seed = newSeed();
    assert.ok(Number.isInteger(seed) && seed >= 0 && seed < 1_000_000);
  }
});

test("a race lets all take turns until the time is over, and leaves the first round out", () => {
  /** @type {string[]} */
  const turns = [];
  const turn = (/** @type {readonly string[]} */ boards, /** @type {string} */ searchName) => {
    turns.push(`${boards} ${searchName}`);
    return { nodes: 5, samplesMs: [turns.length] };
  };
  /** @type {RacePlan} */
  const plan = {
    shape: STANDARD,
    centre: [],
    workloads: [
      { name: "a", boards: ["A"] },
      { name: "b", boards: ["B"] },
    ],
    searchNames: ["minimax", "textbook-minimax"],
    // A turn takes a millisecond: this is over in the third round, which is run to its end.
    budgetMs: 10,
  };
  const race = raceRounds(turn, plan, () => turns.length);
  const done = [];
  for (;;) {
    const next = race.next();
    if (!next.done) {
      done.push(next.value);
      assert.equal(turns.length, done.length, "it can be stopped after each turn");
      continue;
    }
    const round = ["A minimax", "A textbook-minimax", "B minimax", "B textbook-minimax"];
    assert.deepEqual(turns, [...round, ...round, ...round]);
    assert.deepEqual(
      next.value.map(({ samplesMs }) => samplesMs),
      [
        [5, 9],
        [6, 10],
        [7, 11],
        [8, 12],
      ],
    );
    break;
  }
  assert.deepEqual([done[0], done.at(-1)], [0.1, 1]);
  // However little time there is, one round counts; and without searches nothing runs.
  turns.length = 0;
  const short = raceRounds(turn, { ...plan, budgetMs: 0 }, () => turns.length);
  while (!short.next().done);
  assert.equal(turns.length, 8);
  assert.deepEqual(raceRounds(turn, { ...plan, searchNames: [] }).next().value, []);
});

test("a summary is the middle and the ends", () => {
  assert.equal(summary([]), null);
  assert.deepEqual(summary([3, 1, 2]), { min: 1, median: 2, max: 3 });
  assert.deepEqual(summary([4, 1, 2, 3]), { min: 1, median: 2.5, max: 4 });
});

test("a scale encloses its values", () => {
  assert.deepEqual(decades([1, 999]), [0, 3]);
  assert.deepEqual(decades([0.02, 5]), [-2, 1]);
  assert.deepEqual(decades([10]), [1, 2]);
  assert.deepEqual(decades([]), [0, 1]);
  assert.deepEqual(decades([0, NaN, 100]), [2, 3]);
});

test("a scale puts powers of ten at even distances, and labels as many as fit", () => {
  const { at, ticks } = logScale([30, 40_000], 0, 400, () => 90);
  assert.deepEqual(
    ticks.map(({ at, value }) => [at, value]),
    [
      [0, 10],
      [100, 100],
      [200, 1_000],
      [300, 10_000],
      [400, 100_000],
    ],
  );
  assert.ok(ticks.every(({ labelled }) => labelled));
  assert.ok(Math.abs(at(10 ** 2.5) - 150) < 1e-9);
  const wide = logScale([30, 40_000], 400, 0, () => 190);
  assert.deepEqual(
    wide.ticks.filter(({ labelled }) => labelled).map(({ value }) => value),
    [10, 1_000, 100_000],
  );
  assert.equal(wide.at(10), 400);
});

test("searches are compared with the one that visits most, and the one that takes longest", () => {
  /** @type {(searchName: "minimax" | "table" | "alpha-beta", nodes: number, ms: number[]) => TimesRow} */
  const row = (searchName, nodes, samplesMs) => ({ workload: "a", searchName, nodes, samplesMs });
  const slow = row("minimax", 900, [3, 3.01, 3.02, 3.05, 9]);
  const fast = row("table", 90, [0.1, 0.101, 0.102, 0.104]);
  const untimed = row("alpha-beta", 300, []);
  const rows = [fast, slow, untimed];
  assert.equal(mostNodes(rows), 900);
  assert.equal(slowestOf(rows), slow);
  assert.equal(slowestOf([untimed]), undefined);
  assert.equal(fasterOf(fast, slow), 30);
  assert.equal(fasterOf(slow, slow), 1);
  assert.equal(fasterOf(untimed, slow), null);
  assert.deepEqual(
    extremesOf(rows, ({ nodes }) => nodes),
    [fast, slow],
  );
  // Times are compared within one language only.
  const script = { ...slow, searchName: /** @type {const} */ ("textbook-minimax") };
  assert.deepEqual(sameLanguage([...rows, script], "table"), rows);
  assert.deepEqual(sameLanguage([...rows, script], "textbook-alpha-beta"), [script]);
});

/** @param {SearchName} name @param {BestMoveOptions} options */
const visited = (name, options) =>
  visiting(best_move)(() => {}, ["........."], name, options).nodes;

test("the overview counts the boards of the table, and “most” of them are solved", () => {
  const file = new URL("../../www/lab/size/solved.txt", import.meta.url);
  const entries = [...readSolved(readFileSync(file, "utf8")).values()];
  const solved = entries.filter(({ result }) => result !== "open").length;
  assert.deepEqual({ solved, boards: entries.length }, FACTS.solved);
  // The description of that page says so without the number.
  assert.ok(solved > entries.length / 2);
});

test("the figures of the overview are the engine's", () => {
  const empty = ".........";
  const { visited: facts, orders, nodesByPly, games, bug } = FACTS;
  for (const [name, nodes] of Object.entries(facts)) {
    const searchName = /** @type {SearchName} */ (name);
    assert.equal(visited(searchName, {}), nodes, name);
  }
  const scoring = /** @type {const} */ ("plain");
  assert.equal(visited("alpha-beta", { scoring }), orders.rows);
  assert.equal(visited("alpha-beta", { scoring, order: FACTS.centreFirst }), orders.centre);
  const counted = census(empty);
  assert.deepEqual([...counted.nodesByPly], nodesByPly);
  assert.equal(counted.games, games);
  const name = /** @type {BugName} */ (bug.name);
  const found = survey(positions(), name);
  assert.deepEqual([found.worse, found.positions], [bug.worse, bug.positions]);
  const answer = consult(bug.board, name);
  assert.deepEqual([answer.move, [...answer.best]], [bug.move, [bug.best]]);
});

test("every move that changes a result, in every position, has its reason in words", () => {
  let slips = 0;
  const kinds = new Set();
  for (const board of positions()) {
    for (const { move } of analyze(board).moves) {
      const [slip] = slipsOf(review(board, [move]));
      if (!slip) continue;
      slips += 1;
      const why = reasons(slip);
      // A side that wins does so at once or by a double threat: there is no third way.
      const { chance, refutation } = slip;
      assert.ok(chance && refutation && slip.better);
      if (slip.before?.outcome === "win")
        assert.ok(chance.moves.length === 1 || chance.fork !== null);
      if (slip.after?.outcome === "loss")
        assert.ok(refutation.moves.length === 1 || refutation.fork !== null);
      assert.ok(why.length > 0);
      for (const { id, values = {} } of why) {
        kinds.add(id);
        const { player, cell, moves } = /** @type {Record<string, any>} */ (values);
        const twice = "a1";
        assert.match(english.say(id, { player, cell, moves, twice }), new RegExp(player));
      }
    }
  }
  assert.ok(slips > 5_000, `${slips}`);
  assert.equal(kinds.size, 6);
});

test("the textbook's JavaScript finds what the engine finds, in a sample of positions", () => {
  const boards = positions();
  for (let index = 0; index < boards.length; index += 7) {
    const best = search(boards[index], "alpha-beta");
    assert.ok(analyze(boards[index]).best.includes(best.move));
  }
  assert.equal(positions({ choices: true }).length, 431);
});
