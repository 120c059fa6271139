/** The game on the screen, and what follows from it. Only the engine has the rules. */
import { STANDARD } from "./shape.ts";
import type { GameDescription, Player, ReplayedPosition } from "../../pkg/whole/cutoff.js";
import type { Level, Settings } from "./preferences.ts";
import type { Setup } from "./replay.ts";

export interface GameState {
  shape: GameDescription;
  line: LineWithLink;
  /** The initial position and the position after each move; empty until the engine has loaded. */
  positions: ReplayedPosition[];
  settings: Settings;
  /** True while the visitor retries a mistake. Answers are hidden until the move. */
  isRetrying: boolean;
  /** True if a hint shows the best move, although answers are hidden. */
  isRevealed: boolean;
  setup: Setup | null;
  variation: Variation | null;
}

/** A line that the board shows instead of the game. It begins with moves of the game. */
type Variation = Pick<GameState, "positions"> & {
  moves: number[];
  at: number;
  /** The number of moves that the line shares with the game. */
  from: number;
  text: string;
};

/** Moves of a game, and how many of them are on the board. */
export interface GameLine {
  /** A short name such as `3x3k3`. */
  game: string;
  /** A character for each cell, `X`, `O` or `.`, row by row. */
  start: string;
  /** Cells. The moves from index `at` are undone and can be redone. */
  moves: number[];
  at: number;
}

/** `link` has all moves in the form of links. */
type LineWithLink = GameLine & { link: string };

export const LEVELS: readonly Level[] = ["human", "perfect", "book", "casual", "random"];

export const DEFAULT_SETTINGS: Settings = {
  players: { X: "human", O: "perfect" },
  pruning: true,
  hints: false,
  answers: true,
};

/** Answers are shown as the settings say, until the visitor retries a move or asks for a hint. */
export const ANSWERS_AS_SET = { isRetrying: false, isRevealed: false };

export function emptyLine(shape: GameDescription): LineWithLink {
  return { game: shape.game, start: shape.start, moves: [], at: 0, link: "" };
}

export function gameState(settings: Settings, shape: GameDescription = STANDARD): GameState {
  const line = emptyLine(shape);
  return { shape, line, positions: [], settings, ...ANSWERS_AS_SET, setup: null, variation: null };
}

/** Returns the position on the board, for callers that run only once the engine has loaded. */
export const loadedPosition = ({ positions, line }: GameState) => positions[line.at];

/** Returns the position on the board; undefined until the engine has loaded. */
export const positionOf: (state: GameState) => ReplayedPosition | undefined = loadedPosition;

/** True if facts from the engine may be shown. */
export function showsAnswers(state: Pick<GameState, "settings" | "isRetrying" | "isRevealed">) {
  return (state.settings.answers && !state.isRetrying) || state.isRevealed;
}

/** Returns the level of the player to move; undefined if the game is over or not loaded yet. */
export function levelToMove(state: GameState): Level | undefined {
  const position = positionOf(state);
  return position && !position.finished ? state.settings.players[position.player] : undefined;
}

export function isComputerToMove(state: GameState) {
  const level = levelToMove(state);
  return level !== undefined && level !== "human";
}

export const otherPlayer = (player: Player): Player => (player === "X" ? "O" : "X");
