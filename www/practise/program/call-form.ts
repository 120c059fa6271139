/**
 * How a visitor's program is called: what it takes for a board, which signs, and what each of its parameters gets. Each
 * of these is one table. Pure.
 */

/** @import { CallForm, Guess } from "./types.d.ts" */
/** @import { ProgramLanguage } from "../../sandbox/types.d.ts" */

/** The forms of a board, each made of nine cells. @satisfies {Record<string, (cells: unknown[], empty: unknown) => unknown>} */
export const CELLS = {
  list: (cells) => cells,
  rows: (cells) => [0, 3, 6].map((at) => cells.slice(at, at + 3)),
  text: (cells) => cells.join(""),
  // Cell 0 is never used.
  ten: (cells, empty) => [empty, ...cells],
  "from-1": (cells) => keyed(cells, 1),
  "from-0": (cells) => keyed(cells, 0),
};

/** @param {unknown[]} cells @param {number} first The key of the first cell. */
function keyed(cells, first) {
  return Object.fromEntries(cells.map((value, cell) => [cell + first, value]));
}

/** The signs of an empty cell. `index` is the cell's own number from 0, `number` from 1. */
export const EMPTY = /** @type {const} */ ([
  ...[".", " ", "", "_", "-", "null", "0", "-1", "index", "number"],
]);

/** @param {CallForm["empty"]} empty @param {number} cell */
function emptyOf(empty, cell) {
  if (empty === "null") return null;
  if (empty === "0" || empty === "-1") return Number(empty);
  if (empty === "index") return cell;
  return empty === "number" ? cell + 1 : empty;
}

/** The signs of X and O. */
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

/** @param {CallForm["signs"]} signs @param {string} side */
export const signOf = (signs, side) => SIGNS[signs][side === "X" ? 0 : 1];

/**
 * The values that a parameter can get.
 * @satisfies {Record<string, (board: string, form: Guess) => unknown>}
 */
export const GIVEN = {
  board: (board, form) => boardOf(form, board),
  sign: (board, { signs }) => signOf(signs, moverOf(board)),
  other: (board, { signs }) => signOf(signs, moverOf(board) === "X" ? "O" : "X"),
  "is-x": (board) => moverOf(board) === "X",
  "is-o": (board) => moverOf(board) === "O",
  "one-or-minus": (board) => (moverOf(board) === "X" ? 1 : -1),
  zero: () => 0,
  free: (board) => board.split(".").length - 1,
  // JSON has no word for infinity.
  least: () => -1_000_000,
  most: () => 1_000_000,
};

/** @param {string} board Nine characters. @returns {"X" | "O"} */
export function moverOf(board) {
  return board.split("X").length > board.split("O").length ? "O" : "X";
}

/** @param {Guess} form @param {string} board */
function boardOf({ cells, empty, signs }, board) {
  const values = [...board].map((side, cell) =>
    side === "." ? emptyOf(empty, cell) : signOf(signs, side),
  );
  return CELLS[cells](values, emptyOf(empty, -1));
}

/**
 * The arguments of a call in a position.
 * @param {Guess} form
 * @param {string} board Nine characters.
 * @returns {unknown[]}
 */
export const argumentsOf = (form, board) => form.given.map((name) => GIVEN[name](board, form));

/** A call as a programmer writes it. @param {ProgramLanguage} language @param {string} name @param {unknown[]} args */
export function callText(language, name, args) {
  return `${name}(${args.map((value) => programValueText(language, value)).join(", ")})`;
}

/** Words of Python for values of JSON. */
const PYTHON = { null: "None", true: "True", false: "False" };

/** A value as a programmer writes it. @param {ProgramLanguage} language @param {unknown} value @returns {string} */
export function programValueText(language, value) {
  const text = (/** @type {unknown} */ one) => programValueText(language, one);
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

/** @param {ProgramLanguage} language @param {string} key */
function keyText(language, key) {
  const isPlain = /^\d+$/.test(key) || (language === "javascript" && /^[a-z_$][\w$]*$/i.test(key));
  return isPlain ? key : JSON.stringify(key);
}
