/** Questions about the game. They are rows of a table, from which the runner asks them. */
import { loadedPosition } from "../../game/state.ts";
import type { QuestionName, State } from "./play-state.ts";
import type { Facts, Merge } from "./facts.ts";
import type { Store } from "./store.ts";

export interface PlayQuestion {
  name: QuestionName;
  /** The boards that it is about: 3×3, or the others. If left out, all. */
  boards?: "standard" | "other";
  /** Says if a hidden tab delays it: "unless-wished" by default, "always" if it measures time. */
  waits?: (state: State) => "never" | "unless-wished" | "always";
  // The questions of a queue share the engine of 3×3, or need a processor that does nothing else.
  /** The questions of one queue run one at a time. Without one, a question waits for no other. */
  queue?: "engine" | "processor" | null;
  /** Questions with lower ranks are asked first. */
  rank: number;
  /** True if only the visitor can start the question. */
  onlyIfWished?: boolean;
  /** Identifies the position and the settings of the question; null if it is not asked now. */
  key: (state: State) => string | null;
  /** True if the facts have the answer. */
  isDone: (state: State) => boolean;
  /** Finds the answer and stores it with `context.add`. */
  run: (context: QuestionContext) => Promise<unknown>;
  /** The time limit; null for none. */
  budgetMs?: (state: State) => number | null;
  /** Combines new facts with earlier ones. By default, they replace earlier ones. */
  merge?: Merge;
  /** True if it takes a moment, so the page shows if it is slow. */
  isShort?: boolean;
  /** True if it starts over after an interruption, so only the visitor's request interrupts it. */
  startsOver?: boolean;
  /** True for a move or the slow race. When its position comes back, it can be asked again. */
  isAct?: boolean;
  /** True if the game works without the answer. If the engine fails, only one view reports that. */
  isOptional?: boolean;
}

export interface QuestionContext {
  state: State;
  game: string;
  board: string;
  /** Stores facts about the board, or about another one. */
  add: (facts: Partial<Facts>, of?: string) => void;
  store: Pick<Store, "addFacts" | "change" | "notify">;
  signal: AbortSignal;
  /** The time limit; undefined for none. */
  budgetMs?: number;
  pause: (ms: number) => Promise<void>;
}

export function contextOf(
  store: Store,
  state: State,
  control: Pick<QuestionContext, "signal" | "budgetMs" | "pause">,
  merge?: Merge,
): QuestionContext {
  const { game } = state.shape;
  const { board } = loadedPosition(state);
  const add: QuestionContext["add"] = (facts, of = board) =>
    store.addFacts((all) => all.add(game, of, facts, merge));
  return { ...control, store, state, game, board, add };
}
