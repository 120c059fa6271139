/** The state of Play: the game on the screen, and what goes with it. Pure: every change makes a new state. */
import { STANDARD, isProvedAtOnce } from "../game/shape.js";
import { computerToMove, gameState, position } from "../game/state.js";
import { Known } from "./answers.js";

/** @import { BugName } from "../../pkg/web/cutoff.js" */
/** @import { GameLine, GameState, Level, Notice, Settings } from "../game/types.d.ts" */
/** @import { Words } from "../base/types.d.ts" */
/** @import { Speed, Tab } from "./types.d.ts" */

export * from "../game/state.js";

/** The tabs that one can choose. */
export const TABS = /** @type {const} */ (["moves", "prove", "review", "limits"]);

/**
 * The tabs that a board has: where every position is proved at once there is nothing to prove, and no time to limit.
 * @param {State["shape"]} shape
 * @returns {readonly (typeof TABS)[number][]}
 */
export function tabsOf(shape) {
  return isProvedAtOnce(shape) ? TABS.filter((tab) => tab === "moves" || tab === "review") : TABS;
}

/** @type {readonly Speed[]} */
export const GAME_SPEEDS = ["slow", "normal", "fast"];

/**
 * @typedef {object} OwnState
 * @property {Known} answers What the engines have answered.
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
  return !isProvedAtOnce(state.shape) && level === "perfect";
}

/**
 * Whether a level sets traps by proofs that take time. Where they take none, the book player has them all.
 * @param {Pick<State, "shape">} state
 * @param {Level} level
 */
export function setsTraps(state, level) {
  return !isProvedAtOnce(state.shape) && level === "book";
}

/**
 * @param {Settings} settings
 * @param {State["shape"]} [shape]
 * @returns {State}
 */
export function initialState(settings, shape = STANDARD) {
  return {
    ...gameState(settings, shape),
    answers: new Known(),
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

/** What is known of the position on the board. @param {Pick<State, "answers" | "shape" | "positions" | "game">} state */
export function factsOf({ answers, shape, positions, game }) {
  // Nothing is, until the engine is there.
  return answers.of(shape.game, positions[game.at]?.board ?? "?");
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
