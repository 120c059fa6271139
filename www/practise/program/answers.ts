/** Writes positions for programs, and reads a program's answers from a text. */
import { keysOf } from "../../base/keys-of.ts";
import { latin, unmarked } from "../../base/typed-text.ts";
import { argumentsOf, type ArgumentForm } from "./call-form.ts";
import { moveOf, type Reading } from "./readings.ts";
import { boardsIn } from "./written-board.ts";

/** The words of one answer in lower case; null if the program gave none. */
type AnswerWords = readonly string[] | null;

/** The readings to try. Rows and columns first: a pair could also be a cell and its nodes. */
export const NOTATIONS: readonly Reading[] = [
  "row-column",
  "row-column-1",
  "column-row",
  "column-row-1",
  "index",
  "number",
  "name",
];

/** The forms of the boards, each with the call that would pass it. */
const FORMS = {
  text: { cells: "text", empty: ".", signs: "X O", inputs: ["board"] },
  list: { cells: "list", empty: "", signs: "X O", inputs: ["board"] },
  rows: { cells: "rows", empty: "", signs: "X O", inputs: ["board"] },
  numbers: { cells: "list", empty: "0", signs: "1 -1", inputs: ["board"] },
} satisfies Record<string, ArgumentForm>;

export type BoardForm = keyof typeof FORMS;

export const BOARDS = keysOf(FORMS);

export function boardText(board: string, form: BoardForm) {
  const [value] = argumentsOf(FORMS[form], board);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * Reads answers: one a line in the order of the positions, each after its board or its number, or
 * all in one list. `extra` counts answers to no position. `twice` counts boards with two different
 * answers, of which the last counts.
 */
export function readAnswers(text: string, boards: readonly string[]) {
  const clean = plainNumbers(latin(unmarked(text)));
  const written = boardsIn(clean);
  // A line of dashes is not a board. The cells of an answer may look like such a line.
  const all = new Set(boards);
  const ours = written.filter(({ board }) => all.has(board));
  if (ours.some(({ board }) => /[XO]/.test(board))) return behindBoards(clean, written, boards);
  const numbered = behindNumbers(clean, boards);
  if (numbered) return numbered;
  const lines = linesOf(clean);
  const answers = boards.map((_, at) => readAnswer(lines[at] ?? ""));
  return { answers, extra: Math.max(0, lines.length - boards.length), twice: 0 };
}

/** Rewrites numbers that Python's libraries print, such as `np.int64(4)` and `4.0`. */
function plainNumbers(text: string) {
  return text
    .replaceAll(/\b(?:np\.|numpy\.)?(?:u?int|float)\d*\(\s*(-?\d+(?:\.0*)?)\s*\)/gi, "$1")
    .replaceAll(/(?<![\w.])(-?\d+)\.0*(?![\w.])/g, "$1");
}

function behindBoards(
  text: string,
  written: ReturnType<typeof boardsIn>,
  boards: readonly string[],
) {
  const pairs = written.map(({ board, end }, at) => {
    const all = text.slice(end, written[at + 1]?.start);
    const [line] = all.split(/\r?\n/, 1);
    // An answer on several lines, such as a list, begins after a bracket.
    return [board, readAnswer(/\w/.test(line) ? line : all)] as const;
  });
  return answersTo(pairs, boards);
}

/** Reads answers after numbers that count the positions from 0 or 1; null if there are none. */
function behindNumbers(text: string, boards: readonly string[]) {
  const key =
    /(?:^|[\n{,])[^\S\n]{0,9}[a-z#]{0,20}[^\S\n]{0,9}["']?(\d{1,9})["']?[^\S\n]{0,9}[:=]/gi;
  const keys = [...text.matchAll(key)];
  const [first, second] = keys.map(([, number]) => Number(number));
  const isEach = keys.every(([, number], at) => Number(number) === first + at);
  if (second === undefined || first > 1 || !isEach) return null;
  const pairs = keys.map(({ 0: written, index }, at) => {
    const answer = readAnswer(text.slice(index + written.length, keys[at + 1]?.index));
    return [boards[at] ?? `${at}`, answer] as const;
  });
  return answersTo(pairs, boards);
}

function answersTo(
  pairs: readonly (readonly [board: string, answer: AnswerWords])[],
  boards: readonly string[],
) {
  const answers: Map<string, AnswerWords> = new Map();
  const twice: Set<string> = new Set();
  for (const [board, answer] of pairs) {
    if (answers.has(board) && answers.get(board)?.join(" ") !== answer?.join(" ")) twice.add(board);
    answers.set(board, answer);
  }
  const boardSet = new Set(boards);
  const extra = [...answers.keys()].filter((board) => !boardSet.has(board)).length;
  return { answers: boards.map((board) => answers.get(board) ?? null), extra, twice: twice.size };
}

function linesOf(text: string) {
  const lines = text.trimEnd().split(/\r?\n/);
  // All answers are in one line, as cells or as pairs.
  if (lines.length === 1 && /[,\s]/.test(lines[0].trim())) {
    const pairs = lines[0].match(/[[(]\s*\d\s*,\s*\d\s*[\])]/g);
    return pairs ?? lines[0].replace(/^\s*[[(]|[\])]\s*$/g, "").split(/[\s,]+/);
  }
  // Drops the brackets of a list with an answer on each line.
  return lines.filter((line) => !/^\s*[[\](){}]\s*$/.test(line));
}

function readAnswer(text: string): AnswerWords {
  const words = text.replace(/["'`[\](){},;:=]+|[-=]>|→/g, " ").trim();
  if (/^(?:none|null|nil|undefined|nan|-)?$/i.test(words)) return null;
  return words.toLowerCase().split(/\s+/);
}

export const movesOf = (
  reading: Reading,
  answers: readonly AnswerWords[],
  boards: readonly string[],
) => answers.map((words, at) => words && moveOf(reading, valueOf(reading, words), boards[at]));

function valueOf(reading: Reading, words: readonly string[]) {
  const isPair = reading.includes("column");
  const [nodes = "0", ...others] = words.slice(isPair ? 2 : 1);
  // A count of visited nodes may follow the cell, as `cutoff check` reads it.
  if (!/^\d+$/.test(nodes) || others.length > 0) return undefined;
  return isPair ? words.slice(0, 2) : words[0];
}
