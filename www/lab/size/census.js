/** The different positions and the games of a board, or as many plies of them as could be counted. */
import { thinking } from "../../engine/workers.js";
import { make } from "../../base/elements.js";
import { number, say } from "../../messages/index.js";
import { foldedOnPhones } from "../frame.js";
import { figureTable, wideTable } from "../table.js";
import { SHOWN_COUNTS, countsBody, sum } from "./figures.js";

/** @import { Census } from "../../../pkg/web/cutoff.js" */

/**
 * Counts the positions that play can reach.
 * @param {string} board
 * @param {string} game
 * @param {AbortSignal} signal
 */
export function countPositions(board, game, signal) {
  return thinking().request("census", [board, { game }], { signal });
}

/**
 * The counts of those that could be counted to the end, side by side.
 * @param {{ name: string, census: Census }[]} counted
 * @param {boolean} gravity
 */
export function censusTable(counted, gravity) {
  const all = counted.filter(({ census }) => census.complete);
  if (all.length === 0) return null;
  /** @param {string} words @param {(census: Census) => number | null} value */
  const row = (words, value) => [
    words,
    ...all.map(({ census }) => value(census) ?? say("time-none")),
  ];
  const rows = SHOWN_COUNTS.map((name) => {
    const id = name === "distinct" && gravity ? "census-distinct-mirrored" : `size-${name}`;
    return row(say(id), (census) => census[name]);
  });
  rows.push(row(say("size-nodes"), ({ nodesByPly }) => sum(nodesByPly)));
  if (all.some(({ census }) => census.smallestProof !== null)) {
    rows.push(row(say("size-proof"), ({ smallestProof }) => smallestProof));
  }
  const heads = [say("size-what"), ...all.map(({ name }) => name)];
  return figureTable({ caption: say("size-caption"), heads, bodies: [countsBody(rows)] });
}

/** Of a board with too many positions: how far the count came. @param {Census} census */
export function stoppedCount(census) {
  const last = census.positionsByPly.length - 1;
  return [
    make("p", {}, say("census-stopped", { last, counted: sum(census.positionsByPly) })),
    foldedOnPhones(say("size-plies"), pliesTable(census)),
  ];
}

/**
 * The positions and the nodes of each ply.
 * @param {Census} census
 * @param {readonly bigint[]} [chess] The games of chess of each ply.
 */
export function pliesTable({ positionsByPly, nodesByPly }, chess = []) {
  const heads = [say("size-ply"), say("size-positions"), say("census-nodes")];
  if (chess.length > 0) heads.push(say("size-chess"));
  const longest = Math.max(positionsByPly.length, chess.length);
  const rows = Array.from({ length: longest }, (_, ply) => {
    const counts = [positionsByPly[ply] ?? "", nodesByPly[ply] ?? ""];
    return [number(ply), ...counts, ...(chess.length > 0 ? [chess[ply] ?? ""] : [])];
  });
  return wideTable({ caption: say("size-plies"), heads, bodies: [countsBody(rows)] });
}
