/** The positions as texts that programs read, and what a program answered, read from a text. Pure. */
import { latin, unmarked } from "../../base/typed-text.js";
import { argumentsOf } from "./call-form.js";
import { moveOf } from "./reading.js";

/** @import { Reading } from "./reading.js" */
/** @import { CallForm } from "./types.d.ts" */

/** How a board is written. */
export const BOARDS = /** @type {const} */ (["text", "list", "rows", "numbers"]);

/** @typedef {(typeof BOARDS)[number]} BoardForm */
/** The words of an answer, in small letters; null for nothing. @typedef {readonly string[] | null} Answer */

/**
 * How the answers of a text can be read. Rows and columns come first: a short list of them could as well be cells,
 * each with a count of nodes behind it.
 * @type {readonly Reading[]}
 */
export const WRITTEN = [
  "row-column",
  "row-column-1",
  "column-row",
  "column-row-1",
  "index",
  "number",
  "name",
];

/** Each as a program would be called with it. @type {Record<BoardForm, Omit<CallForm, "answer">>} */
const FORMS = {
  text: { cells: "text", empty: ".", signs: "X O", side: "counted" },
  list: { cells: "list", empty: "", signs: "X O", side: "counted" },
  rows: { cells: "rows", empty: "", signs: "X O", side: "counted" },
  numbers: { cells: "list", empty: "0", signs: "1 -1", side: "counted" },
};

/** @param {string} board Nine signs. @param {BoardForm} form */
export function boardText(board, form) {
  const [value] = argumentsOf(FORMS[form], board);
  return typeof value === "string" ? value : JSON.stringify(value);
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
  const words = text.replace(/["'`[\](){},;:]+/g, " ").trim();
  if (/^(?:none|null|nil|undefined|nan|-)?$/i.test(words)) return null;
  return words.toLowerCase().split(/\s+/);
}

/**
 * What the judge hears of answers that are read in one way.
 * @param {Reading} reading
 * @param {readonly Answer[]} answers One for each board.
 * @param {readonly string[]} boards
 */
export const movesOf = (reading, answers, boards) =>
  answers.map((words, at) => words && moveOf(reading, valueOf(reading, words), boards[at]));

/** @param {Reading} reading @param {readonly string[]} words */
function valueOf(reading, words) {
  const isPair = reading.includes("column");
  const [nodes = "0", ...others] = words.slice(isPair ? 2 : 1);
  // Behind the cell there can be how many nodes were visited, as `cutoff check` reads it.
  if (!/^\d+$/.test(nodes) || others.length > 0) return undefined;
  return isPair ? words.slice(0, 2) : words[0];
}
