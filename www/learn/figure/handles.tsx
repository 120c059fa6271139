/** Lets a reader change a figure's tree by dragging, keys or buttons. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { textIn, type Dress } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { HANDLE_KINDS, wayBeside, type HandleKind } from "./handle-kinds.ts";
import { idOf, withParts } from "./parts.ts";
import { nodesOf, pathText, type Way, type WrittenNode } from "./written-tree.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { Walk } from "./walk.ts";

type Handles = ReturnType<typeof useHandles>;

/** Keeps the chosen node of a figure's tree, and changes the tree. */
export function useHandles(walk: Walk) {
  // The drawing can be a step behind if keys are pressed quickly, so it is not read.
  const { tree = "", drag } = walk.subject;
  const kind = HANDLE_KINDS[drag ?? "leaf"];
  const nodes = drag ? nodesOf(tree) : [];
  const nodeAt = (way?: Way) => nodes.find((node) => node.way.join() === way?.join());
  const [way, choose] = useState<Way>();
  const chosen = nodeAt(way);
  const { elements, middle, focus, focusLater } = useElements(walk, chosen);
  /** @returns The steps by which the node has changed. */
  function change(node: WrittenNode, steps: number) {
    const changed = kind.change(tree, node, steps);
    if (!changed) return 0;
    choose(changed.way);
    walk.change(changed.tree);
    return changed.by;
  }
  const { start, dragging } = useDrag(kind, (away) => {
    if (!chosen) return 0;
    const next = nodeAt(wayBeside(chosen.way, away > 0 ? 1 : -1));
    const pixels = kind.pixels ?? Math.abs(middle(next) - middle(chosen));
    const steps = Math.round(away / pixels);
    // There is no branch beside the last one.
    if (!steps) return 0;
    focusLater();
    return change(chosen, steps) * pixels;
  });
  function reset() {
    // The pressed button disappears, so a node gets the focus.
    if (!chosen) focus(nodes.find(kind.isHandle));
    focusLater();
    walk.reset();
  }
  const isChanged = walk.isChanged;
  return {
    ...{ kind, nodes, chosen, choose, change, reset, isChanged },
    ...{ elements, focus, focusLater, start, dragging },
  };
}

const nameOf = ({ way, leaf }: WrittenNode, { say, number }: Speech) =>
  say(leaf === null ? "figure-branch" : "figure-leaf", { path: pathText(way, number) });

/** Makes nodes of a drawing handles. */
export function handleDress(handles: Handles, words: Speech): Dress {
  const { kind, nodes, elements, choose, change, focus, focusLater, start, dragging } = handles;
  return withParts((shape) => {
    const node: WrittenNode | undefined = nodes[idOf(shape)];
    if (!node || !kind.isHandle(node)) return undefined;
    const props = {
      ...kind.attributes(node, nameOf(node, words), textIn(shape)),
      tabindex: 0,
      ref: (element: SVGGElement | null) => element && elements.set(node.id, element),
      onFocus: () => choose(node.way),
      // Within a drawing, browsers ignore `touch-action`: a touch would scroll the page.
      onTouchStart: (event: TouchEvent) => event.cancelable && event.preventDefault(),
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        choose(node.way);
        // A finger gives no focus by itself, since its touch scrolls nothing.
        focus(node);
        start(event);
      },
      onKeyDown(event: KeyboardEvent) {
        const by = kind.keys[event.key];
        if (by === undefined) return;
        event.preventDefault();
        focusLater();
        change(node, by);
      },
    };
    return { props };
  }, dragging);
}

/** Says which node is chosen, and has buttons that change it. */
export function HandleButtons({ kind, chosen, change, reset, isChanged }: Handles) {
  const { words, say, figure } = useWords();
  const [hint, less, more] = kind.words;
  const button = (id: MessageId, press: () => void) => (
    <button type="button" onClick={press}>
      {say(id)}
    </button>
  );
  const value = chosen && chosen.leaf !== null ? `: ${figure(chosen.leaf)}` : "";
  return (
    <div class="handles">
      <span aria-live="polite">{chosen ? nameOf(chosen, words) + value : say(hint)}</span>
      {chosen && button(less, () => change(chosen, -1))}
      {chosen && button(more, () => change(chosen, 1))}
      {isChanged && button("figure-reset", reset)}
    </div>
  );
}

/** The elements of the handles. One can get the focus at once, or once the next tree is drawn. */
function useElements({ shown, subject }: Walk, chosen?: WrittenNode) {
  const elements = useRef<Map<number, SVGGElement>>(new Map()).current;
  const wantsFocus = useRef(false);
  const elementOf = (node?: WrittenNode) => elements.get(node?.id ?? NaN);
  const focus = (node?: WrittenNode) => elementOf(node)?.focus({ preventScroll: true });
  // A moved branch may be another element. It gets the focus before the next key can come.
  useLayoutEffect(() => {
    if (!wantsFocus.current || !chosen || shown.subject !== subject) return;
    wantsFocus.current = false;
    focus(chosen);
  });
  const focusLater = () => void (wantsFocus.current = true);
  /** The middle of a handle, in pixels from the left. */
  const middle = (node?: WrittenNode) => elementOf(node)?.getScreenCTM()?.e ?? NaN;
  return { elements, middle, focus, focusLater };
}

/** @param move Receives the pixels of a drag. Returns how many of them have had an effect. */
function useDrag({ placeOf }: HandleKind, move: (pixels: number) => number) {
  const from = useRef<number | null>(null);
  const end = () => (from.current = null);
  const dragging = {
    // On the drawing: what is pressed may come to stand for another branch while one drags.
    onPointerDown({ currentTarget, pointerId }: { currentTarget: Element; pointerId: number }) {
      if (from.current !== null) currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== null) from.current += move(placeOf(event) - from.current);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { start: (event: PointerEvent) => (from.current = placeOf(event)), dragging };
}
