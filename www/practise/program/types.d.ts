import type { Findings } from "../../../pkg/web/cutoff.js";
import type { ViewContext } from "../../page/start/view.js";
import type { Exercise } from "../../parts/exercise/exercise.js";
import type { StartFault } from "../../sandbox/sandbox.js";
import type { CELLS, EMPTY, SIDE, SIGNS } from "./call-form.js";
import type { Check } from "./check.js";
import type { Reading } from "./reading.js";
import type { Tried } from "./trial.js";

/** What a way to judge a program is shown in. */
export interface WayFrame {
  /** Whether the first field gets the focus. */
  focus: boolean;
  fill(form: Element, panel: (Element | null)[]): void;
}

/** What a way to judge a program gets beside the frame. */
export interface WayContext {
  context: ViewContext;
  exercise: Exercise;
  /** Ends with the exercise: what is asked of an engine takes it. */
  signal: AbortSignal;
  /** Has the link say from now on what was given. */
  keep(change: Partial<Exercise>): void;
}

/** Fills the frame. Gives what ends it. */
export type OpenWay = (frame: WayFrame, way: WayContext) => () => void;

/** How a visitor's program wants to be called. */
export interface CallForm {
  cells: (typeof CELLS)[number];
  empty: (typeof EMPTY)[number];
  signs: (typeof SIGNS)[number];
  side: (typeof SIDE)[number];
  answer: Reading;
}

/** What came back in a position of which the single good move is known. */
export interface Trial {
  board: string;
  right: number;
  value: unknown;
}

/** A call of a visitor's program. */
export interface Call {
  name: string;
  form: CallForm;
  /** What came back in the first trial; undefined for nothing. */
  value: unknown;
  /** Whether it is one to ask the program with: trials have found it, or the visitor. */
  fits: boolean;
  /** Another form that plays other legal moves. */
  other: CallForm | null;
}

/** Why a program cannot be asked. */
export type NoAsking =
  | { kind: "no-function" }
  | { kind: "unstarted"; fault: StartFault }
  | { kind: "unfit"; tried: Tried };

/** What is known of a pasted program. */
export interface SessionState {
  phase: "idle" | "loading" | "trying" | "asking" | "stopped" | "ended";
  /** How much of its language has come, from 0 to 1. */
  loaded: number;
  call: Call | null;
  fault: NoAsking | null;
  check: Check | null;
  /** What the judge has found so far. */
  findings: Findings | null;
}
