/** Checks that keys move the focus on boards of any shape, and how boards are drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { destination } from "../../www/parts/board/button-board.tsx";
import * as engine from "../../pkg/npm/cutoff.js";
import { winLinesPath } from "../../www/parts/board/win-lines.ts";
import { stonePath } from "../../www/parts/board/stone-paths.ts";
import { boardPaths, discSignPath } from "../../www/parts/board/mini.ts";
import { STANDARD, cellsOf, rowAndColumn } from "../../www/game/shape.ts";

const CONNECT_FOUR = engine.describe("7x6k4g");
const WIDE = { columns: 7, rows: 6 };

/** @param {string} key @param {boolean} [ctrlKey] */
const press = (key, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

test("arrow keys move by one cell and stop at the edge, on boards of any shape", () => {
  for (const shape of [{ columns: 3, rows: 3 }, WIDE, { columns: 1, rows: 4 }]) {
    for (const cell of cellsOf(shape)) {
      const { row, column } = rowAndColumn(shape, cell);
      for (const [key, rows, columns] of /** @type {const} */ ([
        ["ArrowUp", -1, 0],
        ["ArrowDown", 1, 0],
        ["ArrowLeft", 0, -1],
        ["ArrowRight", 0, 1],
      ])) {
        const next = destination(shape, press(key), cell);
        assert.deepEqual(rowAndColumn(shape, next ?? NaN), {
          row: Math.min(Math.max(row + rows, 0), shape.rows - 1),
          column: Math.min(Math.max(column + columns, 0), shape.columns - 1),
        });
      }
    }
  }
});

test("Home and End move to the ends of the row, and with Ctrl to the ends of the board", () => {
  assert.equal(destination(WIDE, press("Home"), 16), 14);
  assert.equal(destination(WIDE, press("End"), 16), 20);
  assert.equal(destination(WIDE, press("Home", true), 16), 0);
  assert.equal(destination(WIDE, press("End", true), 16), 41);
  assert.equal(destination(WIDE, press("a"), 16), null);
});

test("a board without gravity has a line between rows and columns, and a sign for every stone", () => {
  const paths = boardPaths(STANDARD, "XX.O.....");
  assert.equal(paths["flat-lines"].match(/M/g)?.length, 4);
  assert.equal(paths["flat-x"], stonePath("X", 10) + stonePath("X", 10, 10, 0));
  assert.equal(paths["flat-o"], stonePath("O", 10, 0, 10));
});

test("a board with gravity has a row of holes for each row, and a disc with a sign for each stone", () => {
  const paths = boardPaths(CONNECT_FOUR, `${".".repeat(35)}XO.....`);
  assert.equal(paths["rack-holes"].match(/M/g)?.length, 6);
  assert.equal(paths["rack-x"], "M5 55h0");
  assert.equal(paths["rack-o"], "M15 55h0");
  assert.equal(paths["rack-cuts"], discSignPath("X", 0, 50) + discSignPath("O", 10, 50));
});

test("a stroke runs through exactly the winning lines, from end to end", () => {
  const joined = (/** @type {string} */ moves) => {
    const { positions } = engine.replay("", moves, { game: CONNECT_FOUR.game });
    return winLinesPath(CONNECT_FOUR, positions[positions.length - 1].winningCells);
  };
  assert.equal(joined("112233"), "");
  assert.equal(joined("1122334"), "M0.5 5.5L3.5 5.5");
  assert.equal(joined("1212121"), "M0.5 2.5L0.5 5.5");
  // The line would continue in the next row, whose cells are not neighbours.
  const cells = [6, 7, 8, 9];
  assert.equal(winLinesPath(CONNECT_FOUR, cells), "");
  // Two lines at once, and a line of five.
  assert.equal(winLinesPath(STANDARD, [0, 1, 2, 3, 6]), "M0.5 0.5L2.5 0.5M0.5 0.5L0.5 2.5");
  assert.equal(winLinesPath(CONNECT_FOUR, [35, 36, 37, 38, 39]), "M0.5 5.5L4.5 5.5");
  assert.equal(winLinesPath(STANDARD, [2, 4, 6]), "M2.5 0.5L0.5 2.5");
});
