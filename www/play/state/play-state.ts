/** The state of Play. A change makes a new state, but all states share `facts`, which grow. */
import { STANDARD } from "../../game/shape.ts";
import { gameState, isComputerToMove, positionOf, showsAnswers } from "../../game/state.ts";
import { FactStore, NO_FACTS, positionKey } from "./facts.ts";
import type { BugName } from "../../../pkg/whole/cutoff.js";
import type { GameState } from "../../game/state.ts";
import type { Level, Settings } from "../../game/preferences.ts";
import type { SearchLimits } from "./search-limits.ts";
import type { Notice } from "../../page/notice.tsx";
import type { Message } from "../../base/message.ts";

/**
 * The phase of a question: `idle` (not asked), running, waiting for another, `paused` until the tab
 * is visible, stopped by the visitor, `spent` (out of time), failed with its engine, or done.
 */
export type Phase =
  "idle" | "running" | "waiting" | "paused" | "stopped" | "spent" | "failed" | "done";

/** Final phases. The runner repeats such a question only if it is wished for, retried or an act. */
const ENDED: readonly (Phase | undefined)[] = ["stopped", "spent", "failed", "done"];

/** The questions of 3×3, of other boards, and of both. Their rows are in `questions/`. */
type StandardName = "chosenSearch" | "otherSearch" | "gameSearches" | "map" | "times" | "slowRace";
type OtherName = "search" | "replySearch" | "columns" | "reason" | "proof" | DepthName;
type DepthName = "defaultDepth" | "compareAlphaBeta" | "compareMinimax" | "depthRace" | "cost";
export type QuestionName = StandardName | OtherName | "moves" | "trap" | "reply" | "review";

/** A question that the visitor has asked for, by position. `budgetMs` is null for no limit. */
export type Wish = { name: QuestionName; id: string; position: string; budgetMs?: number | null };

export const TABS = ["moves", "review", "measured", "limits"] as const;
export type Tab = (typeof TABS)[number];

/** Lists the tabs of a board. 3×3 has no "limits", because its searches have none. */
export function tabsOf(shape: State["shape"]): readonly Tab[] {
  return TABS.filter((tab) => tab !== (shape.exhaustive ? "limits" : "measured"));
}

/** The state of Play alone, with its initial values. */
class OwnState {
  /** True if another site shows the page in a frame. */
  isEmbedded = false;
  /** The facts, which all states share. The store adds to them. */
  facts = new FactStore();
  /** Phases of the questions about this state, by name. */
  phases: Readonly<Partial<Record<QuestionName, Phase>>> = {};
  /** The latest comes last. */
  wishes: readonly Wish[] = [];
  /** The time at which the position appeared on the board. */
  since = 0;
  /** The verdict on the move that replaced a mistake, and the moves up to that move. */
  retry?: { verdict: Message; moves: string };
  /** The bug that the perfect computer plays with. It is never stored. */
  bug: BugName | null = null;
  /** The open tab of the details; null if they are closed. */
  tab: Tab | null = null;
  /** True while the dialog of the board and the players is open. */
  isChoosing = false;
  /** The time limit of automatic searches (null for none), and the size of their tables. */
  limits: SearchLimits = { budgetMs: 1_000, memoryMb: 8 };
  /** The key of the position whose proof is in the worker's table and can be continued. */
  proofKey = "";
  /** The depth limit that the visitor chose for both searches. */
  depth: number | null = null;
  /** True if the reason for the result is marked on the board. */
  isReasonShown = false;
  /** True if the computer waits for a click before it plays. */
  isPaused = false;
  /** The clock of the slow race: a share of minimax's nodes. */
  raceShare = 0;
  /** True if a question that is usually answered at once takes longer. */
  isThinking = false;
  hasFailed = false;
  notice: Notice | null = null;
  /** The notice of the act that failed with an engine, until the act is tried again. */
  failedAct: Required<Notice> | null = null;
}

export type State = GameState & OwnState;

/** Names a level as messages do. On other boards, some levels play what they prove in time. */
export function levelKind<L extends Level>({ shape }: Pick<State, "shape">, level: L) {
  if (shape.exhaustive) return level;
  return level === "perfect" ? "proving" : level === "book" ? "traps" : level;
}

export const initialState = (settings: Settings, shape = STANDARD): State => ({
  ...gameState(settings, shape),
  ...new OwnState(),
});

export function withVariation(state: State): State {
  if (!state.variation) return state;
  const { positions, moves, at } = state.variation;
  return { ...state, positions, line: { ...state.line, moves, at } };
}

export function factsOf(state: State) {
  const position = positionOf(state);
  return position ? state.facts.of(state.shape.game, position.board) : NO_FACTS;
}

/** Returns the state at the root of the map's tree: after the game, its start. */
export const rootOfMap = (state: State) =>
  positionOf(state)?.finished ? { ...state, line: { ...state.line, at: 0 } } : state;

export const positionKeyOf = (state: State) =>
  positionKey(state.shape.game, positionOf(state)?.board ?? "?");

export const hasEnded = (state: State, name: QuestionName) => ENDED.includes(state.phases[name]);

/** True if the view may show facts about the position. */
export function showsFacts(state: State) {
  const position = positionOf(state);
  return position !== undefined && !position.finished && !state.setup && showsAnswers(state);
}

export const hasOnlyComputers = ({ players }: Pick<Settings, "players">) =>
  players.X !== "human" && players.O !== "human";

/** Returns the level of the only computer; undefined if no side or both sides are computers. */
export function opponentLevel({ settings: { players } }: Pick<State, "settings">) {
  const computers = [players.X, players.O].filter((level) => level !== "human");
  return computers.length === 1 ? computers[0] : undefined;
}

/** True against a computer that cannot be beaten: on 3×3, unless it has a bug. */
export function neverLoses(state: State) {
  const level = opponentLevel(state);
  const kind = level && levelKind(state, level);
  return kind === "book" || (kind === "perfect" && !state.bug);
}

/** True on the empty 3×3 board against a computer that never loses. The headline then says so. */
export const isFirstView = (state: State) =>
  !state.isEmbedded && !state.hasFailed && neverLoses(state) && !isBegun(state);

/** True if a computer is to move, and the visitor neither looks back nor sets up a position. */
export function isReplyDue(state: State) {
  const { line, isPaused, setup } = state;
  return isComputerToMove(state) && !isPaused && !setup && line.at === line.moves.length;
}

/** Counts the moves before the visitor's last turn, or 0 if there is none. Null at the start. */
export function undoTarget(state: State) {
  const { at } = state.line;
  if (at === 0) return null;
  return visitorTurnFrom(state, at - 1, -1) ?? 0;
}

/** True if a new game would change the board. */
export const isBegun = ({ setup, line, shape }: State) =>
  setup !== null || line.moves.length > 0 || line.start !== shape.start;

/** Counts the moves up to the visitor's next turn, or to the end. Null at the end. */
export function redoTarget(state: State) {
  const { at, moves } = state.line;
  if (at === moves.length) return null;
  return visitorTurnFrom(state, at + 1, 1) ?? moves.length;
}

function visitorTurnFrom({ positions, settings }: State, first: number, step: 1 | -1) {
  if (hasOnlyComputers(settings)) return first;
  for (let at = first; positions[at]; at += step) {
    if (settings.players[positions[at].player] === "human") return at;
  }
  return null;
}
