/** What the files of a game share. */
import type { Words } from "../base/types.d.ts";
import type { GameDescription, Player, ReplayedPosition } from "../../pkg/web/cutoff.js";

/** What a link says of a game. Settings that it does not name are undefined, and texts are null. */
export interface Link {
  /** The game's short name. */
  rules: string;
  start: string | null;
  moves: string;
  at: string | null;
  players: { X?: Level; O?: Level };
  pruning?: boolean;
  hints?: boolean;
  answers?: boolean;
  faults: Words[];
}

export type Theme = "light" | "dark" | "system";

export interface Preferences {
  settings: Settings;
  theme: Theme;
  /** The language chosen, which a newer page may have and this one not; null for the browser's. */
  language: string | null;
  /** Whether single letters are keys. */
  shortcuts: boolean;
}

/**
 * A game to be played: its rules, its first board, its moves, and how many of them are on the
 * board.
 */
export interface GameLine {
  /** The game's short name, such as `3x3k3`; only the engine reads it. */
  rules: string;
  /** A sign for each cell, `X`, `O` or `.`, row by row. */
  start: string;
  /** Cells. Those from `at` on can be played again. */
  moves: number[];
  at: number;
}

export type Level = "human" | "perfect" | "book" | "casual" | "random";

/** What a visitor chooses, and a link holds. */
export interface Settings {
  players: Record<Player, Level>;
  /** Whether alpha-beta answers the game, or else minimax. */
  pruning: boolean;
  /** Whether every free cell shows what it is worth. */
  hints: boolean;
  /**
   * Whether the page says what the engine found: the recommended move, the value, the best line and
   * hints.
   */
  answers: boolean;
}

/** A position that is being set up. */
export interface Setup {
  /** What the field shows, as typed. */
  text: string;
  /** What the board shows. */
  board: string;
  /** Why it cannot be played from; null until the engine has looked. */
  fault: Words | null;
  /** The board with the signs exchanged, if only that can be played from. */
  swapped?: string;
  /** The engine's reading of it, if it can be played from. */
  position: ReplayedPosition | null;
}

/** The game on the screen. */
export interface GameState {
  /** Of the game's board. */
  shape: GameDescription;
  game: Game;
  /** The start, and the position after each move; none until the engine is there. */
  positions: ReplayedPosition[];
  settings: Settings;
  /** Whether a move is being tried again: answers stay hidden until it is made. */
  trying: boolean;
  setup: Setup | null;
  aside: Aside | null;
}

export interface Notice {
  words: Words;
  /** Whether the engine can be started again from here. */
  retry: boolean;
}

/**
 * A line that the board shows in place of the game, which stays as it is: its first moves are those
 * of the game.
 */
export type Aside = Pick<GameState, "positions"> & { moves: number[]; at: number; text: string };

/** The same, with all its moves as a link carries them. */
export type Game = GameLine & { link: string };
