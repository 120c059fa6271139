/** The tree on the stage: opened along the path, followed by a camera, moved and zoomed by hand. */
import { redraw } from "../../base/redraw.js";
import { shape } from "../../base/shape.js";
import { pathTo } from "../search/branches.js";
import { firstView, follow, frame, spacing } from "./camera.js";
import { shownAt } from "./visible-part.js";
import { panZoom } from "./pan-zoom.js";
import { layOutTree, placesOf } from "./layout.js";
import { drawSearch } from "./search-drawing.js";

/** @import { Branches, Look, Step } from "../search/types.d.ts" */
/** @import { Place, StageFigure, Subject, View } from "./types.d.ts" */

/** How far the visitor can zoom out and in. */
const ZOOMS = { least: 0.3, most: 6 };
/** Pixels between the drawing and the edge of the stage. */
const MARGIN = 8;
/** The room that a node's frame takes around it, in the drawing's units. */
const RIM = 3;
/** The columns and rows by which a tree is scaled that opens and closes: its nodes keep their size. */
const TYPICAL = { columns: 10, rows: 4 };

/** The same where the root has more branches than that. @param {Branches} branches */
const typical = (branches) => ({
  ...TYPICAL,
  columns: Math.max(TYPICAL.columns, branches.children(0).length),
});

export class TreeStage {
  #svg;
  /** The stage's, in pixels; 0 until it is laid out. */
  #size = { width: 0, height: 0 };
  /** @type {Subject | null} */
  #subject = null;
  /** @type {Step | null} */
  #step = null;
  /** What the visitor opened. @type {Set<number>} */
  #opened = new Set();
  /** What is drawn, and for a stage of which size. */
  #drawn = "";
  #space = { scale: 1, width: 0, height: 0 };
  /** @type {number[]} */
  #shown = [];
  /** The middles of the nodes that are shown. @type {Map<number, Place>} */
  #places = new Map();
  /** @type {View} */
  #view = { x: 0, y: 0, width: 1, height: 1 };
  /** By how much the visitor zoomed. */
  #zoomed = 1;

  /**
   * @param {SVGSVGElement} svg
   * @param {(id: number) => void} choose Called when a node is clicked.
   */
  constructor(svg, choose) {
    this.#svg = svg;
    panZoom(svg, {
      pan: (x, y) => {
        const { width, height } = this.#view;
        this.#look({ x: this.#view.x + x * width, y: this.#view.y + y * height });
      },
      zoom: (factor, x, y) => this.zoom(factor, x, y),
      home: () => this.home(),
      click: ({ clientX, clientY }) => {
        const node = document.elementFromPoint(clientX, clientY)?.closest("[data-id]");
        if (node && svg.contains(node)) choose(Number(node.getAttribute("data-id")));
      },
    });
    // Asking for the size at each step would lay the page out each time.
    new ResizeObserver(() => {
      this.#size = { width: svg.clientWidth, height: svg.clientHeight };
      this.home();
    }).observe(svg);
  }

  /** The nodes that are drawn, each after the one above it. */
  get shown() {
    return this.#shown;
  }

  /** @param {Subject} subject */
  show(subject) {
    this.#subject = { ...subject, figure: steady(subject.figure) };
    this.#opened = new Set();
    this.#places = new Map();
    this.#drawn = "";
    this.#step = null;
  }

  /** @param {Step} step */
  render(step) {
    const first = this.#step === null;
    this.#step = step;
    if (first) this.home();
    else this.#follow();
  }

  /** Opens a node, or closes it, whatever the search does. @param {number} id */
  toggle(id) {
    if (this.#opened.has(id)) this.#opened.delete(id);
    else this.#opened.add(id);
    this.#follow();
  }

  /** Brings a node into view. @param {number} id */
  lookAt(id) {
    const place = this.#places.get(id);
    if (place) this.#look(follow(this.#view, place, this.#space));
  }

  /** @param {number} factor Below 1 to see more closely. @param {number} [x] @param {number} [y] */
  zoom(factor, x = 0.5, y = 0.5) {
    const zoomed = Math.max(ZOOMS.least, Math.min(ZOOMS.most, this.#zoomed / factor));
    const grown = this.#zoomed / zoomed;
    this.#zoomed = zoomed;
    const { width, height } = this.#view;
    this.#look({
      x: this.#view.x + x * width * (1 - grown),
      y: this.#view.y + y * height * (1 - grown),
      width: width * grown,
      height: height * grown,
    });
  }

  /** The view as it is without zoom. */
  home() {
    const space = this.#arrange();
    if (!space) return;
    this.#zoomed = 1;
    this.#look(firstView(space, this.#size));
    this.#follow();
  }

  /** @param {Partial<View>} view */
  #look(view) {
    this.#view = { ...this.#view, ...view };
    const { x, y, width, height } = this.#view;
    const sides = [x, y, width, height].map((side) => side.toFixed(1));
    this.#svg.setAttribute("viewBox", sides.join(" "));
  }

  /** Shows the step, and moves the camera if the search has left its view. */
  #follow() {
    if (!this.#subject || !this.#step) return;
    const { branches } = this.#subject;
    const here = branches.idOf(this.#step.here);
    const before = this.#places;
    if (!this.#arrange()) return;
    // What was there before stays where it was on the screen.
    const fixed = pathTo(branches, here).findLast((id) => before.has(id));
    const [from, to] = [before, this.#places].map((places) => places.get(fixed ?? here));
    if (before !== this.#places && from && to) {
      this.#look({ x: this.#view.x + to.x - from.x, y: this.#view.y + to.y - from.y });
    }
    const placeOf = (/** @type {number} */ id) => /** @type {Place} */ (this.#places.get(id));
    const drawing = drawSearch(this.#subject, this.#step, this.#shown, placeOf);
    redraw(this.#svg, shape("svg", {}, ...drawing));
    // What lies below it counts as well, but the search itself is never out of view.
    const [first] = branches.children(here);
    this.lookAt(first ?? here);
    this.lookAt(here);
    const near = [here, branches.parent(here), ...branches.children(here)];
    const boxes = near.map((id) => this.#boxOf(id)).filter((box) => box !== null);
    this.#look(frame(this.#view, boxes));
  }

  /** A node with its label; null if it is not drawn. @param {number} id @returns {View | null} */
  #boxOf(id) {
    const place = this.#places.get(id);
    if (!place || !this.#subject) return null;
    const { grain, middle } = this.#subject.figure;
    return {
      x: place.x - middle.x - RIM,
      y: place.y - middle.y - RIM,
      width: grain.width + 2 * RIM,
      height: grain.height + 2 * RIM,
    };
  }

  /** Places what is shown at this step, if that has changed. @returns The size of the drawing; null without a stage. */
  #arrange() {
    const stage = this.#size;
    if (!this.#subject || !this.#step || stage.width === 0 || stage.height === 0) return null;
    const { branches, figure } = this.#subject;
    const here = branches.idOf(this.#step.here);
    const shown = shownAt(branches, here, this.#opened, figure.whole);
    const drawn = `${stage.width} ${stage.height} ${shown}`;
    if (drawn === this.#drawn) return this.#space;
    this.#drawn = drawn;
    this.#shown = shown;
    const layout = layOutTree(shown, branches.parent);
    const whole = branches.count <= figure.whole;
    const room = { width: stage.width - 2 * MARGIN, height: stage.height - 2 * MARGIN };
    const { scale, across, down } = spacing(figure.grain, whole ? layout : typical(branches), room);
    const placeOf = placesOf(layout, across, down, figure.middle);
    this.#places = new Map(shown.map((id) => [id, placeOf(id)]));
    const width = figure.grain.width + (layout.columns - 1) * across;
    const height = figure.grain.height + (layout.rows - 1) * down;
    return (this.#space = { scale, width, height });
  }
}

/**
 * The same figure, which draws a node anew only when something else is known of it: at a step, most of a tree
 * stays as it was.
 * @param {StageFigure} figure
 * @returns {StageFigure}
 */
function steady(figure) {
  const { draw, bottom } = figure;
  return { ...figure, draw: remembered(draw), bottom: remembered(bottom) };
}

/** @template T @param {(id: number, look: Look) => T} of @returns {(id: number, look: Look) => T} */
function remembered(of) {
  /** The last result of each node. @type {Map<number, { look: Look, result: T }>} */
  const last = new Map();
  return (id, look) => {
    const before = last.get(id);
    if (before && isSame(before.look, look)) return before.result;
    const result = of(id, look);
    last.set(id, { look, result });
    return result;
  };
}

/** @param {Look} one @param {Look} other */
function isSame(one, other) {
  return one.state === other.state && one.value === other.value && one.proves === other.proves;
}
