/** The positions as texts that programs read, and what a program answered, read from a text. Pure. */
import { latin, unmarked } from "../../base/typed-text.js";

/** How a board is written. */
export const BOARDS = /** @type {const} */ (["text", "list", "rows", "numbers"]);
/** How an answer is read: a cell's index from 0 or from 1, its row and column from 0 or from 1, or its name. */
export const READINGS = /** @type {const} */ ([
  "index",
  "number",
  "row-column",
  "row-column-1",
  "column-row",
  "column-row-1",
  "name",
]);

/** @typedef {(typeof BOARDS)[number]} BoardForm */
/** @typedef {(typeof READINGS)[number]} Reading */
/** What was answered, in a program's own way; null for nothing. @typedef {string | [number] | [number, number] | null} Answer */

/** A side has so many cells. */
const SIDE = 3;
/** For the judge an illegal move. */
const NO_CELL = -1;

/** The signs of a board as numbers. @type {Record<string, number>} */
const NUMBERS = { X: 1, O: -1, ".": 0 };

/** @param {string} board Nine signs. @param {BoardForm} form */
export function boardText(board, form) {
  if (form === "text") return board;
  if (form === "numbers") return JSON.stringify([...board].map((sign) => NUMBERS[sign]));
  const signs = [...board].map((sign) => (sign === "." ? "" : sign));
  if (form === "list") return JSON.stringify(signs);
  return JSON.stringify([0, 1, 2].map((row) => signs.slice(SIDE * row, SIDE * (row + 1))));
}

/**
 * The answers of a text: one a line in the order of the positions; or each behind its board, in any order; or all
 * of them as one list.
 * @param {string} text
 * @param {readonly string[]} boards
 * @returns {{ answers: Answer[], extra: number }} One for each board, and how many there are beyond.
 */
export function readAnswers(text, boards) {
  const lines = linesOf(latin(unmarked(text)));
  const withBoard = lines.map((line) => /^\W*([XO.]{9})(.*)$/i.exec(line));
  if (withBoard.some(Boolean)) {
    const said = new Map(
      withBoard.flatMap((match) => (match ? [[match[1].toUpperCase(), readAnswer(match[2])]] : [])),
    );
    const extra = [...said.keys()].filter((board) => !boards.includes(board)).length;
    return { answers: boards.map((board) => said.get(board) ?? null), extra };
  }
  const answers = boards.map((_, at) => readAnswer(lines[at] ?? ""));
  return { answers, extra: Math.max(0, lines.length - boards.length) };
}

/** @param {string} text */
function linesOf(text) {
  const lines = text.trimEnd().split(/\r?\n/);
  // A list in one line, of cells or of pairs.
  if (lines.length === 1 && /[,\s]/.test(lines[0].trim())) {
    const pairs = lines[0].match(/[[(]\s*\d\s*,\s*\d\s*[\])]/g);
    return pairs ?? lines[0].replace(/^\s*[[(]|[\])]\s*$/g, "").split(/[\s,]+/);
  }
  // The brackets of a list that has an answer a line.
  return lines.filter((line) => !/^\s*[[\](){}]\s*$/.test(line));
}

/** @param {string} text @returns {Answer} */
function readAnswer(text) {
  const word = text.replace(/["'`[\](){},;:]+/g, " ").trim();
  if (/^(?:none|null|nil|undefined|nan|-)?$/i.test(word)) return null;
  const [, one, other] = /^(\d)(?:\s+(\d))?(?:\s+\d+)?$/.exec(word) ?? [];
  if (other !== undefined) return [Number(one), Number(other)];
  // Behind the cell there can be how many nodes were visited, as `cutoff check` reads it.
  return one === undefined ? word.toLowerCase() : [Number(one)];
}

/**
 * The readings that answers like these can have.
 * @param {readonly Answer[]} answers
 * @returns {Reading[]}
 */
export function readingsFor(answers) {
  const given = answers.filter((answer) => answer !== null);
  const names = given.filter((answer) => typeof answer === "string").length;
  const pairs = given.filter((answer) => answer.length === 2 && typeof answer !== "string").length;
  const most = Math.max(names, pairs, given.length - names - pairs);
  if (names === most) return ["name"];
  if (pairs === most) return ["row-column", "row-column-1", "column-row", "column-row-1"];
  return ["index", "number"];
}

/** The cell of an answer; null for none. @param {Answer} answer @param {Reading} reading */
export function cellOf(answer, reading) {
  if (answer === null) return null;
  if (typeof answer === "string") {
    const [, column, row] = /^([a-c])([1-3])$/.exec(answer) ?? [];
    if (reading !== "name" || !column) return NO_CELL;
    return SIDE * (Number(row) - 1) + "abc".indexOf(column);
  }
  const from = reading === "number" || reading.endsWith("1") ? 1 : 0;
  const [one, other] = answer.map((value) => value - from);
  if (reading === "index" || reading === "number") {
    return other === undefined && one >= 0 && one < SIDE * SIDE ? one : NO_CELL;
  }
  if (other === undefined || ![one, other].every((value) => value >= 0 && value < SIDE))
    return NO_CELL;
  return reading.startsWith("row") ? SIDE * one + other : SIDE * other + one;
}
