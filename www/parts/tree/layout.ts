/**
 * One tidy layout for every drawn tree (Reingold and Tilford 1981, by d3-hierarchy): parents above the
 * middle of their children, no node in the room of another one of its row. Pure.
 */
import { hierarchy, tree } from "d3-hierarchy";

/** @import { Layout, NodePlace } from "./types.d.ts" */

/** Where all nodes take the same room, it is one column. */
const COLUMN = { left: 0.5, right: 0.5 };

/**
 * @param {readonly number[]} shown The nodes, each after the one above it, the root first.
 * @param {(id: number) => number} parent
 * @param {(id: number) => { left: number, right: number }} [roomOf] What a node needs on both sides of its middle.
 * @returns {Layout}
 */
export function layOutTree(shown, parent, roomOf = () => COLUMN) {
  const [root] = shown;
  /** @type {Map<number, number[]>} */
  const below = new Map(shown.map((id) => [id, []]));
  for (const id of shown.slice(1)) below.get(parent(id))?.push(id);
  const laid = tree()
    .nodeSize([1, 1])
    // d3-hierarchy names the right one first.
    .separation((right, left) => roomOf(idOf(left)).right + roomOf(idOf(right)).left)(
    hierarchy(root, (id) => below.get(id)),
  );
  let [start, end, deepest] = [0, 0, 0];
  laid.each((node) => {
    const { left, right } = roomOf(idOf(node));
    start = Math.min(start, node.x - left);
    end = Math.max(end, node.x + right);
    deepest = Math.max(deepest, node.depth);
  });
  /** @type {Layout["places"]} */
  const places = new Map();
  laid.each((node) => {
    places.set(idOf(node), { column: node.x - start - COLUMN.left, row: node.depth });
  });
  return { places, columns: end - start, rows: deepest + 1 };
}

/**
 * Where the nodes of a layout are drawn.
 * @param {Layout} layout
 * @param {number} across From one column to the next.
 * @param {number} down From one row to the next.
 * @param {NodePlace} first The middle of the first column and row.
 * @returns {(id: number) => NodePlace}
 */
export function placesOf({ places }, across, down, first) {
  return (id) => {
    const { column, row } = places.get(id) ?? { column: 0, row: 0 };
    return { x: first.x + column * across, y: first.y + row * down };
  };
}

/** @param {{ data: unknown }} node */
const idOf = ({ data }) => /** @type {number} */ (data);
