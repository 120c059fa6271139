/** Alpha-beta with a depth limit, and with a quiescence search behind it: the engine has none. Pure. */

/** Above every estimate; a win is worth as much less as it comes later. */
const WIN = 1000;

/**
 * Searches a board on which stones lie where they are put, as the engine does: cells in order, estimates by open lines.
 * @param {string} start
 * @param {"X" | "O"} player Who is to move.
 * @param {readonly number[][]} lines All lines; whoever fills one wins.
 * @param {number} depth
 * @param {boolean} isQuiet Whether it goes on at the limit while there is a threat.
 * @returns {{ value: number, move: number, nodes: number }} The value is that of the player to move.
 */
export function searched(start, player, lines, depth, isQuiet) {
  const board = [...start];
  const found = { value: 0, move: -1, nodes: 0 };
  const count = (/** @type {number[]} */ line, /** @type {string} */ side) =>
    line.filter((cell) => board[cell] === side).length;
  /** The cells in which one more stone of a side would win. @param {string} side */
  const threats = (side) =>
    lines.flatMap((line) =>
      count(line, side) === line.length - 1 ? line.filter((cell) => board[cell] === ".") : [],
    );
  /** @param {string} side @param {string} other */
  const estimate = (side, other) =>
    lines.reduce((sum, line) => {
      const [own, theirs] = [count(line, side), count(line, other)];
      if (own > 0 && theirs > 0) return sum;
      return sum + (own > 0 ? 3 ** (own - 1) : 0) - (theirs > 0 ? 3 ** (theirs - 1) : 0);
    }, 0);
  /** @param {string} side @param {number} ply @param {number} alpha @param {number} beta @returns {number} */
  const search = (side, ply, alpha, beta) => {
    found.nodes += 1;
    const other = side === "X" ? "O" : "X";
    if (lines.some((line) => count(line, other) === line.length)) return ply - WIN;
    let moves = [...board.keys()].filter((cell) => board[cell] === ".");
    if (moves.length === 0) return 0;
    if (ply >= depth) {
      const forced = isQuiet ? [threats(side), threats(other)].find((cells) => cells.length) : null;
      // A quiet position is estimated. Else one wins, or has to block.
      if (!forced) return estimate(side, other);
      moves = [...new Set(forced)].sort((one, other) => one - other);
    }
    let best = -Infinity;
    for (const move of moves) {
      board[move] = side;
      const value = -search(other, ply + 1, -beta, -alpha);
      board[move] = ".";
      if (value > best && ply === 0) found.move = move;
      best = Math.max(best, value);
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  };
  found.value = search(player, 0, -Infinity, Infinity);
  return found;
}

/** In how many plies a value says that the player to move loses; NaN if it does not. @param {number} value */
export const lossIn = (value) => (value < -WIN / 2 ? WIN + value : NaN);
