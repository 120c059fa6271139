/**
 * The table of boards: how the empty board of every size ends, as `npm run solved` has it from the engine. It is a
 * text of a line for each run, gravity and number of columns:
 *
 *     4g 5: =,502,0 O24,78704,11 ?60
 *
 * Four in a row with gravity on five columns. Then, for each number of rows in turn: a draw, after 502 nodes and
 * 0 ms; O wins with ply 24; open after 60 s. Pure.
 */

/** @import { Board, SolvedEntry } from "./types.d.ts" */

/** By the names of the boards. @typedef {Map<string, SolvedEntry>} SolvedTable */

/** What the table of a search may take. */
export const MEMORY_MB = 32;

/** How many columns and rows a board has, and how long a run is. */
export const LENGTHS = [3, 4, 5, 6, 7, 8];

/** @param {Board} board */
export function boardNameOf({ columns, rows, run, gravity }) {
  return `${columns}x${rows}k${run}${gravity ? "g" : ""}`;
}

/** The boards of one run in the order of the table. Without gravity 3×5 is 5×3 turned: it is one of them. @param {number} run @param {boolean} gravity */
export function boardsOf(run, gravity) {
  return LENGTHS.flatMap((columns) =>
    LENGTHS.filter((rows) => (gravity || rows <= columns) && run <= Math.max(columns, rows)).map(
      (rows) => ({ columns, rows, run, gravity }),
    ),
  );
}

/** All of them. @returns {Board[]} */
export function everyBoard() {
  return LENGTHS.flatMap((run) => [false, true].flatMap((gravity) => boardsOf(run, gravity)));
}

/** @param {Board} board */
const lineOf = ({ run, gravity, columns }) => `${run}${gravity ? "g" : ""} ${columns}: `;

/** @param {string} text @returns {SolvedTable} What is not there has not been tried. */
export function readSolved(text) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const line of text.split("\n")) {
    const [head, rest = ""] = line.split(/(?<=: )/);
    lines.set(head, rest.split(" "));
  }
  /** @type {SolvedTable} */
  const solved = new Map();
  for (const board of everyBoard()) {
    const entry = readEntry(lines.get(lineOf(board))?.shift());
    if (entry) solved.set(boardNameOf(board), entry);
  }
  return solved;
}

/** @param {string} [text] @returns {SolvedEntry | null} */
function readEntry(text) {
  const found = /^([XO=?])(\d*)(?:,(\d+),(\d+))?$/.exec(text ?? "");
  if (!found) return null;
  const [sign, count, nodes, ms] = [found[1], ...found.slice(2).map(Number)];
  if (sign === "?") return { result: "open", seconds: count };
  return {
    result: sign === "=" ? "draw" : /** @type {"X" | "O"} */ (sign),
    plies: count,
    nodes,
    ms,
  };
}

/** @param {SolvedTable} solved */
export function writeSolved(solved) {
  /** @type {Map<string, string[]>} */
  const lines = new Map();
  for (const board of everyBoard()) {
    const entries = lines.get(lineOf(board)) ?? [];
    lines.set(lineOf(board), [...entries, writeEntry(solved.get(boardNameOf(board)))]);
  }
  return [...lines].map(([head, entries]) => `${head}${entries.join(" ")}\n`).join("");
}

/** @param {SolvedEntry} [entry] */
function writeEntry(entry) {
  if (!entry) return "-";
  if (entry.result === "open") return `?${entry.seconds}`;
  const { result, plies, nodes, ms } = entry;
  return `${result === "draw" ? "=" : `${result}${plies}`},${nodes},${ms}`;
}
