/** A written-out tree, drawn: what has been looked at, what is known, what was cut and where. */
import { say } from "../messages/index.js";
import { svg } from "../page/svg.js";
import { figure, pathText } from "../page/figures.js";

/** @typedef {import("./own-tree-record.js").TreeRecord} TreeRecord */
/** @typedef {import("./record.js").Step} Step */

/** Distances between neighbouring leaves and between plies, and the size of a node. */
const [ACROSS, DOWN, SIZE] = [52, 76, 15];

/** A tree with more nodes is shown as a list only: a drawing would be too small to read. */
export const MOST_DRAWN = 120;

/**
 * @typedef {object} Look
 * @property {"open" | "now" | "exact" | "least" | "most" | "cut"} state
 * @property {number | null} value What the search knows of it.
 */

/**
 * What is known of every node of the tree after a step.
 * @param {TreeRecord} record
 * @param {Step} step
 * @returns {Look[]}
 */
function treeLooks(record, step) {
  /** @type {Look[]} */
  const looks = record.tree.map(() => ({ state: "open", value: null }));
  const { moves, values, nodes } = record.trace;
  for (let node = 0; node < nodes && record.entering(node) <= step.index; node += 1) {
    if (record.leaving(node) > step.index) {
      looks[moves[node]] = { state: "now", value: null };
      continue;
    }
    looks[moves[node]] = { state: record.bound(node), value: values[node] };
    for (const cut of record.cutMoves(node)) markCut(record, looks, cut);
  }
  if (step.kind === "cut") {
    for (const cut of record.cutMoves(step.here)) markCut(record, looks, cut);
  }
  return looks;
}

/** @param {TreeRecord} record @param {Look[]} looks @param {number} index */
function markCut(record, looks, index) {
  looks[index] = { state: "cut", value: null };
  for (const child of record.tree[index].children) markCut(record, looks, child);
}

/**
 * @param {HTMLElement} box
 * @param {TreeRecord} record
 * @param {Step} step
 * @param {(index: number) => void} choose Goes to a node of the tree, or asks what it is worth.
 */
export function renderTree(box, record, step, choose) {
  const looks = treeLooks(record, step);
  const { places, width, height } = layOutTree(record.tree, ACROSS, DOWN);
  const drawing = svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "presentation" });
  drawing.setAttribute("class", "tree-drawing");
  const here = record.trace.moves[step.here];
  record.tree.forEach((node, index) => {
    if (index === 0) return;
    const [[x1, y1], [x2, y2]] = [places[node.parent], places[index]];
    const cutHere = looks[index].state === "cut" && looks[node.parent].state !== "cut";
    drawing.append(
      svg("path", { class: `edge ${looks[index].state}`, d: `M${x1} ${y1}L${x2} ${y2}` }),
    );
    if (cutHere) {
      const mark = svg("text", { class: "scissors", x: (x1 + x2) / 2, y: (y1 + y2) / 2 + 5 });
      mark.textContent = "✂";
      drawing.append(mark);
    }
  });
  if (step.kind === "cut") drawing.append(ownerLine(record, step, places));
  record.tree.forEach((_, index) => {
    drawing.append(drawNode(record, index, looks[index], places[index], index === here, choose));
  });
  box.replaceChildren(drawing);
}

/**
 * From the node whose window has closed to the one that owns the bound.
 * @param {TreeRecord} record
 * @param {Step} step
 * @param {[number, number][]} places
 */
function ownerLine(record, step, places) {
  const { moves } = record.trace;
  const [x1, y1] = places[moves[step.here]];
  const [x2, y2] = places[moves[record.reason(step.here).owner]];
  const bend = Math.max(x1, x2) + ACROSS;
  return svg("path", {
    class: "owner-line",
    d: `M${x1} ${y1}Q${bend} ${(y1 + y2) / 2} ${x2} ${y2}`,
  });
}

/**
 * @param {TreeRecord} record
 * @param {number} index
 * @param {Look} look
 * @param {[number, number]} place
 * @param {boolean} here
 * @param {(index: number) => void} choose
 */
function drawNode(record, index, look, [x, y], here, choose) {
  const group = svg("g", { class: `node ${look.state}${here ? " here" : ""}` });
  const maximises = record.maximises(index);
  const leaf = record.tree[index].children.length === 0;
  group.append(svg("path", { class: "shape", d: outline(leaf, maximises, x, y) }));
  const label = svg("text", { x, y: leaf ? y + 5 : y + (maximises ? 9 : 2) });
  label.textContent = nodeText(record, index, look);
  group.append(label);
  group.addEventListener("click", () => choose(index));
  return group;
}

/** ▲ for MAX, ▼ for MIN, a box for a leaf. @param {boolean} leaf @param {boolean} maximises @param {number} x @param {number} y */
export function outline(leaf, maximises, x, y) {
  const s = SIZE + 6;
  if (leaf) return `M${x - s} ${y - SIZE}h${2 * s}v${2 * SIZE}h${-2 * s}z`;
  return maximises
    ? `M${x} ${y - s}L${x + s} ${y + s - 4}H${x - s}z`
    : `M${x} ${y + s}L${x + s} ${y - s + 4}H${x - s}z`;
}

/**
 * What is written in a node: of a leaf what it is, of an inner node what the search knows.
 * @param {TreeRecord} record
 * @param {number} index
 * @param {Look} look
 */
function nodeText(record, index, { state, value }) {
  const { name, value: own, children } = record.tree[index];
  if (children.length === 0) return name ?? figure(own);
  if (value === null) return "";
  const sign = { least: "≥", most: "≤" }[String(state)] ?? "";
  return `${sign}${figure(value)}`;
}

/**
 * Where the nodes of a tree are drawn.
 * @param {import("./own-tree-record.js").TreeNode[]} tree
 * @param {number} across From one leaf to the next.
 * @param {number} down From one ply to the next.
 */
export function layOutTree(tree, across, down) {
  /** @type {[number, number][]} */
  const places = tree.map(() => [0, 0]);
  let leaves = 0;
  let deepest = 0;
  // Every node comes before its subtree, so the last is placed first.
  for (const [index, node] of tree.entries()) {
    deepest = Math.max(deepest, node.ply);
    if (node.children.length === 0) places[index] = [(leaves += 1) * across - across / 2, 0];
  }
  for (let index = tree.length - 1; index >= 0; index -= 1) {
    const { children, ply } = tree[index];
    const ends = children.map((child) => places[child][0]);
    const x = ends.length > 0 ? (ends[0] + ends[ends.length - 1]) / 2 : places[index][0];
    places[index] = [x, ply * down + 30];
  }
  return { places, width: leaves * across, height: deepest * down + 60 };
}

/**
 * The tree as nested lists, for people who do not see the drawing.
 * @param {HTMLElement} box
 * @param {TreeRecord} record
 * @param {Step} step
 */
export function renderList(box, record, step) {
  const looks = treeLooks(record, step);
  /** @param {number} index @returns {HTMLElement} */
  const item = (index) => {
    const element = document.createElement("li");
    const { children } = record.tree[index];
    const { state, value } = looks[index];
    const place = placeText(record, index);
    element.append(say(`tree-list-${state}`, { place, value: figure(value) }));
    if (children.length > 0) {
      const list = document.createElement("ol");
      list.append(...children.map(item));
      element.append(list);
    }
    return element;
  };
  const list = document.createElement("ol");
  list.append(item(0));
  box.replaceChildren(list);
}

/** @param {TreeRecord} record @param {number} index */
function placeText(record, index) {
  const { name, value, children } = record.tree[index];
  const path = pathText(record.way(index));
  if (children.length === 0 && index > 0) {
    return say("tree-list-leaf", { path, value: name ?? figure(value) });
  }
  const side = say(record.maximises(index) ? "tree-side-x" : "tree-side-o");
  return index === 0 ? say("tree-list-root", { side }) : say("tree-list-inner", { path, side });
}
