/** How the nodes on the path stand at a step: their windows and their best values so far. Pure. */
import { MARK } from "./steps.js";

/** @import { Stand, Step } from "./types.d.ts" */
/** @import { SearchRecord } from "./record.js" */

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
