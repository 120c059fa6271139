/** How large a tree is drawn on a stage, and which part of it is in view. Pure. */

/** @import { Grain, View } from "./types.d.ts" */

/** Pixels a unit: what is smaller cannot be read, what is larger shouts, unless the stage is huge. */
const SCALES = { least: 0.8, most: 1.5, wide: 800 };
/** The part of the view, from its edge, that the search may not enter without the camera moving. */
const EDGE = 0.15;

/** The least room above the root. */
const TOP = 6;

/** @param {number} value @param {readonly [number, number]} range */
const within = (value, [least, most]) => Math.max(least, Math.min(most, value));

/**
 * How far apart the nodes are drawn, so that the tree fills the stage if it fits there.
 * @param {Grain} grain
 * @param {{ columns: number, rows: number }} layout
 * @param {{ width: number, height: number }} stage In pixels.
 * @returns {{ scale: number, across: number, down: number, width: number, height: number }} The size is
 * the whole drawing's, in its own units.
 */
export function spacing(grain, { columns, rows }, stage) {
  const gaps = [columns - 1, rows - 1];
  const least = [grain.width + gaps[0] * grain.across[0], grain.height + gaps[1] * grain.down[0]];
  const fits = Math.min(stage.width / least[0], stage.height / least[1]);
  const most = Math.max(SCALES.most, stage.width / SCALES.wide);
  const scale = within(fits, [SCALES.least, most]);
  const across = within((stage.width / scale - grain.width) / Math.max(gaps[0], 1), grain.across);
  const down = within((stage.height / scale - grain.height) / Math.max(gaps[1], 1), grain.down);
  return {
    scale,
    across,
    down,
    width: grain.width + gaps[0] * across,
    height: grain.height + gaps[1] * down,
  };
}

/**
 * The view of a whole drawing in the middle of the stage, or of its top if it does not fit.
 * @param {{ scale: number, width: number, height: number }} drawn
 * @param {{ width: number, height: number }} stage In pixels.
 * @returns {View}
 */
export function firstView({ scale, width, height }, stage) {
  const view = { width: stage.width / scale, height: stage.height / scale };
  return {
    ...view,
    x: (width - view.width) / 2,
    y: Math.min((height - view.height) / 2, -TOP),
  };
}

/**
 * The view moved just so far that a place is well within it; not at all where the whole drawing is in
 * view.
 * @param {View} view
 * @param {{ x: number, y: number }} place
 * @param {{ width: number, height: number }} whole The size of the drawing.
 * @returns {View}
 */
export function follow(view, place, whole) {
  /**
   * @param {number} from
   * @param {number} size
   * @param {number} at
   * @param {number} all
   */
  const move = (from, size, at, all) =>
    from <= 0 && from + size >= all
      ? from
      : within(from, [at - size * (1 - EDGE), at - size * EDGE]);
  return {
    ...view,
    x: move(view.x, view.width, place.x, whole.width),
    y: move(view.y, view.height, place.y, whole.height),
  };
}

/**
 * The view moved just so far that the first of some boxes is whole in it, and of the others, in order,
 * those for which there is room as well.
 * @param {View} view
 * @param {readonly View[]} boxes
 * @returns {View}
 */
export function frame(view, boxes) {
  /** @param {number} from @param {number} size @param {readonly [number, number][]} spans */
  const move = (from, size, spans) => {
    const [start, end] = spans.reduce((all, span) => {
      const both = /** @type {[number, number]} */ ([
        Math.min(all[0], span[0]),
        Math.max(all[1], span[1]),
      ]);
      return both[1] - both[0] <= size ? both : all;
    });
    return within(from, [end - size, start]);
  };
  const across = boxes.map(({ x, width }) => /** @type {[number, number]} */ ([x, x + width]));
  const down = boxes.map(({ y, height }) => /** @type {[number, number]} */ ([y, y + height]));
  return { ...view, x: move(view.x, view.width, across), y: move(view.y, view.height, down) };
}
