/** Lets a reader change a figure's tree by dragging, keys or buttons. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Drawing, textIn, type Extras } from "../../ui/drawing.tsx";
import { Button } from "../../page/buttons.tsx";
import { useWords } from "../../ui/words.tsx";
import { pathText } from "../../parts/search/branches.ts";
import { HANDLE_KINDS, pathBeside, type HandleKind } from "./handle-kinds.ts";
import { idOf, withParts } from "./prediction.tsx";
import { nodesOf, type TreePath, type WrittenNode } from "../subject/written-tree.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { FigureState } from "./figure-state.ts";

/**
 * The chosen node. `takesFocus` is true if the node gets the focus once the next tree is drawn, and
 * false if the button that changed it keeps the focus.
 */
export type ChosenHandle = { path?: TreePath; takesFocus?: boolean };

export interface HandleProps {
  state: FigureState;
  choice: ChosenHandle;
  choose: (choice: ChosenHandle) => void;
}

/** Finds the nodes that a reader can change, and the chosen one. */
function handlesOf({ state, choice, choose }: HandleProps) {
  // The drawing can be a step behind if keys are pressed quickly, so it is not read.
  const { tree = "", drag = "leaf" } = state.subject;
  const kind = HANDLE_KINDS[drag];
  const nodes = nodesOf(tree);
  const nodeAt = (path?: TreePath) => nodes.find((node) => node.path.join() === path?.join());
  /** @returns The steps by which the node has changed. */
  function change(node: WrittenNode, steps: number, takesFocus = false) {
    const changed = kind.change(tree, node, steps);
    if (!changed) return 0;
    choose({ path: changed.path, takesFocus });
    state.change(changed.tree);
    return changed.by;
  }
  return { kind, nodes, nodeAt, chosen: nodeAt(choice.path), change };
}

const nameOf = ({ word }: HandleKind, node: WrittenNode, { say, number }: Words) =>
  say(word(node), { path: pathText(node.path, number) });

/** A tree whose nodes can be dragged, or moved by keys. @param signs Marks of the prediction. */
export function HandleDrawing(props: HandleProps & { signs?: Extras }) {
  const { state, choice, choose, signs } = props;
  const { view, subject } = state;
  const { words } = useWords();
  const { kind, nodes, nodeAt, chosen, change } = handlesOf(props);
  const elements = useRef<Map<number, SVGGElement>>(new Map()).current;
  const elementOf = (node?: WrittenNode) => elements.get(node?.id ?? NaN);
  const focus = (node?: WrittenNode) => elementOf(node)?.focus({ preventScroll: true });
  // A moved branch may be another element. It gets the focus before the next key can come.
  useLayoutEffect(() => {
    if (!choice.takesFocus || view.subject !== subject) return;
    choose({ path: choice.path });
    focus(chosen);
  });
  /** The middle of a handle, in pixels from the left. */
  const middle = (node?: WrittenNode) => elementOf(node)?.getScreenCTM()?.e ?? NaN;
  const { start, dragging } = useDrag(kind, (away) => {
    if (!chosen) return 0;
    const next = nodeAt(pathBeside(chosen.path, away > 0 ? 1 : -1));
    const pixels = kind.pixels ?? Math.abs(middle(next) - middle(chosen));
    const steps = Math.round(away / pixels);
    // There is no branch beside the last one.
    return steps ? change(chosen, steps, true) * pixels : 0;
  });
  const extras: Extras = (svg) => {
    const node: WrittenNode | undefined = nodes[idOf(svg)];
    if (!node || !kind.isHandle(node)) return undefined;
    const handlers = handlersOf(kind, {
      choose: () => choose({ path: node.path }),
      press(event) {
        // A finger gives no focus by itself, since its touch scrolls nothing.
        focus(node);
        start(event);
      },
      change: (steps) => change(node, steps, true),
    });
    const attributes = kind.attributes(node, nameOf(kind, node, words), textIn(svg));
    const ref = (element: SVGGElement | null) => element && elements.set(node.id, element);
    return { props: { ...attributes, ...handlers, ref }, ...signs?.(svg) };
  };
  return <Drawing svg={view.drawing} extras={withParts(extras, dragging)} />;
}

interface Acts {
  choose: () => void;
  press: (event: PointerEvent) => void;
  change: (steps: number) => void;
}

/** Makes a handle follow a pointer, a finger and keys. */
function handlersOf({ keys }: HandleKind, { choose, press, change }: Acts) {
  return {
    tabindex: 0,
    onFocus: choose,
    // Within a drawing, browsers ignore `touch-action`: a touch would scroll the page.
    onTouchStart: (event: TouchEvent) => event.cancelable && event.preventDefault(),
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      choose();
      press(event);
    },
    onKeyDown(event: KeyboardEvent) {
      const by = keys[event.key];
      if (by === undefined) return;
      event.preventDefault();
      change(by);
    },
  };
}

/** Says which node is chosen, and has buttons that change it. */
export function HandleButtons(props: HandleProps) {
  const { state, choice, choose } = props;
  const { words, say, numeral } = useWords();
  const { kind, nodes, chosen, change } = handlesOf(props);
  const [hint, less, more] = kind.words;
  function reset() {
    // The pressed button disappears, so a node gets the focus.
    choose({ path: (chosen ?? nodes.find(kind.isHandle))?.path, takesFocus: true });
    state.reset();
  }
  const value = chosen && chosen.leaf !== null ? `: ${numeral(chosen.leaf)}` : "";
  return (
    <div class="figure-handles no-print">
      {/* A node with the focus is announced itself. */}
      <span aria-live={choice.takesFocus === false ? "polite" : "off"}>
        {chosen ? nameOf(kind, chosen, words) + value : say(hint)}
      </span>
      {chosen && <Button say={less} press={() => change(chosen, -1)} />}
      {chosen && <Button say={more} press={() => change(chosen, 1)} />}
      {state.isChanged && <Button say="start-over" press={reset} />}
    </div>
  );
}

/** @param move Receives the pixels of a drag. Returns how many of them have had an effect. */
function useDrag({ pointerAt }: HandleKind, move: (pixels: number) => number) {
  const from = useRef<number | null>(null);
  const end = () => (from.current = null);
  const dragging = {
    // On the drawing, because the pressed element may become another branch during the drag.
    onPointerDown({ currentTarget, pointerId }: { currentTarget: Element; pointerId: number }) {
      if (from.current !== null) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== null) from.current += move(pointerAt(event) - from.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { start: (event: PointerEvent) => (from.current = pointerAt(event)), dragging };
}
