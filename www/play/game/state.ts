/** The state of Play: the game on the screen, and what goes with it. Pure: every change makes a new state. */
import { STANDARD } from "../../game/shape.js";
import { answersShown, computerToMove, gameState, position } from "../../game/state.js";

/** @import { BugName } from "../../../pkg/web/cutoff.js" */
/** @import { GameLine, GameState, Level, Notice, Settings } from "../../game/types.d.ts" */
/** @import { Words } from "../../base/types.d.ts" */
/** @import { Knowledge } from "./facts.js" */

export * from "../../game/state.js";

/** What stands beside the board, in tabs; `search` if none was chosen. @typedef {"search" | (typeof TABS)[number]} Tab */

/** How fast two computers play. @typedef {"slow" | "normal" | "fast"} Speed */

/**
 * How far a question is: it can be asked, it is asked, it waits for another or for the tab to be seen, the visitor has
 * stopped it, its time is up, its engine is gone, or it is answered.
 * @typedef {"idle" | "looking" | "waiting" | "paused" | "stopped" | "spent" | "failed" | "done"} Phase
 */

/** The tabs that one can choose. */
export const TABS = /** @type {const} */ (["moves", "review", "limits"]);

/**
 * The tabs that a board has: where every position is searched whole in a moment there is no time to limit.
 * @param {State["shape"]} shape
 * @returns {readonly (typeof TABS)[number][]}
 */
export function tabsOf(shape) {
  return shape.exhaustive ? TABS.filter((tab) => tab !== "limits") : TABS;
}

/** @type {readonly Speed[]} */
export const GAME_SPEEDS = ["slow", "normal", "fast"];

/**
 * @typedef {object} OwnState
 * @property {Knowledge} facts What the engines have found: always the newest.
 * @property {Readonly<Record<string, Phase>>} phases How far the questions are that can be asked, by their names.
 * @property {number} since The time at which the position came to the board.
 * @property {boolean} stepping Whether the computer is to play one move, though it is paused.
 * @property {BugName | null} bug The bug that the perfect computer plays with; never stored.
 * @property {Tab} tab
 * @property {number | null} depth To how many plies the visitor wants both searches compared.
 * @property {Speed} speed
 * @property {boolean} paused Whether the computer waits for a click before it goes on.
 * @property {boolean} thinking Whether the engine has been at an answer for long enough to say so.
 * @property {boolean} failed Whether the engine is gone.
 * @property {Notice | null} notice
 */

/** @typedef {GameState & OwnState} State */

/**
 * Whether a level plays what it can prove in time: where every search takes a moment it always proves its
 * move, and there is more to say of it.
 * @param {Pick<State, "shape">} state
 * @param {Level} level
 */
export function proves(state, level) {
  return !state.shape.exhaustive && level === "perfect";
}

/**
 * Whether a level sets traps by proofs that take time. Where they take none, the book player has them all.
 * @param {Pick<State, "shape">} state
 * @param {Level} level
 */
export function setsTraps(state, level) {
  return !state.shape.exhaustive && level === "book";
}

/**
 * @param {Settings} settings
 * @param {Knowledge} facts
 * @param {State["shape"]} [shape]
 * @returns {State}
 */
export function initialState(settings, facts, shape = STANDARD) {
  return {
    ...gameState(settings, shape),
    facts,
    ...{ phases: {}, since: 0, stepping: false },
    bug: null,
    tab: "search",
    depth: null,
    speed: "normal",
    paused: false,
    thinking: false,
    failed: false,
    notice: null,
  };
}

/** What the board shows. @param {State} state @returns {State} */
export function onBoard(state) {
  if (!state.aside) return state;
  const { positions, moves, at } = state.aside;
  return { ...state, positions, game: { ...state.game, moves, at } };
}

/** What is known of the position on the board. @param {Pick<State, "facts" | "shape" | "positions" | "game">} state */
export function factsOf({ facts, shape, positions, game }) {
  // Nothing is, until the engine is there.
  return facts.of(shape.game, positions[game.at]?.board ?? "?");
}

/** Whether what the engine finds of the position on the board can be shown. @param {State} state */
export function isOpen(state) {
  const now = position(state);
  return now !== undefined && !now.finished && !state.setup && answersShown(state);
}

/** @param {Pick<Settings, "players">} settings */
export function computersOnly({ players }) {
  return players.X !== "human" && players.O !== "human";
}

/**
 * The level of the computer that a single visitor plays against; undefined if there is none.
 * @param {Pick<State, "settings">} state
 */
export function opponent({ settings: { players } }) {
  const computers = [players.X, players.O].filter((level) => level !== "human");
  return computers.length === 1 ? computers[0] : undefined;
}

/**
 * Whether the computer moves by itself: never while the visitor looks back or sets up a position.
 * @param {State} state
 */
export function computerPlays(state) {
  const { game, paused, setup } = state;
  return computerToMove(state) && !paused && !setup && game.at === game.moves.length;
}

/** Whether the computer is to find a move now. @param {State} state */
export function computerReplies(state) {
  return computerPlays(state) || (state.stepping && computerToMove(state) && !state.setup);
}

/**
 * The game after a move: those that had been taken back are gone.
 * @param {GameLine} game
 * @param {number} move
 * @returns {GameLine}
 */
export function withMove({ rules, start, moves, at }, move) {
  return { rules, start, moves: [...moves.slice(0, at), move], at: at + 1 };
}

/**
 * Where undo leads: back to where the visitor has a choice, or else to the start. Null if there is
 * nothing to take back.
 * @param {State} state
 */
export function undoTarget(state) {
  const { at } = state.game;
  if (at === 0) return null;
  return choiceFrom(state, at - 1, -1) ?? 0;
}

/** Whether there is anything on the board that a new game would clear. @param {State} state */
export function isBegun({ setup, game, shape }) {
  return setup !== null || game.moves.length > 0 || game.start !== shape.start;
}

/**
 * Where redo leads: on to where the visitor has a choice, or else to the end.
 * @param {State} state
 */
export function redoTarget(state) {
  const { at, moves } = state.game;
  if (at === moves.length) return null;
  return choiceFrom(state, at + 1, 1) ?? moves.length;
}

/**
 * @param {State} state
 * @param {number} first
 * @param {1 | -1} step
 */
function choiceFrom({ positions, settings }, first, step) {
  if (computersOnly(settings)) return first;
  for (let at = first; positions[at]; at += step) {
    if (settings.players[positions[at].player] === "human") return at;
  }
  return null;
}

/**
 * Why a click on a cell plays nothing; null if it does.
 * @param {State} state
 * @param {number} cell
 * @returns {Words | null}
 */
export function refusal(state, cell) {
  const now = position(state);
  if (!now) return { id: "refused-loading" };
  if (now.finished) return { id: "refused-over" };
  if (now.targets[cell] === null) {
    if (state.shape.gravity) return { id: "refused-full", values: { cell } };
    return { id: "refused-taken", values: { cell, player: now.board[cell] } };
  }
  return computerToMove(state) ? { id: "refused-turn" } : null;
}
