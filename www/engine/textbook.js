/**
 * A textbook search on any board, whole, as a worker offers it. It cannot be stopped between two slices:
 * only with its worker. So it runs in a worker of its own, and says from within how far it is.
 */

/** @import { BoardInput, BestMove } from "../../pkg/web/cutoff.js" */

/**
 * How far a search is. `ms` are the milliseconds since it began.
 * @typedef {{ nodes: number, ms: number }} Far
 */

/**
 * @callback Textbook
 * @param {BoardInput} position
 * @param {boolean} pruning
 * @param {{ game: string, depth?: number, order?: number[] }} options
 * @returns {BestMove & { ms: number }}
 */

/**
 * @param {(typeof import("../../pkg/web/cutoff.js"))["best_move"]} best_move
 * @param {() => number} [now] Milliseconds.
 * @returns {(report: (far: Far) => void, ...args: Parameters<Textbook>) => ReturnType<Textbook>}
 */
export function textbook(best_move, now = () => performance.now()) {
  return (report, position, pruning, options) => {
    const start = now();
    /** @param {number} nodes */
    const progress = (nodes) => report({ nodes, ms: now() - start });
    const found = best_move(position, pruning, { ...options, progress });
    return { ...found, ms: now() - start };
  };
}
