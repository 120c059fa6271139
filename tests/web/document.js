/**
 * A document for components, without a browser: it has elements, events and the focus, but nothing is laid out. Import it
 * before any component.
 */
import { Window } from "happy-dom";

export const window = new Window({ url: "http://localhost/" });

/** All elements are as wide as this, in pixels: enough for a chart. */
const WIDTH = 800;

Object.assign(globalThis, {
  window,
  document: window.document,
  location: window.location,
  // A wide screen, and a mouse.
  matchMedia: (/** @type {string} */ query) => ({ matches: query.includes("width >=") }),
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  scrollTo() {},
  requestAnimationFrame: (/** @type {() => void} */ draw) => setImmediate(draw),
  cancelAnimationFrame: clearImmediate,
  ResizeObserver: class {
    /** @param {() => void} hears */
    constructor(hears) {
      this.observe = () => void setImmediate(hears);
    }
    disconnect() {}
  },
});

Object.defineProperty(window.HTMLElement.prototype, "clientWidth", { get: () => WIDTH });

// A browser takes a number, too.
const { prototype } = window.HTMLSelectElement;
const value = /** @type {PropertyDescriptor} */ (
  Object.getOwnPropertyDescriptor(prototype, "value")
);
Object.defineProperty(prototype, "value", {
  ...value,
  set(chosen) {
    value.set?.call(this, String(chosen));
  },
});
