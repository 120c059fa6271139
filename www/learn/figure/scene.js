/** What a search knows of each node at a frame. Pure; no drawing here. */

/** @import { Stand } from "../../parts/search/types.d.ts" */
/** @import { SearchRecord } from "../../parts/search/record.js" */
/** @import { Frame } from "./frames.js" */

/**
 * @typedef {object} Look
 * @property {"ahead" | "entered" | "exact" | "least" | "most" | "cut"} state `entered` is a node on the
 * path of which nothing is known yet.
 * @property {number | null} value
 */

/**
 * @typedef {object} Scene
 * @property {Look[]} looks By the nodes of the search, as far as it has come; then those that were cut.
 * @property {number} now The node that the frame is about.
 * @property {Set<number>} best The children from which the root's value comes, down to a leaf.
 * @property {{ alpha: number, beta: number, best: number | null }} window Of the node where the search is.
 * @property {Set<number>} [game] The nodes of one game, from the root on.
 * @property {number[]} closed Nodes whose remaining branches are cut, in the order of the search.
 */

/**
 * @param {SearchRecord} record
 * @param {Frame} frame
 * @returns {Scene}
 */
export function sceneOf(record, frame) {
  const { moment, node, step } = frame;
  if (moment === "start") {
    const window = { alpha: -Infinity, beta: Infinity, best: null };
    return { looks: [], now: 0, best: new Set(), window, closed: [] };
  }
  const stands = record.stands(record.step(step));
  const onPath = new Map(stands.map((stand) => [stand.node, stand]));
  /** @type {Look[]} */
  const looks = [];
  const { nodes, values } = record.trace;
  for (let at = 0; at < nodes && record.entering(at) <= step; at += 1) {
    const left = record.leaving(at) <= step;
    looks[at] = left ? { state: record.bound(at), value: values[at] } : soFar(onPath.get(at));
  }
  const cut = (/** @type {number} */ at) =>
    record.trace.skipped[at] > 0 && record.closing(at) <= step;
  const closed = [...looks.keys()].filter(cut);
  const chosen = stands[0].chosen;
  return {
    looks,
    now: node,
    best: moment === "end" ? bestPath(record) : new Set(chosen === null ? [] : [chosen]),
    window: stands[stands.length - 1],
    closed,
  };
}

/**
 * The same where values are not spoken of yet: which boards have come up, and the game that led to the
 * last one.
 * @param {SearchRecord} record
 * @param {Frame} frame
 * @returns {Scene}
 */
export function gameOf(record, frame) {
  const { looks, ...scene } = sceneOf(record, frame);
  const { values } = record.trace;
  const game = frame.moment === "end" ? [] : record.path(frame.node);
  return {
    ...scene,
    looks: looks.map((_, node) => ({ state: "exact", value: values[node] })),
    best: new Set(),
    game: new Set(game),
  };
}

/**
 * What is known of a node before its last child has come back.
 * @param {Stand | undefined} stand
 * @returns {Look}
 */
function soFar(stand) {
  if (!stand?.sure) return { state: "entered", value: null };
  return { state: stand.player === "X" ? "least" : "most", value: stand.best };
}

/** Best play from the root to a leaf: at each node the first child with its value. @param {SearchRecord} record */
function bestPath(record) {
  const { values } = record.trace;
  /** @type {Set<number>} */
  const path = new Set();
  for (let node = 0; !record.isLeaf(node);) {
    const next = record.children(node).find((child) => values[child] === values[node]);
    if (next === undefined) break;
    path.add((node = next));
  }
  return path;
}
