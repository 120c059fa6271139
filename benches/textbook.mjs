/**
 * Plain minimax and alpha-beta as a textbook writes them in JavaScript, to compare ours with. They
 * have an array of nine cells and recursion, and test the eight lines in each position. They try
 * moves row by row, with depth-aware scores, so they visit the same nodes as our searches.
 *
 * The code is fair, and not slow on purpose. Cells are small integers, no loop makes iterators or
 * copies, and the lines are written out, which is twice as fast as a loop over a table of them.
 * Counting the nodes takes about a thirtieth of the time.
 */

const X = 1;
const O = -1;
const EMPTY = 0;

const WORST = 100;

let nodes = 0;
let move = -1;

/**
 * @param {string} board Nine of `X`, `O` and `.`.
 * @param {"minimax" | "alpha-beta"} algorithm
 * @returns The value is X's.
 */
export function search(board, algorithm) {
  const cells = Array.from(board, (sign) => (sign === "X" ? X : sign === "O" ? O : EMPTY));
  const stones = cells.filter((cell) => cell !== EMPTY).length;
  const player = stones % 2 === 0 ? X : O;
  nodes = 0;
  move = -1;
  const value =
    algorithm === "minimax"
      ? minimax(cells, player, 0)
      : alphaBeta(cells, player, 0, -WORST, WORST);
  return { move, value, nodes };
}

/** @param {number[]} cells @param {number} player @param {number} ply @returns {number} */
function minimax(cells, player, ply) {
  nodes += 1;
  const won = winner(cells);
  if (won !== EMPTY) return won === X ? 10 - ply : ply - 10;
  if (isFull(cells)) return 0;
  let best = player === X ? -WORST : WORST;
  for (let cell = 0; cell < 9; cell += 1) {
    if (cells[cell] !== EMPTY) continue;
    cells[cell] = player;
    const value = minimax(cells, player === X ? O : X, ply + 1);
    cells[cell] = EMPTY;
    if (player === X ? value > best : value < best) {
      best = value;
      if (ply === 0) move = cell;
    }
  }
  return best;
}

/**
 * @param {number[]} cells
 * @param {number} player
 * @param {number} ply
 * @param {number} alpha
 * @param {number} beta
 * @returns {number}
 */
function alphaBeta(cells, player, ply, alpha, beta) {
  nodes += 1;
  const won = winner(cells);
  if (won !== EMPTY) return won === X ? 10 - ply : ply - 10;
  if (isFull(cells)) return 0;
  let best = player === X ? -WORST : WORST;
  for (let cell = 0; cell < 9; cell += 1) {
    if (cells[cell] !== EMPTY) continue;
    cells[cell] = player;
    const value = alphaBeta(cells, player === X ? O : X, ply + 1, alpha, beta);
    cells[cell] = EMPTY;
    if (player === X ? value > best : value < best) {
      best = value;
      if (ply === 0) move = cell;
      if (player === X && value > alpha) alpha = value;
      if (player === O && value < beta) beta = value;
      if (alpha >= beta) break;
    }
  }
  return best;
}

/** @param {number[]} b */
function winner(b) {
  if (b[0] !== EMPTY && b[0] === b[1] && b[0] === b[2]) return b[0];
  if (b[3] !== EMPTY && b[3] === b[4] && b[3] === b[5]) return b[3];
  if (b[6] !== EMPTY && b[6] === b[7] && b[6] === b[8]) return b[6];
  if (b[0] !== EMPTY && b[0] === b[3] && b[0] === b[6]) return b[0];
  if (b[1] !== EMPTY && b[1] === b[4] && b[1] === b[7]) return b[1];
  if (b[2] !== EMPTY && b[2] === b[5] && b[2] === b[8]) return b[2];
  if (b[0] !== EMPTY && b[0] === b[4] && b[0] === b[8]) return b[0];
  if (b[2] !== EMPTY && b[2] === b[4] && b[2] === b[6]) return b[2];
  return EMPTY;
}

/** @param {number[]} cells */
function isFull(cells) {
  for (let cell = 0; cell < 9; cell += 1) if (cells[cell] === EMPTY) return false;
  return true;
}
