/** A tree to be marked: scissors on its branches, and a field in each node for what it returns. */
import { make } from "../base/elements.js";
import { figure } from "../messages/figures.js";
import { svg } from "../base/svg.js";
import { redraw } from "../base/redraw.js";
import { rounded, svgShape } from "../base/svg-shape.js";
import { scrollCue, nodeSize } from "./tree-stage.js";
import { drawTree, FILLS } from "../parts/tree/drawing.js";
import { fitTree } from "../parts/tree/fit.js";
import { nodeFigure } from "../parts/tree/node-figure.js";
import { branchNumbers } from "../parts/tree/node-names.js";
import { treeMarks } from "./tree-marks.js";

/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Look } from "../parts/search/types.d.ts" */
/** @import { Needs, NodePlace } from "../parts/tree/types.d.ts" */
/** @import { MarkedTree } from "./types.d.ts" */

/** Wide enough for a finger on each branch of a small tree. @type {Needs} */
const GRAIN = { across: [24, 96], down: [86, 124], above: 30, below: 34 };
/** Half the width of the largest node. */
const HALF = 26;

/**
 * @param {TreeRecord} record
 * @param {string[]} names
 */
export function markTree(record, names) {
  const { tree } = record;
  const marks = treeMarks(record, names);
  const drawing = svg("svg", { class: "tree mark-lines", "aria-hidden": "true" });
  const paper = make("div", { class: "mark-paper" }, drawing, ...marks.all);
  const box = make("div", { class: "tree-box mark-box" }, paper);
  const cue = scrollCue(box);
  /** Whether the marks are right, and stay. */
  let locked = false;

  /** @param {number} index @returns {Look} */
  const lookAt = (index) => {
    const state = marks.isOff(index) ? "cut" : locked ? boundOf(record, index) : "unknown";
    return { state, value: null, proves: null };
  };
  const leafText = (/** @type {number} */ index) =>
    tree[index].children.length === 0 ? (tree[index].name ?? figure(tree[index].value)) : "";

  function draw() {
    const inside = { width: box.clientWidth, height: box.clientHeight };
    const fitted = fitTree(tree, inside, GRAIN);
    const half = {
      leaf: Math.min(HALF, fitted.across * 0.47),
      inner: Math.min(HALF, Math.max(fitted.room * 0.42, 16)),
    };
    const size = nodeSize(half.leaf, half.inner);
    const nodes = nodeFigure(tree, size, leafText, branchNumbers(tree));
    drawLines(fitted, nodes);
    placeMarks(fitted, nodes, half.inner);
    cue.update();
  }

  /** @param {ReturnType<typeof fitTree>} fitted @param {ReturnType<typeof nodeFigure>} nodes */
  function drawLines({ places, width, height }, nodes) {
    const parts = drawTree({
      ids: [...tree.keys()],
      parent: (index) => tree[index].parent,
      placeOf: (index) => places[index],
      // The scissors are buttons, on the upright part of the branch.
      figure: { ...nodes, edge: bentEdge, cut: () => [] },
      look: lookAt,
    });
    redraw(drawing, svgShape("svg", { width, height }, FILLS, ...parts));
    paper.style.width = `${width}px`;
    paper.style.height = `${height}px`;
  }

  /**
   * Puts the scissors on the branches, and the fields into the inner nodes.
   * @param {ReturnType<typeof fitTree>} fitted
   * @param {ReturnType<typeof nodeFigure>} nodes
   * @param {number} half How wide an inner node is, from its middle.
   */
  function placeMarks({ places, across }, nodes, half) {
    for (const [index, { parent, children, player }] of tree.entries()) {
      const { x, y } = places[index];
      if (index > 0) {
        const top = y + nodes.top(index);
        const knee = kneeOf(places[parent].y + nodes.bottom(parent, lookAt(parent)), top);
        put(marks.scissors[index], x, (knee + top) / 2 + 2, Math.min(36, across - 2));
      }
      if (children.length === 0) continue;
      put(marks.fields[index], x, y + half * (player === "X" ? 0.2 : -0.24), half * 1.2);
    }
  }

  paper.addEventListener("click", ({ target }) => {
    if (marks.press(target)) draw();
  });
  const resized = new ResizeObserver(draw);
  resized.observe(box);

  return {
    element: make("div", { class: "tree-stage" }, box, cue.element),
    draw,
    focus: () => marks.fields[0]?.focus({ preventScroll: true }),
    close() {
      resized.disconnect();
      cue.close();
    },
    read: marks.read,
    unread: marks.unread,
    fault: marks.fault,
    /** Writes marks into the tree, in place of those that are there. @param {MarkedTree} given */
    write(given) {
      marks.write(given);
      marks.fault([]);
      draw();
    },
    /** Leaves the marks as they are, and shows what is known of each node. */
    lock() {
      locked = true;
      draw();
      marks.lock();
    },
  };
}

/** How far down an edge bends that goes from one height to another. @param {number} from @param {number} to */
const kneeOf = (from, to) => to - (to - from) * 0.62;

/** @param {NodePlace} from @param {NodePlace} to */
function bentEdge(from, to) {
  const [x, top] = [rounded(to.x), rounded(to.y)];
  return `M${rounded(from.x)} ${rounded(from.y)}L${x} ${rounded(kneeOf(from.y, to.y))}V${top}`;
}

/** What the search knows of a node of the tree in the end. @param {TreeRecord} record @param {number} index */
function boundOf(record, index) {
  const node = record.trace.moves.indexOf(index);
  return node < 0 ? "unknown" : record.bound(node);
}

/** @param {HTMLElement | null} element @param {number} x @param {number} y @param {number} width */
function put(element, x, y, width) {
  if (!element) return;
  // Set through the object model: the page's security policy forbids style attributes.
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
}
