/**
 * Checks that a call reads its argument once and completely. It distinguishes lists, and reads
 * texts to the end.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { best_move, census, judge, replay, survey } from "../../pkg/npm/cutoff.js";

const BOARDS = ["X...O....", "X.......O"];

test("a board is read only once, so a result is never a mix of two boards", () => {
  const reads = Array(9).fill(0);
  /** @type {("X" | "")[]} */
  const cells = ["X", "", "", "", "", "", "", "", ""];
  const board = new Proxy(cells, {
    get(all, name) {
      if (/^\d$/.test(String(name))) reads[Number(name)] += 1;
      return Reflect.get(all, name);
    },
  });
  assert.deepEqual(census(board), census("X........"));
  assert.deepEqual(reads, Array(9).fill(1));
  assert.equal(best_move(board, true, { search: "table" }).index, 4);
  assert.deepEqual(reads, Array(9).fill(2));
});

test("two lists are equal if their items are equal when they are read", () => {
  judge(BOARDS, [null, null], { budgetMs: 0 });
  assert.equal(judge(BOARDS, [NaN, NaN]).illegal, 2);
  const strange = /** @type {any} */ (Symbol("no cell"));
  judge(BOARDS, [null, null], { budgetMs: 0 });
  assert.equal(judge(BOARDS, [strange, strange]).illegal, 2);

  survey(BOARDS, "root-ties", { budgetMs: 0 });
  const objects = /** @type {any} */ (BOARDS.map((board) => new String(board)));
  assert.throws(() => survey(objects, "root-ties"), { code: "board-type" });
});

test("a call continues with an equal list in any form, and does not read an array again", () => {
  const rows = BOARDS.map((board) => [...board].map((sign) => (sign === "." ? "" : sign)));
  const inRows = /** @type {("X" | "O" | "")[][]} */ (rows);
  assert.equal(survey(BOARDS, "swapped", { budgetMs: 0 }).positions, 1);
  assert.equal(survey(inRows, "swapped", { budgetMs: 0 }).done, true);

  let reads = 0;
  const list = new Proxy(BOARDS, { get: (...args) => ((reads += 1), Reflect.get(...args)) });
  judge(list, [8, 8], { budgetMs: 0 });
  const first = reads;
  const moves = [8, 4];
  assert.equal(judge(list, moves, { budgetMs: 0 }).done, false);
  assert.ok(reads > first);
  const second = reads;
  assert.deepEqual(judge(list, moves), judge(BOARDS, moves));
  assert.equal(reads, second);
});

test("a list of the wrong length is refused before it is read", () => {
  let reads = 0;
  const list = new Proxy(new Array(100_001), {
    get: (...args) => ((reads += 1), Reflect.get(...args)),
  });
  assert.throws(() => survey(list, "swapped"), { code: "positions-many" });
  assert.throws(() => judge(list, []), { code: "positions-many" });
  assert.ok(reads <= 4, `${reads}`);
});

test("a string of moves is read completely or refused", () => {
  assert.deepEqual(replay("", `4${" ".repeat(199)}0`).moves, [4, 0]);
  assert.throws(() => best_move(`b2${" ".repeat(198)}nonsense`, true), { code: "move-cell" });
  assert.throws(() => replay("", `b2${" ".repeat(2_000)}a1`), { code: "moves-type" });
});
test("plies describe best play, so a win with plain scores has no plies", () => {
  const plain = best_move("X.....O..", true, { scoring: "plain" });
  assert.deepEqual([plain.outcome, plain.plies, plain.score, plain.exact], ["win", null, 1, true]);
  const drawn = best_move("", true, { scoring: "plain" });
  assert.deepEqual([drawn.outcome, drawn.plies, drawn.score], ["draw", 9, 0]);
  assert.equal(best_move("X.....O..", true).plies, 5);
});
