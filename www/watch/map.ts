/** The whole tree on one canvas, once all of minimax is recorded, and what the search visited of it. */
import { setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { part, spoken } from "../page/parts.ts";
import { boardPicture } from "../parts/board/picture.ts";
import { valueText } from "../parts/search/value-text.ts";
import { layOut, nodeAt, span, UNVISITED } from "./map-layout.ts";
import { onLook, bandsOf, cleared, coloursOf } from "../parts/map/canvas.ts";
import { panZoom, ZOOM } from "../parts/tree/pan-zoom.ts";
import { roughText } from "../page/magnitude.ts";
import { fail } from "../page/start/place.ts";
import { searchedWhole } from "./recorder.ts";
import { mostRecorded } from "./position-trace.ts";
import { isTooLarge } from "./depth.ts";
import { answering } from "../engine/workers.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { MapLayout, WholeTree } from "./map-layout.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Stepper } from "./stepper.ts";
import type { PositionChoice } from "../parts/search/choice.ts";

/** The fewest leaves across the whole width. */
const CLOSEST = 4;
/** Of the node that keys enter: the smallest that takes this share of the view. */
const SHARE = 1 / 8;

class TreeMap {
  #canvas = part<HTMLCanvasElement>("map");
  #shown: { subject: Subject; whole: WholeTree } | null = null;
  #layout: MapLayout = { leaves: new Uint32Array(), first: new Uint32Array(), plies: 0 };
  /** The places in view. */
  #view = { from: 0, to: 1 };
  #frame = 0;

  constructor() {
    const canvas = this.#canvas;
    panZoom(canvas, {
      pan: (x) => this.#pan(x),
      zoom: (factor, x) => this.#zoom(factor, x),
      home: () => this.#all(),
      click: (event) => this.#enter(this.#nodeUnder(event)),
      hover: (event) => this.#tell(this.#nodeUnder(event)),
    });
    canvas.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.#enter(this.#middle());
      else if (event.shiftKey || "+-=".includes(event.key)) this.#tell(this.#middle());
    });
    onLook(canvas, () => this.#redraw());
    part("map-whole").addEventListener("click", () => this.#all());
    part("map-in").addEventListener("click", () => this.#zoom(1 / ZOOM, 0.5));
    part("map-out").addEventListener("click", () => this.#zoom(ZOOM, 0.5));
  }

  show(subject: Subject, whole: WholeTree) {
    this.#shown = { subject, whole };
    this.#layout = layOut(whole.full);
    const values = { visited: subject.record.trace.nodes, nodes: whole.full.trace.nodes };
    setText(part("map-told"), say("map-told", values));
    this.#canvas.setAttribute("aria-label", say("map-told", values));
    part("map-legend-estimate").hidden = !whole.full.isLimited;
    this.#all();
  }

  #all() {
    this.#look(0, this.#layout.leaves.length);
    this.#tell(0);
  }

  #look(from: number, to: number) {
    const all = this.#layout.leaves.length;
    const width = Math.min(Math.max(to - from, Math.min(CLOSEST, all)), all);
    const left = Math.min(Math.max(from, 0), all - width);
    this.#view = { from: left, to: left + width };
    this.#redraw();
  }

  /** @param at The share of the view that stays in its place. */
  #zoom(factor: number, at: number) {
    const { from, to } = this.#view;
    const centre = from + (to - from) * at;
    this.#look(centre - (centre - from) * factor, centre + (to - centre) * factor);
  }

  #pan(share: number) {
    const { from, to } = this.#view;
    this.#look(from + (to - from) * share, to + (to - from) * share);
  }

  /** The smallest node that fills the middle of the view. */
  #middle() {
    if (!this.#shown) return -1;
    const { full } = this.#shown.whole;
    const { from, to } = this.#view;
    let node = this.#layout.leaves[Math.floor((from + to) / 2)];
    const wide = (at: number) => {
      const [first, last] = span(this.#layout, full, at);
      return last - first >= (to - from) * SHARE;
    };
    while (node > 0 && !wide(node)) node = full.trace.parents[node];
    return node;
  }

  #nodeUnder({ clientX, clientY }: MouseEvent) {
    if (!this.#shown) return -1;
    const box = this.#canvas.getBoundingClientRect();
    const { from, to } = this.#view;
    const place = Math.floor(from + ((clientX - box.left) / box.width) * (to - from));
    const ply = Math.floor(((clientY - box.top) / box.height) * this.#layout.plies);
    return nodeAt(this.#layout, this.#shown.whole.full, place, Math.max(ply, 0));
  }

  /** Shows one branch alone. */
  #enter(node: number) {
    if (node < 0 || !this.#shown) return;
    const [from, to] = span(this.#layout, this.#shown.whole.full, node);
    this.#look(from, to);
    this.#tell(node);
  }

  /** Names a node: its board, its value, and whether the search came there. */
  #tell(node: number) {
    if (!this.#shown || node < 0) return;
    const { subject, whole } = this.#shown;
    const { full } = whole;
    const { values, sizes, moves } = full.trace;
    const value = valueText({ ...subject, record: full }, values[node], node);
    part("map-board").replaceChildren(
      boardPicture(full.shape, full.board(node), node === 0 ? undefined : moves[node]),
    );
    const about = { value, nodes: sizes[node] };
    setText(part("map-node"), say("map-node", about));
    setText(part("map-why"), this.#why(node));
  }

  #why(node: number) {
    if (!this.#shown) return "";
    const { subject, whole } = this.#shown;
    const { record } = subject;
    if (whole.visited[node] !== UNVISITED) return say("map-visited");
    let cut = node;
    while (whole.visited[cut] === UNVISITED) cut = whole.full.trace.parents[cut];
    const step = record.step(record.closing(whole.visited[cut]));
    return say("map-unvisited", { why: spoken(subject.sentence(step)) });
  }

  #redraw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (!this.#shown) return;
      const { full, visited } = this.#shown.whole;
      paintMap(this.#canvas, { full, visited, layout: this.#layout, view: this.#view });
    });
  }
}

/** What is painted. */
interface MapScene {
  /** All of minimax. */
  full: SearchRecord;
  layout: MapLayout;
  /** The search's number of each node of the whole tree. */
  visited: Uint32Array;
  /** The places across the whole width. */
  view: { from: number; to: number };
}

/**
 * Each column of pixels shows what lies at its place, and neighbours that show the same node are
 * painted as one: no node is painted that is less than a pixel wide, however many there are.
 */
function paintMap(canvas: HTMLCanvasElement, scene: MapScene) {
  const page = cleared(canvas);
  if (!page) return;
  const { paint, width, height } = page;
  const names = ["--x", "--o", "--edge", "--line", "--ground"];
  const [x, o, draw, estimate, ground] = coloursOf(canvas, names);
  const brush = { paint, colours: { X: x, O: o, draw, estimate }, hatch: hatch(paint, ground) };
  bandsOf(scene.layout.plies, height).forEach((band, ply) =>
    paintBand(brush, scene, ply, { width, ...band }),
  );
}

function paintBand(
  {
    paint,
    colours,
    hatch,
  }: {
    paint: CanvasRenderingContext2D;
    colours: Record<"X" | "O" | "draw" | "estimate", string>;
    hatch: CanvasPattern | null;
  },
  { full, layout, visited, view }: MapScene,
  ply: number,
  band: { width: number; top: number; height: number },
) {
  const { width, top, height } = band;
  const step = (view.to - view.from) / width;
  let [start, painted] = [0, -2];
  for (let x = 0; x <= width; x += 1) {
    const place = Math.floor(view.from + (x + 0.5) * step);
    const node = x < width ? nodeAt(layout, full, place, ply) : -2;
    if (node === painted) continue;
    if (painted >= 0) {
      // A gap shows where one node ends, if there is room for it.
      const wide = Math.max(x - start - (x - start > 6 ? 1 : 0), 1);
      const cut = visited[painted] === UNVISITED;
      paint.fillStyle = colours[kindOf(full, painted)];
      paint.globalAlpha = cut ? 0.3 : 1;
      paint.fillRect(start, top, wide, height);
      paint.globalAlpha = 1;
      if (cut && hatch) {
        paint.fillStyle = hatch;
        paint.fillRect(start, top, wide, height);
      }
    }
    [start, painted] = [x, node];
  }
}

/** How a node ends by best play, as far as that is no estimate. */
function kindOf(full: SearchRecord, node: number) {
  return full.isEstimate(node) ? "estimate" : (full.end(full.trace.values[node]).winner ?? "draw");
}

function hatch(paint: CanvasRenderingContext2D, colour: string) {
  const tile = document.createElement("canvas");
  Object.assign(tile, { width: 6, height: 6 });
  const line = tile.getContext("2d");
  if (!line) return null;
  line.strokeStyle = colour;
  line.lineWidth = 1.5;
  line.beginPath();
  line.moveTo(-1, 7);
  line.lineTo(7, -1);
  line.stroke();
  return paint.createPattern(tile, "repeat");
}

/** What has a map: the search of a position, and how it was recorded. */
export type Mapped = { of: Subject; choice: PositionChoice; signal: AbortSignal };

/** Beside a search of at most this many nodes, all of minimax is recorded unasked: it is quickly done. */
const QUICK = 3000;

/** @param stepper Renders again once the map is there. */
export function searchMap(stepper: Stepper) {
  const map = new TreeMap();
  let mapped: Mapped | null = null;
  let isDrawn = false;

  function hide() {
    isDrawn = false;
    part("map-box").hidden = true;
    setText(part("map-none"), say("map-none"));
    part("map-none").hidden = mapped !== null;
  }

  /** Draws the map of what is shown. */
  async function show() {
    if (!mapped || isDrawn) return;
    const { of, choice, signal } = mapped;
    hide();
    try {
      const whole = await searchedWhole(answering(), of, choice, signal);
      if (signal.aborted || stepper.subject !== of) return;
      isDrawn = true;
      // Until now, it was unknown how much a cut saves.
      of.spared = whole.spared;
      part("map-box").hidden = false;
      map.show(of, whole);
      stepper.render();
    } catch (error) {
      if (signal.aborted) return;
      if (!isTooLarge(error)) return fail(error, show);
      const values = { nodes: roughText(error.nodes ?? 1), most: mostRecorded() };
      setText(part("map-none"), say("map-large", values));
      part("map-none").hidden = false;
    }
  }

  return {
    /** Takes what is on the screen; null if it has no map. */
    take(shown: Mapped | null) {
      mapped = shown;
      hide();
    },
    /** Whether the map of a search is drawn unasked. */
    isQuick: ({ record }: Subject) => record.trace.nodes <= QUICK,
    show,
  };
}
