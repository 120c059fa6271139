/** The tree on the stage: opened along the path, followed by a camera, moved and zoomed by hand. */
import { redraw } from "../../base/redraw.ts";
import { svgShape } from "../../base/svg-shape.ts";
import { pathTo } from "../search/branches.ts";
import { centred, followed, spacing } from "./camera.ts";
import { shownAt } from "./visible-part.ts";
import { panZoom } from "./pan-zoom.ts";
import { layOutTree, placesOf } from "./layout.ts";
import { layOutRows } from "./rows.ts";
import { drawSearch } from "./search-drawing.ts";
import { sure } from "../../base/sure.ts";
import type { CutReason } from "../search/cut-reason.ts";
import type { Look } from "../search/node-state.ts";
import type { Step } from "../search/steps.ts";
import type { Grain, Placed } from "./rows.ts";
import type { CameraView, Size } from "./camera.ts";
import type { Figure } from "./board-figure.ts";
import type { NodePlace } from "./layout.ts";
import type { Pictured } from "./search-drawing.ts";
import type { Listed } from "../search/value-text.ts";

/** A figure on a stage, which opens and closes a large tree and moves over it. */
export interface StageFigure extends Figure {
  grain: Grain;
  /** Where a node's origin is in its box. */
  middle: NodePlace;
  /** What a node is called in a line of words: the move that led there. */
  word: (id: number) => string;
  /** Trees of up to this many nodes are drawn whole. */
  whole: number;
}

/**
 * What a search is of: a position, or a written-out tree. Nothing that draws it asks which: a subject names,
 * draws and words itself.
 */
export interface Subject extends Pictured, Listed {
  /**
   * What happens at a step, and why; then how many nodes were left out.
   * @param spared How many lay below what was cut.
   */
  sentences: (step: Step, spared: number) => readonly string[];
  /** A value as it is written; one that rests on an estimate has its ≈. @param node The one that it is from. */
  valueText: (value: number | null, node: number | null) => string;
  /** The message with its algorithm. */
  code: MessageId;
  /** Whether that algorithm has a line for its depth limit. */
  isLimited?: boolean;
  /** What the line of numbers shows. */
  lineTitle: string;
  /** How many nodes lay below what was cut at a node; null as long as that is not known. */
  spared: ((node: number) => number) | null;
  /** What is known, by a search of its own, of a node that this search never came to. */
  reveal: (id: number, signal: AbortSignal) => Promise<string>;
}

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
  #subject: Subject | null = null;
  #step: Step | null = null;
  /** What the visitor opened. */
  #opened: Set<number> = new Set();
  /** What is drawn, and for a stage of which size. */
  #drawn = "";
  /** All of the drawing. */
  #all: CameraView = { x: 0, y: 0, width: 1, height: 1 };
  #shown: number[] = [];
  /** The middles of the nodes that are shown, and how large they are. */
  #places: Map<number, Placed> = new Map();
  #view: CameraView = this.#all;
  /** By how much the visitor zoomed. */
  #zoomed = 1;
  /** Whether the visitor moved the view or zoomed: else all of the drawing is in it. */
  #isMoved = false;
  /** Whether all of the tree can be read at once. */
  #isWhole = false;

  /** @param choose Called when a node is clicked. */
  constructor(svg: SVGSVGElement, choose: (id: number) => void) {
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

  focus() {
    this.#svg.focus({ preventScroll: true });
  }

  show(subject: Subject) {
    this.#subject = { ...subject, figure: steady(subject.figure) };
    this.#opened = new Set();
    this.#places = new Map();
    this.#drawn = "";
    this.#step = null;
  }

  render(step: Step) {
    const before = this.#step;
    this.#step = step;
    if (!before) return this.home();
    this.#follow();
    if (step.kind === "cut" && step.index !== before.index) snip(this.#svg);
  }

  /** Opens a node, or closes it, whatever the search does. */
  toggle(id: number) {
    if (this.#opened.has(id)) this.#opened.delete(id);
    else this.#opened.add(id);
    this.#follow();
  }

  /** @param factor Below 1 to see more closely. */
  zoom(factor: number, x = 0.5, y = 0.5) {
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

  #move(isMoved: boolean) {
    this.#isMoved = isMoved;
    this.#svg.classList.toggle("moved", isMoved);
  }

  #look(view: Partial<CameraView>) {
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
    const placeOf = (id: number) => sure(this.#places.get(id));
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

  /** Places what is shown at this step, if that has changed. @returns Whether there is a stage. */
  #arrange(): boolean {
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

  /** Places a tree that can be read at once. */
  #placeWhole({ branches, figure: { grain, middle } }: Subject, shown: number[]) {
    const layout = layOutTree(shown, branches.parent);
    const { across, down, scale, ...size } = spacing(grain, layout, this.#room);
    const placeOf = placesOf(layout, across, down, middle);
    this.#shown = shown;
    this.#places = new Map(shown.map((id) => [id, placeOf(id)]));
    this.#all = centred(size, scale, this.#size);
  }

  /**
   * Places a tree of which a path is open, in rows.
   * @param here Where the search is.
   * @param why What the step is about, if it cuts.
   */
  #placeRows({ branches, figure }: Subject, shown: number[], here: number, why: CutReason | null) {
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

/** Whether all of a tree can be read at once. */
function fits({ branches, figure }: Subject, room: Size) {
  if (branches.count > figure.whole) return false;
  const all = shownAt(branches, 0, new Set(), figure.whole);
  return spacing(figure.grain, layOutTree(all, branches.parent), room).fits;
}

/**
 * The same figure, which draws a node anew only when something else is known of it: at a step, most of a tree
 * stays as it was.
 */
function steady(figure: StageFigure): StageFigure {
  const { draw, bottom } = figure;
  return { ...figure, draw: remembered(draw), bottom: remembered(bottom) };
}

function remembered<T>(of: (id: number, look: Look) => T): (id: number, look: Look) => T {
  /** The last result of each node. */
  const last: Map<number, { look: Look; result: T }> = new Map();
  return (id, look) => {
    const before = last.get(id);
    if (before && isSame(before.look, look)) return before.result;
    const result = of(id, look);
    last.set(id, { look, result });
    return result;
  };
}

function isSame(one: Look, other: Look) {
  return one.state === other.state && one.value === other.value && one.proves === other.proves;
}

/** Milliseconds, all in all. */
const TIME = 280;
/** By how much a blade opens, and how far it closes. */
const [OPEN, CLOSED] = [14, -37];

/** @param drawing Of a step that has just cut. */
function snip(drawing: SVGSVGElement) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const move = (selector: string, frames: (index: number) => Keyframe[]) =>
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
