/** Questions about the game on the screen. */
import { position } from "../game/state.ts";
import type { Learned, Merge } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Store } from "../game/store.ts";

/** A row of the table of questions. */
export interface PlayQuestion {
  name: string;
  /** The one who waits for the answer; the page if nobody is named. The page's questions wait while its tab is hidden. */
  whose?: (state: State) => "opponent" | "page";
  /** Questions of one lane share something, such as a worker, or quiet for a clock: one of them is asked at a time. */
  lane: string;
  /** The question with the lowest rank is asked first. */
  rank: number;
  /** False if it begins only when the visitor wants it. */
  bySelf?: boolean;
  /** Names the position and the settings that it is asked about; null if it is not asked. */
  key: (state: State) => string | null;
  /** True if the facts have the answer. */
  isDone: (state: State) => boolean;
  /** Its findings go into the store. */
  run: (asking: Asking) => Promise<unknown>;
  /** The milliseconds it may take; null until it is done. */
  budget?: (state: State) => number | null;
  /** Puts what it finds to what is known; without it, that is replaced. */
  merge?: Merge;
  /** It takes a moment. So it does not wait until the tab is seen, and if it takes longer the page says so. */
  atOnce?: boolean;
  /** Its time is measured, so it never goes on in a hidden tab. */
  timed?: boolean;
  /** It begins anew after an interruption, so only a wish interrupts it. */
  whole?: boolean;
  /** It plays a move, which says nothing of the position: where the position comes back, it is asked anew. */
  isAct?: boolean;
  /** The game works without it. If its engine fails, only its own view says so. */
  extra?: boolean;
}

export interface Asking {
  state: State;
  /** The name of the game, and the board that the state shows. */
  game: string;
  board: string;
  /** Keeps findings, of this board if nothing else is named. */
  learn: (learned: Learned, of?: string) => void;
  change: Store["change"];
  /** Has it drawn at once. */
  tell: () => void;
  signal: AbortSignal;
  budget: number | null;
  pause: (ms: number) => Promise<void>;
}

export function askingOf(
  store: Store,
  state: State,
  how: Pick<Asking, "signal" | "budget" | "pause">,
  merge?: Merge,
): Asking {
  const { game } = state.shape;
  const { board } = position(state);
  const learn: Asking["learn"] = (learned, of = board) => store.learn(game, of, learned, merge);
  const change: Asking["change"] = (changed) => store.change(changed);
  return { ...how, state, game, board, learn, change, tell: () => store.tell() };
}

/** Milliseconds between two reports that are heard, of those that come many times a second. */
const PAUSE = 125;

/** Hears some of them. Others follow, and the answer is heard apart. */
export function seldom<T>(hear: (report: T) => void) {
  let last = -Infinity;
  return (report: T) => {
    const now = performance.now();
    if (now - last < PAUSE) return;
    last = now;
    hear(report);
  };
}
