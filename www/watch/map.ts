/** The whole tree on one canvas, and what the search visited of it. */
import { setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { part, spoken } from "../page/parts.ts";
import { boardPicture } from "../parts/board/picture.ts";
import { valueText } from "../parts/search/value-text.ts";
import { layOut, nodeAt, span, UNVISITED } from "./map-layout.ts";
import { paintMap } from "./map-paint.ts";
import { onLook } from "../parts/map/canvas.ts";
import { panZoom, ZOOM } from "../parts/tree/pan-zoom.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { MapLayout, WholeTree } from "./map-layout.ts";

/** The fewest leaves across the whole width. */
const CLOSEST = 4;
/** Of the node that keys enter: the smallest that takes this share of the view. */
const SHARE = 1 / 8;

export class TreeMap {
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
    const values = {
      visited: subject.record.trace.nodes,
      nodes: whole.full.trace.nodes,
    };
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
