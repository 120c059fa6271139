/** What a teacher changes of a board to embed comes back from the address, and leaves the game alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, readChanges, writeChanges } from "../../www/teach/embed-board.ts";
import { GAME_NAMES, queryOf } from "../../www/page/places.ts";

const ADDRESSES = [
  "",
  "moves=048&at=1",
  "x=perfect&o=perfect&answers=off&pruning=off&hints=on",
  "game=7x6k4g&moves=33&x=human&o=perfect",
  "start=XO.......&lang=fa&lesson=1.a",
];
const CHANGES = [
  {},
  { moves: "b2a1" },
  { moves: "" },
  { moves: "048" },
  { start: "XO.......", moves: "" },
  { x: "perfect", o: "human", answers: "off" },
  { x: "human", o: "human", pruning: "off", hints: "on" },
];

test("changes are read back from the address as they were written, under names of their own", () => {
  for (const text of ADDRESSES) {
    const address = queryOf(text);
    for (const change of CHANGES) {
      const changes = new Map(Object.entries(change));
      const written = writeChanges(address, changes);
      assert.ok(Object.keys(written).every((name) => !GAME_NAMES.includes(name)));
      const read = readChanges(new Map(Object.entries(written)));
      const [before, after] = [boardOf(address, changes), boardOf(address, read)];
      assert.deepEqual([...after].sort(), [...before].sort(), `${text} ${JSON.stringify(change)}`);
    }
    assert.equal(address.toString(), queryOf(text).toString(), "the address is only read");
  }
});

test("a board has the game of the address, with answers and two people unless it says otherwise", () => {
  const board = boardOf(queryOf("moves=048&at=1&x=casual&o=book&lang=es"), new Map());
  assert.deepEqual(Object.fromEntries(board), {
    ...{ moves: "048", at: "1", x: "human", o: "human" },
    ...{ pruning: "on", hints: "off", answers: "on" },
  });
  assert.deepEqual(writeChanges(queryOf("moves=048"), new Map([["moves", "048"]])), {});
});

test("of other moves, all are on the board", () => {
  const board = boardOf(queryOf("moves=048&at=1"), new Map([["moves", "04"]]));
  assert.deepEqual([board.get("moves"), board.get("at")], ["04", null]);
});
