/** What a game was worth, move by move, as far as that is proved. Pure. */
import { NOTHING, boundsOfFacts, together, turned } from "../game/bounds.js";

/** @import { Ending, Player, ReviewedMove } from "../../../pkg/web/cutoff.js" */
/** @import { State } from "../game/state.js" */
/** @import { Bounds } from "../game/bounds.js" */

/** The least and the most that X gets with best play. @typedef {Record<"least" | "most", Ending["outcome"]>} Band */

/**
 * What the game was worth before its first move, and after each: what is known of its positions, and what
 * the review has proved of its moves.
 * @param {Pick<State, "facts" | "game" | "positions">} state
 * @param {readonly ReviewedMove[]} moves
 * @returns {Band[]}
 */
export function bands({ facts, game, positions }, moves) {
  // For the side to move.
  const known = positions.map(({ board, finished, winner }) =>
    finished ? ended(winner) : boundsOfFacts(facts.of(game.rules, board)),
  );
  for (const { ply, exact, before, after } of moves) {
    if (!exact) continue;
    known[ply] = { atLeast: before, atMost: before };
    known[ply + 1] = turned({ atLeast: after, atMost: after }, -1);
  }
  return known.map((own, at) => {
    // A position is worth no less than the move that was played, and that move no more than the position.
    const next = at + 1 < known.length ? turned(known[at + 1], 1) : NOTHING;
    const before = at > 0 ? turned(known[at - 1], -1) : NOTHING;
    const lower = [next, before].map(({ atLeast }) => ({ atLeast, atMost: null }));
    return bandOf(lower.reduce(together, own), positions[at].player === "X");
  });
}

/** What a finished game is worth to the side that would be to move. @param {Player | null} winner @returns {Bounds} */
function ended(winner) {
  /** @type {Ending} */
  const ending = { outcome: winner ? "loss" : "draw", plies: 0 };
  return { atLeast: ending, atMost: ending };
}

/** @param {Bounds} bounds For the side to move. @param {boolean} isX @returns {Band} */
function bandOf(bounds, isX) {
  const { atLeast, atMost } = isX ? bounds : turned(bounds, 0);
  return { least: atLeast?.outcome ?? "loss", most: atMost?.outcome ?? "win" };
}

/** @param {Band} band */
export const isProved = ({ least, most }) => least === most;
