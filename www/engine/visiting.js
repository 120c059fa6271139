/**
 * What a search visits on any board, whole, as a worker offers it. It cannot be stopped between two
 * slices: only with its worker. It says from within how far it is.
 */

/** @typedef {import("../../pkg/web/cutoff.js").BoardContestantName} BoardContestantName */
/** @typedef {import("../../pkg/web/cutoff.js").BoardVisit} BoardVisit */

/**
 * @callback Visiting
 * @param {string} boards Separated by commas.
 * @param {BoardContestantName} contestant
 * @param {{ game: string, depth: number, order?: number[] }} options
 * @returns {BoardVisit}
 */

/**
 * @param {(typeof import("../../pkg/web/cutoff.js"))["visit"]} visit
 * @returns {(report: (far: { nodes: number }) => void, ...args: Parameters<Visiting>) => BoardVisit}
 */
export function visiting(visit) {
  return (report, boards, contestant, options) => {
    /** @param {number} nodes */
    const progress = (nodes) => report({ nodes });
    return visit(boards, contestant, { ...options, progress });
  };
}
