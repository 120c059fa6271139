/** The choice of how deep a position is searched. */
import { emptyCells } from "../game/shape.js";
import { say } from "../messages/index.js";
import { part } from "../page/parts.js";
import { TO_THE_END } from "../parts/search/choice.js";
import { readableDepth } from "../parts/search/readable-depth.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/** Deeper searches than that are recorded only late in a game; a link can ask for them. */
const DEEPEST = 12;

/** @param {(depth: number | null | undefined) => void} chosen Undefined for what is usual on the board. */
export function depthChoice(chosen) {
  const field = /** @type {HTMLSelectElement} */ (part("depth"));
  let usual = "";
  field.addEventListener("change", () => {
    const { value } = field;
    if (value === usual) chosen(undefined);
    else chosen(value === TO_THE_END ? null : Number(value));
  });
  return {
    /**
     * Offers what makes sense on a board, and shows what is chosen.
     * @param {number | null} depth
     * @param {GameDescription} shape
     * @param {string} board
     */
    show(depth, shape, board) {
      const free = emptyCells(board);
      const plies = Array.from({ length: Math.min(free - 1, DEEPEST) }, (_, index) => index + 1);
      if (depth !== null && !plies.includes(depth)) plies.push(depth);
      field.replaceChildren(
        ...plies.map((ply) => new Option(say("depth-at", { count: ply }), String(ply))),
        new Option(say("depth-end"), TO_THE_END),
      );
      field.value = depth === null ? TO_THE_END : String(depth);
      usual = String(readableDepth(shape) ?? TO_THE_END);
    },
  };
}
