/**
 * The game on the screen, and what follows from it. Pure. The rules are the engine's; its positions are kept
 * beside the moves that led to them.
 */

import { STANDARD } from "./shape.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Game, GameState, Level, Settings } from "./types.d.ts" */

/** @type {readonly Level[]} */
export const LEVELS = ["human", "perfect", "book", "casual", "random"];

/** @type {Settings} */
export const DEFAULT_SETTINGS = {
  players: { X: "human", O: "perfect" },
  pruning: true,
  hints: false,
  answers: true,
};

/** A game that has not begun. @param {GameDescription} shape @returns {Game} */
export function newGame(shape) {
  return { rules: shape.game, start: shape.start, moves: [], at: 0, link: "" };
}

/**
 * @param {Settings} settings
 * @param {GameDescription} [shape]
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
