/** A recorded search, whose steps can be read in any order. It does not search itself. */
import { STANDARD } from "../../game/shape.ts";
import { reasonOf, setterOf, pathStatesAt } from "./path-state.ts";
import { KINDS, MARK, unfold, type StepKind, type SearchTrace, type Step } from "./steps.ts";
import type { BoundKind, GameDescription, Player, Valuation } from "../../../pkg/whole/cutoff.js";
import type { Message } from "../../base/message.ts";
import type { TreeRecord } from "./tree-record.ts";

/** The kinds of values. `SearchTrace.bounds` has indices into this list. */
const BOUNDS = ["exact", "lower", "upper"] as const satisfies BoundKind[];

/** The record writes ±∞ as ± this number. */
const INFINITE_VALUE = 2 ** 31 - 1;

export class SearchRecord {
  trace: SearchTrace;
  pruning: boolean;
  shape: GameDescription;
  convention;
  /** The least and the largest score of a win. Estimates are smaller than the least. */
  wins: { least: number; most: number };
  /** Gives the end of a game from X's value. */
  end;

  #indices;
  #firstCuts: Uint32Array | null = null;
  #estimates: Uint8Array | null = null;
  #isLimited: boolean | null = null;
  #latest: { step: Step; pathStates: ReturnType<typeof pathStatesAt> } | null = null;

  /** @param convention Options as in `readConvention`. */
  constructor(
    trace: SearchTrace,
    pruning: boolean,
    convention = "",
    shape: GameDescription = STANDARD,
  ) {
    const options = convention.split(" ");
    this.trace = trace;
    this.pruning = pruning;
    this.shape = shape;
    this.convention = {
      text: convention,
      /** True to cut only where alpha > beta. */
      strict: options.includes("strict"),
      /** True to clamp values into the window that the node was entered with. */
      hard: options.includes("hard"),
      /** True to search the last branch first. */
      right: options.includes("right"),
    };
    this.#indices = unfold(trace);
    const worths = "worths" in trace ? trace.worths : [];
    this.end = endsOf(worths);
    const won = worths.flatMap(({ outcome, score }) => (outcome === "win" ? (score ?? []) : []));
    this.wins = { least: Math.min(...won), most: Math.max(...won) };
  }

  isTree(): this is TreeRecord {
    return false;
  }

  get length() {
    return this.#indices.steps.length;
  }

  step(index: number): Step {
    const packed = this.#indices.steps[index];
    const [node, kind] = [packed >>> 3, KINDS[packed & 7]];
    const above = kind === "improve" || kind === "narrow" || kind === "cut";
    return { index, kind, node, here: above ? this.trace.parents[node] : node };
  }

  /** Counts the nodes that were entered up to a step. They are numbered in that order. */
  entered({ kind, node }: Step) {
    return node + (kind === "enter" || kind === "leaf" ? 1 : this.trace.sizes[node]);
  }

  entering(node: number) {
    return this.#indices.entered[node];
  }

  leaving(node: number) {
    return this.#indices.left[node];
  }

  /** Returns the step at which the window of a node closes; 2³² − 1 if it stays open. */
  closing(node: number) {
    return this.#indices.closed[node];
  }

  /** Finds the index of the next or previous step of a kind; null if there is none. */
  find(from: number, kind: StepKind, direction: 1 | -1 = 1) {
    const wanted = KINDS.indexOf(kind);
    for (let index = from + direction; index >= 0 && index < this.length; index += direction) {
      if ((this.#indices.steps[index] & 7) === wanted) return index;
    }
    return null;
  }

  /** Finds a step that skips moves. If a window closes after the last move, it skips none. */
  findCut(from: number, direction: 1 | -1 = 1) {
    let index = this.find(from, "cut", direction);
    while (index !== null && this.trace.skipped[this.step(index).here] === 0) {
      index = this.find(index, "cut", direction);
    }
    return index;
  }

  path(node: number) {
    const path = [node];
    while (path[0] !== 0) path.unshift(this.trace.parents[path[0]]);
    return path;
  }

  /** Lists the entered children in order. */
  children(node: number) {
    const { sizes } = this.trace;
    const children = [];
    const end = node + sizes[node];
    for (let child = node + 1; child < end; child += sizes[child]) children.push(child);
    return children;
  }

  /** Returns the side to move. X is MAX. */
  player(node: number): Player {
    return this.trace.players[node] === 0 ? "X" : "O";
  }

  /** Empty for a written tree. */
  board(node: number) {
    return "boards" in this.trace ? this.trace.boards[this.trace.places[node]] : "";
  }

  /** The index of each node's first cut in `trace.cuts`. */
  get firstCuts() {
    return (this.#firstCuts ??= sums(this.trace.skipped));
  }

  /** Lists the moves that were cut at a node, from left to right. */
  cutMoves(node: number) {
    const first = this.firstCuts[node];
    const cuts = [...this.trace.cuts.slice(first, first + this.trace.skipped[node])];
    return cuts.sort((one, other) => one - other);
  }

  /** Lists the tried moves, and after them the cut moves. */
  allMoves(node: number) {
    const tried = this.children(node).map((child) => this.trace.moves[child]);
    return [...tried, ...this.cutMoves(node)];
  }

  /** Returns the values that messages need to name a node's last move. */
  moveNames(node: number): Record<string, number | string> {
    return { cell: this.trace.moves[node] };
  }

  /** Describes the winner and the number of moves, counted from the root. @param value X's. */
  worth(value: number): Message {
    const { winner, plies } = this.end(value);
    if (winner === null) return { id: "worth-draw" };
    if (plies === null) return { id: "worth-win-plain", values: { player: winner } };
    return { id: "worth-win", values: { player: winner, plies } };
  }

  worthAt(node: number) {
    const value = this.trace.values[node];
    return this.isEstimate(node) ? estimateMessage(value) : this.worth(value);
  }

  /** True for a win, which is proved even if other values are estimates. */
  isDecided(value: number) {
    return Math.abs(value) >= this.wins.least;
  }

  /** True if the depth limit ended at least one line of play. */
  get isLimited() {
    return (this.#isLimited ??=
      this.isEstimate(0) || this.trace.marks.some((mark) => (mark & MARK.limit) !== 0));
  }

  withInfinity(bound: number) {
    if (bound >= INFINITE_VALUE) return Infinity;
    return bound <= -INFINITE_VALUE ? -Infinity : bound;
  }

  boundKind(node: number) {
    return BOUNDS[this.trace.bounds[node]];
  }

  /** True if the side that chooses a child gets at least the child's value. */
  assures(child: number) {
    const side = this.player(this.trace.parents[child]) === "X" ? "lower" : "upper";
    return [side, "exact"].includes(this.boundKind(child));
  }

  isLeaf(node: number) {
    return (this.trace.marks[node] & MARK.leaf) !== 0;
  }

  /** True if the depth limit stopped the search here. */
  isAtLimit(node: number) {
    return (this.trace.marks[node] & MARK.limit) !== 0;
  }

  /** True if a value rests on an estimate. A win never does: its lines end within the limit. */
  isEstimate(node: number) {
    return (this.#estimates ??= estimatesOf(this))[node] === 1;
  }

  closes(node: number) {
    return (this.trace.marks[node] & MARK.closed) !== 0;
  }

  /** Describes the path at a step. Caches the last answer for views of the same step. */
  pathStates(step: Step) {
    if (this.#latest?.step !== step) this.#latest = { step, pathStates: pathStatesAt(this, step) };
    return this.#latest.pathStates;
  }

  reason(node: number) {
    return reasonOf(this, node);
  }

  setter(node: number, which: "alpha" | "beta") {
    return setterOf(this, node, which);
  }
}

/** Marks with 1 the nodes whose values rest on estimates. */
function estimatesOf(record: SearchRecord) {
  const { nodes, parents, values } = record.trace;
  /** Marks the nodes where the depth limit stopped the search, and their ancestors. */
  const above = new Uint8Array(nodes);
  const estimates = new Uint8Array(nodes);
  // Parents have lower numbers, so this loop visits children first.
  for (let node = nodes - 1; node >= 0; node -= 1) {
    if (record.isAtLimit(node)) above[node] = 1;
    if (!above[node]) continue;
    if (!record.isDecided(values[node])) estimates[node] = 1;
    above[parents[node]] = 1;
  }
  return estimates;
}

/** Computes the sum of the numbers before each index. */
function sums(numbers: Uint8Array) {
  const before = new Uint32Array(numbers.length);
  for (let at = 1; at < numbers.length; at += 1) before[at] = before[at - 1] + numbers[at - 1];
  return before;
}

/** The end of a game with best play. `winner` is null for a draw, `plies` if it is unknown. */
type End = { winner: Player | null; plies: number | null };

/** @param value X's. */
export function estimateMessage(value: number): Message {
  const sign = value > 0 ? "plus" : value < 0 ? "minus" : "none";
  return { id: "worth-estimate", values: { value, sign } };
}

/** Makes a function from X's score to the end of a game. It throws if no game has the score. */
export function endsOf(worths: readonly Valuation[]): (score: number) => End {
  const ends = new Map<number | null, End>(
    worths.map(({ score, outcome, plies }) => {
      const winner = outcome === "draw" ? null : outcome === "win" ? "X" : "O";
      return [score, { winner, plies }];
    }),
  );
  return (score) => {
    const end = ends.get(score);
    if (!end) throw new Error(`no game ends with the score ${score}`);
    return end;
  };
}
