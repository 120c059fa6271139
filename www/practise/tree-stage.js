/** A written-out tree as far as the search has come: drawn to the size of its box, and as a list. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { writtenBranches } from "../parts/search/branches.js";
import { knowledgeAt } from "../parts/search/node-state.js";
import { figure } from "../messages/figures.js";
import { svg } from "../base/svg.js";
import { formLegend } from "./form-legend.js";
import { lettersOf } from "../parts/tree/letters.js";
import { scrollCue } from "./scroll-cue.js";
import { MOST_DRAWN, fitTree } from "../parts/tree/fit.js";
import { formFills } from "../parts/tree/fills.js";
import { bottomOf, kindOf, topOf } from "../parts/tree/node-shape.js";
import { nodePicture, sizeOf } from "./tree-picture.js";

/** @import { Place } from "../parts/tree/types.d.ts" */
/** @import { Look } from "../parts/search/types.d.ts" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */

/** @type {import("../parts/tree/fit.js").Needs} */
const GRAIN = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
/** Half the width of the largest node. */
const HALF = 25;

/** @param {TreeRecord} record @returns {import("./subject.js").Stage} */
export function treeStage(record) {
  const letters = lettersOf(record.tree);
  const branches = writtenBranches(record);
  const box = make("div", { class: "tree-box" });
  const list = make("div", { class: "tree-list" });
  const drawn = record.tree.length <= MOST_DRAWN;
  const cue = scrollCue(box);
  /** @type {(() => void) | null} */
  let redraw = null;
  const resized = new ResizeObserver(() => redraw?.());
  resized.observe(box);
  return {
    element: drawn
      ? make("div", { class: "tree-stage" }, box, cue.element, formLegend())
      : make("div", { class: "tree-stage" }, make("p", {}, say("node-too-many")), list),
    list: drawn ? list : null,
    show(index, here) {
      const step = record.step(index);
      const look = knowledgeAt(record, branches, step);
      const looks = [...record.tree.keys()].map(look);
      list.replaceChildren(make("ol", {}, item(record, letters, looks, 0)));
      if (!drawn) return;
      redraw = () => draw(box, record, letters, looks, record.trace.moves[here]);
      redraw();
      cue.update();
    },
    close() {
      resized.disconnect();
      cue.close();
    },
  };
}

/**
 * @param {HTMLElement} box
 * @param {TreeRecord} record
 * @param {string[]} letters
 * @param {Look[]} looks
 * @param {number} here The tree's node where the search is.
 */
function draw(box, record, letters, looks, here) {
  const { tree } = record;
  const { places, width, height, across, down, room } = fitTree(tree, inside(box), GRAIN);
  const leafHalf = Math.min(HALF, across * 0.45, down * 0.34);
  const innerHalf = Math.min(HALF, room * 0.42, down * 0.34);
  const size = sizeOf(leafHalf, innerHalf);
  const drawing = svg("svg", {
    class: "known-tree",
    width,
    height,
    role: "img",
    "aria-label": say("practise-tree-drawn"),
  });
  drawing.append(formFills());
  for (const [index, { parent }] of tree.entries()) {
    if (index === 0) continue;
    const [above, below] = [places[parent], places[index]];
    const from = { x: above.x, y: above.y + bottomOf(kindOf(tree[parent]), size) };
    const to = { x: below.x, y: below.y - topOf(kindOf(tree[index]), size) };
    drawing.append(...edge(from, to, looks[index], looks[parent]));
  }
  for (const [index, place] of places.entries()) {
    const now = index === here;
    const half = tree[index].children.length === 0 ? leafHalf : innerHalf;
    drawing.append(nodePicture(record, index, letters[index], looks[index], place, half, now));
  }
  box.replaceChildren(drawing);
  if (width > box.clientWidth) box.scrollLeft = places[here].x - box.clientWidth / 2;
}

/** The room that a box has for a drawing. @param {HTMLElement} box */
function inside(box) {
  return { width: box.clientWidth, height: box.clientHeight };
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {Look} below
 * @param {Look} above
 */
function edge(from, to, below, above) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const line = svg("path", { class: `tree-edge ${below.state}`, d });
  if (below.state !== "cut" || above.state === "cut") return [line];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return [line, svg("text", { class: "tree-scissors", x, y: y + 6 }, say("practise-scissors"))];
}

/**
 * A node and those below it, in words.
 * @param {TreeRecord} record
 * @param {string[]} letters
 * @param {Look[]} looks
 * @param {number} index
 * @returns {HTMLElement}
 */
function item(record, letters, looks, index) {
  const { children, name, value } = record.tree[index];
  const side = record.maximises(index) ? say("practise-max") : say("practise-min");
  const node = letters[index];
  const place =
    children.length === 0
      ? say("node-leaf", { node, value: name ?? figure(value) })
      : say("node-inner", { node, side });
  const words = say(`node-${looks[index].state}`, { place, value: figure(looks[index].value) });
  const below = children.map((child) => item(record, letters, looks, child));
  return make("li", {}, words, below.length > 0 ? make("ol", {}, ...below) : null);
}
