/**
 * The game on the screen, and what follows from it. Pure. The rules are the engine's; its positions are kept
 * beside the moves that led to them.
 */

import { STANDARD } from "./shape.ts";
import type { GameDescription, Player, ReplayedPosition } from "../../pkg/web/cutoff.js";
import type { Level, Settings } from "./preferences.ts";
import type { Setup } from "./opening.ts";
import type { GameLine } from "./link-game.ts";

export interface GameState {
  shape: GameDescription;
  game: Game;
  /** The start, and the position after each move; none until the engine is there. */
  positions: ReplayedPosition[];
  settings: Settings;
  /** True if a move is being tried again: answers stay hidden until it is made. */
  trying: boolean;
  /** True if a hint shows the best move of this position, though answers are hidden. */
  revealed: boolean;
  setup: Setup | null;
  aside: Aside | null;
}

/** A line that the board shows in place of the game, which stays as it is: its first moves are those of the game. */
type Aside = Pick<GameState, "positions"> & {
  moves: number[];
  at: number;
  /** How many moves of the game come before the line. */
  from: number;
  text: string;
};

/** The same, with all its moves as a link carries them. */
type Game = GameLine & { link: string };

export const LEVELS: readonly Level[] = ["human", "perfect", "book", "casual", "random"];

export const DEFAULT_SETTINGS: Settings = {
  players: { X: "human", O: "perfect" },
  pruning: true,
  hints: false,
  answers: true,
};

export function newGame(shape: GameDescription): Game {
  return { rules: shape.game, start: shape.start, moves: [], at: 0, link: "" };
}

export function gameState(settings: Settings, shape: GameDescription = STANDARD): GameState {
  const game = newGame(shape);
  const hidden = { trying: false, revealed: false };
  return { shape, game, positions: [], settings, ...hidden, setup: null, aside: null };
}

/** The position on the board; undefined until the engine is there. */
export function position({ positions, game }: GameState) {
  return positions[game.at];
}

/** True if the page may say what the engine found. */
export function answersShown({
  settings,
  trying,
  revealed,
}: Pick<GameState, "settings" | "trying" | "revealed">) {
  return (settings.answers && !trying) || revealed;
}

/** Who moves now; undefined if nobody does. */
export function mover(state: GameState): Level | undefined {
  const now = position(state);
  return now && !now.finished ? state.settings.players[now.player] : undefined;
}

export function computerToMove(state: GameState) {
  const level = mover(state);
  return level !== undefined && level !== "human";
}

export function otherPlayer(player: Player): Player {
  return player === "X" ? "O" : "X";
}
