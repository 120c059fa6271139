/**
 * A recorded search as steps, to go through forwards, backwards and by jumps. Everything that is said
 * of a step comes from the record; nothing is searched here.
 */
import { STANDARD } from "../game/shape.js";

/** @typedef {import("../../pkg/web/cutoff.js").Trace | import("../../pkg/web/cutoff.js").TreeTrace} Trace */
/** @typedef {import("../../pkg/web/cutoff.js").Player} Player */

/**
 * How a game ends by best play: who wins, null for nobody, and after how many plies, null where the
 * score does not say.
 * @typedef {{ winner: Player | null, plies: number | null }} End
 */

/**
 * What happens at a step. `enter`, `leaf` and `leave` are about a node; `improve`, `narrow` and
 * `cut` about what a node's value does to its parent.
 */
export const KINDS = /** @type {const} */ (["enter", "leaf", "improve", "narrow", "cut", "leave"]);

/** @typedef {(typeof KINDS)[number]} Kind */

/** The bits of `Trace.marks`. */
const MARK = { leaf: 1, improved: 2, narrowed: 4, closed: 8 };

const [ENTER, LEAF, IMPROVE, NARROW, CUT, LEAVE] = KINDS.keys();

/** What `#surely` says of a node. */
const SURE = /** @type {const} */ (["exact", "least", "most", "exact"]);

/** ±∞ as the record writes them. */
const INFINITE = 2 ** 31 - 1;

/**
 * A node on the path to where the search is, as it stands at a step.
 * @typedef {object} Stand
 * @property {number} node
 * @property {Player} player Who moves there.
 * @property {number} alpha −Infinity for nothing yet.
 * @property {number} beta
 * @property {number | null} best The best value so far; null before the first.
 * @property {number | null} chosen The child that it is from.
 */

/**
 * @typedef {object} Step
 * @property {number} index
 * @property {Kind} kind
 * @property {number} node The node that the step is about.
 * @property {number} here The node where the search is: for `improve`, `narrow` and `cut` the
 * parent of `node`.
 */

export class SearchRecord {
  /** Each step as its node times eight, and its kind. */
  #steps;
  /** The step at which each node is entered. */
  #entered;
  /** What `#surely` has found out. @type {Uint8Array | null} */
  #sure = null;
  /** What each score stands for. @type {Map<number, End> | null} */
  #ends = null;
  /** The place of each node's first cut move in `trace.cuts`. @type {Uint32Array | null} */
  #firstCuts = null;

  /**
   * @param {Trace} trace
   * @param {boolean} pruning
   * @param {string} [convention] How the search decided, in the words that the engine takes.
   * @param {import("../game/shape.js").Shape} [shape] Of the positions.
   */
  constructor(trace, pruning, convention = "", shape = STANDARD) {
    const words = convention.split(" ");
    this.trace = trace;
    this.pruning = pruning;
    this.shape = shape;
    this.convention = {
      /** Cut only where alpha > beta. */
      strict: words.includes("strict"),
      /** Values are clamped into the window that the node was entered with. */
      hard: words.includes("hard"),
    };
    ({ steps: this.#steps, entered: this.#entered } = unfold(trace));
  }

  /** How many steps there are. */
  get length() {
    return this.#steps.length;
  }

  /**
   * @param {number} index
   * @returns {Step}
   */
  step(index) {
    const packed = this.#steps[index];
    const [node, kind] = [packed >>> 3, packed & 7];
    const above = kind === IMPROVE || kind === NARROW || kind === CUT;
    return { index, kind: KINDS[kind], node, here: above ? this.trace.parents[node] : node };
  }

  /** The step at which a node is entered. @param {number} node */
  entering(node) {
    return this.#entered[node];
  }

  /** The step at which a node is left. @param {number} node */
  leaving(node) {
    let step = this.#entered[node + this.trace.sizes[node] - 1] + 1;
    while (this.#steps[step] !== node * 8 + LEAVE) step += 1;
    return step;
  }

  /**
   * The next step of some kinds after one, or before it; null if there is none.
   * @param {number} from
   * @param {readonly Kind[]} kinds
   * @param {1 | -1} direction
   */
  find(from, kinds, direction = 1) {
    const wanted = new Set(kinds.map((kind) => KINDS.indexOf(kind)));
    for (let step = from + direction; step >= 0 && step < this.length; step += direction) {
      if (wanted.has(this.#steps[step] & 7)) return step;
    }
    return null;
  }

  /**
   * The next step that cuts moves off, or the one before. Where a window closes at the last move,
   * nothing is cut.
   * @param {number} from
   * @param {1 | -1} [direction]
   */
  findCut(from, direction = 1) {
    let step = this.find(from, ["cut"], direction);
    while (step !== null && this.trace.skipped[this.step(step).here] === 0) {
      step = this.find(step, ["cut"], direction);
    }
    return step;
  }

  /** The nodes from the root to one, that one included. @param {number} node */
  path(node) {
    const path = [node];
    while (path[0] !== 0) path.unshift(this.trace.parents[path[0]]);
    return path;
  }

  /** The children of a node that were looked at, in order. @param {number} node */
  children(node) {
    const { sizes } = this.trace;
    const children = [];
    const end = node + sizes[node];
    for (let child = node + 1; child < end; child += sizes[child]) children.push(child);
    return children;
  }

  /** Who moves at a node; X is MAX. @param {number} node @returns {Player} */
  player(node) {
    return this.trace.players[node] === 0 ? "X" : "O";
  }

  /**
   * The board at a node: the root's, with the stones of the path. A move is the cell where its stone
   * comes to lie.
   * @param {number} node
   */
  board(node) {
    const cells = [...("start" in this.trace ? this.trace.start : "")];
    for (const at of this.path(node).slice(1)) {
      cells[this.trace.moves[at]] = this.player(this.trace.parents[at]);
    }
    return cells.join("");
  }

  /** The moves of a node that were cut off, from left to right. @param {number} node */
  cutMoves(node) {
    this.#firstCuts ??= sums(this.trace.skipped);
    const first = this.#firstCuts[node];
    const cuts = [...this.trace.cuts.slice(first, first + this.trace.skipped[node])];
    return cuts.sort((one, other) => one - other);
  }

  /** All moves of a node: those that were tried, and those that were cut. @param {number} node */
  allMoves(node) {
    const tried = this.children(node).map((child) => this.trace.moves[child]);
    return [...tried, ...this.cutMoves(node)];
  }

  /** What names the move that led to a node, for the catalogue. @param {number} node @returns {Record<string, number>} */
  moveNames(node) {
    return { cell: this.trace.moves[node] };
  }

  /**
   * A value in words: who wins when, counted from the position that is searched.
   * @param {number} value X's.
   * @returns {import("../game/state.js").Words}
   */
  worth(value) {
    return worthWords(this.end(value));
  }

  /**
   * The end of the game that a value stands for.
   * @param {number} value X's.
   * @returns {End}
   */
  end(value) {
    this.#ends ??= new Map(this.#worths().map((worth) => [worth.score, worth]));
    const end = this.#ends.get(value);
    if (!end) throw new Error(`no game ends with the score ${value}`);
    return end;
  }

  /** What each score stands for; nothing for a written-out tree. */
  #worths() {
    return "worths" in this.trace ? this.trace.worths : [];
  }

  /** The largest value, for a line of numbers. */
  get reach() {
    return Math.max(...this.#worths().map(({ score }) => score));
  }

  /** A bound with its infinities. @param {number} bound */
  finite(bound) {
    return finite(bound);
  }

  /** Whether a node's value is what it is worth, or only a bound. @param {number} node */
  bound(node) {
    const { values, marks } = this.trace;
    const value = values[node];
    if (marks[node] & MARK.leaf || !this.pruning) return "exact";
    if (this.convention.strict) return SURE[this.#surely()[node]];
    if (value >= this.finite(this.trace.betas[node])) return "least";
    return value <= this.finite(this.trace.alphas[node]) ? "most" : "exact";
  }

  /**
   * What the values of a node's children prove about its own value: 1 that the node is worth at
   * least that, 2 at most, 3 both. Where only alpha > beta cuts, the window alone does not tell.
   */
  #surely() {
    if (this.#sure) return this.#sure;
    const { nodes, values, skipped } = this.trace;
    const sure = new Uint8Array(nodes);
    for (let node = nodes - 1; node >= 0; node -= 1) {
      if (this.isLeaf(node)) {
        sure[node] = 3;
        continue;
      }
      // The bit that one child settles for the side to move, and the one that takes all children.
      const [one, all, side] = this.player(node) === "X" ? [1, 2, 1] : [2, 1, -1];
      const children = this.children(node);
      const ahead = (/** @type {number} */ child) => side * (values[child] - values[node]);
      if (children.some((child) => sure[child] & one && ahead(child) >= 0)) sure[node] |= one;
      const whole = skipped[node] === 0;
      if (whole && children.every((child) => sure[child] & all && ahead(child) <= 0))
        sure[node] |= all;
    }
    return (this.#sure = sure);
  }

  /** @param {number} node */
  isLeaf(node) {
    return (this.trace.marks[node] & MARK.leaf) !== 0;
  }

  /** Whether a node's value closed its parent's window. @param {number} node */
  closes(node) {
    return (this.trace.marks[node] & MARK.closed) !== 0;
  }

  /**
   * How every node on the path stands after a step.
   * @param {Step} step
   * @returns {Stand[]}
   */
  stands({ kind, node, here }) {
    const path = this.path(here);
    return path.map((at, depth) => {
      const below = path[depth + 1];
      if (below !== undefined) return this.#stand(at, below, false, false);
      if (kind === "enter" || kind === "leaf") return this.#stand(at, at + 1, false, false);
      if (kind === "leave") return this.#stand(at, at + this.trace.sizes[at], false, false);
      return this.#stand(at, node, true, kind !== "improve");
    });
  }

  /**
   * @param {number} node
   * @param {number} until The first child that has not come back yet …
   * @param {boolean} improved … but whether its value counts already
   * @param {boolean} narrowed and has moved the window.
   * @returns {Stand}
   */
  #stand(node, until, improved, narrowed) {
    const { values, marks, alphas, betas } = this.trace;
    const player = this.player(node);
    /** @type {Stand} */
    const stand = {
      node,
      player,
      alpha: this.finite(alphas[node]),
      beta: this.finite(betas[node]),
      best: null,
      chosen: null,
    };
    for (const child of this.children(node)) {
      if (child > until || (child === until && !improved)) break;
      if (marks[child] & MARK.improved) [stand.best, stand.chosen] = [values[child], child];
      const counts = child < until || narrowed;
      if (!counts || !(marks[child] & MARK.narrowed)) continue;
      if (player === "X") stand.alpha = values[child];
      else stand.beta = values[child];
    }
    return stand;
  }

  /**
   * Why the window of a node closed: the bound that its value met, the ancestor that owns that
   * bound, and the move there that set it.
   * @param {number} node Whose window closed.
   */
  reason(node) {
    const { values, alphas, betas } = this.trace;
    const met = this.player(node) === "X" ? "beta" : "alpha";
    const bound = met === "beta" ? betas[node] : alphas[node];
    const closing = this.children(node).at(-1) ?? node;
    return {
      bound,
      // Fail-hard, what the node returns is no more than the bound.
      value: values[closing],
      ...this.setter(node, met),
      closing,
      tie: values[closing] === bound,
      skipped: this.cutMoves(node),
    };
  }

  /**
   * Where a bound that a node was entered with is from.
   * @param {number} node
   * @param {"alpha" | "beta"} which
   */
  setter(node, which) {
    const { parents, marks } = this.trace;
    const bounds = which === "alpha" ? this.trace.alphas : this.trace.betas;
    let below = node;
    while (below !== 0 && bounds[parents[below]] === bounds[node]) below = parents[below];
    const owner = parents[below];
    const answer = this.children(owner)
      .filter((child) => child < below && marks[child] & MARK.narrowed)
      .at(-1);
    /** The owner's move `answer` is worth the bound. */
    return { owner, answer: answer ?? below };
  }
}

/**
 * @param {End} end
 * @returns {import("../game/state.js").Words}
 */
export function worthWords({ winner, plies }) {
  if (winner === null) return { id: "worth-draw" };
  if (plies === null) return { id: "worth-win-plain", values: { player: winner } };
  return { id: "worth-win", values: { player: winner, plies } };
}

/**
 * For each number the sum of those before it.
 * @param {Uint8Array} numbers
 */
function sums(numbers) {
  const before = new Uint32Array(numbers.length);
  for (let at = 1; at < numbers.length; at += 1) before[at] = before[at - 1] + numbers[at - 1];
  return before;
}

/** @param {number} bound */
export function finite(bound) {
  if (bound >= INFINITE) return Infinity;
  return bound <= -INFINITE ? -Infinity : bound;
}

/**
 * The steps of a record in order, and where each node is entered.
 * @param {Trace} trace
 */
function unfold({ nodes, sizes, marks }) {
  const steps = new Uint32Array(countSteps(nodes, marks));
  const entered = new Uint32Array(nodes);
  const open = new Uint32Array(256);
  let [depth, length] = [0, 0];
  /** @param {number} node */
  const leave = (node) => {
    const mark = node === 0 ? 0 : marks[node];
    steps[length++] = node * 8 + LEAVE;
    if (mark & MARK.improved) steps[length++] = node * 8 + IMPROVE;
    if (mark & MARK.narrowed) steps[length++] = node * 8 + NARROW;
    if (mark & MARK.closed) steps[length++] = node * 8 + CUT;
  };
  for (let node = 0; node < nodes; node += 1) {
    while (depth > 0 && open[depth - 1] + sizes[open[depth - 1]] <= node) leave(open[(depth -= 1)]);
    entered[node] = length;
    steps[length++] = node * 8 + ENTER;
    if (marks[node] & MARK.leaf) steps[length++] = node * 8 + LEAF;
    open[depth++] = node;
  }
  while (depth > 0) leave(open[(depth -= 1)]);
  return { steps, entered };
}

/**
 * @param {number} nodes
 * @param {Uint8Array} marks
 */
function countSteps(nodes, marks) {
  let count = 2 * nodes;
  for (const mark of marks) {
    for (let bits = mark; bits > 0; bits &= bits - 1) count += 1;
  }
  return count;
}
