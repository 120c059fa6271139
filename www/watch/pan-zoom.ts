/** Moves and zooms a drawing. A wheel alone scrolls the page. Touchpads send Ctrl with a pinch. */
import { useRef } from "preact/hooks";
import type { TargetedEvent } from "preact";

export const ZOOM = 1.25;
/** The share of the view by which Shift with an arrow key moves. */
const PAN = 0.15;
/** A press that moves by fewer pixels is a click. */
const CLICK = 5;

/** Positions are shares of the drawing's width and height. */
interface Actions {
  pan: (x: number, y: number) => void;
  /** Zooms in by a factor below 1, and keeps the given point in place. */
  zoom: (factor: number, x: number, y: number) => void;
  home: () => void;
  press?: () => void;
  click?: (event: PointerEvent) => void;
  hover?: (event: PointerEvent) => void;
}

type Place = { clientX: number; clientY: number };
type On<E extends Event> = TargetedEvent<Element, E>;

export function usePanZoom(actions: Actions) {
  /** `down` has the active pointers, `moved` the distance that they have moved, in pixels. */
  const { current: pressed } = useRef({ down: new Map<number, PointerEvent>(), moved: 0 });
  const { down } = pressed;
  function release(event: PointerEvent, click?: Actions["click"]) {
    if (down.delete(event.pointerId) && pressed.moved <= CLICK && down.size === 0) click?.(event);
  }
  return {
    onWheel(event: On<WheelEvent>) {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = shares(event, event);
      actions.zoom(ZOOM ** Math.sign(event.deltaY), x, y);
    },
    onKeyDown: (event: KeyboardEvent) => key(event, actions),
    onPointerDown(event: On<PointerEvent>) {
      actions.press?.();
      event.currentTarget.setPointerCapture(event.pointerId);
      if (down.size === 0) pressed.moved = 0;
      down.set(event.pointerId, event);
    },
    /** Moves the drawing with one pointer, and zooms it with two. */
    onPointerMove(event: On<PointerEvent>) {
      const before = down.get(event.pointerId);
      if (!before) return actions.hover?.(event);
      down.set(event.pointerId, event);
      pressed.moved += apart(event, before);
      const [from, to] = [shares(event, before), shares(event, event)];
      const still = [...down.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      if (!still) return actions.pan(from.x - to.x, from.y - to.y);
      const { x, y } = shares(event, still);
      actions.zoom(Math.max(apart(still, before), 1) / Math.max(apart(still, event), 1), x, y);
    },
    onPointerUp: (event: PointerEvent) => release(event, actions.click),
    onPointerCancel: (event: PointerEvent) => release(event),
  };
}

function key(event: KeyboardEvent, actions: Actions) {
  const zoomIn = () => actions.zoom(1 / ZOOM, 0.5, 0.5);
  const keys: Record<string, () => void> = {
    "+": zoomIn,
    "=": zoomIn,
    "-": () => actions.zoom(ZOOM, 0.5, 0.5),
    0: actions.home,
  };
  // Arrow keys alone step through the search.
  if (event.shiftKey) {
    keys.ArrowLeft = () => actions.pan(-PAN, 0);
    keys.ArrowRight = () => actions.pan(PAN, 0);
    keys.ArrowUp = () => actions.pan(0, -PAN);
    keys.ArrowDown = () => actions.pan(0, PAN);
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  keys[event.key]();
}

function shares({ currentTarget }: On<Event>, { clientX, clientY }: Place) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const apart = (one: Place, other: Place) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
