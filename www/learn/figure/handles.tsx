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

export function useHandles(walk: Walk) {
  const { say, number, figure } = useWords();
  /** The way to the node that the buttons change. */
  const [chosen, choose] = useState<NodePath | null>(null);
  const drag = useRef<{ x: number; y: number; value: number } | null>(null);
  const elements = useRef<Map<number, SVGGElement>>(new Map());
  const wantsFocus = useRef(false);
  // The drawing can be a step behind if keys are pressed quickly, so it is not read.
  const { tree = "", drag: kind } = walk.subject;
  const isLeaf = kind === "leaf";
  const nodes = kind ? nodesOf(tree) : [];
  const indexOf = (way: NodePath) => nodes.findIndex((node) => node.way.join() === way.join());
  const nodeAt = (way: NodePath | null) => (way === null ? undefined : nodes[indexOf(way)]);
  const focus = (way: NodePath) =>
    elements.current.get(indexOf(way))?.focus({ preventScroll: true });

  // A moved branch may be another element. It gets the focus before the next key can come.
  useLayoutEffect(() => {
    if (!wantsFocus.current || !chosen || walk.shown.subject !== walk.subject) return;
    wantsFocus.current = false;
    focus(chosen);
  });

  function setLeaf(way: NodePath, value: number) {
    const held = Math.max(LEAST, Math.min(MOST, value));
    if (held !== nodeAt(way)?.leaf) walk.change(withLeaf(tree, way, held));
  }
  function moveBranch(way: NodePath, by: 1 | -1) {
    const moved = withMoved(tree, way, by);
    if (moved === null) return;
    choose([...way.slice(0, -1), way[way.length - 1] + by]);
    walk.change(moved);
  }
  function change(way: NodePath, by: 1 | -1) {
    if (isLeaf) setLeaf(way, (nodeAt(way)?.leaf ?? 0) + by);
    else moveBranch(way, by);
  }
  /** The middle of a handle, in pixels from the left. */
  const middle = (way: NodePath) => elements.current.get(indexOf(way))?.getScreenCTM()?.e;
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
    wantsFocus.current = true;
    moveBranch(chosen, by);
  }
  function reset() {
    // The pressed button disappears, so a node gets the focus.
    const first = nodes.find(({ way, leaf }) => (isLeaf ? leaf !== null : way.length > 0));
    if (!chosen && first) focus(first.way);
    wantsFocus.current = true;
    walk.reset();
  }
  const nameOf = (way: NodePath, leaf: number | null) =>
    say(leaf === null ? "figure-branch" : "figure-leaf", {
      path: way.map((branch) => number(branch)).join("."),
    });

  const dress: Dress = (shape) => {
    // A picture (`img`) would hide its parts from the focus, a group does not.
    if (shape.tag === "svg") return { props: { role: "group" } };
    const id = idOf(shape);
    const { way = [], leaf = null } = nodes[id] ?? {};
    if (way.length === 0 || (isLeaf && leaf === null)) return undefined;
    const keys = isLeaf ? LEAF_KEYS : BRANCH_KEYS;
    const slider = {
      role: "slider",
      "aria-orientation": "vertical",
      "aria-valuenow": leaf,
      "aria-valuemin": LEAST,
      "aria-valuemax": MOST,
      "aria-label": nameOf(way, leaf),
    };
    const branch = { role: "button", "aria-label": `${nameOf(way, leaf)}: ${textIn(shape)}` };
    return {
      props: {
        ...(isLeaf ? slider : branch),
        tabindex: 0,
        ref: (element: SVGGElement | null) => element && elements.current.set(id, element),
        onFocus: () => choose(way),
        // Within a drawing, browsers ignore `touch-action`: a touch would scroll the page.
        onTouchStart: (event: TouchEvent) => event.cancelable && event.preventDefault(),
        onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
          if (button !== 0) return;
          choose(way);
          // A finger gives no focus by itself, since its touch scrolls nothing.
          focus(way);
          drag.current = { x: clientX, y: clientY, value: nodeAt(way)?.leaf ?? 0 };
        },
        onKeyDown: (event: KeyboardEvent) => {
          const by = keys[event.key];
          if (by === undefined) return;
          event.preventDefault();
          wantsFocus.current = true;
          change(way, by);
        },
      },
    };
  };
  const hears = {
    // On the picture: what is pressed may come to stand for another branch while one drags.
    onPointerDown({ currentTarget, pointerId }: { currentTarget: Element; pointerId: number }) {
      if (drag.current) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: follow,
    onPointerUp: () => (drag.current = null),
    onPointerCancel: () => (drag.current = null),
  };
  const node = nodeAt(chosen);
  const told = node
    ? nameOf(node.way, node.leaf) + (isLeaf ? `: ${figure(node.leaf ?? 0)}` : "")
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
      {node && button(less, () => change(node.way, -1))}
      {node && button(more, () => change(node.way, 1))}
      {walk.isChanged && button("reset", reset)}
    </div>
  );
  return { dress, hears, controls };
}
