/** How keys move the focus on boards of any shape, and how boards are drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { destination } from "../../www/parts/board/keys.js";
import { stonePath } from "../../www/parts/board/look.js";
import { boardPaths } from "../../www/parts/board/picture.js";
import { STANDARD, cellsOf, placeOf } from "../../www/game/shape.js";

const WIDE = { columns: 7, rows: 6 };

/** @param {string} key @param {boolean} [ctrlKey] */
const press = (key, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

test("arrow keys move by one cell and stop at the edge, whatever the shape", () => {
  for (const shape of [{ columns: 3, rows: 3 }, WIDE, { columns: 1, rows: 4 }]) {
    for (const cell of cellsOf(shape)) {
      const { row, column } = placeOf(shape, cell);
      for (const [key, rows, columns] of /** @type {const} */ ([
        ["ArrowUp", -1, 0],
        ["ArrowDown", 1, 0],
        ["ArrowLeft", 0, -1],
        ["ArrowRight", 0, 1],
      ])) {
        const next = destination(shape, press(key), cell);
        assert.deepEqual(placeOf(shape, next ?? NaN), {
          row: Math.min(Math.max(row + rows, 0), shape.rows - 1),
          column: Math.min(Math.max(column + columns, 0), shape.columns - 1),
        });
      }
    }
  }
});

test("Home and End go to the ends of the row, and with Ctrl to those of the board", () => {
  assert.equal(destination(WIDE, press("Home"), 16), 14);
  assert.equal(destination(WIDE, press("End"), 16), 20);
  assert.equal(destination(WIDE, press("Home", true), 16), 0);
  assert.equal(destination(WIDE, press("End", true), 16), 41);
  assert.equal(destination(WIDE, press("a"), 16), null);
});

test("cells that cannot have the focus are passed over", () => {
  const canFocus = (/** @type {number} */ cell) => cell === 14 || cell === 18;
  assert.equal(destination(WIDE, press("ArrowRight"), 14, canFocus), 18);
  assert.equal(destination(WIDE, press("End"), 14, canFocus), 18);
  assert.equal(destination(WIDE, press("ArrowDown"), 14, canFocus), 14);
});

test("a drawing has a line between every two rows and columns, and a glyph for every stone", () => {
  const { grid, x, o } = boardPaths(STANDARD, "XX.O.....");
  assert.equal(grid.match(/M/g)?.length, 4);
  assert.equal(x, stonePath("X", 10) + stonePath("X", 10, 10, 0));
  assert.equal(o, stonePath("O", 10, 0, 10));
});
