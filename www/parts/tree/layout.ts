/**
 * Lays out every drawn tree (Reingold and Tilford 1981, by d3-hierarchy). Parents are above the
 * middle of their children, and nodes of a row do not overlap. Pure.
 */
import { hierarchy, tree } from "d3-hierarchy";
import type { TreeNode } from "../../../pkg/web/cutoff.js";
import type { Size } from "./camera.ts";

export interface NodePlace {
  x: number;
  y: number;
}

/** Columns, with fractions, and rows count from 0. */
interface Layout {
  places: Map<number, { column: number; row: number }>;
  columns: number;
  rows: number;
}

/** The room on both sides of a node's middle. */
export type Sides = { left: number; right: number };

const COLUMN: Sides = { left: 0.5, right: 0.5 };

/** @param shown Parents come first. @param roomOf In columns. */
export function layOutTree(
  shown: readonly number[],
  parent: (id: number) => number,
  roomOf: (id: number) => Sides = () => COLUMN,
): Layout {
  const [root] = shown;
  const below: Map<number, number[]> = new Map(shown.map((id) => [id, []]));
  for (const id of shown.slice(1)) below.get(parent(id))?.push(id);
  const laid = tree<number>()
    .nodeSize([1, 1])
    // d3-hierarchy passes the right one first.
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
  const places: Layout["places"] = new Map();
  laid.each((node) => {
    places.set(idOf(node), { column: node.x - start - COLUMN.left, row: node.depth });
  });
  return { places, columns: end - start, rows: deepest + 1 };
}

/** `across` and `down` are the sizes of a column and a row, `first` the middle of the first. */
export function placesOf({ places }: Layout, across: number, down: number, first: NodePlace) {
  return (id: number): NodePlace => {
    const { column, row } = places.get(id) ?? { column: 0, row: 0 };
    return { x: first.x + column * across, y: first.y + row * down };
  };
}

const idOf = ({ data }: { data: number }) => data;

export type NamedTree = readonly Pick<TreeNode, "parent" | "children">[];

/** In pixels. */
export interface Needs {
  /** From one column to the next. */
  across: readonly [least: number, most: number];
  /** From one ply to the next. */
  down: readonly [least: number, most: number];
  above: number;
  below: number;
}

/** Larger trees are shown as lists only. */
export const MOST_DRAWN = 120;

/** Places the nodes, parents first. The drawing is larger than the box if it must be. */
export function fitTree(tree: NamedTree, box: Size, needs: Needs) {
  const layout = layOutTree([...tree.keys()], (index) => tree[index].parent);
  const plies = layout.rows - 1;
  const across = clamp(box.width / layout.columns, needs.across);
  const down = clamp((box.height - needs.above - needs.below) / plies, needs.down);
  const places = [...tree.keys()].map(
    placesOf(layout, across, down, { x: across / 2, y: needs.above }),
  );
  const [width, height] = [layout.columns * across, plies * down + needs.above + needs.below];
  return { places, width, height, across, down, room: roomOf(tree, places) };
}

/** The least distance between an inner node and others in its row. */
function roomOf(tree: NamedTree, places: NodePlace[]) {
  let room = Infinity;
  for (const [index, { x, y }] of places.entries()) {
    if (tree[index].children.length === 0) continue;
    for (const [other, beside] of places.entries()) {
      if (other !== index && y === beside.y) room = Math.min(room, Math.abs(x - beside.x));
    }
  }
  return room;
}

const clamp = (wanted: number, [least, most]: readonly [number, number]) =>
  Math.min(Math.max(wanted, least), most);

/** Lists the branches from the root to each node, from 1. Parents come first in `tree`. */
export function waysOf(tree: NamedTree) {
  const ways: number[][] = [[]];
  for (const [node, { parent }] of tree.entries())
    if (node > 0) ways.push([...ways[parent], tree[parent].children.indexOf(node) + 1]);
  return ways;
}
