/**
 * A tree for paper, in millimetres. Every node is at least 8 mm in both directions, whatever the size
 * of the tree, and beside each inner node there is room for alpha and beta. Pure.
 */

/** @import { TreeNode, TreeTrace } from "../../pkg/web/cutoff.js" */

/** The width of a leaf with the gap beside it, and the least of an inner node with its alpha and beta. */
const [LEAF, INNER] = [9.2, 22];
/** From one ply to the next. */
const DOWN = 21;
/** The sizes of nodes. */
export const NODE = { leaf: { width: 8, height: 8 }, inner: { width: 11, height: 10 } };
/** Where alpha and beta stand, from the middle of their node. */
export const BOUNDS = { left: 6.2, line: 3.2, width: 9.6, alpha: -1.2, beta: 4.2 };
/** The room that the bounds of the last node take beyond its own. */
const BESIDE = BOUNDS.left + BOUNDS.width - INNER / 2;

/**
 * The room on a page, for A4 and for Letter: what is left within its margins, and some millimetres
 * less, which Chromium keeps for itself. www/style/paper.css has the same heights.
 */
export const PAGES = {
  upright: { width: 186, height: 244 },
  wide: { width: 254, height: 176 },
};
/** What a page's head and foot take, and a tree's own heading. */
const [FRAME, HEADING] = [44, 11];

/**
 * Where the nodes are drawn: their middles.
 * @param {TreeNode[]} tree Each node before its subtree.
 */
export function layOutPaper(tree) {
  const widths = tree.map(() => 0);
  for (let index = tree.length - 1; index >= 0; index -= 1) {
    const below = tree[index].children.reduce((sum, child) => sum + widths[child], 0);
    widths[index] = tree[index].children.length === 0 ? LEAF : Math.max(INNER, below);
  }
  const places = tree.map(() => ({ x: 0, y: 0 }));
  const lefts = tree.map(() => 0);
  tree.forEach(({ children, ply }, index) => {
    const below = children.reduce((sum, child) => sum + widths[child], 0);
    let left = lefts[index] + (widths[index] - below) / 2;
    for (const child of children) {
      lefts[child] = left;
      left += widths[child];
    }
    places[index] = {
      x: lefts[index] + widths[index] / 2,
      y: ply * DOWN + NODE.inner.height / 2 + 1,
    };
  });
  const deepest = Math.max(...tree.map(({ ply }) => ply));
  return { places, width: widths[0] + BESIDE, height: deepest * DOWN + NODE.inner.height + 2 };
}

/** How much larger trees are drawn at most, where that needs no further page. */
const LARGEST = 1.4;

/**
 * The pages of a sheet: which way they lie, which trees are on each, and how large all trees are
 * drawn. No tree is split, and all have the same scale, at least 1.
 * @param {{ width: number, height: number }[]} sizes Of the trees at scale 1, in millimetres.
 * @returns {{ way: "upright" | "wide", scale: number, pages: number[][] } | null} Null if a tree does
 * not fit on any page.
 */
export function paginate(sizes) {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const way = widest <= PAGES.upright.width ? "upright" : "wide";
  const pages = stacked(sizes, way, 1);
  if (!pages) return null;
  let scale = 1;
  for (let next = 1.05; next <= LARGEST && widest * next <= PAGES[way].width; next += 0.05) {
    if (stacked(sizes, way, next)?.length === pages.length) scale = next;
  }
  return { way, scale, pages: stacked(sizes, way, scale) ?? pages };
}

/**
 * @param {{ width: number, height: number }[]} sizes
 * @param {"upright" | "wide"} way
 * @param {number} scale
 * @returns {number[][] | null} Null if a tree does not fit on a page.
 */
function stacked(sizes, way, scale) {
  const room = PAGES[way].height - FRAME;
  /** @type {number[][]} */
  const pages = [[]];
  let left = room;
  for (const [index, { width, height }] of sizes.entries()) {
    const needed = height * scale + HEADING;
    if (needed > room || width * scale > PAGES[way].width) return null;
    if (needed > left) {
      pages.push([]);
      left = room;
    }
    left -= needed;
    pages[pages.length - 1].push(index);
  }
  return pages;
}

/**
 * What the answers say of each node of the tree: alpha and beta as the search enters it, what it
 * returns, and whether its branch is cut. Null for nodes that the search never enters.
 * @param {TreeTrace} trace
 */
export function answersOf({ tree, nodes, moves, alphas, betas, values }) {
  /** @type {({ alpha: number, beta: number, value: number } | null)[]} */
  const entered = tree.map(() => null);
  for (let node = 0; node < nodes; node += 1) {
    entered[moves[node]] = { alpha: alphas[node], beta: betas[node], value: values[node] };
  }
  // A branch is cut where the search was at the node above and did not go down.
  const cut = tree.map(({ parent }, index) => entered[index] === null && entered[parent] !== null);
  return { entered, cut };
}
