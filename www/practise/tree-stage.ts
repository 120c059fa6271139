/** A written-out tree as far as the search has come: drawn to the size of its box, and as a list. */
import { make } from "../base/elements.js";
import { redraw } from "../base/redraw.js";
import { svgShape } from "../base/svg-shape.js";
import { svg } from "../base/svg.js";
import { figure } from "../messages/figures.js";
import { markup, say } from "../messages/index.js";
import { writtenBranches } from "../parts/search/branches.js";
import { knowledgeAt } from "../parts/search/node-state.js";
import { lookText } from "../parts/search/value-text.js";
import { drawTree, FILLS } from "../parts/tree/drawing.js";
import { MOST_DRAWN, fitTree } from "../parts/tree/fit.js";
import { branchNumbers, namesOf } from "../parts/tree/node-names.js";
import { TreeList } from "../parts/tree/list.js";
import { nodeFigure } from "../parts/tree/node-figure.js";
import { term } from "../page/term.js";

/** @import { Listed, Look, Step } from "../parts/search/types.d.ts" */
/** @import { Needs, NodeSize } from "../parts/tree/types.d.ts" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Stage } from "./types.d.ts" */

/** @type {Needs} */
const GRAIN = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
/** Half the width of the largest node. */
const HALF = 25;

/** The sizes of nodes by about half their width. @param {number} leaf @param {number} inner @returns {NodeSize} */
export function nodeSize(leaf, inner) {
  return {
    leaf: { wide: leaf * 0.9, high: leaf * 0.72 },
    inner: { wide: inner * 1.12, tip: inner, base: inner * 0.85 },
    text: 18,
    letter: Math.max(Math.min(13, leaf * 0.72), 9),
  };
}

/** @param {TreeRecord} record @returns {Stage} */
export function treeStage(record) {
  const { tree } = record;
  const numbers = branchNumbers(tree);
  /** The leaf that a question calls x. @type {number | null} */
  let x = null;
  const listed = listedTree(record, (id) => id === x);
  const { branches } = listed;
  const ids = [...tree.keys()];
  const box = make("div", { class: "tree-box" });
  const items = make("ul", {
    class: "tree-list",
    role: "tree",
    ...markup("tree-list").attributes,
  });
  const list = new TreeList(items);
  const isDrawn = tree.length <= MOST_DRAWN;
  const drawing = svg("svg", {
    class: "tree",
    role: "img",
    "aria-label": say("practise-tree-drawn"),
  });
  if (isDrawn) box.append(drawing);
  const cue = scrollCue(box);
  /** @type {(() => void) | null} */
  let draw = null;
  const resized = new ResizeObserver(() => draw?.());
  resized.observe(box);

  /**
   * @param {Step} step
   * @param {number} here The tree's node where the search is.
   */
  function drawAt(step, here) {
    const room = { width: box.clientWidth, height: box.clientHeight };
    const fitted = fitTree(tree, room, GRAIN);
    const { places, width, height, down } = fitted;
    const leaf = Math.min(HALF, fitted.across * 0.45, down * 0.34);
    const inner = Math.min(HALF, fitted.room * 0.42, down * 0.34);
    const write = (/** @type {number} */ id, /** @type {Look} */ look) =>
      id === x ? "x" : textOf(id, look);
    const parts = drawTree({
      ids,
      parent: branches.parent,
      placeOf: (id) => places[id],
      figure: nodeFigure(tree, nodeSize(leaf, inner), write, numbers),
      look: knowledgeAt(record, branches, step),
      marks: (id) => (id === here ? ["here"] : []),
    });
    redraw(drawing, svgShape("svg", { width, height }, FILLS, ...parts));
    if (width > room.width) box.scrollLeft = places[here].x - room.width / 2;
  }

  /** What is written in a node: of a leaf what it is, of an inner node what came back. @param {number} id @param {Look} look */
  function textOf(id, look) {
    if (tree[id].children.length === 0) return tree[id].name ?? figure(tree[id].value);
    // The best so far may be what is asked for.
    return look.state === "open" ? "" : lookText(look, figure);
  }

  return {
    element: isDrawn
      ? make("div", { class: "tree-stage" }, box, cue.element, formLegend())
      : make("div", { class: "tree-stage" }, make("p", {}, say("node-too-many")), items),
    list: isDrawn ? items : null,
    show(index, here, supposed = false) {
      const step = record.step(index);
      x = supposed ? record.trace.moves[here] : null;
      list.render(listed, step, ids);
      if (!isDrawn) return;
      draw = () => drawAt(step, record.trace.moves[here]);
      draw();
      cue.update();
    },
    close() {
      resized.disconnect();
      cue.close();
    },
  };
}

/** @param {TreeRecord} record @param {(id: number) => boolean} isX Whether a question calls a leaf x. @returns {Listed} */
function listedTree(record, isX) {
  const names = namesOf(record.tree);
  return {
    kind: "tree",
    record,
    branches: writtenBranches(record),
    write: figure,
    place(id) {
      const { children, name, value } = record.tree[id];
      const node = names[id];
      if (children.length === 0)
        return say("node-leaf", { node, value: isX(id) ? "x" : (name ?? figure(value)) });
      const side = record.maximises(id) ? say("max") : say("min");
      return say("node-inner", { node, side });
    },
  };
}

/** Each form, and its term in the glossary. */
const FORMS = /** @type {const} */ ([
  ["form-unknown"],
  ["form-known", "value"],
  ["form-bound", "bound"],
  ["form-cut", "cut"],
  ["form-here"],
]);

function formLegend() {
  const items = FORMS.map(([id, word]) =>
    make("li", { class: id }, word ? term(word, say(id)) : say(id)),
  );
  return make("ul", { class: "forms", "aria-label": say("form-title") }, ...items);
}

/** @param {HTMLElement} box */
export function scrollCue(box) {
  const element = make("p", { class: "scroll-cue", hidden: true }, say("practise-scroll-cue"));
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", say("practise-drawing"));
  const update = () => {
    const more = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    element.hidden = !more;
    box.classList.toggle("more", more);
    // What scrolls can be reached by keyboard.
    if (more) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(update);
  resized.observe(box);
  return { element, update, close: () => resized.disconnect() };
}
