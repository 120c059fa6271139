/** What the link of a step opens: the position, and what is beside it. */
import { queryOf, readAddress } from "../game/link.js";
import { knows, say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { replayLink } from "../game/opening.js";
import { EMPTY } from "../game/state.js";

/**
 * In a few words. What the page cannot read in a link is not in them: see `positionOf`.
 * @param {string} link
 */
export function placeText(link) {
  const { game } = readAddress(link);
  const query = queryOf(link);
  const start = game.start === EMPTY ? "empty" : "own";
  const parts = [say(`lesson-at-${start}`, { moves: game.at })];
  if (query.has("tree")) parts.push(say("tree-open-button"));
  else if (query.has("search")) parts.push(say("search-title"));
  const room = `lab-${query.get("lab")}-button`;
  if (query.has("lab") && knows(room)) parts.push(say(room));
  return parts.join(" · ");
}

/**
 * The position, and what is wrong with the link.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {string} link
 */
export async function positionOf(engine, link) {
  const { game, positions, faults } = await replayLink(engine, readAddress(link));
  return {
    board: positions[game.at].board,
    last: game.at === 0 ? undefined : game.moves[game.at - 1],
    faults: faults.map(spoken),
  };
}
