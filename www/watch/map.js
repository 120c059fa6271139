/**
 * The whole tree on one canvas. Each column of pixels shows what lies at its place, ply by ply, and
 * neighbours that show the same node are drawn as one: no node is drawn that is less than a pixel
 * wide, however many there are.
 */
import { say } from "../messages/index.js";
import { part, setText, spoken } from "../page/parts.js";
import { layOut, nodeAt, span, UNVISITED } from "./map-layout.js";
import { miniBoard } from "../board/picture.js";
import { figure } from "./number-line.js";
import { sentence } from "./sentences.js";

/** @typedef {import("./record.js").SearchRecord} SearchRecord */

/** The fewest leaves across the whole width. */
const CLOSEST = 4;
const ZOOM = 1.25;
/** Part of the view that an arrow key moves by. */
const PAN = 0.1;

export class TreeMap {
  #canvas = /** @type {HTMLCanvasElement} */ (part("map"));
  /** @type {{ full: SearchRecord, search: SearchRecord } | null} */
  #records = null;
  /** @type {import("./map-layout.js").Layout} */
  #layout = { leaves: new Uint32Array(), first: new Uint32Array(), plies: 0 };
  /** @type {Uint32Array} */
  #visited = new Uint32Array();
  /** The places in view. */
  #view = { from: 0, to: 1 };
  #frame = 0;
  /** @type {CanvasPattern | null} */
  #hatch = null;

  constructor() {
    const canvas = this.#canvas;
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    canvas.addEventListener("pointermove", (event) => this.#pointer(event));
    canvas.addEventListener("pointerdown", (event) => canvas.setPointerCapture(event.pointerId));
    canvas.addEventListener("click", (event) => this.#enter(this.#nodeUnder(event)));
    canvas.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => this.#redraw()).observe(canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#redraw());
    new MutationObserver(() => this.#redraw()).observe(document.documentElement, {
      attributeFilter: ["data-theme"],
    });
    part("map-whole").addEventListener("click", () => this.#whole());
    part("map-in").addEventListener("click", () => this.#zoom(1 / ZOOM, 0.5));
    part("map-out").addEventListener("click", () => this.#zoom(ZOOM, 0.5));
  }

  /**
   * @param {SearchRecord} full All of minimax.
   * @param {SearchRecord} search The search to be seen on it; the same for all of it.
   * @param {Uint32Array} visited The search's number of each node of the whole tree.
   */
  show(full, search, visited) {
    this.#records = { full, search };
    this.#layout = layOut(full);
    this.#visited = visited;
    const values = { visited: search.trace.nodes, nodes: full.trace.nodes };
    setText(part("map-told"), say("map-told", values));
    this.#canvas.setAttribute("aria-label", say("map-told", values));
    this.#whole();
  }

  #whole() {
    this.#look(0, this.#layout.leaves.length);
    this.#tell(0);
  }

  /** @param {number} from @param {number} to */
  #look(from, to) {
    const all = this.#layout.leaves.length;
    const width = Math.min(Math.max(to - from, Math.min(CLOSEST, all)), all);
    const left = Math.min(Math.max(from, 0), all - width);
    this.#view = { from: left, to: left + width };
    this.#redraw();
  }

  /** @param {number} factor @param {number} at The part of the view that stays in its place. */
  #zoom(factor, at) {
    const { from, to } = this.#view;
    const centre = from + (to - from) * at;
    this.#look(centre - (centre - from) * factor, centre + (to - centre) * factor);
  }

  /** @param {number} share */
  #pan(share) {
    const { from, to } = this.#view;
    this.#look(from + (to - from) * share, to + (to - from) * share);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const box = this.#canvas.getBoundingClientRect();
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.#pan((event.deltaX || event.deltaY) / box.width);
    } else {
      this.#zoom(ZOOM ** Math.sign(event.deltaY), (event.clientX - box.left) / box.width);
    }
  }

  /** @param {PointerEvent} event */
  #pointer(event) {
    if (event.buttons === 1 && event.movementX !== 0) {
      this.#pan(-event.movementX / this.#canvas.clientWidth);
    }
    this.#tell(this.#nodeUnder(event));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.#pan(-PAN),
      ArrowRight: () => this.#pan(PAN),
      ArrowUp: () => this.#zoom(1 / ZOOM, 0.5),
      ArrowDown: () => this.#zoom(ZOOM, 0.5),
      "+": () => this.#zoom(1 / ZOOM, 0.5),
      "-": () => this.#zoom(ZOOM, 0.5),
      Home: () => this.#whole(),
      Enter: () => this.#enter(this.#middle()),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
    if (event.key !== "Home") this.#tell(this.#middle());
  }

  /** The smallest node that fills the middle of the view. */
  #middle() {
    const { full } = this.#records ?? {};
    if (!full) return -1;
    const { from, to } = this.#view;
    let node = this.#layout.leaves[Math.floor((from + to) / 2)];
    const wide = (/** @type {number} */ at) => {
      const [first, last] = span(this.#layout, full, at);
      return (last - first) * 8 >= to - from;
    };
    while (node > 0 && !wide(node)) node = full.trace.parents[node];
    return node;
  }

  /** @param {MouseEvent} event */
  #nodeUnder({ clientX, clientY }) {
    if (!this.#records) return -1;
    const box = this.#canvas.getBoundingClientRect();
    const { from, to } = this.#view;
    const place = Math.floor(from + ((clientX - box.left) / box.width) * (to - from));
    const ply = Math.floor(((clientY - box.top) / box.height) * this.#layout.plies);
    return nodeAt(this.#layout, this.#records.full, place, Math.max(ply, 0));
  }

  /** Shows one branch alone. @param {number} node */
  #enter(node) {
    if (node < 0 || !this.#records) return;
    const [from, to] = span(this.#layout, this.#records.full, node);
    this.#look(from, to);
    this.#tell(node);
  }

  /** Names a node: its board, its worth, and whether the search came there. @param {number} node */
  #tell(node) {
    if (!this.#records || node < 0) return;
    const { full, search } = this.#records;
    const { values, sizes, moves } = full.trace;
    part("map-board").replaceChildren(
      miniBoard(full.board(node), node === 0 ? undefined : moves[node]),
    );
    const value = figure(values[node]);
    setText(part("map-node"), say("map-node", { value, nodes: sizes[node] }));
    setText(part("map-why"), this.#why(full, search, node));
  }

  /**
   * @param {SearchRecord} full
   * @param {SearchRecord} search
   * @param {number} node
   */
  #why(full, search, node) {
    if (this.#visited[node] !== UNVISITED) return say("map-visited");
    let cut = node;
    while (this.#visited[cut] === UNVISITED) cut = full.trace.parents[cut];
    const at = this.#visited[cut];
    const closing = search.children(at).at(-1) ?? at;
    const step = search.find(search.leaving(closing), ["cut"]) ?? 0;
    return say("map-unvisited", { why: spoken(sentence(search, search.step(step))) });
  }

  #redraw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const canvas = this.#canvas;
    const paint = canvas.getContext("2d");
    if (!paint || !this.#records || canvas.clientWidth === 0) return;
    const scale = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (
      canvas.width !== Math.round(width * scale) ||
      canvas.height !== Math.round(height * scale)
    ) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    paint.setTransform(scale, 0, 0, scale, 0, 0);
    paint.clearRect(0, 0, width, height);
    const style = getComputedStyle(canvas);
    const colours = ["--o", "--edge", "--x"].map((name) => style.getPropertyValue(name));
    this.#hatch = hatch(paint, style.getPropertyValue("--ground"));
    const band = height / this.#layout.plies;
    for (let ply = 0; ply < this.#layout.plies; ply += 1) {
      this.#drawBand(paint, ply, { width, top: ply * band, height: band - 2, colours });
    }
  }

  /**
   * @param {CanvasRenderingContext2D} paint
   * @param {number} ply
   * @param {{ width: number, top: number, height: number, colours: string[] }} band
   */
  #drawBand(paint, ply, { width, top, height, colours }) {
    const { full } = /** @type {{ full: SearchRecord }} */ (this.#records);
    const { from, to } = this.#view;
    const step = (to - from) / width;
    let [start, shown] = [0, -2];
    for (let x = 0; x <= width; x += 1) {
      const place = Math.floor(from + (x + 0.5) * step);
      const node = x < width ? nodeAt(this.#layout, full, place, ply) : -2;
      if (node === shown) continue;
      if (shown >= 0) {
        // A gap shows where one node ends, if there is room for it.
        const wide = Math.max(x - start - (x - start > 6 ? 1 : 0), 1);
        paint.fillStyle = colours[Math.sign(full.trace.values[shown]) + 1];
        paint.globalAlpha = this.#visited[shown] === UNVISITED ? 0.3 : 1;
        paint.fillRect(start, top, wide, height);
        paint.globalAlpha = 1;
        if (this.#visited[shown] === UNVISITED && this.#hatch) {
          paint.fillStyle = this.#hatch;
          paint.fillRect(start, top, wide, height);
        }
      }
      [start, shown] = [x, node];
    }
  }
}

/** @param {CanvasRenderingContext2D} paint @param {string} colour */
function hatch(paint, colour) {
  const tile = document.createElement("canvas");
  tile.width = 6;
  tile.height = 6;
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
