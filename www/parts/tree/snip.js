/** At a cut, the scissors close, and what they cut off falls and turns grey. */

/** Milliseconds, all in all. */
const TIME = 280;
/** By how much a blade opens, and how far it closes. */
const [OPEN, CLOSED] = [14, -37];

/** @param {SVGSVGElement} drawing Of a step that has just cut. */
export function snip(drawing) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  /** @param {string} selector @param {(index: number) => Keyframe[]} frames */
  const move = (selector, frames) =>
    [...drawing.querySelectorAll(selector)].forEach((element, index) =>
      element.animate(frames(index), { duration: TIME, easing: "ease-out" }),
    );
  move(".edge.fresh + .scissors .blade", (index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return [OPEN, CLOSED, 0].map((angle) => ({ rotate: `${side * angle}deg` }));
  });
  move(".edge.fresh, .fresh .shape", () => [{ stroke: "var(--ink)", offset: 0 }]);
  move(".node.fresh", () => [{ translate: "0 -7px", offset: 0 }]);
}
