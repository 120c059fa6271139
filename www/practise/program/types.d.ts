/** What the ways to judge a program share. */
import type { BugName, Findings } from "../../../pkg/web/cutoff.js";
import type { ViewContext } from "../../page/start/types.d.ts";
import type { Exercise } from "../../parts/exercise/types.d.ts";
import type { StartFault } from "../../sandbox/sandbox.js";
import type { CELLS, EMPTY, GIVEN, SIGNS } from "./call-form.js";
import type { Check } from "./check.js";
import type { READINGS } from "./reading.js";
import type { BOARDS } from "./answers.js";
import type { COUNTED } from "./identify.js";
import type {
  Literal,
  Program,
  ProgramFunction,
  ProgramLanguage,
  ProgramReply,
  Runtime,
} from "../../sandbox/types.d.ts";
import type { Runner } from "./runner.js";
import type { LISTED } from "./visit-log.js";
import type { SearchRecord } from "../../parts/search/record.js";

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

/** The literals of a program. */
export type Literals = ReadonlySet<Literal>;

/** What a parameter gets. */
export type Given = keyof typeof GIVEN;

/** How a visitor's program is called. */
export interface Guess {
  cells: keyof typeof CELLS;
  empty: (typeof EMPTY)[number];
  signs: keyof typeof SIGNS;
  /** What each parameter gets, in their order. */
  given: readonly Given[];
}

/** How a visitor's program is called, how its answer is read, and for which sides it plays. */
export interface CallForm extends Guess {
  answer: Reading;
  plays: "both" | "X" | "O";
}

/** A position in which one move is good. */
export interface TrialPosition {
  board: string;
  player: "X" | "O";
  good: number;
  /** Whether that move wins at once. Else it stops a win. */
  wins: boolean;
  /** The best moves of the other side, if that side were to move. */
  others: readonly number[];
}

/** What came back in such a position: nothing, where the program threw an error or was ended. */
export interface Trial extends TrialPosition {
  value: unknown;
}

/** A function of a visitor's program, and how it is called. */
export interface FunctionCall {
  name: string;
  form: CallForm;
}

/** A call that was tried in the trial positions. */
export interface TriedCall extends FunctionCall {
  trials: readonly Trial[];
  /** The cells that it plays there. */
  moves: readonly (number | null)[];
  /** How many of them are legal, and how many good. */
  legal: number;
  right: number;
  /** Whether it plays well enough that it can be what the program means. */
  fits: boolean;
  /** Whether all moves are good where its side is to move. */
  isRight: boolean;
  /** What it raised first. */
  raised: string | null;
}

/** The call of a session. */
export interface SessionCall extends FunctionCall {
  /** What came back in one position; undefined for nothing. */
  shown: { board: string; value: unknown };
  /** Whether it is one to ask the program with: trials have found it, or the visitor says so. */
  fits: boolean;
  /** Another form that plays other legal moves. */
  other: CallForm | null;
}

/** Why a program cannot be asked. */
export type NoAsking =
  | { kind: "no-function" }
  | { kind: "unstarted"; fault: StartFault }
  | { kind: "unfit"; tried: Tried };

/** What a program's text says. */
export interface ReadProgram {
  functions: readonly ProgramFunction[];
  literals: Literals;
  /** Why it does not start; null if it does. */
  fault: StartFault | null;
}

/** What is known of a pasted program. */
export interface SessionState {
  phase: "idle" | "loading" | "starting" | "trying" | "unsure" | "asking" | "stopped" | "ended";
  /** How much of its language has come, from 0 to 1. */
  loaded: number;
  /** How many answers have come since the press. */
  calls: number;
  /** For how many seconds nothing has come. */
  waited: number;
  /** Those that can be called, the likeliest first. */
  functions: readonly ProgramFunction[];
  call: SessionCall | null;
  fault: NoAsking | null;
  check: Check | null;
  /** What the judge has found so far. */
  findings: Findings | null;
}

export type BoardForm = (typeof BOARDS)[number];

/**
 * Why a position has no answer: the program threw an error, was ended, or did not start again after
 * an end.
 */
export type Trouble =
  | { kind: "raised"; text: string }
  | { kind: "hung" | "foreign" | "died" }
  | { kind: "unstarted"; fault: StartFault };

export type Match = { family: Family; counted: (typeof COUNTED)[number] };

export type Reading = (typeof READINGS)[number];

export type Answered = ProgramReply | { kind: "unstarted"; fault: StartFault };

/** What a session needs. */
export interface Services {
  /** What the language runs in. */
  load: (
    language: ProgramLanguage,
    progress: (loaded: number) => void,
  ) => Promise<Runtime | undefined>;
  isLoaded: (language: ProgramLanguage) => boolean;
  run: (
    program: Pick<Program, "language" | "source">,
    options: { start: number; runtime?: Runtime; heard: () => void },
  ) => Runner;
  positions: () => Promise<string[]>;
  judge: (boards: string[], moves: (number | null)[]) => Promise<Findings>;
}

export interface Tried {
  /** The best call of those that were tried. */
  call: TriedCall;
  /** The best of those that play other legal moves. */
  other: TriedCall | null;
  /** Whether it is certain that the program is to be called so. */
  isCertain: boolean;
  /** Whether no other call was tried. */
  isFirst: boolean;
  /** Whether it returned nothing. */
  isSilent: boolean;
  /** Whether its function takes nothing. */
  isWithoutBoard: boolean;
  /** What ended the program first, or that the time was over. */
  ended: "hung" | "foreign" | "died" | "slow" | null;
}

/** Searches that differ in nothing but these: each with each. */
export interface Variant {
  pruning: boolean;
  /** Whether they cut only at alpha > beta. */
  strict: boolean[];
  /** Whether they are fail-hard. */
  hard: boolean[];
  /** Whether they go from right to left. */
  right: boolean[];
  /** Whether all wins of a position count the same. */
  plain: boolean[];
}

/** What searches visit. */
export interface VisitOrder {
  listed: (typeof LISTED)[number];
  entries: string[];
  /** Of the record, one for each entry. */
  nodes: number[];
  /** The first of the searches. */
  search: LoggedSearch;
  /** Of that one. */
  record: SearchRecord;
  variants: Variant[];
}

/** What a search is called with. */
export type LoggedSearch = {
  pruning: boolean;
  strict: boolean;
  hard: boolean;
  right: boolean;
  plain: boolean;
};

export type Counts = Record<(typeof COUNTED)[number], number>;

/** Programs that differ in nothing but these orders, scores and values: each with each. */
export interface Family {
  /** The cell of the first move, where that is played before; else empty. */
  first: string;
  algorithm: string;
  bug: BugName | "";
  /** A table, and the like. */
  traits: string[];
  scores: string[];
  returns: string[];
  orders: string[];
  counts: Counts;
}
