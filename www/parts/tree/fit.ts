/** Where the nodes of a tree are drawn, so that the tree fills its box and fits into it. Pure. */
import { layOutTree, placesOf } from "./layout.js";

/** @import { Needs, NodePlace } from "./types.d.ts" */

/** A tree with more nodes is told as a list only: a drawing would be too small to read. */
export const MOST_DRAWN = 120;

/**
 * @typedef {object} Fitted
 * @property {NodePlace[]} places The middle of each node.
 * @property {number} width Larger than the box where the tree cannot be drawn so small.
 * @property {number} height
 * @property {number} across From one column to the next.
 * @property {number} down From one ply to the next.
 * @property {number} room From an inner node to its nearest neighbour in a row, at least.
 */

/**
 * @param {readonly { parent: number, children: readonly number[] }[]} tree The nodes, each before those
 * below it.
 * @param {{ width: number, height: number }} box
 * @param {Needs} needs
 * @returns {Fitted}
 */
export function fitTree(tree, box, needs) {
  const layout = layOutTree([...tree.keys()], (index) => tree[index].parent);
  const plies = layout.rows - 1;
  const across = clamp(box.width / layout.columns, needs.across);
  const down = clamp((box.height - needs.above - needs.below) / plies, needs.down);
  const places = [...tree.keys()].map(
    placesOf(layout, across, down, { x: across / 2, y: needs.above }),
  );
  return {
    places,
    width: layout.columns * across,
    height: plies * down + needs.above + needs.below,
    across,
    down,
    room: roomOf(tree, places),
  };
}

/** @param {Parameters<typeof fitTree>[0]} tree @param {NodePlace[]} places */
function roomOf(tree, places) {
  let room = Infinity;
  for (const [index, { x, y }] of places.entries()) {
    if (tree[index].children.length === 0) continue;
    for (const [other, beside] of places.entries()) {
      if (other !== index && y === beside.y) room = Math.min(room, Math.abs(x - beside.x));
    }
  }
  return room;
}

/** @param {number} wanted @param {readonly [number, number]} range */
function clamp(wanted, [least, most]) {
  return Math.min(Math.max(wanted, least), most);
}
