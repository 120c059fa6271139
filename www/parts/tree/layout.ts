/**
 * Lays out a tree (Reingold and Tilford 1981, by d3-hierarchy). Parents are above the middle of
 * their children, and nodes in a row do not overlap.
 */
import { hierarchy, tree } from "d3-hierarchy";

export type NodePoint = { x: number; y: number };

/** Columns, which can be fractions, and rows are counted from 0. */
interface Layout {
  slots: Map<number, { column: number; row: number }>;
  columns: number;
  rows: number;
}

/** The widths on both sides of a node's middle. */
export type HalfWidths = { left: number; right: number };

const COLUMN: HalfWidths = { left: 0.5, right: 0.5 };

/** @param visible The visible nodes, parents first. @param halfWidths In columns. */
export function layOutTree(
  visible: readonly number[],
  parent: (id: number) => number,
  halfWidths: (id: number) => HalfWidths = () => COLUMN,
): Layout {
  const [root] = visible;
  const below: Map<number, number[]> = new Map(visible.map((id) => [id, []]));
  for (const id of visible.slice(1)) below.get(parent(id))?.push(id);
  const laid = tree<number>()
    .nodeSize([1, 1])
    // d3-hierarchy passes the right node first.
    .separation((right, left) => halfWidths(idOf(left)).right + halfWidths(idOf(right)).left)(
    hierarchy(root, (id) => below.get(id)),
  );
  let [start, end, deepest] = [0, 0, 0];
  laid.each((node) => {
    const { left, right } = halfWidths(idOf(node));
    start = Math.min(start, node.x - left);
    end = Math.max(end, node.x + right);
    deepest = Math.max(deepest, node.depth);
  });
  const slots: Layout["slots"] = new Map();
  laid.each((node) => {
    slots.set(idOf(node), { column: node.x - start - COLUMN.left, row: node.depth });
  });
  return { slots, columns: end - start, rows: deepest + 1 };
}

/** `across` and `down` are the sizes of a column and a row; `first` is the first node's middle. */
export function pointsOf({ slots }: Layout, across: number, down: number, first: NodePoint) {
  return (id: number): NodePoint => {
    const { column, row } = slots.get(id) ?? { column: 0, row: 0 };
    return { x: first.x + column * across, y: first.y + row * down };
  };
}

const idOf = ({ data }: { data: number }) => data;
