/** Checks that the subject of a place can be seen: its height, and what cuts or covers it. */

/** @import { Page } from "@playwright/test" */

/**
 * A selector, and what has to be visible of its elements.
 * @typedef {object} Seen
 * @property {string} of The selector. There has to be one such element at least, and all of them count.
 * @property {number} [least] The least height in pixels of what is seen of it; without it, all of it is.
 * @property {boolean} [now] Where it is, without scrolling to it.
 */

/**
 * Describes the subjects that cannot be seen; empty if all can be seen.
 * @param {Page} page
 * @param {readonly Seen[]} subjects
 * @returns {Promise<string[]>}
 */
export function unseen(page, subjects) {
  return page.evaluate((subjects) => {
    /** @type {string[]} */
    const faults = [];
    const wide = document.documentElement.clientWidth;
    // A page that is too wide is shown smaller on a phone.
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > wide) faults.push(`the page is ${scrollWidth} wide, the screen ${wide}`);

    // An element taller than the space between the bars is always partly under one of them.
    const bars = [...document.querySelectorAll(".site-bar, .places")]
      .filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position))
      .map((bar) => bar.getBoundingClientRect());
    const room = {
      top: Math.max(0, ...bars.filter(({ top }) => top <= 0).map(({ bottom }) => bottom)),
      bottom: Math.min(innerHeight, ...bars.filter(({ top }) => top > 0).map(({ top }) => top)),
    };

    /** The part of an element that nothing clips. @param {Element} element */
    function inside(element) {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      const cut = (
        /** @type {DOMRect | { left: number, top: number, right: number, bottom: number }} */ box,
      ) => {
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      };
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(above);
        const clips = overflowX !== "visible" || overflowY !== "visible";
        if (clips && above !== document.body) cut(above.getBoundingClientRect());
        if (position === "fixed") break;
      }
      const tall = element.getBoundingClientRect().height > room.bottom - room.top;
      cut({ left: 0, top: 0, right: wide, bottom: innerHeight, ...(tall && room) });
      return { left, top, width: right - left, height: bottom - top };
    }

    /**
     * Names what covers an element, at points all over its visible part.
     * @param {Element} element
     * @param {ReturnType<typeof inside>} seen
     */
    function over(element, { left, top, width, height }) {
      // Parts of one drawing may cover each other.
      const drawing = element.closest("svg") ?? element;
      // A neighbour may share the edge of an element.
      const at = (
        /** @type {number} */ from,
        /** @type {number} */ size,
        /** @type {number} */ part,
      ) => from + 2 + (size - 4) * part;
      for (const down of [0, 0.25, 0.5, 0.75, 1]) {
        for (const across of [0, 0.25, 0.5, 0.75, 1]) {
          const hit = document.elementFromPoint(at(left, width, across), at(top, height, down));
          if (hit && !drawing.contains(hit) && !hit.contains(element)) return hit;
        }
      }
      return null;
    }

    const nameOf = (/** @type {Element} */ element) => element.outerHTML.slice(0, 60);
    // Elements that are seen without scrolling come first.
    const order = [...subjects].sort((one, other) => Number(!one.now) - Number(!other.now));
    for (const { of, least, now } of order) {
      const found = [...document.querySelectorAll(of)].filter(
        (one) => one.getClientRects().length > 0,
      );
      if (found.length === 0) faults.push(`there is no ${of}`);
      for (const element of found) {
        if (!now) element.scrollIntoView({ block: "center", inline: "nearest" });
        const all = element.getBoundingClientRect();
        const part = inside(element);
        const { width, height } = part;
        const seen = `${Math.floor(width)}×${Math.floor(height)} px`;
        const whole = `${Math.ceil(all.width)}×${Math.ceil(all.height)}`;
        const missing = width < all.width - 1.5 || height < (least ?? all.height - 1.5);
        if (missing || height <= 0) {
          faults.push(`${of}: ${seen} of ${whole} are seen, at least ${least ?? "all"}`);
          continue;
        }
        const covering = over(element, part);
        if (covering) faults.push(`${of}: ${nameOf(covering)} lies over it`);
      }
    }
    return [...new Set(faults)];
  }, subjects);
}
