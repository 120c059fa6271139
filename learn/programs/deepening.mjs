/**
 * Iterative deepening. To run: node deepening.mjs
 *
 * Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and [0, 1, 3, 9] are Connect Four.
 */

const COLUMNS = 3;
const ROWS = 3;
const RUN = 3; // so many in a row win
const FALLS = false; // whether stones fall
export const DEPTH = 9; // plies that the search looks ahead at most
const COUNTS = [0, 0, 0]; // what a line of one side counts, by the stones in it: nothing here

// region: rules
// A board is its cells, row by row: "X", "O", or "." for an empty cell.
const SIZE = COLUMNS * ROWS;
export const EMPTY = ".".repeat(SIZE);
const CELLS = [...Array(SIZE).keys()];
const LINES = [];
for (const cell of CELLS) {
  // prettier-ignore
  for (const [right, down] of [[1, 0], [0, 1], [1, 1], [-1, 1]]) {
    const column = (cell % COLUMNS) + right * (RUN - 1);
    const line = CELLS.slice(0, RUN).map((n) => cell + n * (right + down * COLUMNS));
    if (column >= 0 && column < COLUMNS && line.at(-1) < SIZE) LINES.push(line);
  }
}

export function winner(board) {
  for (const line of LINES) {
    const stone = board[line[0]];
    if (stone !== "." && line.every((cell) => board[cell] === stone)) return stone;
  }
  return null;
}

export const isOver = (board) => winner(board) !== null || !board.includes(".");

export const toMove = (board) => (board.replaceAll(".", "").length % 2 === 0 ? "X" : "O");

export const play = (board, cell) => board.slice(0, cell) + toMove(board) + board.slice(cell + 1);

/** The cells that can be played: row by row, or where stones fall column by column. */
export function moves(board) {
  const empty = CELLS.filter((cell) => board[cell] === ".");
  if (!FALLS) return empty;
  const columns = CELLS.slice(0, COLUMNS).map((n) => empty.filter((cell) => cell % COLUMNS === n));
  // The lowest empty cell of a column is its last one.
  return columns.filter((column) => column.length > 0).map((column) => column.at(-1));
}

// region: scores
const WIN = 100_000; // more than any estimate

/** What a finished game is worth to X: win soon, lose late. */
function score(board, ply) {
  const player = winner(board);
  return player === null ? 0 : player === "X" ? WIN - ply : ply - WIN;
}

// region: evaluation
/** An estimate: the lines that hold stones of one side only, X's minus O's. */
function evaluate(board) {
  let estimate = 0;
  for (const line of LINES) {
    const [x, o] = ["X", "O"].map((side) => line.filter((cell) => board[cell] === side).length);
    if (o === 0) estimate += COUNTS[x];
    else if (x === 0) estimate -= COUNTS[o];
  }
  return estimate;
}

// region: search
export class Search {
  nodes = 0; // boards that the search has entered
  depth = 0; // plies that this round looks ahead
  bestLine = []; // the best line of the round before
  lines = Array.from({ length: SIZE + 1 }, () => []); // the best line from each ply on

  // region: alpha-beta
  /** What the board is worth to X, or an estimate, or a bound on either. */
  alphaBeta(board, alpha, beta, ply) {
    this.nodes += 1;
    this.lines[ply] = [];
    if (isOver(board)) return score(board, ply);
    if (ply === this.depth) return evaluate(board);
    const isMax = toMove(board) === "X";
    let best = isMax ? -Infinity : Infinity;
    for (const cell of this.bestLineFirst(moves(board), ply)) {
      const value = this.alphaBeta(play(board, cell), alpha, beta, ply + 1);
      if (isMax ? value > best : value < best) this.lines[ply] = [cell, ...this.lines[ply + 1]];
      if (isMax) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best); // X can already get this much
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best); // O can already hold X to this much
      }
      if (alpha >= beta) break; // the remaining moves cannot change the result
    }
    return best;
  }

  // region: deepening
  bestLineFirst(cells, ply) {
    const first = cells.filter((cell) => cell === this.bestLine[ply]);
    return [...first, ...cells.filter((cell) => cell !== this.bestLine[ply])];
  }

  /** Searches one ply deep, then two, and so on. Gives the best line, and its value. */
  deepening(board) {
    const most = Math.min(DEPTH, board.split(".").length - 1);
    let value = 0;
    for (this.depth = 1; this.depth <= most; this.depth += 1) {
      value = this.alphaBeta(board, -Infinity, Infinity, 0);
      this.bestLine = this.lines[0];
      if (Math.abs(value) > WIN / 2) break; // a win is proved: no deeper round changes it
    }
    return { line: this.bestLine, value };
  }
}

// region: run
/** Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1. */
const number = (cell) => String(FALLS ? (cell % COLUMNS) + 1 : cell + 1);

async function main() {
  const { createInterface } = await import("node:readline");
  console.log("The moves so far, such as 5 1 9, or an empty line:");
  for await (const text of createInterface({ input: process.stdin })) {
    let board = EMPTY;
    for (const word of text.split(/\s+/)) {
      const cell = moves(board).find((move) => number(move) === word);
      if (cell !== undefined && !isOver(board)) board = play(board, cell);
    }
    if (isOver(board)) {
      console.log("The game is over.");
      continue;
    }
    const search = new Search();
    const { line, value } = search.deepening(board);
    console.log(
      `${toMove(board)} plays ${number(line[0])}, value ${value}, ${search.nodes} nodes.`,
    );
  }
}

if (globalThis.process?.argv[1]?.endsWith("deepening.mjs")) main();
