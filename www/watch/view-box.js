/** Panning and zooming a drawing by mouse, touch and keys, through its viewBox. */

const ZOOM = 1.2;
/** Part of the view that an arrow key moves by. */
const PAN = 0.15;
/** A press that moves less than this many pixels is a click. */
const CLICK = 5;

export class ViewBox {
  #drawing;
  #view = { x: 0, y: 0, width: 1, height: 1 };
  #all = { width: 1, height: 1 };

  /**
   * @param {SVGSVGElement} drawing
   * @param {(x: number, y: number) => void} click Told in the drawing's own units.
   */
  constructor(drawing, click) {
    this.#drawing = drawing;
    drawing.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    drawing.addEventListener("keydown", (event) => this.#key(event));
    this.#drag(click);
  }

  /** Brings a whole drawing of this size into view. @param {number} width @param {number} height */
  fit(width, height) {
    this.#all = { width, height };
    this.#set({ x: -8, y: -8, width: width + 16, height: height + 16 });
  }

  /** @param {{ x: number, y: number, width: number, height: number }} view */
  #set(view) {
    this.#view = view;
    const { x, y, width, height } = view;
    this.#drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] What stays in its place. */
  #zoom(factor, x = this.#view.x + this.#view.width / 2, y = this.#view.y + this.#view.height / 2) {
    const { x: left, y: top, width, height } = this.#view;
    this.#set({
      x: x - (x - left) * factor,
      y: y - (y - top) * factor,
      width: width * factor,
      height: height * factor,
    });
  }

  /** @param {number} x @param {number} y In parts of the view. */
  #pan(x, y) {
    const { width, height } = this.#view;
    this.#set({ ...this.#view, x: this.#view.x + x * width, y: this.#view.y + y * height });
  }

  /** @param {MouseEvent} event */
  #at({ clientX, clientY }) {
    const matrix = this.#drawing.getScreenCTM()?.inverse();
    return new DOMPoint(clientX, clientY).matrixTransform(matrix);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const { x, y } = this.#at(event);
    this.#zoom(ZOOM ** Math.sign(event.deltaY), x, y);
  }

  /** @param {(x: number, y: number) => void} click */
  #drag(click) {
    const drawing = this.#drawing;
    /** The pointers that are down, and how far the first has moved. @type {Map<number, PointerEvent>} */
    const down = new Map();
    let moved = 0;
    drawing.addEventListener("pointerdown", (event) => {
      drawing.setPointerCapture(event.pointerId);
      if (down.size === 0) moved = 0;
      down.set(event.pointerId, event);
    });
    drawing.addEventListener("pointermove", (event) => {
      const before = down.get(event.pointerId);
      if (!before) return;
      const other = [...down.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      moved += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
      if (other) this.#pinch(other, before, event);
      else this.#slide(before, event);
      down.set(event.pointerId, event);
    });
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
      drawing.addEventListener(kind, (event) => {
        const pressed = down.delete(event.pointerId);
        if (!pressed || kind === "pointercancel" || moved > CLICK || down.size > 0) return;
        const { x, y } = this.#at(event);
        click(x, y);
      });
    }
  }

  /** @param {PointerEvent} before @param {PointerEvent} event */
  #slide(before, event) {
    const [from, to] = [this.#at(before), this.#at(event)];
    this.#set({ ...this.#view, x: this.#view.x + from.x - to.x, y: this.#view.y + from.y - to.y });
  }

  /** Two fingers: what is between them grows as they part. @param {PointerEvent} still @param {PointerEvent} before @param {PointerEvent} event */
  #pinch(still, before, event) {
    const apart = (/** @type {PointerEvent} */ other) =>
      Math.max(Math.hypot(other.clientX - still.clientX, other.clientY - still.clientY), 1);
    const { x, y } = this.#at(still);
    this.#zoom(apart(before) / apart(event), x, y);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.#pan(-PAN, 0),
      ArrowRight: () => this.#pan(PAN, 0),
      ArrowUp: () => this.#pan(0, -PAN),
      ArrowDown: () => this.#pan(0, PAN),
      "+": () => this.#zoom(1 / ZOOM),
      "-": () => this.#zoom(ZOOM),
      Home: () => this.fit(this.#all.width, this.#all.height),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }
}
