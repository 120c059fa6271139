/**
 * Moving and zooming a drawing by mouse, touch and keys. A wheel alone scrolls the page, as it does
 * elsewhere; with Ctrl, as a pinch on a touchpad comes, it zooms.
 */

export const ZOOM = 1.25;
/** The part of the view that an arrow key moves by, with Shift. */
const PAN = 0.15;
/** A press that moves less than this many pixels is a click. */
const CLICK = 5;

/** What a drawing does when it is moved: shares are of its width and height. */
interface Moved {
  /** The view moves by these shares. */
  pan: (x: number, y: number) => void;
  /**
   * The view grows by a factor, below 1 to see more closely; the place at these shares stays where
   * it is.
   */
  zoom: (factor: number, x: number, y: number) => void;
  /** All of it comes into view. */
  home: () => void;
  click?: (event: PointerEvent) => void;
  hover?: (event: PointerEvent) => void;
}

type PointerKind = "pointerdown" | "pointermove" | "pointerup" | "pointercancel";

type Heard = Record<PointerKind, PointerEvent> & { wheel: WheelEvent; keydown: KeyboardEvent };

/** What hears the events of a mouse, of keys and of fingers. */
interface Drawing extends Element {
  addEventListener<K extends "wheel" | "keydown" | PointerKind>(
    kind: K,
    hears: (event: Heard[K]) => void,
    options?: AddEventListenerOptions,
  ): void;
}

export function panZoom(drawing: Drawing, moved: Moved) {
  const shares = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  drawing.addEventListener(
    "wheel",
    (wheel: WheelEvent) => {
      if (!wheel.ctrlKey && !wheel.metaKey) return;
      wheel.preventDefault();
      const { x, y } = shares(wheel);
      moved.zoom(ZOOM ** Math.sign(wheel.deltaY), x, y);
    },
    { passive: false },
  );
  drawing.addEventListener("keydown", (event: KeyboardEvent) => key(event, moved));
  drag(drawing, moved, shares);
}

function key(event: KeyboardEvent, moved: Moved) {
  const keys: Record<string, () => void> = {
    "+": () => moved.zoom(1 / ZOOM, 0.5, 0.5),
    "=": () => moved.zoom(1 / ZOOM, 0.5, 0.5),
    "-": () => moved.zoom(ZOOM, 0.5, 0.5),
    0: moved.home,
  };
  // The arrow keys alone step through the search.
  if (event.shiftKey) {
    keys.ArrowLeft = () => moved.pan(-PAN, 0);
    keys.ArrowRight = () => moved.pan(PAN, 0);
    keys.ArrowUp = () => moved.pan(0, -PAN);
    keys.ArrowDown = () => moved.pan(0, PAN);
  }
  if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  keys[event.key]();
}

/** One pointer moves, two pinch. */
function drag(
  drawing: Drawing,
  moved: Moved,
  shares: (event: { clientX: number; clientY: number }) => { x: number; y: number },
) {
  /** The pointers that are down. */
  const down: Map<number, PointerEvent> = new Map();
  let way = 0;
  const listen = (kind: PointerKind, does: (event: PointerEvent) => void) =>
    drawing.addEventListener(kind, does);
  listen("pointerdown", (event) => {
    drawing.setPointerCapture(event.pointerId);
    if (down.size === 0) way = 0;
    down.set(event.pointerId, event);
  });
  listen("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return moved.hover?.(event);
    const still = [...down.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    way += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    const [from, to] = [shares(before), shares(event)];
    if (!still) moved.pan(from.x - to.x, from.y - to.y);
    else {
      const { x, y } = shares(still);
      moved.zoom(apart(still, before) / apart(still, event), x, y);
    }
    down.set(event.pointerId, event);
  });
  for (const kind of ["pointerup", "pointercancel"] as const) {
    listen(kind, (event) => {
      const pressed = down.delete(event.pointerId);
      if (pressed && kind === "pointerup" && way <= CLICK && down.size === 0) moved.click?.(event);
    });
  }
}

function apart(one: PointerEvent, other: PointerEvent) {
  return Math.max(Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), 1);
}
