/**
 * The game on the screen, and what follows from it. Pure. The rules are the engine's; its positions are kept
 * beside the moves that led to them.
 */

import { STANDARD } from "./shape.js";

/** @import { GameDescription as Shape, Player, ReplayedPosition as Position } from "../../pkg/web/cutoff.js" */

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
 * @typedef {Pick<GameState, "positions"> & { moves: number[], at: number, text: string }} Aside
 */

/**
 * The game on the screen.
 * @typedef {object} GameState
 * @property {Shape} shape Of the game's board.
 * @property {Game} game
 * @property {Position[]} positions The start, and the position after each move; none until the
 * engine is there.
 * @property {Settings} settings
 * @property {boolean} trying Whether a move is being tried again: answers stay hidden until it is made.
 * @property {Setup | null} setup
 * @property {Aside | null} aside
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

/** A game that has not begun. @param {Shape} shape @returns {Game} */
export function newGame(shape) {
  return { rules: shape.game, start: shape.start, moves: [], at: 0, link: "" };
}

/**
 * @param {Settings} settings
 * @param {Shape} [shape]
 * @returns {GameState}
 */
export function gameState(settings, shape = STANDARD) {
  const game = newGame(shape);
  return { shape, game, positions: [], settings, trying: false, setup: null, aside: null };
}

/**
 * The position on the board; undefined until the engine is there.
 * @param {GameState} state
 */
export function position({ positions, game }) {
  return positions[game.at];
}

/** Whether the page may say what the engine found. @param {Pick<GameState, "settings" | "trying">} state */
export function answersShown({ settings, trying }) {
  return settings.answers && !trying;
}

/**
 * Who moves now; undefined if nobody does.
 * @param {GameState} state
 * @returns {Level | undefined}
 */
export function mover(state) {
  const now = position(state);
  return now && !now.finished ? state.settings.players[now.player] : undefined;
}

/** @param {GameState} state */
export function computerToMove(state) {
  const level = mover(state);
  return level !== undefined && level !== "human";
}
