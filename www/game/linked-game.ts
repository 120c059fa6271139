/** Opens the game in the address, for places that show a game without changing it. */
import { readGame, settingsOf } from "./link.ts";
import { replayLink } from "./replay.ts";
import { gameState, type GameLine, type GameState } from "./state.ts";
import type { Engine } from "../engine/engine.ts";
import type { Settings } from "./preferences.ts";
import type { Message } from "../base/message.ts";

export async function gameOfLink(
  engine: Engine,
  query: URLSearchParams,
  preferred: Settings,
): Promise<{ state: GameState; faults: Message[] }> {
  const link = readGame(query);
  const { shape, line, positions, faults } = await replayLink(engine, link);
  const settings = settingsOf(link, preferred);
  return { state: { ...gameState(settings, shape), line, positions }, faults };
}

/** Makes a link to a game between two people. */
export async function gameLink(
  engine: Engine,
  { game, start, moves, at }: GameLine,
): Promise<Record<string, string>> {
  const { link } = await engine.request("replay", [start, moves, { game }]);
  return { start, moves: link, at: String(at), x: "human", o: "human" };
}
