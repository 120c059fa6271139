// The six stages in JavaScript, in one text. A line, or a part that ends at "end", is in the stages that its tag names:
// "with depth" is in the stage depth and in all that build on it; "without depth" is in the others.

// only with tree-minimax
/**
 * Minimax on trees. To run: node stage.mjs // only without tree-alpha-beta
 * Alpha-beta on trees. To run: node stage.mjs // only with tree-alpha-beta
 *
 * Edit TREES. Each of them is searched: a number is a leaf, a list is a node with its children.
 */

// prettier-ignore
export const TREES = [
  [[3, 12, 8], [2, 4, 6], [14, 5, 2]],
];

export const count = { nodes: 0 }; // nodes that the search has entered

// only without tree-alpha-beta
// region: minimax
/** What the node is worth to MAX when both sides play their best. */
export function minimax(node, isMax) {
// end
// only with tree-alpha-beta
// region: alpha-beta
/** The node's value if it lies between alpha and beta, otherwise a bound on it. */
export function alphaBeta(node, alpha, beta, isMax) {
// end
  count.nodes += 1;
  if (typeof node === "number") return node;
  let best = isMax ? -Infinity : Infinity;
  for (const child of node) {
    const value = minimax(child, !isMax); // only without tree-alpha-beta
    const value = alphaBeta(child, alpha, beta, !isMax); // only with tree-alpha-beta
    if (isMax) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best); // MAX can already get this much // only with tree-alpha-beta
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best); // MIN can already hold MAX to this much // only with tree-alpha-beta
    }
    if (alpha >= beta) break; // the remaining children cannot change the result // only with tree-alpha-beta
  }
  return best;
}

// only with tree-alpha-beta
// region: fail-hard
/** The same search, but what it returns is never outside the window. */
export function failHard(node, alpha, beta, isMax) {
  count.nodes += 1;
  if (typeof node === "number") return Math.max(alpha, Math.min(beta, node));
  for (const child of node) {
    const value = failHard(child, alpha, beta, !isMax);
    if (isMax) {
      alpha = Math.max(alpha, value);
    } else {
      beta = Math.min(beta, value);
    }
    if (alpha >= beta) return isMax ? beta : alpha;
  }
  return isMax ? alpha : beta;
}

// region: negamax
/** The same search. Every value is from the view of the side to move. */
export function negamax(node, alpha, beta, isMax) {
  count.nodes += 1;
  if (typeof node === "number") return isMax ? node : -node;
  let best = -Infinity;
  for (const child of node) {
    const value = -negamax(child, -beta, -alpha, !isMax);
    best = Math.max(best, value);
    alpha = Math.max(alpha, best);
    if (alpha >= beta) break;
  }
  return best;
}

// end
// region: run
function main() {
  for (const tree of TREES) {
    // only without tree-alpha-beta
    count.nodes = 0;
    const value = minimax(tree, true); // MAX moves at the root
    console.log(`Value ${value}, ${count.nodes} nodes.`);
    // end
    // only with tree-alpha-beta
    for (const search of [alphaBeta, failHard, negamax]) {
      count.nodes = 0;
      const value = search(tree, -Infinity, Infinity, true); // MAX moves at the root
      console.log(`Value ${value}, ${count.nodes} nodes.`);
    }
    // end
  }
}

if (globalThis.process?.argv[1]?.endsWith("stage.mjs")) main();
// end

// only with minimax
// only without depth
/** Tic-tac-toe by minimax and alpha-beta. Edit ORDER. To play: node stage.mjs [--plain] [--no-pruning] */

// region: rules
// A board is nine characters, row by row: "X", "O", or "." for an empty cell.
// prettier-ignore
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

export function winner(board) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== "." && board[a] === board[b] && board[b] === board[c]) return board[a];
  }
  return null;
}
// end
// only with depth
/**
 * Alpha-beta with a depth limit and an evaluation. To run: node stage.mjs // only without deepening or table
 * Iterative deepening. To run: node stage.mjs // only with deepening
 * Alpha-beta with a transposition table. To run: node stage.mjs // only with table
 *
 // only without deepening or table
 * Edit the board, DEPTH and COUNTS. This is Connect Four; 3, 3, 3 and false are tic-tac-toe.
 // end
 // only with deepening or table
 * Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and [0, 1, 3, 9] are Connect Four.
 // end
 */

// only without deepening or table
const COLUMNS = 7;
const ROWS = 6;
const RUN = 4; // so many in a row win
const FALLS = true; // whether stones fall
export const DEPTH = 4; // plies that the search looks ahead
const COUNTS = [0, 1, 3, 9]; // what a line of one side counts, by the stones in it
// end
// only with deepening or table
const COLUMNS = 3;
const ROWS = 3;
const RUN = 3; // so many in a row win
const FALLS = false; // whether stones fall
export const DEPTH = 9; // plies that the search looks ahead at most // only with deepening
export const DEPTH = 9; // plies that the search looks ahead // only with table
const COUNTS = [0, 0, 0]; // what a line of one side counts, by the stones in it: nothing here
// end

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
// end

export const isOver = (board) => winner(board) !== null || !board.includes(".");

export const toMove = (board) => (board.replaceAll(".", "").length % 2 === 0 ? "X" : "O");

export const play = (board, cell) => board.slice(0, cell) + toMove(board) + board.slice(cell + 1);

// only without depth
// region: moves
const ORDER = [0, 1, 2, 3, 4, 5, 6, 7, 8]; // row by row; another order visits more nodes, or fewer

export const moves = (board) => ORDER.filter((cell) => board[cell] === ".");

// region: scores
/** What a finished game is worth to X. */
export function plain(board) {
  const player = winner(board);
  return player === null ? 0 : player === "X" ? 1 : -1;
}

/** The same, but a win after n plies is worth 10 - n: win soon, lose late. */
export const depthAware = (board, ply) => (10 - ply) * plain(board);
// end
// only with depth
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
// end

// region: search
export class Search {
  nodes = 0; // boards that the search has entered
  depth = 0; // plies that this round looks ahead // only with deepening
  bestLine = []; // the best line of the round before // only with deepening
  lines = Array.from({ length: SIZE + 1 }, () => []); // the best line from each ply on // only with deepening
  table = new Map(); // for each board a value, and what the value says // only with table

  // only without depth
  constructor(scoring = depthAware) {
    this.scoring = scoring;
  }

  // region: minimax
  /** What the board is worth to X when both sides play their best. */
  minimax(board, ply = 0) {
    this.nodes += 1;
    if (isOver(board)) return this.scoring(board, ply);
    const values = moves(board).map((cell) => this.minimax(play(board, cell), ply + 1));
    return toMove(board) === "X" ? Math.max(...values) : Math.min(...values);
  }

  // end
  // region: alpha-beta
  // only without depth
  /** The same value if it lies between alpha and beta, otherwise a bound on it. */
  alphaBeta(board, alpha = -Infinity, beta = Infinity, ply = 0) {
  // end
  // only with depth
  /** What the board is worth to X, or an estimate, or a bound on either. */
  alphaBeta(board, alpha, beta, ply) {
  // end
    this.nodes += 1;
    this.lines[ply] = []; // only with deepening
    if (isOver(board)) return this.scoring(board, ply); // only without depth
    // only with depth
    if (isOver(board)) return score(board, ply);
    if (ply === DEPTH) return evaluate(board); // only without deepening
    if (ply === this.depth) return evaluate(board); // only with deepening
    // end
    // only with table
    const { value, kind } = this.table.get(board) ?? {};
    // A bound is enough where it lies outside the window.
    if (kind === "exact") return value;
    if (kind === "at least" && value >= beta) return value;
    if (kind === "at most" && value <= alpha) return value;
    // end
    const isMax = toMove(board) === "X";
    let best = isMax ? -Infinity : Infinity;
    const [low, high] = [alpha, beta]; // the window at the start // only with table
    for (const cell of moves(board)) { // only without deepening
    for (const cell of this.bestLineFirst(moves(board), ply)) { // only with deepening
      const value = this.alphaBeta(play(board, cell), alpha, beta, ply + 1);
      // only with deepening
      if (isMax ? value > best : value < best) this.lines[ply] = [cell, ...this.lines[ply + 1]];
      // end
      if (isMax) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best); // X can already get this much
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best); // O can already hold X to this much
      }
      if (alpha >= beta) break; // the remaining moves cannot change the result
    }
    // only with table
    const says = best <= low ? "at most" : best >= high ? "at least" : "exact";
    this.table.set(board, { value: best, kind: says });
    // end
    return best;
  }

  // only without deepening
  // region: best-move
  /** The first of the best moves, and what it is worth to X. */
  bestMove(board, pruning = true) { // only without depth
  bestMove(board) { // only with depth
    this.nodes = 1; // this board
    let [best, alpha, beta] = [null, -Infinity, Infinity];
    for (const cell of moves(board)) {
      // only without depth
      const child = play(board, cell);
      const value = pruning ? this.alphaBeta(child, alpha, beta, 1) : this.minimax(child, 1);
      // end
      const value = this.alphaBeta(play(board, cell), alpha, beta, 1); // only with depth
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (toMove(board) === "X" && value > alpha) [best, alpha] = [cell, value];
      if (toMove(board) === "O" && value < beta) [best, beta] = [cell, value];
    }
    return { cell: best, value: toMove(board) === "X" ? alpha : beta };
  }
  // end
  // only with deepening
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
      if (Math.abs(value) > WIN / 2) break; // the result is proved: no deeper round changes it
    }
    return { line: this.bestLine, value };
  }
  // end
}

// only without depth
// region: game
const NAMES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];

function show(board) {
  console.log("\n  a b c");
  for (const row of [0, 1, 2]) console.log(row + 1, ...board.slice(3 * row, 3 * row + 3));
  console.log(isOver(board) ? `${winner(board) ?? "Nobody"} wins.` : "Your move, X (a1 to c3):");
}

async function main(...options) {
  const { createInterface } = await import("node:readline");
  const search = new Search(options.includes("--plain") ? plain : depthAware);
  let board = ".".repeat(9);
  show(board);
  for await (const line of createInterface({ input: process.stdin })) {
    const typed = NAMES.indexOf(line.trim());
    if (board[typed] !== ".") console.log(`Not an empty cell: ${line.trim()}`);
    else if (!isOver((board = play(board, typed)))) {
      const { cell, value } = search.bestMove(board, !options.includes("--no-pruning"));
      board = play(board, cell);
      console.log(`O takes ${NAMES[cell]}, worth ${value} to X: ${search.nodes} nodes.`);
    }
    show(board);
    if (isOver(board)) break;
  }
}

if (globalThis.process?.argv[1]?.endsWith("stage.mjs")) main(...process.argv.slice(2));
// end
// only with depth
// region: run
/** Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1. */
const number = (cell) => String(FALLS ? (cell % COLUMNS) + 1 : cell + 1);

async function main() {
  const { createInterface } = await import("node:readline");
  console.log("The moves so far, such as 4 4 3, or an empty line:"); // only without deepening or table
  console.log("The moves so far, such as 5 1 9, or an empty line:"); // only with deepening or table
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
    // only without deepening
    const { cell, value } = search.bestMove(board);
    console.log(`${toMove(board)} plays ${number(cell)}, value ${value}, ${search.nodes} nodes.`);
    // end
    // only with deepening
    const { line, value } = search.deepening(board);
    console.log(
      `${toMove(board)} plays ${number(line[0])}, value ${value}, ${search.nodes} nodes.`,
    );
    // end
  }
}

if (globalThis.process?.argv[1]?.endsWith("stage.mjs")) main();
// end
// end
