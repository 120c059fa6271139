/** The game of the address, on a place that looks at it and does not change it. */
import { readGame, settingsOf } from "./link.ts";
import { replayLink } from "./opening.ts";
import { gameState } from "./state.ts";
import type { Engine } from "../engine/engine.ts";
import type { GameState } from "./state.ts";
import type { Settings } from "./preferences.ts";
import type { Words } from "../base/link-text.ts";

/** A game to be played: its rules, its first board, its moves, and how many of them are on the board. */
export interface GameLine {
  /** The game's short name, such as `3x3k3`; only the engine reads it. */
  rules: string;
  /** A sign for each cell, `X`, `O` or `.`, row by row. */
  start: string;
  /** Cells. Those from `at` on can be played again. */
  moves: number[];
  at: number;
}

export async function visitedGame(
  engine: Engine,
  query: URLSearchParams,
  preferred: Settings,
): Promise<{ state: GameState; faults: Words[] }> {
  const link = readGame(query);
  const { shape, game, positions, faults } = await replayLink(engine, link);
  const settings = settingsOf(link, preferred);
  return { state: { ...gameState(settings, shape), game, positions }, faults };
}

/** The names of a link to a game, with two people to play it. */
export async function gameLink(
  engine: Engine,
  { rules, start, moves, at }: GameLine,
): Promise<Record<string, string>> {
  const { link } = await engine.request("replay", [start, moves, { game: rules }]);
  return { start, moves: link, at: String(at), x: "human", o: "human" };
}
