/** The game of the address, on a place that looks at it and does not change it. */
import { readGame, settingsOf } from "./link.js";
import { replayLink } from "./opening.js";
import { gameState } from "./state.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { GameLine, GameState, Settings } from "./types.d.ts" */
/** @import { Words } from "../base/types.d.ts" */

/**
 * @param {Engine} engine
 * @param {URLSearchParams} query
 * @param {Settings} preferred
 * @returns {Promise<{ state: GameState, faults: Words[] }>}
 */
export async function visitedGame(engine, query, preferred) {
  const link = readGame(query);
  const { shape, game, positions, faults } = await replayLink(engine, link);
  const settings = settingsOf(link, preferred);
  return { state: { ...gameState(settings, shape), game, positions }, faults };
}

/**
 * The names of a link to a game, with two people to play it.
 * @param {Engine} engine
 * @param {GameLine} line
 * @returns {Promise<Record<string, string>>}
 */
export async function gameLink(engine, { rules, start, moves, at }) {
  const { link } = await engine.request("replay", [start, moves, { game: rules }]);
  return { start, moves: link, at: String(at), x: "human", o: "human" };
}
