/**
 * Moving and zooming a drawing by mouse, touch and keys. A wheel alone scrolls the page, as it does
 * elsewhere; with Ctrl, as a pinch on a touchpad comes, it zooms.
 */

export const ZOOM = 1.25;
/** The part of the view that an arrow key moves by, with Shift. */
const PAN = 0.15;
/** A press that moves less than this many pixels is a click. */
const CLICK = 5;

/**
 * What a drawing does when it is moved: shares are of its width and height.
 * @typedef {object} Moved
 * @property {(x: number, y: number) => void} pan The view moves by these shares.
 * @property {(factor: number, x: number, y: number) => void} zoom The view grows by a factor, below 1 to
 * see more closely; the place at these shares stays where it is.
 * @property {() => void} home All of it comes into view.
 * @property {(event: PointerEvent) => void} [click]
 * @property {(event: PointerEvent) => void} [hover]
 */

/**
 * @param {HTMLElement | SVGElement} drawing
 * @param {Moved} moved
 */
export function panZoom(drawing, moved) {
  /** @param {{ clientX: number, clientY: number }} event */
  const shares = ({ clientX, clientY }) => {
    const { left, top, width, height } = drawing.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  drawing.addEventListener(
    "wheel",
    (event) => {
      const wheel = /** @type {WheelEvent} */ (event);
      if (!wheel.ctrlKey && !wheel.metaKey) return;
      wheel.preventDefault();
      const { x, y } = shares(wheel);
      moved.zoom(ZOOM ** Math.sign(wheel.deltaY), x, y);
    },
    { passive: false },
  );
  drawing.addEventListener("keydown", (event) => key(/** @type {KeyboardEvent} */ (event), moved));
  drag(drawing, moved, shares);
}

/** @param {KeyboardEvent} event @param {Moved} moved */
function key(event, moved) {
  /** @type {Record<string, () => void>} */
  const keys = {
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

/**
 * One pointer moves, two pinch.
 * @param {HTMLElement | SVGElement} drawing
 * @param {Moved} moved
 * @param {(event: { clientX: number, clientY: number }) => { x: number, y: number }} shares
 */
function drag(drawing, moved, shares) {
  /** The pointers that are down. @type {Map<number, PointerEvent>} */
  const down = new Map();
  let way = 0;
  const listen = (/** @type {string} */ kind, /** @type {(event: PointerEvent) => void} */ does) =>
    drawing.addEventListener(kind, (event) => does(/** @type {PointerEvent} */ (event)));
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
  for (const kind of ["pointerup", "pointercancel"]) {
    listen(kind, (event) => {
      const pressed = down.delete(event.pointerId);
      if (pressed && kind === "pointerup" && way <= CLICK && down.size === 0) moved.click?.(event);
    });
  }
}

/** @param {PointerEvent} one @param {PointerEvent} other */
function apart(one, other) {
  return Math.max(Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), 1);
}
