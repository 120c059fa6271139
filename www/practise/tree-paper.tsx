/** A tree with something to press or to fill in on it, drawn to the size of its box. */
import { rounded, svgShape } from "../base/svg-shape.ts";
import { figure } from "../messages/figures.ts";
import { say } from "../messages/index.ts";
import { drawTree, FILLS } from "../parts/tree/drawing.ts";
import { fitTree } from "../parts/tree/fit.ts";
import { nodeFigure } from "../parts/tree/node-figure.ts";
import { branchNumbers } from "../parts/tree/node-names.ts";
import { Drawing } from "../ui/drawing.tsx";
import { DrawingBox } from "./drawing-box.tsx";
import { nodeSize } from "./tree-stage.tsx";
import type { ComponentChildren } from "preact";
import type { Look } from "../parts/search/node-state.ts";
import type { Size } from "../parts/tree/camera.ts";
import type { Needs } from "../parts/tree/fit.ts";
import type { NodePlace } from "../parts/tree/layout.ts";
import type { Tree } from "./orders.ts";

/** Wide enough for a finger on each branch of a small tree. */
const GRAIN: Needs = { across: [24, 96], down: [86, 124], above: 30, below: 34 };
/** Half the width of the largest node. */
const HALF = 26;

/** Where something is put on the tree. */
export type PaperPlace = Record<"left" | "top" | "width", string>;

interface PaperPlaces {
  /** On the upright part of the branch to a node. */
  onBranch: (index: number) => PaperPlace;
  /** Between the branches to two nodes beside each other. */
  between: (left: number, right: number) => PaperPlace;
  inNode: (index: number) => PaperPlace;
}

interface TreePaperProps {
  tree: Tree;
  look: (index: number) => Look;
  /** What is on the tree. */
  children: (places: PaperPlaces) => ComponentChildren;
}

/** What a node is called, and its value if it is a leaf. */
export function nodeText(tree: Tree, names: readonly string[], index: number) {
  const { children, name, value } = tree[index];
  const leaf = { node: names[index], value: name ?? figure(value) };
  return children.length === 0 ? say("node-leaf", leaf) : names[index];
}

export function TreePaper(props: TreePaperProps) {
  return (
    <div class="tree-stage">
      <DrawingBox class="tree-box mark-box" draw={(room) => paper(props, room)} />
    </div>
  );
}

function paper({ tree, look, children }: TreePaperProps, room: Size) {
  const { places, width, height, ...fitted } = fitTree(tree, room, GRAIN);
  const inner = Math.min(HALF, Math.max(fitted.room * 0.42, 16));
  const size = nodeSize(Math.min(HALF, fitted.across * 0.47), inner);
  const leafText = (index: number) =>
    tree[index].children.length === 0 ? (tree[index].name ?? figure(tree[index].value)) : "";
  const nodes = nodeFigure(tree, size, leafText, branchNumbers(tree));
  const parts = drawTree({
    ids: [...tree.keys()],
    parent: (index) => tree[index].parent,
    placeOf: (index) => places[index],
    // What is pressed lies on the upright part of the branch.
    figure: { ...nodes, edge: bentEdge, cut: () => [] },
    look,
  });
  const put = (x: number, y: number, width: number) => ({
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
  });
  const uprightOf = (index: number) => {
    const { parent } = tree[index];
    const top = places[index].y + nodes.top(index);
    const knee = kneeOf(places[parent].y + nodes.bottom(parent, look(parent)), top);
    return (knee + top) / 2 + 2;
  };
  const on: PaperPlaces = {
    onBranch: (index) => put(places[index].x, uprightOf(index), Math.min(36, fitted.across - 2)),
    between: (left, right) =>
      put((places[left].x + places[right].x) / 2, uprightOf(left), Math.min(44, fitted.across - 4)),
    inNode: (index) => {
      const { x, y } = places[index];
      return put(x, y + inner * (tree[index].player === "X" ? 0.2 : -0.24), inner * 1.2);
    },
  };
  const lines = { class: "tree mark-lines", "aria-hidden": "true", width, height };
  const content = (
    <div class="mark-paper" style={{ width: `${width}px`, height: `${height}px` }}>
      <Drawing shape={svgShape("svg", lines, FILLS, ...parts)} />
      {children(on)}
    </div>
  );
  return { width, height, content };
}

const kneeOf = (from: number, to: number) => to - (to - from) * 0.62;

function bentEdge(from: NodePlace, to: NodePlace) {
  const [x, top] = [rounded(to.x), rounded(to.y)];
  return `M${rounded(from.x)} ${rounded(from.y)}L${x} ${rounded(kneeOf(from.y, to.y))}V${top}`;
}
