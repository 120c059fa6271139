/**
 * The tree of a position with its boards in the nodes, opened on demand. All boards are drawn as a
 * few paths, so that the page stays small however many there are.
 */
import { say } from "../messages/index.js";
import { part, setText } from "../page/parts.js";
import { bestLine, openedAtFirst, placeNodes, shownNodes } from "./position-tree-layout.js";
import { UNVISITED } from "./map-layout.js";
import { boardPaths, pictureSize } from "../board/picture.js";
import { svg } from "../page/svg.js";
import { signed } from "../page/figures.js";
import { TreeList } from "./position-tree-list.js";
import { ViewBox } from "./view-box.js";

/** @typedef {import("./record.js").SearchRecord} SearchRecord */

/** The room between two boards beside each other, and below a board for its label and the lines. */
const GAP = { across: 10, down: 46 };
/** The height of a label. */
const LABEL = 16;
/** How high the drawing is by its width. */
const ASPECT = 0.36;

export class TreeView {
  #drawing = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (part("branches")));
  #box = new ViewBox(this.#drawing, (x, y) => this.#click(x, y));
  #list;
  #go;
  /** @type {{ full: SearchRecord, search: SearchRecord, visited: Uint32Array } | null} */
  #records = null;
  /** The whole tree's number of each node of the search. */
  /** @type {Uint32Array} */
  #numbers = new Uint32Array();
  /** @type {Set<number>} */
  #opened = new Set();
  #top = 0;
  #here = -1;
  /** The size of a board. */
  #size = { width: 0, height: 0 };
  /** From one board to the next, and from one row to the next: more in a wide tree. */
  #across = 0;
  #down = 0;
  /** @type {ReturnType<typeof placeNodes>["places"]} */
  #places = new Map();

  /** @param {(node: number) => void} go Steps to a node of the search. */
  constructor(go) {
    this.#go = go;
    this.#list = new TreeList(part("branch-list"), (node) => this.#choose(node));
    const board = part("board");
    for (const kind of ["pointerover", "focusin"]) {
      board.addEventListener(kind, ({ target }) => this.#only(/** @type {Element} */ (target)));
    }
    for (const kind of ["pointerleave", "focusout"]) {
      board.addEventListener(kind, ({ type }) => {
        // The pointer may still be where the focus is not, and the other way round.
        const left = type === "focusout" ? "button:hover" : "button:focus";
        const still = board.querySelector(left);
        if (still) this.#only(still);
        else this.#whole();
      });
    }
  }

  /**
   * @param {SearchRecord} full All of minimax.
   * @param {SearchRecord} search
   * @param {Uint32Array} visited The search's number of each node of the whole tree.
   * @param {Uint32Array} numbers The whole tree's number of each node of the search.
   */
  show(full, search, visited, numbers) {
    this.#records = { full, search, visited };
    this.#numbers = numbers;
    this.#opened = openedAtFirst(full);
    this.#top = 0;
    this.#here = -1;
    this.#draw(true);
    this.#list.show(full, (node) => this.#describe(node));
  }

  /** Marks where the search is. @param {number} node The search's. */
  follow(node) {
    if (!this.#records) return;
    const here = this.#numbers[node];
    if (here === this.#here) return;
    this.#here = here;
    this.#markHere();
  }

  /** Shows just the subtree of a cell of the game's board. @param {Element} target */
  #only(target) {
    const cell = [...part("board").querySelectorAll("button")].findIndex((button) =>
      button.contains(target),
    );
    const { full } = this.#records ?? {};
    if (!full || part("branch-box").offsetParent === null) return;
    const child = full.children(0).find((node) => full.trace.moves[node] === cell);
    if (child === undefined || child === this.#top) return;
    this.#top = child;
    this.#opened.add(child);
    this.#draw(true);
  }

  #whole() {
    if (this.#top === 0) return;
    this.#top = 0;
    this.#draw(true);
  }

  /** @param {number} x @param {number} y */
  #click(x, y) {
    for (const [node, place] of this.#places) {
      const [left, top] = [place.x * this.#across, place.y * this.#down];
      const { width, height } = this.#size;
      const inside = x >= left && x <= left + width && y >= top && y <= top + height + LABEL;
      if (inside) return this.#choose(node);
    }
  }

  /** Opens a node or closes it, and goes there if the search did. @param {number} node */
  #choose(node) {
    if (!this.#records) return;
    const { full, visited } = this.#records;
    if (!full.isLeaf(node) && node !== this.#top) {
      if (this.#opened.has(node)) this.#opened.delete(node);
      else this.#opened.add(node);
      this.#draw(false);
    }
    setText(part("branch-told"), this.#describe(node));
    if (visited[node] !== UNVISITED) this.#go(visited[node]);
  }

  /** What there is to say of a node. @param {number} node */
  #describe(node) {
    if (!this.#records) return "";
    const { full, search, visited } = this.#records;
    const { moves, parents, values } = full.trace;
    const name =
      node === 0
        ? say("step-path-root")
        : say("moves-jump", { player: full.player(parents[node]), cell: moves[node] });
    const exact = signed(values[node]);
    if (visited[node] === UNVISITED) return say("branch-unvisited", { name, exact });
    const value = signed(search.trace.values[visited[node]]);
    const bound = say(`step-cell-${search.bound(visited[node])}`, { value: value });
    return say("branch-visited", { name, bound, exact });
  }

  /** @param {boolean} fit Whether all of it comes into view. */
  #draw(fit) {
    if (!this.#records) return;
    const { full, search, visited } = this.#records;
    const nodes = shownNodes(full, this.#opened, this.#top);
    const { places, columns, rows } = placeNodes(full, nodes);
    this.#places = places;
    this.#size = pictureSize(full.shape);
    const { width, height } = this.#size;
    this.#across = width + GAP.across;
    this.#down = Math.max(height + GAP.down, (ASPECT * columns * this.#across) / rows);
    const line = bestLine(full);
    const paths = new Map(
      ["unvisited", "edge", "cut", "best", "frame", "grid", "x", "o"].map((name) => [name, ""]),
    );
    const add = (/** @type {string} */ name, /** @type {string} */ d) =>
      paths.set(name, paths.get(name) + d);
    const labels = nodes.map((node) => {
      const place = places.get(node) ?? { x: 0, y: 0 };
      const [x, y] = [place.x * this.#across, place.y * this.#down];
      const seen = visited[node] !== UNVISITED;
      for (const [name, d] of Object.entries(boardPaths(full.shape, full.board(node), x, y))) {
        add(name, d);
      }
      add(seen ? "frame" : "unvisited", `M${x} ${y}h${width}v${height}h${-width}z`);
      const above = node === this.#top ? undefined : places.get(full.trace.parents[node]);
      if (above) {
        const kind = !seen ? "cut" : line.has(node) ? "best" : "edge";
        const from = `M${above.x * this.#across + width / 2} ${above.y * this.#down + height + LABEL - 1}`;
        add(kind, `${from}L${x + width / 2} ${y}`);
      }
      const label = svg(
        "text",
        { x: x + width / 2, y: y + height + 12 },
        this.#label(node, seen, search, visited),
      );
      return label;
    });
    const drawn = [...paths].map(([name, d]) => svg("path", { class: `branch-${name}`, d }));
    this.#drawing.replaceChildren(
      ...drawn,
      svg("path", { class: "branch-here", d: "" }),
      ...labels,
    );
    if (fit) this.#box.fit(columns * this.#across, (rows - 1) * this.#down + height + LABEL);
    this.#markHere();
  }

  /**
   * @param {number} node
   * @param {boolean} seen
   * @param {SearchRecord} search
   * @param {Uint32Array} visited
   */
  #label(node, seen, search, visited) {
    if (!seen) return "✂";
    const value = signed(search.trace.values[visited[node]]);
    return say(`step-cell-${search.bound(visited[node])}`, { value });
  }

  #markHere() {
    const place = this.#places.get(this.#here);
    const [x, y] = place ? [place.x * this.#across - 2, place.y * this.#down - 2] : [0, 0];
    const [width, height] = [this.#size.width + 4, this.#size.height + 4];
    this.#drawing
      .querySelector(".branch-here")
      ?.setAttribute("d", place ? `M${x} ${y}h${width}v${height}h${-width}z` : "");
  }
}
