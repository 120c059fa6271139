/**
 * A tree of which a path is open, in rows that all fit the stage: rows far from the search are folded, and
 * where a row has no room for all of its nodes, those beside the path are drawn smaller. Pure.
 */

/** @import { Branches } from "../search/types.d.ts" */
/** @import { Grain, NodePlace, Size } from "./types.d.ts" */

/** How large the nodes of a folded row are. */
const FOLDED = 0.3;
/** The gap between two folded rows, as a share of that between others. */
const FOLDED_GAP = 0.4;
/** There is room for so many rows at least: the first replies come without a jump. */
const ROWS = 3;
/** How far a row is drawn from the middle of the stage to below its parent: no path leads to the edge. */
const PULL = 0.5;

/**
 * @param {object} tree
 * @param {readonly number[]} tree.shown The nodes, row by row, the root first.
 * @param {Branches["parent"]} tree.parent
 * @param {ReadonlySet<number>} tree.large What is as large as its row allows: the path, and what a step is about.
 * @param {ReadonlySet<number>} tree.near The rows that are folded last.
 * @param {Grain & { middle: NodePlace }} grain
 * @param {Size} stage In pixels.
 * @param {number} scale Pixels a unit, if there is room.
 * @returns {{ places: Map<number, NodePlace & { size: number }>, scale: number }} The drawing is as large as the stage.
 */
export function layOutRows({ shown, parent, large, near }, grain, stage, scale) {
  const rows = rowsOf(shown, parent);
  const gap = grain.down[0] - grain.height;
  const folded = new Set();
  /** @param {number} row */
  const sizeOf = (row) => (folded.has(row) ? FOLDED : 1);
  /** @param {number} row */
  const wideGap = (row) => !(folded.has(row) && folded.has(row + 1));
  const heights = () => {
    const sizes = rows.map((_, row) => sizeOf(row) * grain.height);
    const gaps = rows.slice(1).map((_, row) => (wideGap(row) ? gap : gap * FOLDED_GAP));
    return [...sizes, ...gaps].reduce((sum, each) => sum + each, 0);
  };
  for (let row = 0; row < rows.length && heights() * scale > stage.height; row += 1) {
    if (!near.has(row)) folded.add(row);
  }
  const used = Math.min(scale, stage.height / heights());
  const room = { width: stage.width / used, height: stage.height / used };

  // What is left is shared by the gaps, as if there were a few rows already.
  const missing = Math.max(ROWS - rows.length, 0);
  const gaps = rows.slice(1).filter((_, row) => wideGap(row)).length + missing;
  const left = room.height - heights() - missing * grain.down[0];
  const more = Math.max(0, Math.min(left / Math.max(gaps, 1), grain.down[1] - grain.down[0]));
  let top = Math.max(0, left - gaps * more) / 2;

  /** @type {Map<number, NodePlace & { size: number }>} */
  const places = new Map();
  rows.forEach((groups, row) => {
    const size = sizeOf(row);
    const widths = widthsOf(groups.flat(), { size, large, across: grain.across, room: room.width });
    const starts = startsOf(
      groups.map((ids) => ids.reduce((sum, id) => sum + widths.of(id), 0)),
      groups.map(([id]) => places.get(parent(id))?.x ?? room.width / 2),
      room.width,
    );
    groups.forEach((ids, index) => {
      let x = starts[index];
      for (const id of ids) {
        const wide = widths.of(id);
        places.set(id, {
          x: x + wide / 2,
          y: top + grain.middle.y * size,
          size: widths.isLarge(id) ? size : Math.min(size, wide / grain.across[0]),
        });
        x += wide;
      }
    });
    top += size * grain.height + (wideGap(row) ? gap + more : gap * FOLDED_GAP);
  });
  return { places, scale: used };
}

/** The children of each open node, row by row. @param {readonly number[]} shown @param {Branches["parent"]} parent */
function rowsOf(shown, parent) {
  /** @type {number[][][]} */
  const rows = [[[shown[0]]]];
  const depths = new Map([[shown[0], 0]]);
  for (const id of shown.slice(1)) {
    const depth = (depths.get(parent(id)) ?? 0) + 1;
    depths.set(id, depth);
    const groups = (rows[depth] ??= []);
    const last = groups.at(-1);
    if (last && parent(last[0]) === parent(id)) last.push(id);
    else groups.push([id]);
  }
  return rows;
}

/**
 * How wide the nodes of a row are, with what is between them.
 * @param {readonly number[]} ids
 * @param {{ size: number, large: ReadonlySet<number>, across: Grain["across"], room: number }} row
 */
function widthsOf(ids, { size, large, across, room }) {
  const [least, most] = across.map((width) => width * size);
  const isLarge = (/** @type {number} */ id) => large.has(id);
  const fits = room / ids.length;
  if (fits >= least) return { of: () => Math.min(fits, most), isLarge };
  const count = ids.filter(isLarge).length;
  const small = (room - count * least) / Math.max(ids.length - count, 1);
  return { of: (/** @type {number} */ id) => (isLarge(id) ? least : small), isLarge };
}

/**
 * Where the groups of a row begin: each towards its parent, none over another one, all on the stage.
 * @param {readonly number[]} widths
 * @param {readonly number[]} parents Where the parents are.
 * @param {number} room
 */
function startsOf(widths, parents, room) {
  /** @type {number[]} */
  const starts = [];
  let end = 0;
  widths.forEach((width, index) => {
    const middle = room / 2 + PULL * (parents[index] - room / 2);
    starts.push(Math.max(end, middle - width / 2));
    end = starts[index] + width;
  });
  let next = room;
  for (let index = widths.length - 1; index >= 0; index -= 1) {
    starts[index] = Math.min(starts[index], next - widths[index]);
    next = starts[index];
  }
  return starts;
}
