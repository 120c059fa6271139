/** The tree on the stage: opened along the path, followed by a camera, moved and zoomed by hand. */
import { redraw } from "../../base/redraw.js";
import { svgShape } from "../../base/svg-shape.js";
import { pathTo } from "../search/branches.js";
import { centred, followed, spacing } from "./camera.js";
import { shownAt } from "./visible-part.js";
import { panZoom } from "./pan-zoom.js";
import { layOutTree, placesOf } from "./layout.js";
import { layOutRows } from "./rows.js";
import { drawSearch } from "./search-drawing.js";

/** @import { CutReason, Look, Step } from "../search/types.d.ts" */
/** @import { Placed, Size, StageFigure, Subject, CameraView } from "./types.d.ts" */

/** How far the visitor can zoom out and in. */
const ZOOMS = { least: 0.3, most: 6 };
/** Pixels between the drawing and the edge of the stage. */
const MARGIN = 10;
/** The columns and rows by which a tree is scaled that opens and closes: its nodes keep their size. */
const TYPICAL = { columns: 10, rows: 3.6 };

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
  /** All of the drawing. @type {CameraView} */
  #all = { x: 0, y: 0, width: 1, height: 1 };
  /** @type {number[]} */
  #shown = [];
  /** The middles of the nodes that are shown, and how large they are. @type {Map<number, Placed>} */
  #places = new Map();
  /** @type {CameraView} */
  #view = this.#all;
  /** By how much the visitor zoomed. */
  #zoomed = 1;
  /** Whether the visitor moved the view or zoomed: else all of the drawing is in it. */
  #isMoved = false;
  /** Whether all of the tree can be read at once. */
  #isWhole = false;

  /**
   * @param {SVGSVGElement} svg
   * @param {(id: number) => void} choose Called when a node is clicked.
   */
  constructor(svg, choose) {
    this.#svg = svg;
    panZoom(svg, {
      pan: (x, y) => {
        const { width, height } = this.#view;
        if (x !== 0 || y !== 0) this.#move(true);
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

  /** The nodes that would be drawn if there were room enough, each after the one above it. */
  get open() {
    if (!this.#subject || !this.#step) return [];
    const { branches, figure } = this.#subject;
    return shownAt(branches, branches.idOf(this.#step.here), this.#opened, figure.whole);
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
    const before = this.#step;
    this.#step = step;
    if (!before) return this.home();
    this.#follow();
    if (step.kind === "cut" && step.index !== before.index) snip(this.#svg);
  }

  /** Opens a node, or closes it, whatever the search does. @param {number} id */
  toggle(id) {
    if (this.#opened.has(id)) this.#opened.delete(id);
    else this.#opened.add(id);
    this.#follow();
  }

  /** @param {number} factor Below 1 to see more closely. @param {number} [x] @param {number} [y] */
  zoom(factor, x = 0.5, y = 0.5) {
    const zoomed = Math.max(ZOOMS.least, Math.min(ZOOMS.most, this.#zoomed / factor));
    const grown = this.#zoomed / zoomed;
    this.#zoomed = zoomed;
    this.#move(true);
    const { width, height } = this.#view;
    this.#look({
      x: this.#view.x + x * width * (1 - grown),
      y: this.#view.y + y * height * (1 - grown),
      width: width * grown,
      height: height * grown,
    });
  }

  /** All of the drawing in view. */
  home() {
    if (this.#subject) this.#isWhole = fits(this.#subject, this.#room);
    this.#zoomed = 1;
    this.#move(false);
    this.#follow();
  }

  /** @param {boolean} isMoved */
  #move(isMoved) {
    this.#isMoved = isMoved;
    this.#svg.classList.toggle("moved", isMoved);
  }

  /** @param {Partial<CameraView>} view */
  #look(view) {
    this.#view = { ...this.#view, ...view };
    const { x, y, width, height } = this.#view;
    const sides = [x, y, width, height].map((side) => side.toFixed(1));
    this.#svg.setAttribute("viewBox", sides.join(" "));
  }

  /** Shows the step: all that is drawn, or what the visitor looks at, and the search with it. */
  #follow() {
    if (!this.#subject || !this.#step) return;
    const { branches } = this.#subject;
    const here = branches.idOf(this.#step.here);
    const before = this.#places;
    if (!this.#arrange()) return;
    const placeOf = (/** @type {number} */ id) => /** @type {Placed} */ (this.#places.get(id));
    const drawing = drawSearch(this.#subject, this.#step, this.#shown, placeOf);
    redraw(this.#svg, svgShape("svg", {}, ...drawing));
    if (!this.#isMoved) return this.#look(this.#all);
    // What was there before stays where it was on the screen.
    const fixed = pathTo(branches, here).findLast((id) => before.has(id));
    const [from, to] = [before, this.#places].map((places) => places.get(fixed ?? here));
    if (before !== this.#places && from && to) {
      this.#look({ x: this.#view.x + to.x - from.x, y: this.#view.y + to.y - from.y });
    }
    this.#look(followed(this.#view, placeOf(here)));
  }

  /** Places what is shown at this step, if that has changed. @returns {boolean} Whether there is a stage. */
  #arrange() {
    const { width, height } = this.#size;
    if (!this.#subject || !this.#step || width === 0 || height === 0) return false;
    const { branches, figure, record } = this.#subject;
    const step = this.#step;
    const here = branches.idOf(step.here);
    const shown = shownAt(branches, here, this.#opened, this.#isWhole ? figure.whole : 0);
    const why = step.kind === "cut" ? record.reason(step.here) : null;
    const drawn = `${width} ${height} ${why?.answer} ${shown}`;
    if (drawn === this.#drawn) return true;
    this.#drawn = drawn;
    if (this.#isWhole) this.#placeWhole(this.#subject, shown);
    else this.#placeRows(this.#subject, shown, here, why);
    return true;
  }

  /** Places a tree that can be read at once. @param {Subject} subject @param {number[]} shown */
  #placeWhole({ branches, figure: { grain, middle } }, shown) {
    const layout = layOutTree(shown, branches.parent);
    const { across, down, scale, ...size } = spacing(grain, layout, this.#room);
    const placeOf = placesOf(layout, across, down, middle);
    this.#shown = shown;
    this.#places = new Map(shown.map((id) => [id, placeOf(id)]));
    this.#all = centred(size, scale, this.#size);
  }

  /**
   * Places a tree of which a path is open, in rows.
   * @param {Subject} subject
   * @param {number[]} shown
   * @param {number} here Where the search is.
   * @param {CutReason | null} why What the step is about, if it cuts.
   */
  #placeRows({ branches, figure }, shown, here, why) {
    const path = pathTo(branches, here);
    const depth = path.length - 1;
    const near = new Set([depth - 1, depth, depth + 1]);
    const large = new Set(path);
    if (why) {
      const owner = path.indexOf(branches.idOf(why.owner));
      near.add(owner).add(owner + 1);
      for (const node of [why.answer, why.closing]) large.add(branches.idOf(node));
    }
    for (const id of this.#opened) {
      const row = pathTo(branches, id).length;
      near.add(row - 1).add(row);
    }
    const { grain, middle } = figure;
    const room = this.#room;
    const { scale } = spacing(grain, TYPICAL, room);
    const tree = { shown, parent: branches.parent, path, large, near, word: figure.word };
    const isMirrored = document.documentElement.dir === "rtl";
    const rows = layOutRows(tree, { ...grain, middle }, { ...room, isMirrored }, scale);
    this.#places = rows.places;
    this.#shown = shown.filter((id) => rows.places.has(id));
    const size = { width: room.width / rows.scale, height: room.height / rows.scale };
    this.#all = centred(size, rows.scale, this.#size);
  }

  /** What the drawing has of the stage. */
  get #room() {
    const { width, height } = this.#size;
    return { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  }
}

/** Whether all of a tree can be read at once. @param {Subject} subject @param {Size} room */
function fits({ branches, figure }, room) {
  if (branches.count > figure.whole) return false;
  const all = shownAt(branches, 0, new Set(), figure.whole);
  return spacing(figure.grain, layOutTree(all, branches.parent), room).fits;
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

/** Milliseconds, all in all. */
const TIME = 280;
/** By how much a blade opens, and how far it closes. */
const [OPEN, CLOSED] = [14, -37];

/** @param {SVGSVGElement} drawing Of a step that has just cut. */
function snip(drawing) {
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
