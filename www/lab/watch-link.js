/** A link to the recorded search of a position. */
import { STANDARD } from "../game/shape.js";
import { hrefOf, query } from "../page/address.js";
import { GAME_NAMES, fragmentOf, travelling } from "../page/places.js";

/**
 * @param {object} search
 * @param {string} search.game
 * @param {string} search.board
 * @param {number | null} search.depth Null for a search to the end.
 * @param {"plain" | "depth-aware"} search.scores
 */
export function watchLink({ game, board, depth, scores }) {
  const others = travelling(query()).filter(([name]) => !GAME_NAMES.includes(name));
  const names = {
    ...(game === STANDARD.game ? {} : { game }),
    ...{ start: board, scores, by: "alpha-beta" },
    ...(depth === null ? {} : { depth: String(depth) }),
    search: "1",
  };
  return hrefOf("watch", fragmentOf([...others, ...Object.entries(names)]));
}
