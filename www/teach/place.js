/** What the link of a step opens: the position, and what is beside it. */
import { readGame } from "../game/link.js";
import { readPlaceLink } from "../page/place-link.js";
import { PLACES, queryOf } from "../page/places.js";
import { say } from "../messages/index.js";
import { spoken } from "../page/parts.js";
import { replayLink } from "../game/opening.js";

/**
 * In a few words. What the page cannot read in a link is not in them.
 * @param {string} link
 * @param {Awaited<ReturnType<typeof positionOf>>} position
 */
export function placeText(link, { own, moves }) {
  const place = readPlaceLink(link)?.place ?? "play";
  const parts = [say(own ? "lesson-at-own" : "lesson-at-empty", { moves })];
  if (place !== "play") parts.unshift(say(`place-${PLACES[place].within ?? place}`));
  return parts.join(" · ");
}

/**
 * The position, and what is wrong with the link.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {string} link
 */
export async function positionOf(engine, link) {
  const { shape, game, positions, faults } = await replayLink(
    engine,
    readGame(queryOf(readPlaceLink(link)?.fragment ?? "")),
  );
  return {
    shape,
    /** Whether the game began from a position of its own. */
    own: game.start !== shape.start,
    moves: game.at,
    board: positions[game.at].board,
    last: game.at === 0 ? undefined : game.moves[game.at - 1],
    faults: faults.map(spoken),
  };
}
