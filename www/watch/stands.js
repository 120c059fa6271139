/** How the nodes on the path stand at a step: their windows and their best values so far. Pure. */
import { MARK } from "./steps.js";

/** @import { SearchRecord, Step } from "./record.js" */

/**
 * A node on the path to where the search is, as it stands at a step.
 * @typedef {object} Stand
 * @property {number} node
 * @property {import("../../pkg/web/cutoff.js").Player} player Who moves there.
 * @property {number} alpha −Infinity for nothing yet.
 * @property {number} beta
 * @property {number | null} alphaFrom The node that alpha is from; null while it is −Infinity.
 * @property {number | null} betaFrom
 * @property {number | null} best The best value so far; null before the first.
 * @property {number | null} chosen The child that it is from.
 * @property {boolean} sure Whether the side that moves can get the best value. One child that is worth
 * so much is enough for it, but the value may be a mere bound from the wrong side.
 */

/**
 * How every node on the path stands after a step, the root first.
 * @param {SearchRecord} record
 * @param {Pick<Step, "kind" | "node" | "here">} step
 * @returns {Stand[]}
 */
export function standsAt(record, { kind, node, here }) {
  const path = record.path(here);
  /** @type {Stand | null} */
  let above = null;
  return path.map((at, depth) => {
    const below = path[depth + 1];
    const stand = (
      /** @type {number} */ until,
      /** @type {boolean} */ improved,
      /** @type {boolean} */ narrowed,
    ) => (above = standOf(record, at, above, until, improved, narrowed));
    if (below !== undefined) return stand(below, false, false);
    if (kind === "enter" || kind === "leaf") return stand(at + 1, false, false);
    if (kind === "leave") return stand(at + record.trace.sizes[at], false, false);
    return stand(node, true, kind !== "improve");
  });
}

/**
 * @param {SearchRecord} record
 * @param {number} node
 * @param {Stand | null} above The node that it is below, whose window it began with.
 * @param {number} until The first child that has not come back yet …
 * @param {boolean} improved … but whether its value counts already
 * @param {boolean} narrowed and has moved the window.
 * @returns {Stand}
 */
function standOf(record, node, above, until, improved, narrowed) {
  const { values, marks, alphas, betas } = record.trace;
  const player = record.player(node);
  const [alpha, beta] = [record.finite(alphas[node]), record.finite(betas[node])];
  /** @type {Stand} */
  const stand = {
    node,
    player,
    alpha,
    beta,
    alphaFrom: Number.isFinite(alpha) && above ? above.alphaFrom : null,
    betaFrom: Number.isFinite(beta) && above ? above.betaFrom : null,
    best: null,
    chosen: null,
    sure: false,
  };
  const side = player === "X" ? "least" : "most";
  for (const child of record.children(node)) {
    if (child > until || (child === until && !improved)) break;
    if (marks[child] & MARK.improved) {
      [stand.best, stand.chosen, stand.sure] = [values[child], child, false];
    }
    // A later child can prove what was only a bound of the first.
    if (!stand.sure && values[child] === stand.best) {
      const bound = record.bound(child);
      stand.sure = bound === "exact" || bound === side;
    }
    const counts = child < until || narrowed;
    if (!counts || !(marks[child] & MARK.narrowed)) continue;
    if (player === "X") [stand.alpha, stand.alphaFrom] = [values[child], child];
    else [stand.beta, stand.betaFrom] = [values[child], child];
  }
  return stand;
}
