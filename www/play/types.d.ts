/** What the files of Play share. */
import type {
  BestMove,
  Ending,
  Estimate,
  Measurement,
  Reason,
  Review,
  ReviewedMove,
  Source,
  TraceMap,
} from "../../pkg/web/cutoff.js";
import type { Adviser } from "./adviser.js";
import type { Answers } from "./answers.js";
import type { State, TABS } from "./state.js";
import type { Settings } from "../game/types.d.ts";
import type { lineOnBoard } from "./line-on-board.js";

/** At least this, and at most this; null where nothing is proved. Once both are the same, it is the result. */
export type Bounds = { atLeast: Ending | null; atMost: Ending | null };

/** What is proved of a move, for the side that plays it. */
export type MoveScore = Bounds & { cell: number; source: Source | null };

/** What is known of a position, for the side to move: its bounds, and what follows. */
export type Finding = Bounds & {
  /** How it ends, once that is proved: then both bounds are this. */
  proved: Ending | null;
  /**
   * Nobody can win within so many plies, unless the result is proved; null for a search that does not
   * deepen.
   */
  depth: number | null;
  /** The best move, or the best so far. */
  best: number | null;
  /**
   * Whether it is proved to be best. The book can know how a position ends, and not by which move.
   */
  bestProved: boolean;
  /** The best moves as far as they were found. */
  line: readonly number[];
  nodes: number;
  /**
   * Positions and the milliseconds in which they were visited, to tell a speed by; null if that is not
   * known.
   */
  measured: { nodes: number; ms: number } | null;
  /** The bytes of the table. */
  memory: number;
  /** Whether the browser gave less memory than was asked for. */
  memoryRefused: boolean;
  source: Source;
};

/**
 * How far a search is: it has not begun, it runs, it waits for another to end or for the tab to be seen, the visitor
 * has stopped it, its time is up, its engine is gone, or it has the result.
 */
export type Status =
  "idle" | "looking" | "waiting" | "paused" | "stopped" | "spent" | "failed" | "proved";

/** A search that was begun. */
export type Run = {
  byVisitor: boolean;
  /** How many milliseconds it may still take; null until it is done. */
  left: number | null;
};

/** Something that takes longer than a moment. */
export type Job = {
  /** The same for the same. */
  key: unknown;
  /** Whether the visitor has started it: then it goes on in a hidden tab. */
  byVisitor: boolean;
  /** Whether it begins anew when it is interrupted. */
  isWhole?: boolean;
  /** Is called when it waits for the tab to be seen. */
  waits?: () => void;
  does: (signal: AbortSignal) => Promise<void>;
};

/** A move that sets a trap, and how many replies to it hold. */
export type Trap = { move: number; holding: number; replies: number };

/** How a computer found its move. */
export type Played = {
  move: number;
  how: "proved" | "looked" | "casual" | "random" | "trap" | "no-trap";
  /** What is proved, if it is. */
  ending: Ending | null;
  /** How many plies it looked ahead, if it is not. */
  depth: number | null;
  /** The trap that it set. */
  trap?: Trap;
};

/** How an adviser is asked. */
export type Asking = {
  /** Gives the question up. */
  signal: AbortSignal;
  /** Is called when there is more to show. */
  learned: () => void;
  /** Is called when something beside the game could not be had. */
  missed: (error: unknown) => void;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** What is shown of a state: what begins work about it by itself, and then what draws it. */
export type Shows = { asks: ((state: State) => void)[]; views: ((state: State) => void)[] };

/** What the game needs of the world. */
export type World = {
  adviser: Pick<Adviser, "engine" | "engineOf" | "consider" | "move">;
  /** What the adviser has found. */
  answers: Answers;
  /** Puts the game into the address. */
  address: (state: State) => void;
  /** The settings to start with. */
  preferred: () => Settings;
  /** Keeps settings that were chosen. */
  prefer: (change: Partial<Settings>) => void;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  render: (state: State) => void;
};

/**
 * What the card says of both searches: of each how many nodes, in words too, and its time, and whether that is an
 * estimate; what pruning saves; and how many nodes there will be at the most.
 */
export type Card = Record<
  Algorithm,
  { count: number; nodes: string; time: string; about?: boolean }
> & { saving: string; most?: number };

export type Algorithm = "minimax" | "alphaBeta";

/** The ratio of the times of both searches, with the times that it comes from. */
export type Times = Omit<Measurement, "searches"> & {
  minimaxMs: number | null;
  alphaBetaMs: number | null;
};

/** What a search to a depth has come to; `about` if this is an estimate. No milliseconds where none are known. */
export type DepthRun = { nodes: number; ms: number; about: boolean };

/**
 * Both searches to one depth, and the move that they find. `state` is the one that runs, and `run`
 * how far it is; or alpha-beta is done, and minimax too or estimated, or there is no result.
 */
export type ToDepth = Record<Algorithm, DepthRun | null> & {
  depth: number;
  found: BestMove | null;
  run: DepthRun;
  state: Algorithm | "done" | "too-deep" | "failed";
};

/** What is known so far. */
export interface Facts {
  /** Of the position as a whole: what is proved, and what is best. */
  known: Finding | null;
  /** What is proved of each move: all of them, once any was looked at. */
  moves: readonly MoveScore[];
  /** The moves that are proved to be best. */
  best: readonly number[];
  /** Whether all moves are proved. */
  exact: boolean;
  /** What is proved of the position as a whole, without what its moves say. */
  bounds: Bounds;
  /** What the search that deepens has found by itself. */
  found: Finding | null;
  /** How far that search is. */
  status: Status;
  /** What of it is to go on. */
  run: Run | null;
  /** Whether more of the moves is on its way. */
  analyzing: boolean;
  /** How a computer found its move. */
  played: Played | null;
  /** The textbook searches, to the end of the game. */
  searches: Record<Algorithm, BestMove | null>;
  /** What these take. */
  times: Times | null;
  /** To how many plies minimax takes some seconds. */
  usualDepth: number | null;
  /** Both textbook searches to one depth. */
  toDepth: ToDepth | null;
  /** What alpha-beta visits of the whole tree. */
  map: TraceMap | null;
  /** The idea that decides the position; null if there is none to be seen. */
  reason?: Reason | null;
  /** What minimax would visit, by its depth limit. */
  estimates: Readonly<Record<number, Estimate>>;
  /** Of a game: the run of minimax that has its speed. */
  timed: Timed | null;
  /** Of a game and its moves. */
  review: Review | null;
}

/** The least and the most that X gets with best play. */
export type Band = Record<"least" | "most", Ending["outcome"]>;

/**
 * What bounds come to: `exact` with its plies; `sooner` where the outcome is proved and the end
 * comes after so many plies or earlier; `least` and `most` for a draw as a bound; `open` where the
 * outcome can still be anything.
 */
export type Claim =
  | { kind: "exact" | "sooner"; outcome: Ending["outcome"]; plies: number }
  | { kind: "least" | "most"; outcome: "draw"; plies: null }
  | { kind: "open"; outcome: null; plies: null };

/** A run of minimax that was timed: when it was warm, or for so long that its start is little of it. */
export type Timed = { nodes: number; ms: number };

/** The visitor's moves that changed the result or the length, as far as that is proved. */
export interface KeyMoves {
  /** Whether nobody plays for the visitor alone: then all moves count. */
  all: boolean;
  /** Those that mattered most, in the order of play. */
  first: readonly ReviewedMove[];
  others: readonly ReviewedMove[];
  /** How many changed the result. */
  results: number;
  /** How many won later, or lost sooner, than was possible. */
  lengths: number;
  /** How many moves are not proved. */
  open: number;
}

/** Milliseconds; null until the result is proved. */
export type Budget = number | null;

export interface Limits {
  /** How long a search may take by itself. */
  budget: Budget;
  memoryMb: number;
}

export type LineOnBoard = ReturnType<typeof lineOnBoard>;

/** What stands beside the board, in tabs; `search` if none was chosen. */
export type Tab = "search" | (typeof TABS)[number];

/** How fast two computers play. */
export type Speed = "slow" | "normal" | "fast";
