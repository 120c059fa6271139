/**
 * Checks that an answer that is a board names its move, in every position and every usual form of a
 * board.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTIES, INPUTS, SIGNS, moverOf } from "../../www/practise/program/call-form.ts";
import { cellOf } from "../../www/practise/program/readings.ts";
import { keysOf } from "../../www/base/keys-of.ts";
import { positions } from "./positions.js";

const BOARDS = [...positions()];

/**
 * Forms of an answer with nine cells. In each, the signs of the sides differ from that of an empty
 * cell.
 */
const FORMS = keysOf(SIGNS).flatMap((signs) =>
  EMPTIES.flatMap((empty) =>
    /** @type {const} */ (["list", "rows", "text"]).flatMap((cells) => {
      const form = { cells, empty, signs, inputs: [] };
      const free = /** @type {unknown[]} */ (INPUTS.board(".........", { ...form, cells: "list" }));
      const isClear = !free.map(String).some((one) => SIGNS[signs].map(String).includes(one));
      const isText =
        free.every((one) => typeof one === "string" && one.length === 1) &&
        typeof SIGNS[signs][0] === "string";
      return isClear && (cells !== "text" || isText) ? [form] : [];
    }),
  ),
);

/** Every move: its position, its cell and the new board. */
const MOVES = BOARDS.flatMap((board) =>
  [...board].flatMap((sign, cell) => {
    const after = board.slice(0, cell) + moverOf(board) + board.slice(cell + 1);
    return sign === "." ? [/** @type {const} */ ([board, cell, after])] : [];
  }),
);

test("the move is read from every new board", () => {
  for (const form of FORMS) {
    const boards = new Set(MOVES.map(([, , after]) => after));
    const answers = new Map([...boards].map((after) => [after, INPUTS.board(after, form)]));
    for (const [board, cell, after] of MOVES) {
      const found = cellOf("board", answers.get(after), board);
      // A message is written only for a fault: three million would take longer than the checks.
      if (found !== cell) assert.equal(found, cell, JSON.stringify([form, board, cell]));
    }
  }
});

test("a board without a new stone, or with two new stones, does not name a move", () => {
  for (const form of FORMS) {
    for (const [board, after] of [
      [".........", "........."],
      [".........", "X...X...."],
      ["X........", "X........"],
      ["X........", "XO.O....."],
      ["XO.......", "XO......."],
      ["XO.......", "XOX.X...."],
    ]) {
      assert.equal(
        cellOf("board", INPUTS.board(after, form), board),
        null,
        JSON.stringify([form, after]),
      );
    }
  }
});

test("a list of scores is not read as a new board", () => {
  for (const board of ["X........", "XO......."]) {
    assert.equal(cellOf("board", [0, 0, 0, 0, 1, 0, 0, 0, 0], board), null);
  }
});
