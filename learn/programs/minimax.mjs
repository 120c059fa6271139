/** Tic-tac-toe by minimax and alpha-beta. Edit ORDER. To play: node minimax.mjs [--plain] [--no-pruning] */

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

export const isOver = (board) => winner(board) !== null || !board.includes(".");

export const toMove = (board) => (board.replaceAll(".", "").length % 2 === 0 ? "X" : "O");

export const play = (board, cell) => board.slice(0, cell) + toMove(board) + board.slice(cell + 1);

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

// region: search
export class Search {
  nodes = 0; // boards that the search has entered

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

  // region: alpha-beta
  /** The same value if it lies between alpha and beta, otherwise a bound on it. */
  alphaBeta(board, alpha = -Infinity, beta = Infinity, ply = 0) {
    this.nodes += 1;
    if (isOver(board)) return this.scoring(board, ply);
    const isMax = toMove(board) === "X";
    let best = isMax ? -Infinity : Infinity;
    for (const cell of moves(board)) {
      const value = this.alphaBeta(play(board, cell), alpha, beta, ply + 1);
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

  // region: best-move
  /** The first of the best moves, and what it is worth to X. */
  bestMove(board, pruning = true) {
    this.nodes = 1; // this board
    let [best, alpha, beta] = [null, -Infinity, Infinity];
    for (const cell of moves(board)) {
      const child = play(board, cell);
      const value = pruning ? this.alphaBeta(child, alpha, beta, 1) : this.minimax(child, 1);
      // Strictly better only: with pruning, an equal value may be just a bound.
      if (toMove(board) === "X" && value > alpha) [best, alpha] = [cell, value];
      if (toMove(board) === "O" && value < beta) [best, beta] = [cell, value];
    }
    return { cell: best, value: toMove(board) === "X" ? alpha : beta };
  }
}

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

if (globalThis.process?.argv[1]?.endsWith("minimax.mjs")) main(...process.argv.slice(2));
