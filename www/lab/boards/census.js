/** The different positions and the games of a board, or as many plies of them as could be counted. */
import { thinking } from "../../engine/workers.js";
import { make } from "../../page/elements.js";
import { number, say } from "../../messages/index.js";
import { foldedOnPhones } from "../frame.js";
import { COUNTS, figures, sum } from "../size/figures.js";

/** @import { Census } from "../../../pkg/web/cutoff.js" */

/**
 * Counts the positions that play can reach.
 * @param {string} board
 * @param {string} game
 * @param {AbortSignal} signal
 */
export async function countPositions(board, game, signal) {
  // Requests have the types of the last overload, which is that of 3×3.
  const options = /** @type {{}} */ ({ game });
  const census = await thinking().request("census", [board, options], { signal });
  return /** @type {Census} */ (census);
}

/**
 * The counts; or, of a board with too many positions, how far the count came, ply by ply.
 * @param {Census} census
 * @param {boolean} whole Whether it is of the whole game, and not from the position on the board.
 * @param {boolean} gravity
 * @returns {HTMLElement[]}
 */
export function censusTable(census, whole, gravity) {
  if (!census.complete) {
    const last = census.positionsByPly.length - 1;
    const stopped = say("census-stopped", { last });
    return [make("p", {}, stopped), foldedOnPhones(say("size-plies"), pliesTable(census))];
  }
  const rows = COUNTS.map((name) => {
    const mirrored = name === "distinct" && gravity;
    return [say(mirrored ? "census-distinct-mirrored" : `size-${name}`), census[name] ?? ""];
  });
  const heads = [say("size-what"), say(whole ? "size-whole" : "size-here")];
  const nodes = [say("size-nodes"), sum(census.nodesByPly)];
  return [figures(heads, [...rows, nodes], say("size-caption"))];
}

/** The positions and the nodes of each ply. @param {Census} census */
export function pliesTable({ positionsByPly, nodesByPly }) {
  const heads = [say("size-ply"), say("size-positions"), say("census-nodes")];
  const rows = positionsByPly.map((positions, ply) => [number(ply), positions, nodesByPly[ply]]);
  return make(
    "div",
    { class: "scrolls", tabindex: 0, role: "group", "aria-label": say("size-plies") },
    figures(heads, rows, say("size-plies")),
  );
}
