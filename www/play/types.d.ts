/** What the files of Play share. */
import type { Ending, Source } from "../../pkg/web/cutoff.js";
import type { Adviser } from "./adviser.js";
import type { Algorithm, Answers } from "./answers.js";
import type { State } from "./state.js";
import type { Settings } from "../game/types.d.ts";

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

/** What alpha-beta knows of a cell at the root: a value or a bound, where it knows one. */
export type RootBound = { state: string; value?: number };

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
> & { saving: string; savingTime?: string; most?: number };
