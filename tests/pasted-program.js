/** A right program as a visitor would paste it, and what spoils it. */

/**
 * Plays the first of the best moves by plain minimax; `spoil` is put before its answer.
 * @param {string} [spoil]
 */
export const right = (spoil = "") => `
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (b, p) => LINES.some((line) => line.every((cell) => b[cell] === p));
const other = (p) => (p === "X" ? "O" : "X");
const known = new Map();
function worth(b, p) {
  const key = b.join("-") + p;
  if (known.has(key)) return known.get(key);
  let best = won(b, other(p)) ? -10 : b.includes("") ? -Infinity : 0;
  if (best === -Infinity) {
    for (let cell = 0; cell < 9; cell++) {
      if (b[cell] !== "") continue;
      b[cell] = p;
      const value = -worth(b, other(p));
      best = Math.max(best, value - Math.sign(value));
      b[cell] = "";
    }
  }
  known.set(key, best);
  return best;
}
function bestMove(board) {
  ${spoil}
  const p = board.filter((c) => c === "X").length > board.filter((c) => c === "O").length ? "O" : "X";
  let best = -1, most = -Infinity;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== "") continue;
    board[cell] = p;
    const value = -worth(board, other(p));
    board[cell] = "";
    if (value > most) [best, most] = [cell, value];
  }
  return best;
}`;

/** Holds in the empty board alone. */
export const EMPTY = `board.every((cell) => cell === "")`;
