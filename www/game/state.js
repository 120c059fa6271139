/**
 * The game on the screen, and what follows from it. Pure: every change makes a new state. The rules
 * are the engine's; its positions are kept beside the moves that led to them.
 */

import { Answers } from "./answers.js";
import { STANDARD } from "./shape.js";

/** @import { BugName, GameDescription as Shape, Player, Position } from "../../pkg/web/cutoff.js" */

/**
 * A game to be played: its rules, its first board, its moves, and how many of them are on the board.
 * @typedef {object} Line
 * @property {string} rules The game's short name, such as `3x3k3`; only the engine reads it.
 * @property {string} start A sign for each cell, `X`, `O` or `.`, row by row.
 * @property {number[]} moves Cells. Those from `at` on can be played again.
 * @property {number} at
 */

/** The same, with all its moves as a link carries them. @typedef {Line & { link: string }} Game */

/** @typedef {"human" | "perfect" | "book" | "casual" | "random"} Level */
/** @type {readonly Level[]} */
export const LEVELS = ["human", "perfect", "book", "casual", "random"];

/** What stands beside the board, in tabs; `search` if none was chosen. @typedef {"search" | (typeof TABS)[number]} Tab */
/** The tabs that one can choose. */
export const TABS = /** @type {const} */ ([
  "moves",
  "hints",
  "prove",
  "review",
  "setup",
  "depth",
  "measured",
]);

/** How fast two computers play. @typedef {"slow" | "normal" | "fast"} Speed */
/** @type {readonly Speed[]} */
export const SPEEDS = ["slow", "normal", "fast"];

/**
 * What a visitor chooses, and a link holds.
 * @typedef {object} Settings
 * @property {Record<Player, Level>} players
 * @property {boolean} pruning Whether alpha-beta answers the game, or else minimax.
 * @property {boolean} hints Whether every free cell shows what it is worth.
 * @property {boolean} answers Whether the page says what the engine found: the recommended move, the
 * value, the best line and hints.
 */

/** @typedef {import("../base/types.d.ts").Words} Words */

/**
 * A position that is being set up.
 * @typedef {object} Setup
 * @property {string} text What the field shows, as typed.
 * @property {string} board What the board shows.
 * @property {Words | null} fault Why it cannot be played from; null until the engine has looked.
 * @property {Position | null} position The engine's reading of it, if it can be played from.
 */

/**
 * A line that the board shows in place of the game, which stays as it is: its first moves are those of the game.
 * @typedef {Pick<State, "positions"> & { moves: number[], at: number, text: string }} Aside
 */

/**
 * @typedef {object} State
 * @property {Shape} shape Of the game's board.
 * @property {Game} game
 * @property {Position[]} positions The start, and the position after each move; none until the
 * engine is there.
 * @property {Answers} answers What the engines have answered.
 * @property {Settings} settings
 * @property {boolean} asSeen Whether hints also show what alpha-beta knows at the root.
 * @property {boolean} replies Whether hints also show how many replies hold.
 * @property {BugName | null} bug The bug that the perfect computer plays with; never stored.
 * @property {boolean} trying Whether a move is being tried again: answers stay hidden until it is made.
 * @property {Tab} tab
 * @property {Speed} speed
 * @property {boolean} paused Whether the computer waits for a click before it goes on.
 * @property {boolean} thinking Whether the engine has been at an answer for long enough to say so.
 * @property {boolean} failed Whether the engine is gone.
 * @property {Setup | null} setup
 * @property {Aside | null} aside
 * @property {Notice | null} notice
 */

/**
 * @typedef {object} Notice
 * @property {Words} words
 * @property {boolean} retry Whether the engine can be started again from here.
 */

/** @type {Settings} */
export const DEFAULT_SETTINGS = {
  players: { X: "human", O: "perfect" },
  pruning: true,
  hints: false,
  answers: true,
};

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

/** A game that has not begun. @param {Shape} shape @returns {Game} */
export function newGame(shape) {
  return { rules: shape.game, start: shape.start, moves: [], at: 0, link: "" };
}

/**
 * @param {Settings} settings
 * @param {Shape} [shape]
 * @param {Answers} [answers]
 * @returns {State}
 */
export function initialState(settings, shape = STANDARD, answers = new Answers()) {
  return {
    shape,
    game: newGame(shape),
    positions: [],
    answers,
    settings,
    asSeen: false,
    replies: false,
    bug: null,
    trying: false,
    tab: "search",
    speed: "normal",
    paused: false,
    thinking: false,
    failed: false,
    setup: null,
    aside: null,
    notice: null,
  };
}

/** What the board shows. @param {State} state @returns {State} */
export function onBoard(state) {
  if (!state.aside) return state;
  const { positions, moves, at } = state.aside;
  return { ...state, positions, game: { ...state.game, moves, at } };
}

/**
 * The position on the board; undefined until the engine is there.
 * @param {State} state
 */
export function position({ positions, game }) {
  return positions[game.at];
}

/** What is known of the position on the board. @param {Pick<State, "answers" | "shape" | "positions" | "game">} state */
export function factsOf({ answers, shape, positions, game }) {
  // Nothing is, until the engine is there.
  return answers.of(shape.game, positions[game.at]?.board ?? "?");
}

/** Whether the page may say what the engine found. @param {Pick<State, "settings" | "trying">} state */
export function answersShown({ settings, trying }) {
  return settings.answers && !trying;
}

/**
 * Who moves now; undefined if nobody does.
 * @param {State} state
 * @returns {Level | undefined}
 */
export function mover(state) {
  const now = position(state);
  return now && !now.finished ? state.settings.players[now.player] : undefined;
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

/** @param {State} state */
export function computerToMove(state) {
  const level = mover(state);
  return level !== undefined && level !== "human";
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
 * @param {Line} game
 * @param {number} move
 * @returns {Line}
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
