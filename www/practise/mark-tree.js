/** A tree to be marked: scissors on its branches, and a field in each node for what it returns. */
import { make } from "../base/elements.js";
import { figure } from "../messages/figures.js";
import { icon } from "../page/icon.js";
import { say } from "../messages/index.js";
import { svg } from "../base/svg.js";
import { redraw } from "../base/redraw.js";
import { rounded, svgShape } from "../base/svg-shape.js";
import { readNumber } from "../base/typed-numbers.js";
import { scrollCue } from "./scroll-cue.js";
import { drawTree } from "../parts/tree/drawing.js";
import { FILLS } from "../parts/tree/fills.js";
import { fitTree } from "../parts/tree/fit.js";
import { nodeFigure } from "../parts/tree/node-figure.js";
import { branchNumbers } from "../parts/tree/node-names.js";
import { nodeSize } from "./tree-stage.js";

/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Look } from "../parts/search/types.d.ts" */
/** @import { Needs, NodePlace } from "../parts/tree/types.d.ts" */
/** @import { Fault, MarkedTree } from "./types.d.ts" */

/** Wide enough for a finger on each branch of a small tree. @type {Needs} */
const GRAIN = { across: [24, 96], down: [86, 124], above: 30, below: 34 };
/** Half the width of the largest node. */
const HALF = 26;
/** The form whose button checks the marks. */
export const MARKS_FORM = "marks";

/**
 * @param {TreeRecord} record
 * @param {string[]} names
 */
export function markTree(record, names) {
  const { tree } = record;
  const scissors = tree.map((_, index) =>
    index === 0 ? null : scissorsButton(record, names, index),
  );
  const fields = tree.map((_, index) => valueField(record, names, index));
  const drawing = svg("svg", { class: "tree mark-lines", "aria-hidden": "true" });
  const paper = make("div", { class: "mark-paper" }, drawing);
  for (const index of tree.keys()) paper.append(...present([scissors[index], fields[index]]));
  const box = make("div", { class: "tree-box mark-box" }, paper);
  const cue = scrollCue(box);
  /** Whether the marks are right, and stay. */
  let locked = false;

  const isCut = (/** @type {number} */ index) =>
    scissors[index]?.getAttribute("aria-pressed") === "true";
  /** Whether a branch above a node is marked as cut. @param {number} index @returns {boolean} */
  const isBelowCut = (index) => {
    const { parent } = tree[index];
    return index !== 0 && parent !== 0 && (isCut(parent) || isBelowCut(parent));
  };

  /** @param {number} index @returns {Look} */
  const lookAt = (index) => {
    const state =
      isCut(index) || isBelowCut(index) ? "cut" : locked ? boundOf(record, index) : "unknown";
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
        put(scissors[index], x, (knee + top) / 2 + 2, Math.min(36, across - 2));
      }
      if (children.length === 0) continue;
      put(fields[index], x, y + half * (player === "X" ? 0.2 : -0.24), half * 1.2);
    }
  }

  function refresh() {
    for (const index of tree.keys()) {
      const below = isBelowCut(index);
      scissors[index]?.toggleAttribute("disabled", below);
      fields[index]?.toggleAttribute("disabled", below || isCut(index));
    }
    draw();
  }
  paper.addEventListener("click", ({ target }) => {
    const pressed = scissors.find((one) => one && target instanceof Node && one.contains(target));
    if (!pressed) return;
    pressed.setAttribute("aria-pressed", String(pressed.getAttribute("aria-pressed") !== "true"));
    refresh();
  });
  const resized = new ResizeObserver(draw);
  resized.observe(box);

  return {
    element: make("div", { class: "tree-stage" }, box, cue.element),
    draw,
    focus: () => fields[0]?.focus({ preventScroll: true }),
    close() {
      resized.disconnect();
      cue.close();
    },
    /** @returns {MarkedTree} */
    read: () => ({
      cut: new Set([...tree.keys()].filter(isCut)),
      values: new Map(
        fields.flatMap((field, index) => (field ? [[index, readNumber(field.value)]] : [])),
      ),
    }),
    /** Writes marks into the tree, in place of those that are there. @param {MarkedTree} marks */
    write({ cut, values }) {
      for (const index of tree.keys()) {
        scissors[index]?.setAttribute("aria-pressed", String(cut.has(index)));
        const value = values.get(index);
        const field = fields[index];
        if (field) field.value = value === undefined || value === null ? "" : figure(value);
      }
      this.fault([]);
      refresh();
    },
    /** Marks what is wrong. @param {Fault[]} faults */
    fault(faults) {
      for (const element of [...scissors, ...fields]) element?.classList.remove("wrong");
      for (const field of fields) field?.removeAttribute("aria-invalid");
      for (const { kind, index } of faults) {
        const cut = kind === "extra-cut" || kind === "missing-cut";
        (cut ? scissors : fields)[index]?.classList.add("wrong");
        if (!cut) fields[index]?.setAttribute("aria-invalid", "true");
      }
    },
    /** Leaves the marks as they are, and shows what is known of each node. */
    lock() {
      locked = true;
      draw();
      for (const element of [...scissors, ...fields]) element?.setAttribute("disabled", "");
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

/** @template T @param {(T | null)[]} list */
const present = (list) => list.filter((one) => one !== null);

/** @param {TreeRecord} record @param {string[]} names @param {number} index */
function scissorsButton(record, names, index) {
  const { children, name, value } = record.tree[index];
  const node = names[index];
  const label =
    children.length === 0
      ? say("mark-cut-leaf", { node, value: name ?? figure(value) })
      : say("mark-cut", { node });
  const look = { type: "button", class: "mark-scissors", "aria-pressed": "false" };
  return make("button", { ...look, "aria-label": label }, icon("scissors"));
}

/** The field for what an inner node returns; none at a leaf. @param {TreeRecord} record @param {string[]} names @param {number} index */
function valueField(record, names, index) {
  if (record.tree[index].children.length === 0) return null;
  const side = record.maximises(index) ? say("max") : say("min");
  return make("input", {
    type: "text",
    class: "mark-value",
    dir: "ltr",
    autocomplete: "off",
    placeholder: "?",
    form: MARKS_FORM,
    "aria-label": say("mark-value", { node: names[index], side }),
  });
}

/** @param {HTMLElement | null} element @param {number} x @param {number} y @param {number} width */
function put(element, x, y, width) {
  if (!element) return;
  // Set through the object model: the page's security policy forbids style attributes.
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
}
