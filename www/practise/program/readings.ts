/** The ways to read an answer of a visitor's program, and the cell that it means. */
import { EMPTIES, emptyOf } from "./call-form.ts";

export type Reading = (typeof READINGS)[number];

export const READINGS = [
  "index",
  "number",
  "row-column",
  "row-column-1",
  "column-row",
  "column-row-1",
  "name",
  "first",
  "last",
  "first-number",
  "last-number",
  "score-row-column",
  "board",
] as const;

/** Finds the cell for the judge: −1 if the answer means no cell, null without an answer. */
export const moveOf = (reading: Reading, value: unknown, board: string) =>
  value === null ? null : (cellOf(reading, value, board) ?? -1);

/** Chooses the reading with the most legal moves, then the most good ones, then the first. */
export function bestReading(
  readings: readonly Reading[],
  boards: readonly string[],
  movesOf: (reading: Reading) => (number | null)[],
  good: readonly number[] = [],
) {
  const read = readings.map((reading) => {
    const moves = movesOf(reading);
    const legal = moves.filter((cell, at) => boards[at][cell ?? -1] === ".").length;
    const right = moves.filter((cell, at) => cell !== null && cell === good[at]).length;
    return { reading, moves, legal, right };
  });
  return read.reduce((best, one) =>
    one.legal > best.legal || (one.legal === best.legal && one.right > best.right) ? one : best,
  );
}

/** Finds a cell by its index, or by its row and column. Each part is a number or one digit. */
function cellAt(parts: unknown[], first: number) {
  const numbers = parts.map((part) => {
    const number = typeof part === "string" && /^\s*\d\s*$/.test(part) ? Number(part) : part;
    return typeof number === "number" && Number.isInteger(number) ? number - first : -1;
  });
  const length = parts.length === 1 ? 9 : 3;
  const isCell = numbers.every((number) => number >= 0 && number < length);
  return isCell ? numbers.reduce((cell, number) => 3 * cell + number) : null;
}

/** The names that programs use for the parts of an answer. */
const ROW = ["row", "r", "y", "i"];
const COLUMN = ["column", "col", "c", "x", "j"];
const MOVE = "move index cell position pos bestMove best_move best square".split(" ");
/** A row and a column in one text, such as "1,2". */
const PAIR = /^\s*[[(]?\s*(\d)[\s,]+(\d)\s*[\])]?\s*$/;

export const isFrom1 = (reading: Reading) => /number|1/.test(reading);

/** Finds the cell that an answer means on the board before the move; null if it means none. */
export function cellOf(reading: Reading, value: unknown, board: string): number | null {
  const first = isFrom1(reading) ? 1 : 0;
  if (value !== null && typeof value === "object" && !Array.isArray(value)) {
    const [row, column, move] = [ROW, COLUMN, MOVE].map((names) =>
      names.find((name) => Object.hasOwn(value, name)),
    );
    const pair = row && column && [Reflect.get(value, row), Reflect.get(value, column)];
    return pair || move ? cellOf(reading, pair || Reflect.get(value, move ?? ""), board) : null;
  }
  if (reading === "index" || reading === "number") return cellAt([value], first);
  if (reading === "name") {
    const [, column, row] = /^\s*([a-c])([1-3])\s*$/i.exec(String(value)) ?? [];
    return column ? 3 * (Number(row) - 1) + "abc".indexOf(column.toLowerCase()) : null;
  }
  if (reading === "board") return newStone(value, board);
  const list = typeof value === "string" ? PAIR.exec(value)?.slice(1) : value;
  if (!Array.isArray(list)) return null;
  if (reading.includes("column")) return cellOfPair(reading, list, first);
  // One part of the list is the move, the other its score.
  const part: unknown = list.at(reading.startsWith("first") ? 0 : -1);
  if (Array.isArray(part)) return cellOfPair("row-column", part, first);
  return cellOf(first ? "number" : "index", part, board);
}

/** Reads a row and a column, with a score before or after them or none. */
function cellOfPair(reading: Reading, value: unknown[], first: number) {
  const isAfter = reading === "score-row-column";
  if (value.length !== 3 && (isAfter || value.length !== 2)) return null;
  const pair = isAfter ? value.slice(1) : value.slice(0, 2);
  return cellAt(reading.startsWith("column") ? pair.toReversed() : pair, first);
}

/** Finds the cell that has gained a stone. */
function newStone(value: unknown, board: string) {
  const cells = typeof value === "string" ? [...value] : Array.isArray(value) ? value.flat() : [];
  // The text of this number has nine characters too.
  if (cells.length !== 9 || value === "-Infinity") return null;
  const free = [...cells.keys()].filter((cell) => board[cell] === ".");
  const stones = cells.filter((_, cell) => board[cell] !== ".");
  const candidates =
    free.length < 8
      ? free.filter((cell) => stones.includes(cells[cell]))
      : changedOf(cells, free, typeof value === "string");
  return candidates?.length === 1 ? candidates[0] : null;
}

/** Finds the changed cells without the signs: both are known only once both sides have moved. */
function changedOf(cells: unknown[], free: readonly number[], isText: boolean) {
  const changes = EMPTIES.map((empty) => {
    const sign = (cell: number) => (isText ? String(emptyOf(empty, cell)) : emptyOf(empty, cell));
    return cells.flatMap((value, cell) => (value === sign(cell) ? [] : [cell]));
  });
  // Stones that were there before are not empty cells either.
  const stones = cells.length - free.length;
  const one = changes.find((changed) => changed.length === stones + 1);
  return one?.filter((cell) => free.includes(cell));
}
