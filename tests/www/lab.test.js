/** Tests the turns and times of a race, and the numbers of the lab's overview. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { best_move, census, positions, survey } from "../../pkg/npm/cutoff.js";
import { visits } from "../../www/engine/visits.ts";
import { NUMBERS } from "../../www/lab/overview-numbers.ts";
import { raceRounds } from "../../www/lab/race/race-times.ts";
import { spreadOf } from "../../www/lab/race/times-result.tsx";
import { readSolved } from "../../www/lab/size/solved.ts";

/** @import { BestMoveOptions, BugName, SearchName } from "../../pkg/npm/cutoff.js" */

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

test("the spread has the median and both extremes", () => {
  assert.equal(spreadOf([]), null);
  assert.deepEqual(spreadOf([3, 1, 2]), { min: 1, median: 2, max: 3 });
  assert.deepEqual(spreadOf([4, 1, 2, 3]), { min: 1, median: 2.5, max: 4 });
});

/** @param {SearchName} name @param {BestMoveOptions} options */
const visited = (name, options) => visits(best_move)(() => {}, ["........."], name, options).nodes;

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
