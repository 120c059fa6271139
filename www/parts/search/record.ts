/**
 * A recorded search, to go through forwards, backwards and by jumps. Everything that is said of a
 * step comes from the record; nothing is searched here.
 */
import { STANDARD } from "../../game/shape.js";
import { reasonOf, setterOf } from "./cut-reason.js";
import { estimatesOf } from "./estimates.js";
import { standsAt } from "./path-state.js";
import { KINDS, MARK, unfold, unpack } from "./steps.js";
import { endsOf, estimateWords, worthWords } from "./score-meaning.js";

/** @import { Kind, SearchTrace, Step } from "./types.d.ts" */
/** @import { GameDescription, Player } from "../../../pkg/web/cutoff.js" */
/** @import { TreeRecord } from "./tree-record.js" */

/** What `SearchTrace.bounds` says: that a value is the node's own, or a bound only. */
const BOUNDS = /** @type {const} */ (["exact", "least", "most"]);

/** ±∞ as the record writes them. */
const INFINITE = 2 ** 31 - 1;

export class SearchRecord {
  #times;
  /** The place of each node's first cut move in `trace.cuts`. @type {Uint32Array | null} */
  #firstCuts = null;
  /** Whether each node's value rests on an estimate. @type {Uint8Array | null} */
  #estimates = null;
  /** @type {boolean | null} */
  #isLimited = null;
  #end;
  /** Where the search stood when that was last asked. @type {{ step: Step, stands: ReturnType<typeof standsAt> } | null} */
  #stood = null;

  /**
   * @param {SearchTrace} trace
   * @param {boolean} pruning
   * @param {string} [convention] How the search decided, in the words that the engine takes.
   * @param {GameDescription} [shape] Of the positions.
   */
  constructor(trace, pruning, convention = "", shape = STANDARD) {
    const words = convention.split(" ");
    this.trace = trace;
    this.pruning = pruning;
    this.shape = shape;
    this.convention = {
      /** As the engine takes it. */
      words: convention,
      /** Cut only where alpha > beta. */
      strict: words.includes("strict"),
      /** Values are clamped into the window that the node was entered with. */
      hard: words.includes("hard"),
      /** The last branch comes first. */
      right: words.includes("right"),
    };
    this.#times = unfold(trace);
    const worths = "worths" in trace ? trace.worths : [];
    this.#end = endsOf(worths);
    const won = worths.flatMap(({ outcome, score }) => (outcome === "win" ? (score ?? []) : []));
    /** The least and the largest score of a win; no estimate reaches them. */
    this.wins = { least: Math.min(...won), most: Math.max(...won) };
  }

  /**
   * Whether the search is of a written-out tree, and not of a position.
   * @returns {this is TreeRecord}
   */
  isTree() {
    return false;
  }

  /** How many steps there are. */
  get length() {
    return this.#times.steps.length;
  }

  /**
   * @param {number} index
   * @returns {Step}
   */
  step(index) {
    const { node, kind } = unpack(this.#times.steps[index]);
    const above = kind === "improve" || kind === "narrow" || kind === "cut";
    return { index, kind, node, here: above ? this.trace.parents[node] : node };
  }

  /** The step at which a node is entered. @param {number} node */
  entering(node) {
    return this.#times.entered[node];
  }

  /** The step at which a node is left. @param {number} node */
  leaving(node) {
    return this.#times.left[node];
  }

  /** The step at which a node's window closes; `NEVER` if it stays open. @param {number} node */
  closing(node) {
    return this.#times.closed[node];
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
      if (wanted.has(this.#times.steps[step] & 7)) return step;
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

  /** The children of a node that were entered, in order. @param {number} node */
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

  /** The board at a node; none in a written-out tree. @param {number} node */
  board(node) {
    return "boards" in this.trace ? this.trace.boards[this.trace.places[node]] : "";
  }

  /** The place of each node's first cut move in `trace.cuts`. */
  get firstCuts() {
    return (this.#firstCuts ??= sums(this.trace.skipped));
  }

  /** The moves of a node that were cut off, from left to right. @param {number} node */
  cutMoves(node) {
    const first = this.firstCuts[node];
    const cuts = [...this.trace.cuts.slice(first, first + this.trace.skipped[node])];
    return cuts.sort((one, other) => one - other);
  }

  /** All moves of a node: those that were tried, and those that were cut. @param {number} node */
  allMoves(node) {
    const tried = this.children(node).map((child) => this.trace.moves[child]);
    return [...tried, ...this.cutMoves(node)];
  }

  /** What names the move that led to a node, for the catalogue. @param {number} node @returns {Record<string, number | string>} */
  moveNames(node) {
    return { cell: this.trace.moves[node] };
  }

  /** A value in words: who wins when, counted from the root. @param {number} value X's. */
  worth(value) {
    return worthWords(this.end(value));
  }

  /** The value of a node in words; an estimate is called one. @param {number} node */
  worthAt(node) {
    const value = this.trace.values[node];
    return this.isEstimate(node) ? estimateWords(value) : this.worth(value);
  }

  /** The end of the game that a value stands for. @param {number} value X's. */
  end(value) {
    return this.#end(value);
  }

  /** Whether a value is a win for X or for O: it is proved, whatever was estimated beside it. @param {number} value */
  isDecided(value) {
    return Math.abs(value) >= this.wins.least;
  }

  /** Whether the depth limit ended any line of play. */
  get isLimited() {
    return (this.#isLimited ??=
      this.isEstimate(0) || this.trace.marks.some((mark) => (mark & MARK.limit) !== 0));
  }

  /** A bound with its infinities. @param {number} bound */
  finite(bound) {
    return finite(bound);
  }

  /** Whether a node's value is what it is worth, or only a bound. @param {number} node */
  bound(node) {
    return BOUNDS[this.trace.bounds[node]];
  }

  /** @param {number} node */
  isLeaf(node) {
    return (this.trace.marks[node] & MARK.leaf) !== 0;
  }

  /** Whether the search stopped at a node by its depth limit: its value is an estimate. @param {number} node */
  isCutShort(node) {
    return (this.trace.marks[node] & MARK.limit) !== 0;
  }

  /**
   * Whether a node's value rests on that of a node where the search stopped by its depth limit. A win is
   * proved all the same: every line that the winner needs ends within the limit.
   * @param {number} node
   */
  isEstimate(node) {
    return (this.#estimates ??= estimatesOf(this))[node] === 1;
  }

  /** Whether a node's value closed its parent's window. @param {number} node */
  closes(node) {
    return (this.trace.marks[node] & MARK.closed) !== 0;
  }

  /** See `standsAt`. All that shows a step asks for the same. @param {Step} step */
  stands(step) {
    if (this.#stood?.step !== step) this.#stood = { step, stands: standsAt(this, step) };
    return this.#stood.stands;
  }

  /** See `reasonOf`. @param {number} node */
  reason(node) {
    return reasonOf(this, node);
  }

  /** See `setterOf`. @param {number} node @param {"alpha" | "beta"} which */
  setter(node, which) {
    return setterOf(this, node, which);
  }
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
