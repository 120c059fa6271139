/** The ways to call a visitor's program: its board, signs and parameters, and its answer. */
import type { ProgramLanguage } from "../../sandbox/sandbox.ts";

export type Given = keyof typeof GIVEN;

export interface Guess {
  cells: keyof typeof CELLS;
  empty: (typeof EMPTY)[number];
  signs: keyof typeof SIGNS;
  /** The arguments, in the order of the parameters. */
  given: readonly Given[];
}

/** The call of a visitor's program, the reading of its answers, and the sides that it plays. */
export type CallForm = Guess & { answer: Reading; plays: "both" | "X" | "O" };

export type FunctionCall = { name: string; form: CallForm };

/** Builds a board from nine cells. */
export const CELLS = {
  list: (cells) => cells,
  rows: (cells) => [0, 3, 6].map((at) => cells.slice(at, at + 3)),
  text: (cells) => cells.join(""),
  // Cell 0 is never used.
  ten: (cells, empty) => [empty, ...cells],
  "from-1": (cells) => keyed(cells, 1),
  "from-0": (cells) => keyed(cells, 0),
} satisfies Record<string, (cells: unknown[], empty: unknown) => unknown>;

const keyed = (cells: unknown[], first: number) =>
  Object.fromEntries(cells.map((value, cell) => [cell + first, value]));

/** The signs of an empty cell. `index` is the cell's number from 0, `number` from 1. */
export const EMPTY = [".", " ", "", "_", "-", "null", "0", "-1", "index", "number"] as const;

/** @param cell The number of the cell, for a board whose empty cells are numbered. */
export function emptyOf(empty: CallForm["empty"], cell: number) {
  if (empty === "null") return null;
  if (empty === "0" || empty === "-1") return Number(empty);
  if (empty === "index") return cell;
  return empty === "number" ? cell + 1 : empty;
}

export const SIGNS = {
  "X O": ["X", "O"],
  "x o": ["x", "o"],
  "X 0": ["X", "0"],
  "1 -1": [1, -1],
  "1 2": [1, 2],
  "0 1": [0, 1],
  "O X": ["O", "X"],
  "o x": ["o", "x"],
  "0 X": ["0", "X"],
  "-1 1": [-1, 1],
  "2 1": [2, 1],
  "1 0": [1, 0],
};

export const signOfSide = (signs: CallForm["signs"], side: string) =>
  SIGNS[signs][side === "X" ? 0 : 1];

/** The values that a parameter can have. */
export const GIVEN = {
  board: (board, form) => boardOf(form, board),
  sign: (board, { signs }) => signOfSide(signs, moverOf(board)),
  other: (board, { signs }) => signOfSide(signs, moverOf(board) === "X" ? "O" : "X"),
  "is-x": (board) => moverOf(board) === "X",
  "is-o": (board) => moverOf(board) === "O",
  "one-or-minus": (board) => (moverOf(board) === "X" ? 1 : -1),
  zero: () => 0,
  free: (board) => board.split(".").length - 1,
  // JSON has no word for infinity.
  least: () => -1_000_000,
  most: () => 1_000_000,
} satisfies Record<string, (board: string, form: Guess) => unknown>;

export const moverOf = (board: string): "X" | "O" =>
  board.split("X").length > board.split("O").length ? "O" : "X";

function boardOf({ cells, empty, signs }: Guess, board: string) {
  const values = [...board].map((side, cell) =>
    side === "." ? emptyOf(empty, cell) : signOfSide(signs, side),
  );
  return CELLS[cells](values, emptyOf(empty, -1));
}

export const argumentsOf = (form: Guess, board: string): unknown[] =>
  form.given.map((name) => GIVEN[name](board, form));

export const callText = (language: ProgramLanguage, name: string, args: unknown[]) =>
  `${name}(${args.map((value) => programValueText(language, value)).join(", ")})`;

/** Python's words for values of JSON. */
const PYTHON = { null: "None", true: "True", false: "False" };

export function programValueText(language: ProgramLanguage, value: unknown): string {
  const text = (one: unknown) => programValueText(language, one);
  if (Array.isArray(value)) return `[${value.map(text).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const pairs = Object.entries(value).map(
      ([key, one]) => `${keyText(language, key)}: ${text(one)}`,
    );
    return `{${pairs.join(", ")}}`;
  }
  const written = JSON.stringify(value) ?? "undefined";
  return language === "python" ? (Reflect.get(PYTHON, written) ?? written) : written;
}

function keyText(language: ProgramLanguage, key: string) {
  const isPlain = /^\d+$/.test(key) || (language === "javascript" && /^[a-z_$][\w$]*$/i.test(key));
  return isPlain ? key : JSON.stringify(key);
}

export type Reading = (typeof READINGS)[number];

export const READINGS = [
  ...["index", "number", "row-column", "row-column-1", "column-row", "column-row-1", "name"],
  ...["first", "last", "first-number", "last-number", "score-row-column", "board"],
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

/** Finds the cell that an answer means on the board before the move; null if it means none. */
export function cellOf(reading: Reading, value: unknown, board: string): number | null {
  const first = /number|1/.test(reading) ? 1 : 0;
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
  if (!Array.isArray(value)) return null;
  if (reading.includes("column")) return cellOfPair(reading, value, first);
  // One part of the list is the move, the other its score.
  const part: unknown = value.at(reading.startsWith("first") ? 0 : -1);
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
  if (cells.length !== 9) return null;
  const free = [...cells.keys()].filter((cell) => board[cell] === ".");
  const stones = new Set(cells.filter((_, cell) => board[cell] !== "."));
  const placed =
    free.length < 8
      ? free.filter((cell) => stones.has(cells[cell]))
      : changedOf(cells, free, typeof value === "string");
  return placed?.length === 1 ? placed[0] : null;
}

/** Finds the changed cells without the signs: both are known only once both sides have moved. */
function changedOf(cells: unknown[], free: readonly number[], isText: boolean) {
  const changes = EMPTY.map((empty) => {
    const sign = (cell: number) => (isText ? String(emptyOf(empty, cell)) : emptyOf(empty, cell));
    return cells.flatMap((value, cell) => (value === sign(cell) ? [] : [cell]));
  });
  // Stones that were there before are not empty cells either.
  const stones = cells.length - free.length;
  const one = changes.find((changed) => changed.length === stones + 1);
  return one?.filter((cell) => free.includes(cell));
}
