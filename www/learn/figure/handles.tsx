/**
 * Lets a reader change a figure's tree by dragging, keys or buttons: a leaf's number up or down, or
 * the order of the branches sideways.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { textIn, type Dress } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { idOf } from "./prediction.tsx";
import { nodesOf, withLeaf, withMoved } from "./written-tree.ts";
import type { Walk } from "./walk.ts";

/** The pixels by which a leaf is dragged to change by one. */
const PIXELS = 10;
/** Longer numbers do not fit the drawing. */
const [LEAST, MOST] = [-99, 99];

/** The tree is drawn from left to right in every language. */
const BRANCH_KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const LEAF_KEYS: typeof BRANCH_KEYS = { ...BRANCH_KEYS, ArrowUp: 1, ArrowDown: -1 };

type NodePath = readonly number[];

/** Reads and changes the tree of a figure. Keeps the node that the buttons change, and the focus. */
function useTree(walk: Walk) {
  const [chosen, choose] = useState<NodePath | null>(null);
  const elements = useRef<Map<number, SVGGElement>>(new Map());
  const wantsFocus = useRef(false);
  // The drawing can be a step behind if keys are pressed quickly, so it is not read.
  const { tree = "", drag } = walk.subject;
  const isLeaf = drag === "leaf";
  const nodes = drag ? nodesOf(tree) : [];
  const indexOf = (way: NodePath) => nodes.findIndex((node) => node.way.join() === way.join());
  const elementOf = (way: NodePath) => elements.current.get(indexOf(way));
  const focus = (way: NodePath) => elementOf(way)?.focus({ preventScroll: true });
  const leafAt = (way: NodePath) => nodes[indexOf(way)]?.leaf ?? 0;
  const node = chosen === null ? undefined : nodes[indexOf(chosen)];

  // A moved branch may be another element. It gets the focus before the next key can come.
  useLayoutEffect(() => {
    if (!wantsFocus.current || !chosen || walk.shown.subject !== walk.subject) return;
    wantsFocus.current = false;
    focus(chosen);
  });

  function setLeaf(way: NodePath, value: number) {
    const held = Math.max(LEAST, Math.min(MOST, value));
    if (held !== leafAt(way)) walk.change(withLeaf(tree, way, held));
  }
  function moveBranch(way: NodePath, by: 1 | -1) {
    const moved = withMoved(tree, way, by);
    if (moved === null) return;
    choose([...way.slice(0, -1), way[way.length - 1] + by]);
    walk.change(moved);
  }
  function reset() {
    // The pressed button disappears, so a node gets the focus.
    const first = nodes.find(({ way, leaf }) => (isLeaf ? leaf !== null : way.length > 0));
    if (!chosen && first) focus(first.way);
    wantsFocus.current = true;
    walk.reset();
  }
  return {
    ...{ isLeaf, nodes, leafAt, setLeaf, moveBranch, reset },
    ...{ chosen, node, choose, elements, elementOf, focus },
    change: (way: NodePath, by: 1 | -1) =>
      isLeaf ? setLeaf(way, leafAt(way) + by) : moveBranch(way, by),
    keepFocus: () => (wantsFocus.current = true),
  };
}

type Tree = ReturnType<typeof useTree>;

/** Changes the chosen node while a pointer drags it. */
function useDrag({ chosen, isLeaf, elementOf, leafAt, setLeaf, moveBranch, keepFocus }: Tree) {
  const drag = useRef<{ x: number; y: number; value: number } | null>(null);
  /** The middle of a handle, in pixels from the left. */
  const middle = (way: NodePath) => elementOf(way)?.getScreenCTM()?.e;
  function follow({ clientX, clientY }: PointerEvent) {
    const from = drag.current;
    if (from === null || chosen === null) return;
    if (isLeaf) return setLeaf(chosen, from.value + Math.round((from.y - clientY) / PIXELS));
    const by = clientX > from.x ? 1 : -1;
    const next = [...chosen.slice(0, -1), chosen[chosen.length - 1] + by];
    const [here, there] = [middle(chosen), middle(next)];
    if (here === undefined || there === undefined) return;
    if (Math.abs(clientX - from.x) < Math.abs(there - here) / 2) return;
    drag.current = { ...from, x: from.x + there - here };
    keepFocus();
    moveBranch(chosen, by);
  }
  return {
    begin(way: NodePath, { clientX, clientY }: PointerEvent) {
      drag.current = { x: clientX, y: clientY, value: leafAt(way) };
    },
    // On the picture: what is pressed may come to stand for another branch while one drags.
    hears: {
      onPointerDown({ currentTarget, pointerId }: { currentTarget: Element; pointerId: number }) {
        if (drag.current) currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove: follow,
      onPointerUp: () => (drag.current = null),
      onPointerCancel: () => (drag.current = null),
    },
  };
}

/** The listeners of a node that can be dragged or moved by keys. @param id In the drawing. */
function handleProps(tree: Tree, begin: (event: PointerEvent) => void, id: number, way: NodePath) {
  const { choose, elements, focus } = tree;
  const keys = tree.isLeaf ? LEAF_KEYS : BRANCH_KEYS;
  return {
    tabindex: 0,
    ref: (element: SVGGElement | null) => element && elements.current.set(id, element),
    onFocus: () => choose(way),
    // Within a drawing, browsers ignore `touch-action`: a touch would scroll the page.
    onTouchStart: (event: TouchEvent) => event.cancelable && event.preventDefault(),
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      choose(way);
      // A finger gives no focus by itself, since its touch scrolls nothing.
      focus(way);
      begin(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = keys[event.key];
      if (by === undefined) return;
      event.preventDefault();
      tree.keepFocus();
      tree.change(way, by);
    },
  };
}

export function useHandles(walk: Walk) {
  const { say, number, figure } = useWords();
  const tree = useTree(walk);
  const { begin, hears } = useDrag(tree);
  const { node, isLeaf, nodes } = tree;
  const nameOf = ({ way, leaf }: (typeof nodes)[number]) =>
    say(leaf === null ? "figure-branch" : "figure-leaf", {
      path: way.map((branch) => number(branch)).join("."),
    });

  const dress: Dress = (shape) => {
    // A picture (`img`) would hide its parts from the focus, a group does not.
    if (shape.tag === "svg") return { props: { role: "group" } };
    const id = idOf(shape);
    const own = nodes[id];
    if (!own || own.way.length === 0 || (isLeaf && own.leaf === null)) return undefined;
    const name = nameOf(own);
    const slider = {
      ...{ role: "slider", "aria-label": name, "aria-orientation": "vertical" },
      ...{ "aria-valuenow": own.leaf, "aria-valuemin": LEAST, "aria-valuemax": MOST },
    };
    const branch = { role: "button", "aria-label": `${name}: ${textIn(shape)}` };
    const handle = handleProps(tree, (event) => begin(own.way, event), id, own.way);
    return { props: { ...(isLeaf ? slider : branch), ...handle } };
  };
  const told = node
    ? nameOf(node) + (isLeaf ? `: ${figure(node.leaf ?? 0)}` : "")
    : say(isLeaf ? "figure-drag-leaf" : "figure-drag-branch");
  const [less, more] = isLeaf ? (["lower", "raise"] as const) : (["to-left", "to-right"] as const);
  const button = (name: typeof less | typeof more | "reset", does: () => void) => (
    <button type="button" onClick={does}>
      {say(`figure-${name}`)}
    </button>
  );
  const controls = (
    <div class="handles">
      <span aria-live="polite">{told}</span>
      {node && button(less, () => tree.change(node.way, -1))}
      {node && button(more, () => tree.change(node.way, 1))}
      {walk.isChanged && button("reset", tree.reset)}
    </div>
  );
  return { dress, hears, controls };
}
