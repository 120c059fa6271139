/** A tree to be marked: scissors on its branches, pressed or not, and a field in each node for what it returns. */
import { make } from "../base/elements.ts";
import { figure } from "../messages/figures.ts";
import { svg } from "../base/svg.ts";
import { redraw } from "../base/redraw.ts";
import { rounded, svgShape } from "../base/svg-shape.ts";
import { scrollCue, nodeSize } from "./tree-stage.ts";
import { drawTree, FILLS } from "../parts/tree/drawing.ts";
import { fitTree } from "../parts/tree/fit.ts";
import { nodeFigure } from "../parts/tree/node-figure.ts";
import { branchNumbers } from "../parts/tree/node-names.ts";
import { readNumber } from "../base/typed-numbers.ts";
import { language, say } from "../messages/index.ts";
import { icon } from "../page/icon.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Look } from "../parts/search/node-state.ts";
import type { Needs } from "../parts/tree/fit.ts";
import type { NodePlace } from "../parts/tree/layout.ts";
import type { Fault } from "./grading.ts";

/** Wide enough for a finger on each branch of a small tree. */
const GRAIN: Needs = { across: [24, 96], down: [86, 124], above: 30, below: 34 };
/** Half the width of the largest node. */
const HALF = 26;

export function markTree(record: TreeRecord, names: string[]) {
  const { tree } = record;
  const marks = treeMarks(record, names);
  const drawing = svg("svg", { class: "tree mark-lines", "aria-hidden": "true" });
  const paper = make("div", { class: "mark-paper" }, drawing, ...marks.all);
  const box = make("div", { class: "tree-box mark-box" }, paper);
  const cue = scrollCue(box, draw);
  /** Whether the marks are right, and stay. */
  let locked = false;

  const lookAt = (index: number): Look => {
    const state = marks.isOff(index) ? "cut" : locked ? boundOf(record, index) : "unknown";
    return { state, value: null, proves: null };
  };
  const leafText = (index: number) =>
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
  }

  function drawLines(
    { places, width, height }: ReturnType<typeof fitTree>,
    nodes: ReturnType<typeof nodeFigure>,
  ) {
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

  /** Puts the scissors on the branches, and the fields into the inner nodes, each `half` wide from its middle. */
  function placeMarks(
    { places, across }: ReturnType<typeof fitTree>,
    nodes: ReturnType<typeof nodeFigure>,
    half: number,
  ) {
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
    if (marks.press(target)) cue.draw();
  });

  return {
    element: make("div", { class: "tree-stage" }, box, cue.element),
    draw: cue.draw,
    focus: () => marks.fields[0]?.focus({ preventScroll: true }),
    close: cue.close,
    read: marks.read,
    unread: marks.unread,
    fault: marks.fault,
    write(given: MarkedTree) {
      marks.write(given);
      marks.fault([]);
      cue.draw();
    },
    /** Leaves the marks as they are, and shows what is known of each node. */
    lock() {
      locked = true;
      cue.draw();
      marks.lock();
    },
  };
}

const kneeOf = (from: number, to: number) => to - (to - from) * 0.62;

function bentEdge(from: NodePlace, to: NodePlace) {
  const [x, top] = [rounded(to.x), rounded(to.y)];
  return `M${rounded(from.x)} ${rounded(from.y)}L${x} ${rounded(kneeOf(from.y, to.y))}V${top}`;
}

/** What the search knows of a node of the tree in the end. */
function boundOf(record: TreeRecord, index: number) {
  const node = record.trace.moves.indexOf(index);
  return node < 0 ? "unknown" : record.bound(node);
}

function put(element: HTMLElement | null, x: number, y: number, width: number) {
  if (!element) return;
  // Set through the object model: the page's security policy forbids style attributes.
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
}

/** By nodes of the tree: the branches that lead to those are cut, and these are the values that the nodes return. */
export interface MarkedTree {
  cut: ReadonlySet<number>;
  values: ReadonlyMap<number, number | null>;
}

export const MARKS_FORM = "marks";

function treeMarks(record: TreeRecord, names: string[]) {
  const { tree } = record;
  const nodes = [...tree.keys()];
  /** None above the root. */
  const scissors = nodes.map((index) =>
    index === 0 ? null : scissorsButton(record, names, index),
  );
  /** None in leaves. */
  const fields = nodes.map((index) => valueField(record, names, index));
  /** Node by node, as one comes to them by keys. */
  const all = nodes
    .flatMap((index) => [scissors[index], fields[index]])
    .filter((one) => one !== null);

  const isCut = (index: number) => scissors[index]?.getAttribute("aria-pressed") === "true";
  /** Whether a branch above a node is cut. */
  const isBelowCut = (index: number): boolean => {
    const { parent } = tree[index];
    return index !== 0 && parent !== 0 && (isCut(parent) || isBelowCut(parent));
  };

  /** What is cut off takes no marks. */
  function disable() {
    for (const index of nodes) {
      const below = isBelowCut(index);
      scissors[index]?.toggleAttribute("disabled", below);
      fields[index]?.toggleAttribute("disabled", below || isCut(index));
    }
  }

  return {
    scissors,
    fields,
    all,
    /** Whether the search does not come to a node, by the marks. */
    isOff: (index: number) => isCut(index) || isBelowCut(index),
    /** Cuts or joins the branch whose scissors these are; false if they are of none. */
    press(target: EventTarget | null): boolean {
      const index = scissors.findIndex(
        (one) => one && target instanceof Node && one.contains(target),
      );
      if (index < 0) return false;
      scissors[index]?.setAttribute("aria-pressed", String(!isCut(index)));
      disable();
      return true;
    },
    read: (): MarkedTree => ({
      cut: new Set(nodes.filter(isCut)),
      values: new Map(
        fields.flatMap((field, index) =>
          field ? [[index, readNumber(field.value, language)]] : [],
        ),
      ),
    }),
    /** Marks the fields whose text is not a number. @returns The first of them. */
    unread(): HTMLInputElement | undefined {
      const wrong = fields.filter(
        (field) => field && !field.disabled && Number.isNaN(readNumber(field.value, language)),
      );
      for (const field of fields)
        field?.setAttribute("aria-invalid", String(wrong.includes(field)));
      return wrong[0] ?? undefined;
    },
    write({ cut, values }: MarkedTree) {
      for (const index of nodes) {
        scissors[index]?.setAttribute("aria-pressed", String(cut.has(index)));
        const value = values.get(index);
        const field = fields[index];
        if (field) field.value = value === undefined || value === null ? "" : figure(value);
      }
      disable();
    },
    fault(faults: Fault[]) {
      for (const element of all) element.classList.remove("wrong");
      for (const field of fields) field?.removeAttribute("aria-invalid");
      for (const { kind, index } of faults) {
        const cut = kind === "extra-cut" || kind === "missing-cut";
        (cut ? scissors : fields)[index]?.classList.add("wrong");
        if (!cut) fields[index]?.setAttribute("aria-invalid", "true");
      }
    },
    lock() {
      for (const element of all) element.setAttribute("disabled", "");
    },
  };
}

function scissorsButton(record: TreeRecord, names: string[], index: number) {
  const { children, name, value } = record.tree[index];
  const node = names[index];
  const label =
    children.length === 0
      ? say("mark-cut", { node: say("node-leaf", { node, value: name ?? figure(value) }) })
      : say("mark-cut", { node });
  const look = { type: "button", class: "mark-scissors", "aria-pressed": "false" };
  return make("button", { ...look, "aria-label": label }, icon("scissors"));
}

function valueField(record: TreeRecord, names: string[], index: number) {
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
