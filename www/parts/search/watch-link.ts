/** A link to the recorded search of a position, whatever game the visitor plays. */
import { STANDARD } from "../../game/shape.js";
import { hrefOf, query } from "../../page/address.js";
import { GAME_NAMES, fragmentOf, travelling } from "../../page/places.js";
import { writeChoice } from "./choice.js";

/**
 * @param {object} search
 * @param {string} search.game
 * @param {string} search.board
 * @param {number | null} search.depth Null for a search to the end.
 * @param {"plain" | "depth-aware"} [search.scoring]
 * @param {boolean} [search.pruning] By alpha-beta unless it says no, whatever search the visitor prefers.
 * @param {string} [search.convention]
 * @param {number} [step] Counted from 1.
 */
export function watchLink(
  { game, board, depth, scoring = "depth-aware", pruning = true, convention },
  step = 1,
) {
  const others = travelling(query()).filter(([name]) => !GAME_NAMES.includes(name));
  const names = {
    ...(game === STANDARD.game ? {} : { game }),
    start: board,
    ...writeChoice({ position: { scoring, pruning, depth, convention } }, step),
  };
  return hrefOf("watch", fragmentOf([...others, ...Object.entries(names)]));
}
