/** A tree drawn to fit its box, or scrolling in it, with fields or buttons on top. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { rounded } from "../../base/rounded.ts";
import { svgElement } from "../../base/svg-element.ts";
import { say } from "../../messages/index.ts";
import { drawTree, FILLS } from "../../parts/tree/drawing.ts";
import { fitTree, type TreeSpacing } from "./fit.ts";
import { nodeStyle } from "../../parts/tree/node-style.ts";
import { branchNumbers, leafText } from "../../parts/tree/node-names.ts";
import { isEnd } from "../../parts/search/tree-record.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { useElementSize } from "../../ui/element-size.ts";
import type { ComponentChildren } from "preact";
import type { Knowledge } from "../../parts/search/node-state.ts";
import type { Extent } from "../../parts/tree/camera.ts";
import type { NodePoint } from "../../parts/tree/layout.ts";
import type { Tree } from "../questions/best-order.ts";

/** The spacing of a tree to look at, and of one with room for fingers on its branches. */
const SEEN_SPACING: TreeSpacing = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
const TOUCHED_SPACING: TreeSpacing = { across: [24, 96], down: [86, 124], above: 30, below: 34 };
/** Half the size of the largest node, and the most by which a small tree grows in a large box. */
const [HALF_NODE, MOST_ZOOM] = [26, 1.5];

/** The id of the form, for fields and buttons that are on the tree. */
export const FORM_ID = "check-form";

export type FieldBox = Record<"left" | "top" | "width", string>;

interface FieldBoxes {
  /** On the vertical part of the branch to a node. */
  onBranch: (index: number) => FieldBox;
  /** Between the branches to two neighbours. */
  between: (left: number, right: number) => FieldBox;
  inNode: (index: number) => FieldBox;
  inLeaf: (index: number) => FieldBox;
}

export interface TreeFieldsProps {
  tree: Tree;
  /** The depth limit, where the search takes the numbers of inner nodes. */
  depth?: number;
  knowledgeOf: (index: number) => Knowledge;
  /** The text of an inner node. */
  textOf?: (index: number, knowledge: Knowledge) => string;
  /** The highlighted node, to which the drawing scrolls. `isX` writes x as its value. */
  here?: { at: number; isX: boolean };
  /** Fields or buttons on the tree. They have names of their own, so the drawing has none. */
  children?: (boxes: FieldBoxes) => ComponentChildren;
}

/** Names a node, and the value of a leaf or of a node at the depth limit. */
export function nodeLabel(tree: Tree, names: readonly string[], index: number, depth?: number) {
  const node = names[index];
  if (!isEnd(tree[index], depth)) return node;
  return say("node-leaf", { node, value: leafText(tree[index]) });
}

export function TreeFields(props: TreeFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const space = useElementSize(box);
  const { width, height, content, middle } = drawFields(props, space);
  const isMore = space.width > 0 && (width > space.width + 1 || height > space.height + 1);
  useLayoutEffect(() => {
    if (isMore && middle !== undefined && box.current)
      box.current.scrollLeft = middle - space.width / 2;
  }, [middle, space]);
  return (
    <div class="tree-stage">
      <div
        ref={box}
        dir="ltr"
        class={`tree-box ${props.children ? "tree-fields-box" : ""} ${isMore ? "has-more" : ""}`}
        role="group"
        aria-label={say("practise-drawing")}
        // The keyboard must reach what scrolls.
        tabIndex={isMore ? 0 : undefined}
      >
        {content}
      </div>
      <p class="scroll-cue explained" hidden={!isMore}>
        {say("practise-scroll-cue")}
      </p>
    </div>
  );
}

interface TreeFieldProps {
  node: number;
  box: FieldBox;
  label: string;
  value?: string;
  write: (text: string) => void;
  isDisabled: boolean;
  isWrong: boolean;
}

/** A field in a node of the tree. Long numbers get smaller letters. */
export function TreeField({ node, box, value = "", write, ...field }: TreeFieldProps) {
  return (
    <input
      type="text"
      name={String(node)}
      class={field.isWrong ? "tree-field wrong" : "tree-field"}
      style={{ ...box, fontSize: `min(16px, ${box.width} * 1.5 / ${value.length || 1})` }}
      dir="ltr"
      autoComplete="off"
      placeholder="?"
      form={FORM_ID}
      aria-label={field.label}
      aria-invalid={field.isWrong || undefined}
      aria-describedby={field.isWrong ? "verdict" : undefined}
      disabled={field.isDisabled}
      value={value}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

function drawFields(props: TreeFieldsProps, space: Extent) {
  const { tree, depth, knowledgeOf, textOf = () => "", here, children } = props;
  const fitted = fitTree(tree, space, children ? TOUCHED_SPACING : SEEN_SPACING);
  const { points, width, height } = fitted;
  const sizes = sizesOf(fitted, children !== undefined);
  const write = (index: number, knowledge: Knowledge) => {
    if (here?.isX && index === here.at) return "x";
    return isEnd(tree[index], depth) ? leafText(tree[index]) : textOf(index, knowledge);
  };
  const nodes = nodeStyle(tree, sizes.node, write, branchNumbers(tree));
  const parts = drawTree({
    ids: [...tree.keys()],
    parent: (index) => tree[index].parent,
    pointOf: (index) => points[index],
    // Buttons lie on the vertical part of a branch.
    style: children ? { ...nodes, edge: bentEdge, cut: () => [] } : nodes,
    knowledgeOf,
    marks: (index) => (index === here?.at ? ["here"] : []),
  });
  const drawn = children
    ? { class: "tree tree-fields-lines", "aria-hidden": "true" }
    : { class: "tree", role: "img", "aria-label": say("practise-tree-drawn") };
  const zoom = Math.max(1, Math.min(MOST_ZOOM, space.width / width, space.height / height));
  const content = (
    <div class="tree-fields" style={{ width: `${width}px`, height: `${height}px`, zoom }}>
      <Drawing svg={svgElement("svg", { ...drawn, width, height }, FILLS, ...parts)} />
      {children?.(boxesOn(props, fitted, nodes, sizes))}
    </div>
  );
  return { width, height, content, middle: here && points[here.at].x };
}

type TreeFit = ReturnType<typeof fitTree>;

/** Half the sizes of inner nodes and leaves, and the shapes of both. */
function sizesOf({ leastGap, across, down }: TreeFit, isTouched: boolean) {
  const inner = Math.min(HALF_NODE, Math.max(leastGap * 0.42, isTouched ? 16 : 0), down * 0.34);
  const leaf = Math.min(HALF_NODE, across * 0.46, down * 0.34);
  const node = {
    leaf: { wide: leaf * 0.9, high: leaf * 0.72 },
    inner: { wide: inner * 1.12, tip: inner, base: inner * 0.85 },
    text: 18,
    letter: Math.max(Math.min(13, leaf * 0.72), 9),
  };
  return { inner, leaf, node };
}

function boxesOn(
  { tree, knowledgeOf }: TreeFieldsProps,
  { points, across }: TreeFit,
  nodes: ReturnType<typeof nodeStyle>,
  { inner, leaf }: ReturnType<typeof sizesOf>,
): FieldBoxes {
  const put = (x: number, y: number, width: number) => ({
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
  });
  const uprightOf = (index: number) => {
    const { parent } = tree[index];
    const top = points[index].y + nodes.top(index);
    const knee = kneeOf(points[parent].y + nodes.bottom(parent, knowledgeOf(parent)), top);
    return (knee + top) / 2 + 2;
  };
  return {
    onBranch: (index) => put(points[index].x, uprightOf(index), Math.min(36, across - 2)),
    between: (left, right) => {
      const middle = (points[left].x + points[right].x) / 2;
      return put(middle, uprightOf(left), Math.min(44, across - 4));
    },
    inNode: (index) => {
      const { x, y } = points[index];
      return put(x, y + inner * (tree[index].player === "X" ? 0.2 : -0.24), inner * 1.2);
    },
    inLeaf: (index) => put(points[index].x, points[index].y, leaf * 1.6),
  };
}

const kneeOf = (from: number, to: number) => to - (to - from) * 0.62;

function bentEdge(from: NodePoint, to: NodePoint) {
  const [x, top] = [rounded(to.x), rounded(to.y)];
  return `M${rounded(from.x)} ${rounded(from.y)}L${x} ${rounded(kneeOf(from.y, to.y))}V${top}`;
}
