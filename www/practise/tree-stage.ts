/** A written-out tree as far as the search has come: drawn to the size of its box, and as a list. */
import { h, render } from "preact";
import { make } from "../base/elements.ts";
import { redraw } from "../base/redraw.ts";
import { svgShape } from "../base/svg-shape.ts";
import { svg } from "../base/svg.ts";
import { figure } from "../messages/figures.ts";
import { say, words as speech } from "../messages/index.ts";
import { writtenBranches } from "../parts/search/branches.ts";
import { knowledgeAt } from "../parts/search/node-state.ts";
import { lookText } from "../parts/search/value-text.ts";
import { drawTree, FILLS } from "../parts/tree/drawing.ts";
import { MOST_DRAWN, fitTree } from "../parts/tree/fit.ts";
import { branchNumbers, namesOf } from "../parts/tree/node-names.ts";
import { TreeList } from "../parts/tree/list.tsx";
import { nodeFigure } from "../parts/tree/node-figure.ts";
import { WordsProvider } from "../ui/words.tsx";
import { term } from "../page/term.ts";
import type { Listed } from "../parts/search/value-text.ts";
import type { Look } from "../parts/search/node-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Needs } from "../parts/tree/fit.ts";
import type { NodeSize } from "../parts/tree/node-figure.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Stage } from "./board-stage.ts";

const GRAIN: Needs = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
/** Half the width of the largest node. */
const HALF = 25;

export function nodeSize(leaf: number, inner: number): NodeSize {
  return {
    leaf: { wide: leaf * 0.9, high: leaf * 0.72 },
    inner: { wide: inner * 1.12, tip: inner, base: inner * 0.85 },
    text: 18,
    letter: Math.max(Math.min(13, leaf * 0.72), 9),
  };
}

export function treeStage(record: TreeRecord): Stage {
  const { tree } = record;
  const numbers = branchNumbers(tree);
  /** The leaf that a question calls x. */
  let x: number | null = null;
  const listed = listedTree(record, (id) => id === x);
  const { branches } = listed;
  const ids = [...tree.keys()];
  const box = make("div", { class: "tree-box" });
  const items = make("div");
  const isDrawn = tree.length <= MOST_DRAWN;
  const drawing = svg("svg", {
    class: "tree",
    role: "img",
    "aria-label": say("practise-tree-drawn"),
  });
  if (isDrawn) box.append(drawing);
  let draw = () => {};
  const cue = scrollCue(box, () => draw());

  function drawAt(step: Step, here: number) {
    const room = { width: box.clientWidth, height: box.clientHeight };
    const fitted = fitTree(tree, room, GRAIN);
    const { places, width, height, down } = fitted;
    const leaf = Math.min(HALF, fitted.across * 0.45, down * 0.34);
    const inner = Math.min(HALF, fitted.room * 0.42, down * 0.34);
    const write = (id: number, look: Look) => (id === x ? "x" : textOf(id, look));
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

  /** What is written in a node: of a leaf what it is, of an inner node what came back. */
  function textOf(id: number, look: Look) {
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
      const children = h(TreeList, { subject: listed, step, shown: ids });
      render(h(WordsProvider, { value: speech, children }), items);
      if (!isDrawn) return;
      draw = () => drawAt(step, record.trace.moves[here]);
      cue.draw();
    },
    close: cue.close,
  };
}

function listedTree(record: TreeRecord, isX: (id: number) => boolean): Listed {
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
const FORMS = [
  ["form-unknown"],
  ["form-known", "value"],
  ["form-bound", "bound"],
  ["form-cut", "cut"],
  ["form-here"],
] as const;

function formLegend() {
  const items = FORMS.map(([id, word]) =>
    make("li", { class: id }, word ? term(word, say(id)) : say(id)),
  );
  return make("ul", { class: "forms", "aria-label": say("form-title") }, ...items);
}

/** Says where a box has more of a tree than it shows, and has it drawn anew with each size. */
export function scrollCue(box: HTMLElement, draw: () => void) {
  const element = make("p", { class: "scroll-cue", hidden: true }, say("practise-scroll-cue"));
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", say("practise-drawing"));
  const fit = () => {
    draw();
    const more = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    element.hidden = !more;
    box.classList.toggle("more", more);
    // What scrolls can be reached by keyboard.
    if (more) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(fit);
  resized.observe(box);
  return { element, draw: fit, close: () => resized.disconnect() };
}
