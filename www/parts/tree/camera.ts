/** How large a tree is drawn on a stage, and which part of it is in view. Pure. */

/** @import { Grain, NodePlace, Size, CameraView } from "./types.d.ts" */

/** Pixels a unit: what is smaller cannot be read, what is larger shouts, unless the stage is huge. */
const SCALES = { least: 0.65, most: 1.5, wide: 800 };
/** The part of the view, from its edge, that the search may not enter without the camera moving. */
const EDGE = 0.15;

/** @param {number} value @param {readonly [number, number]} range */
const within = (value, [least, most]) => Math.max(least, Math.min(most, value));

/**
 * How far apart the nodes are drawn, so that the tree fills the stage if it fits there.
 * @param {Grain} grain
 * @param {{ columns: number, rows: number }} layout
 * @param {Size} stage In pixels.
 * @returns {{ scale: number, across: number, down: number, width: number, height: number, fits: boolean }} The
 * size is the whole drawing's, in its own units; it fits if all of it can be read on the stage.
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
    fits: fits >= SCALES.least,
  };
}

/**
 * The view with a drawing in its middle.
 * @param {Size} drawn In its own units.
 * @param {number} scale
 * @param {Size} stage In pixels.
 * @returns {CameraView}
 */
export function centred(drawn, scale, stage) {
  const view = { width: stage.width / scale, height: stage.height / scale };
  return { ...view, x: (drawn.width - view.width) / 2, y: (drawn.height - view.height) / 2 };
}

/**
 * A view that the visitor chose, moved just so far that a place is well within it.
 * @param {CameraView} view
 * @param {NodePlace} place
 * @returns {CameraView}
 */
export function followed(view, { x, y }) {
  /** @param {number} from @param {number} size @param {number} at */
  const move = (from, size, at) => within(from, [at - size * (1 - EDGE), at - size * EDGE]);
  return { ...view, x: move(view.x, view.width, x), y: move(view.y, view.height, y) };
}
