/** Alpha-beta with a depth limit and a quiescence search, which the engine does not have. */

/** The value of a win, above every estimate. One ply later, it is worth one less. */
const WIN = 1000;

/**
 * Searches a board without gravity as the engine does: the cells in their order, with estimates from
 * open lines.
 * @param player Who is to move.
 * @param lines All lines. A player who fills one wins.
 * @param isQuiet True if it searches beyond the limit while there is a threat.
 * @returns The value for the player to move, the best move, and the number of nodes.
 */
export function quiescenceSearch(
  start: string,
  player: "X" | "O",
  lines: readonly number[][],
  depth: number,
  isQuiet: boolean,
) {
  const board = [...start];
  const found = { value: 0, move: -1, nodes: 0 };
  const count = (line: readonly number[], side: string) =>
    line.filter((cell) => board[cell] === side).length;
  /** Lists the cells in which one more stone of a side would win. */
  const threats = (side: string) =>
    lines.flatMap((line) =>
      count(line, side) === line.length - 1 ? line.filter((cell) => board[cell] === ".") : [],
    );
  const estimate = (side: string, other: string) =>
    lines.reduce((sum, line) => {
      const [own, theirs] = [count(line, side), count(line, other)];
      if (own > 0 && theirs > 0) return sum;
      return sum + (own > 0 ? 3 ** (own - 1) : 0) - (theirs > 0 ? 3 ** (theirs - 1) : 0);
    }, 0);
  const search = (side: string, ply: number, alpha: number, beta: number): number => {
    found.nodes += 1;
    const other = side === "X" ? "O" : "X";
    if (lines.some((line) => count(line, other) === line.length)) return ply - WIN;
    let moves = [...board.keys()].filter((cell) => board[cell] === ".");
    if (moves.length === 0) return 0;
    if (ply >= depth) {
      const forced = isQuiet ? [threats(side), threats(other)].find((cells) => cells.length) : null;
      // A quiet position is estimated. In any other, the side to move wins or has to block.
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

/**
 * Returns the number of plies after which the player to move loses, or NaN if the value is not a loss.
 */
export const lossIn = (value: number) => (value < -WIN / 2 ? WIN + value : NaN);
