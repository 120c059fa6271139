/**
 * Checks that the choices for an embedded board have their own names and do not change the game in
 * the address.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { embeddedBoard, changesIn } from "../../www/teach/embed/embed-board.ts";
import { queryOf } from "../../www/page/places.ts";

test("an embedded board has the game of the address, and by default answers and two people", () => {
  const board = embeddedBoard(queryOf("moves=048&at=1&x=casual&o=book&lang=es"), {});
  assert.deepEqual(Object.fromEntries(board), {
    ...{ moves: "048", at: "1", x: "human", o: "human" },
    ...{ pruning: "on", hints: "off", answers: "on" },
  });
});

test("the attributes of an embedded board override the address, and the board shows all its moves", () => {
  const address = queryOf("moves=048&at=1&board-moves=04&board-x=human&board-o=perfect&size=small");
  const changes = changesIn(address);
  assert.deepEqual(changes, { "board-moves": "04", "board-x": "human", "board-o": "perfect" });
  const board = embeddedBoard(address, changes);
  assert.deepEqual([board.get("moves"), board.get("at")], ["04", null]);
  assert.deepEqual([board.get("x"), board.get("o")], ["human", "perfect"]);
});
