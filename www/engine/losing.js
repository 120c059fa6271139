/** In how many positions of 3×3 the move that a depth limit recommends gives the result away. */

/** @typedef {{ wrong: number, positions: number }} Losing */
/** @typedef {(depth: number, pruning: boolean) => Losing} LosingOf */

/**
 * @param {Pick<typeof import("../../pkg/web/cutoff.js"), "best_move" | "judge" | "positions">} engine
 * @returns {LosingOf}
 */
export function losing({ best_move, judge, positions }) {
  return (depth, pruning) => {
    const boards = positions();
    const moves = boards.map((board) => best_move(board, pruning, { depth }).index);
    const { wrong } = judge(boards, moves);
    return { wrong, positions: boards.length };
  };
}
