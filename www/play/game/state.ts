/** The state of Play: the game on the screen, and what goes with it. Pure: every change makes a new state. */
import { STANDARD } from "../../game/shape.ts";
import { answersShown, computerToMove, gameState, position } from "../../game/state.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { GameState } from "../../game/state.ts";
import type { Level, Settings } from "../../game/preferences.ts";
import type { Notice } from "../../page/notice.tsx";
import type { Knowledge } from "./facts.ts";

export * from "../../game/state.ts";

/** The open tab; `search` if none is. */
export type Tab = "search" | (typeof TABS)[number];

/**
 * A question can be asked, is asked, waits for another or for the tab to be seen, was stopped by the visitor, is out of
 * time, has lost its engine, or is answered.
 */
export type Phase =
  "idle" | "looking" | "waiting" | "paused" | "stopped" | "spent" | "failed" | "done";

export const TABS = ["moves", "review", "measured", "limits"] as const;

/** The tabs that a board has: where every position is searched whole in a moment there is no time to limit. */
export function tabsOf(shape: State["shape"]): readonly (typeof TABS)[number][] {
  return TABS.filter((tab) => tab !== (shape.exhaustive ? "limits" : "measured"));
}

interface OwnState {
  /** True if the page stands within another one. */
  isEmbedded: boolean;
  /** Always the newest. */
  facts: Knowledge;
  /** Of the questions that can be asked, by their names. */
  phases: Readonly<Record<string, Phase>>;
  /** The time at which the position came to the board. */
  since: number;
  /** The bug that the perfect computer plays with; never stored. */
  bug: BugName | null;
  tab: Tab;
  /** Milliseconds that a search of a larger board takes by itself, null until it is done; and its memory. */
  limits: { budget: number | null; memoryMb: number };
  /** The position that the proving worker has in its table: a proof of it goes on from there. */
  proving: string;
  /** The plies to which the visitor wants both searches compared. */
  depth: number | null;
  /** True if the idea is marked that decides the position. */
  isExplained: boolean;
  /** True if the computer waits for a click before it goes on. */
  paused: boolean;
  /** True if the engine has been at an answer for long enough to say so. */
  thinking: boolean;
  failed: boolean;
  notice: Notice | null;
}

export type State = GameState & OwnState;

/**
 * A level as the words name it. Where a proof takes time, the perfect computer plays what it can prove in that time, and
 * the book player sets traps by such proofs.
 */
export function kindOf<L extends Level>({ shape }: Pick<State, "shape">, level: L) {
  if (shape.exhaustive) return level;
  return level === "perfect" ? "proving" : level === "book" ? "traps" : level;
}

export function initialState(
  settings: Settings,
  facts: Knowledge,
  shape: State["shape"] = STANDARD,
): State {
  return {
    ...gameState(settings, shape),
    isEmbedded: false,
    facts,
    phases: {},
    since: 0,
    bug: null,
    tab: "search",
    limits: { budget: 1_000, memoryMb: 8 },
    proving: "",
    depth: null,
    isExplained: false,
    paused: false,
    thinking: false,
    failed: false,
    notice: null,
  };
}

export function onBoard(state: State): State {
  if (!state.aside) return state;
  const { positions, moves, at } = state.aside;
  return { ...state, positions, game: { ...state.game, moves, at } };
}

export function factsOf(state: State) {
  // Nothing is, until the engine is there.
  return state.facts.of(state.shape.game, position(state)?.board ?? "?");
}

/** True if findings about the position on the board can be shown. */
export function isOpen(state: State) {
  const now = position(state);
  return now !== undefined && !now.finished && !state.setup && answersShown(state);
}

export function computersOnly({ players }: Pick<Settings, "players">) {
  return players.X !== "human" && players.O !== "human";
}

/** The level of the computer that a single visitor plays against; undefined if there is none. */
export function opponent({ settings: { players } }: Pick<State, "settings">) {
  const computers = [players.X, players.O].filter((level) => level !== "human");
  return computers.length === 1 ? computers[0] : undefined;
}

/** True if the computer moves by itself: never while the visitor looks back or sets up a position. */
export function computerPlays(state: State) {
  const { game, paused, setup } = state;
  return computerToMove(state) && !paused && !setup && game.at === game.moves.length;
}

/**
 * Where undo leads: back to where the visitor has a choice, or else to the start. Null if there is
 * nothing to take back.
 */
export function undoTarget(state: State) {
  const { at } = state.game;
  if (at === 0) return null;
  return choiceFrom(state, at - 1, -1) ?? 0;
}

/** True if there is anything on the board that a new game would clear. */
export function isBegun({ setup, game, shape }: State) {
  return setup !== null || game.moves.length > 0 || game.start !== shape.start;
}

/** Where redo leads: on to where the visitor has a choice, or else to the end. */
export function redoTarget(state: State) {
  const { at, moves } = state.game;
  if (at === moves.length) return null;
  return choiceFrom(state, at + 1, 1) ?? moves.length;
}

function choiceFrom({ positions, settings }: State, first: number, step: 1 | -1) {
  if (computersOnly(settings)) return first;
  for (let at = first; positions[at]; at += step) {
    if (settings.players[positions[at].player] === "human") return at;
  }
  return null;
}
