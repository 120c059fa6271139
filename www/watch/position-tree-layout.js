/**
 * Which part of a whole tree is in view, and where its nodes lie. Pure; no drawing here.
 */

/** @typedef {import("./record.js").SearchRecord} SearchRecord */

/** More nodes than this are not drawn at once. */
export const MOST_SHOWN = 340;
/** Trees of positions with so few free cells are opened whole. */
const WHOLE = 5;

/**
 * The nodes that are open at first: all of a small tree, the root of a larger one.
 * @param {SearchRecord} full
 * @returns {Set<number>}
 */
export function openedAtFirst(full) {
  const free = [...full.start].filter((sign) => sign === ".").length;
  if (free > WHOLE) return new Set([0]);
  return new Set(Array.from({ length: full.trace.nodes }, (_, node) => node));
}

/**
 * The nodes in view below a top one: the children of open nodes, row by row, as many as there is
 * room for.
 * @param {SearchRecord} full
 * @param {Set<number>} opened
 * @param {number} top
 * @returns {number[]}
 */
export function shownNodes(full, opened, top) {
  const shown = [top];
  for (let index = 0; index < shown.length; index += 1) {
    if (!opened.has(shown[index])) continue;
    const children = full.children(shown[index]);
    if (shown.length + children.length > MOST_SHOWN) break;
    shown.push(...children);
  }
  return shown;
}

/**
 * The place of each node: columns by the outermost nodes below it, rows by ply.
 * @param {SearchRecord} full
 * @param {number[]} shown
 * @returns {{ places: Map<number, { x: number, y: number }>, columns: number, rows: number }}
 */
export function placeNodes(full, shown) {
  const [top] = shown;
  const { parents, plies } = full.trace;
  /** @type {Map<number, number[]>} */
  const below = new Map(shown.map((node) => [node, []]));
  for (const node of shown) if (node !== top) below.get(parents[node])?.push(node);
  /** @type {Map<number, { x: number, y: number }>} */
  const places = new Map();
  let columns = 0;
  let rows = 0;
  // Numbers grow with the depth: a node's children have been placed before it is.
  const inOrder = [...shown].sort((one, other) => one - other);
  for (const node of inOrder) {
    const y = plies[node] - plies[top];
    rows = Math.max(rows, y + 1);
    if (below.get(node)?.length === 0) places.set(node, { x: (columns += 1) - 1, y });
  }
  for (const node of inOrder.reverse()) {
    const children = below.get(node) ?? [];
    if (children.length === 0) continue;
    const ends = [children[0], children[children.length - 1]].map(
      (child) => places.get(child)?.x ?? 0,
    );
    places.set(node, { x: (ends[0] + ends[1]) / 2, y: plies[node] - plies[top] });
  }
  return { places, columns, rows };
}

/**
 * The principal variation of the whole tree: at each node the first child that is worth as much.
 * @param {SearchRecord} full
 * @returns {Set<number>}
 */
export function bestLine(full) {
  const line = new Set([0]);
  let node = 0;
  while (!full.isLeaf(node)) {
    const { values } = full.trace;
    const best = full.children(node).find((child) => values[child] === values[node]);
    if (best === undefined) break;
    line.add((node = best));
  }
  return line;
}
