/**
 * The tree of a position with its boards in the nodes, opened on demand. All boards are drawn as a
 * few paths, so that the page stays small however many there are.
 */
import { say } from "../messages/index.js";
import { part, setText } from "../page/parts.js";
import { bestLine, openedAtFirst, placeNodes, shownNodes } from "./position-tree-layout.js";
import { UNVISITED } from "./map-layout.js";
import { shape } from "../board/picture.js";
import { figure } from "./number-line.js";
import { TreeList } from "./position-tree-list.js";
import { ViewBox } from "./view-box.js";

/** @typedef {import("./record.js").SearchRecord} SearchRecord */

/** The size of a board, and from one to the next; more from row to row in a wide tree. */
const [BOARD, ACROSS, LEAST_DOWN] = [30, 40, 76];
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
  #down = LEAST_DOWN;
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
      const [left, top] = [place.x * ACROSS, place.y * this.#down];
      const inside = x >= left && x <= left + BOARD && y >= top && y <= top + BOARD + 16;
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
    const exact = figure(values[node]);
    if (visited[node] === UNVISITED) return say("branch-unvisited", { name, exact });
    const known = figure(search.trace.values[visited[node]]);
    const bound = say(`step-cell-${search.bound(visited[node])}`, { value: known });
    return say("branch-visited", { name, bound, exact });
  }

  /** @param {boolean} fit Whether all of it comes into view. */
  #draw(fit) {
    if (!this.#records) return;
    const { full, search, visited } = this.#records;
    const shown = shownNodes(full, this.#opened, this.#top);
    const { places, columns, rows } = placeNodes(full, shown);
    this.#places = places;
    this.#down = Math.max(LEAST_DOWN, (ASPECT * columns * ACROSS) / rows);
    const line = bestLine(full);
    const paths = new Map(
      ["unvisited", "edge", "cut", "best", "frame", "grid", "x", "o"].map((name) => [name, ""]),
    );
    const add = (/** @type {string} */ name, /** @type {string} */ d) =>
      paths.set(name, paths.get(name) + d);
    const labels = shown.map((node) => {
      const place = places.get(node) ?? { x: 0, y: 0 };
      const [x, y] = [place.x * ACROSS, place.y * this.#down];
      const seen = visited[node] !== UNVISITED;
      drawBoard(add, full.board(node), x, y);
      add(seen ? "frame" : "unvisited", `M${x} ${y}h${BOARD}v${BOARD}h${-BOARD}z`);
      const above = node === this.#top ? undefined : places.get(full.trace.parents[node]);
      if (above) {
        const kind = !seen ? "cut" : line.has(node) ? "best" : "edge";
        const from = `M${above.x * ACROSS + BOARD / 2} ${above.y * this.#down + BOARD + 15}`;
        add(kind, `${from}L${x + BOARD / 2} ${y}`);
      }
      const label = shape("text", { x: x + BOARD / 2, y: y + BOARD + 12 });
      label.textContent = this.#label(node, seen, search, visited);
      return label;
    });
    const drawn = [...paths].map(([name, d]) => shape("path", { class: `branch-${name}`, d }));
    this.#drawing.replaceChildren(
      ...drawn,
      shape("path", { class: "branch-here", d: "" }),
      ...labels,
    );
    if (fit) this.#box.fit(columns * ACROSS, (rows - 1) * this.#down + BOARD + 16);
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
    const value = figure(search.trace.values[visited[node]]);
    return say(`step-cell-${search.bound(visited[node])}`, { value });
  }

  #markHere() {
    const place = this.#places.get(this.#here);
    const [x, y] = place ? [place.x * ACROSS - 2, place.y * this.#down - 2] : [0, 0];
    const size = BOARD + 4;
    this.#drawing
      .querySelector(".branch-here")
      ?.setAttribute("d", place ? `M${x} ${y}h${size}v${size}h${-size}z` : "");
  }
}

/**
 * @param {(name: string, d: string) => void} add
 * @param {string} board
 * @param {number} x
 * @param {number} y
 */
function drawBoard(add, board, x, y) {
  add(
    "grid",
    `M${x + 10} ${y + 2}v26M${x + 20} ${y + 2}v26M${x + 2} ${y + 10}h26M${x + 2} ${y + 20}h26`,
  );
  [...board].forEach((sign, cell) => {
    const [left, top] = [x + (cell % 3) * 10, y + Math.floor(cell / 3) * 10];
    if (sign === "X") add("x", `M${left + 3} ${top + 3}l4 4m0-4l-4 4`);
    if (sign === "O") add("o", `M${left + 5} ${top + 2.6}a2.4 2.4 0 1 0 .01 0`);
  });
}
