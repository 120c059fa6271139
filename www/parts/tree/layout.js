/**
 * One tidy layout for every drawn tree (Reingold and Tilford 1981, by d3-hierarchy): parents above the
 * middle of their children, no two nodes of a row closer than one column. Pure.
 */
import { hierarchy, tree } from "d3-hierarchy";

/** @import { Layout } from "./types.d.ts" */

/**
 * @param {readonly number[]} shown The nodes, each after the one above it, the root first.
 * @param {(id: number) => number} parent
 * @returns {Layout}
 */
export function layOutTree(shown, parent) {
  const [root] = shown;
  /** @type {Map<number, number[]>} */
  const below = new Map(shown.map((id) => [id, []]));
  for (const id of shown.slice(1)) below.get(parent(id))?.push(id);
  const laid = tree()
    .nodeSize([1, 1])
    .separation(() => 1)(hierarchy(root, (id) => below.get(id)));
  let [left, right, deepest] = [0, 0, 0];
  laid.each(({ x, depth }) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    deepest = Math.max(deepest, depth);
  });
  /** @type {Layout["places"]} */
  const places = new Map();
  laid.each(({ x, depth, data }) => {
    places.set(/** @type {number} */ (data), { column: x - left, row: depth });
  });
  return { places, columns: right - left + 1, rows: deepest + 1 };
}
