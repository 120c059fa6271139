/**
 * Provides a document for components, without a browser. It has elements, events and the focus, but
 * no layout. Import it before any component.
 */
import { Window } from "happy-dom";

export const window = new Window({ url: "http://localhost/" });

/** The size of every element in pixels: enough for a chart and for the tree of a search. */
const [WIDTH, HEIGHT] = [800, 600];

/**
 * Sets global values that a browser has. They replace those of Node.js.
 * @param {Record<string, unknown>} values
 */
export function provide(values) {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

provide({
  window,
  document: window.document,
  location: window.location,
  // A wide screen, a mouse, and reduced motion, because motion takes time.
  matchMedia: (/** @type {string} */ query) => ({
    matches: /width >=|reduced-motion/.test(query),
    addEventListener() {},
    removeEventListener() {},
  }),
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  scrollTo() {},
  // Letters have no width without a browser.
  OffscreenCanvas: class {
    getContext() {
      return null;
    }
  },
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

for (const { prototype } of [window.Element, window.HTMLElement]) {
  Object.defineProperties(prototype, {
    clientWidth: { get: () => WIDTH },
    clientHeight: { get: () => HEIGHT },
  });
}

// Browsers also accept a number as the value.
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
