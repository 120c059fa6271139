/**
 * How a visitor's program is called: what it takes for a board, which signs, and what each of its parameters gets. Each
 * of these is one table. Pure.
 */
import type { ProgramLanguage } from "../../sandbox/sandbox.ts";
import type { Reading } from "./reading.ts";

/** What a parameter gets. */
export type Given = keyof typeof GIVEN;

/** How a visitor's program is called. */
export interface Guess {
  cells: keyof typeof CELLS;
  empty: (typeof EMPTY)[number];
  signs: keyof typeof SIGNS;
  /** What each parameter gets, in their order. */
  given: readonly Given[];
}

/** How a visitor's program is called, how its answer is read, and for which sides it plays. */
export interface CallForm extends Guess {
  answer: Reading;
  plays: "both" | "X" | "O";
}

/** A function of a visitor's program, and how it is called. */
export interface FunctionCall {
  name: string;
  form: CallForm;
}

/** The forms of a board, each made of nine cells. */
export const CELLS = {
  list: (cells) => cells,
  rows: (cells) => [0, 3, 6].map((at) => cells.slice(at, at + 3)),
  text: (cells) => cells.join(""),
  // Cell 0 is never used.
  ten: (cells, empty) => [empty, ...cells],
  "from-1": (cells) => keyed(cells, 1),
  "from-0": (cells) => keyed(cells, 0),
} satisfies Record<string, (cells: unknown[], empty: unknown) => unknown>;

/** @param first The key of the first cell. */
function keyed(cells: unknown[], first: number) {
  return Object.fromEntries(cells.map((value, cell) => [cell + first, value]));
}

/** The signs of an empty cell. `index` is the cell's own number from 0, `number` from 1. */
export const EMPTY = [".", " ", "", "_", "-", "null", "0", "-1", "index", "number"] as const;

function emptyOf(empty: CallForm["empty"], cell: number) {
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

export const signOf = (signs: CallForm["signs"], side: string) =>
  SIGNS[signs][side === "X" ? 0 : 1];

/** The values that a parameter can get. */
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
} satisfies Record<string, (board: string, form: Guess) => unknown>;

/** @param board Nine characters. */
export function moverOf(board: string): "X" | "O" {
  return board.split("X").length > board.split("O").length ? "O" : "X";
}

function boardOf({ cells, empty, signs }: Guess, board: string) {
  const values = [...board].map((side, cell) =>
    side === "." ? emptyOf(empty, cell) : signOf(signs, side),
  );
  return CELLS[cells](values, emptyOf(empty, -1));
}

/**
 * The arguments of a call in a position.
 * @param board Nine characters.
 */
export const argumentsOf = (form: Guess, board: string): unknown[] =>
  form.given.map((name) => GIVEN[name](board, form));

/** A call as a programmer writes it. */
export function callText(language: ProgramLanguage, name: string, args: unknown[]) {
  return `${name}(${args.map((value) => programValueText(language, value)).join(", ")})`;
}

/** Words of Python for values of JSON. */
const PYTHON = { null: "None", true: "True", false: "False" };

/** A value as a programmer writes it. */
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
