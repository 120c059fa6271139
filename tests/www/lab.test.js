/**
 * Tests the pure functions of the lab: random numbers by seed, orders, results of races, and
 * reasons in words.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { analyze, best_move, census, positions, review, survey } from "../../pkg/npm/cutoff.js";
import { visiting } from "../../www/engine/slices.ts";
import { NUMBERS } from "../../www/lab/overview-numbers.ts";
import { raceRounds } from "../../www/lab/race/times.ts";
import { summary } from "../../www/lab/race/times-result.tsx";
import { SEEDS, newSeed, seeded, shuffled } from "../../www/base/random.ts";
import { readSolved } from "../../www/lab/size/solved.ts";
import { readWhole } from "../../www/base/whole-number.ts";
import { reasons, mistakesIn } from "../../www/parts/review/why.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { STANDARD, cellsOf } from "../../www/game/shape.ts";
import { words } from "./words.js";

/** @import { BestMoveOptions, BugName, SearchName } from "../../pkg/npm/cutoff.js" */

const english = catalogue("en", words("en"), STANDARD);

test("equal seeds give equal numbers, and the numbers are spread evenly", () => {
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

test("a shuffle keeps all items, and each item can be moved to any place", () => {
  const firsts = new Set();
  for (let seed = 0; seed < 200; seed += 1) {
    const order = shuffled(cellsOf(STANDARD), seeded(seed));
    assert.deepEqual(order.toSorted(), cellsOf(STANDARD));
    firsts.add(order[0]);
  }
  assert.equal(firsts.size, 9);
  assert.deepEqual(shuffled([], seeded(1)), []);
});

test("a seed is read from a link, and any other text is refused", () => {
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

test("the searches of a race take turns until the time is up, and the first round does not count", async () => {
  /** @type {string[]} */
  const turns = [];
  const turn = async (/** @type {string} */ searchName) => {
    turns.push(searchName);
    return { nodes: 5, samplesMs: [turns.length] };
  };
  /** @type {number[]} */
  const done = [];
  const far = (/** @type {number} */ part) => void done.push(part);
  // A turn takes a millisecond. The limit of five is reached in the third round, which is
  // completed.
  const rows = await raceRounds(turn, ["minimax", "table"], 5, far, () => turns.length);
  const round = ["minimax", "table"];
  assert.deepEqual(turns, [...round, ...round, ...round]);
  assert.deepEqual(
    rows.map(({ samplesMs }) => samplesMs),
    [
      [3, 5],
      [4, 6],
    ],
  );
  assert.deepEqual([done.length, done[0], done.at(-1)], [6, 0.2, 1]);
  // At least one round counts, however short the time is.
  turns.length = 0;
  await raceRounds(turn, ["minimax", "table"], 0, far, () => turns.length);
  assert.equal(turns.length, 4);
});

test("a summary has the median and both extremes", () => {
  assert.equal(summary([]), null);
  assert.deepEqual(summary([3, 1, 2]), { min: 1, median: 2, max: 3 });
  assert.deepEqual(summary([4, 1, 2, 3]), { min: 1, median: 2.5, max: 4 });
});

/** @param {SearchName} name @param {BestMoveOptions} options */
const visited = (name, options) =>
  visiting(best_move)(() => {}, ["........."], name, options).nodes;

test("the overview has the number of boards in the table, and “most” of them are solved", () => {
  const file = new URL("../../www/lab/size/solved.txt", import.meta.url);
  const entries = [...readSolved(readFileSync(file, "utf8")).values()];
  const solved = entries.filter(({ result }) => result !== "open").length;
  assert.deepEqual({ solved, boards: entries.length }, NUMBERS.solved);
  // The page's description has no number.
  assert.ok(solved > entries.length / 2);
});

test("the numbers of the overview agree with the engine", () => {
  const empty = ".........";
  const { visited: facts, orders, games, bug } = NUMBERS;
  for (const [name, nodes] of Object.entries(facts)) {
    const searchName = /** @type {SearchName} */ (name);
    assert.equal(visited(searchName, {}), nodes, name);
  }
  const scoring = /** @type {const} */ ("plain");
  assert.equal(visited("alpha-beta", { scoring }), orders.rows);
  assert.equal(
    visited("alpha-beta", { scoring, order: [4, 0, 2, 6, 8, 1, 3, 5, 7] }),
    orders.centre,
  );
  assert.equal(census(empty).games, games);
  const found = survey(positions(), /** @type {BugName} */ (bug.name));
  assert.deepEqual([found.worse, found.positions], [bug.worse, bug.positions]);
});

test("every move that changes a result, in every position, has a reason in words", () => {
  let mistakes = 0;
  const kinds = new Set();
  for (const board of positions()) {
    for (const { move } of analyze(board).moves) {
      const [mistake] = mistakesIn(review(board, [move]));
      if (!mistake) continue;
      mistakes += 1;
      const why = reasons(mistake);
      // A side can win only at once or by a double threat.
      const { chance, refutation } = mistake;
      assert.ok(chance && refutation && mistake.better);
      if (mistake.before?.outcome === "win")
        assert.ok(chance.moves.length === 1 || chance.fork !== null);
      if (mistake.after?.outcome === "loss")
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
  assert.ok(mistakes > 5_000, `${mistakes}`);
  assert.equal(kinds.size, 6);
});
