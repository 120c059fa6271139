/** The ways to call a visitor's program: its board, signs and parameters. */
import type { ProgramLanguage } from "../../sandbox/sandbox.ts";
import type { Reading } from "./readings.ts";

export type Input = keyof typeof INPUTS;

export interface ArgumentForm {
  cells: keyof typeof CELLS;
  empty: (typeof EMPTIES)[number];
  signs: keyof typeof SIGNS;
  /** The arguments, in the order of the parameters. */
  inputs: readonly Input[];
}

/** The call of a visitor's program, the reading of its answers, and the sides that it plays. */
export type CallForm = ArgumentForm & { answer: Reading; plays: "both" | "X" | "O" };

/** `isNew`: the visitor chose another function, and its form must be found. */
export type FunctionCall = { name: string; form: CallForm; isNew?: boolean };

/** Builds a board from nine cells. */
export const CELLS = {
  list: (cells) => cells,
  rows: (cells) => [0, 3, 6].map((at) => cells.slice(at, at + 3)),
  text: (cells) => cells.join(""),
  // Cell 0 is never used.
  ten: (cells, empty) => [empty, ...cells],
  "from-1": (cells) => keyCells(cells, 1),
  "from-0": (cells) => keyCells(cells, 0),
} satisfies Record<string, (cells: unknown[], empty: unknown) => unknown>;

const keyCells = (cells: unknown[], first: number) =>
  Object.fromEntries(cells.map((value, cell) => [cell + first, value]));

/** The signs of an empty cell. `index` is the cell's number from 0, `number` from 1. */
export const EMPTIES = [".", " ", "", "_", "-", "null", "0", "-1", "index", "number"] as const;

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
export const INPUTS = {
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
} satisfies Record<string, (board: string, form: ArgumentForm) => unknown>;

export const moverOf = (board: string): "X" | "O" =>
  board.split("X").length > board.split("O").length ? "O" : "X";

function boardOf({ cells, empty, signs }: ArgumentForm, board: string) {
  const values = [...board].map((side, cell) =>
    side === "." ? emptyOf(empty, cell) : signOfSide(signs, side),
  );
  return CELLS[cells](values, emptyOf(empty, -1));
}

export const argumentsOf = (form: ArgumentForm, board: string): unknown[] =>
  form.inputs.map((name) => INPUTS[name](board, form));

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
