/** The choice of how deep a position is searched. */
import { emptyCells } from "../game/shape.ts";
import { say } from "../messages/index.ts";
import { part } from "../page/parts.ts";
import { TO_THE_END } from "../parts/search/choice.ts";
import { readableDepth } from "../parts/search/readable-depth.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** Deeper searches than that are recorded only late in a game; a link can ask for them. */
const DEEPEST = 12;

/** @param chosen Undefined for what is usual on the board. */
export function depthChoice(chosen: (depth: number | null | undefined) => void) {
  const field = part<HTMLSelectElement>("depth");
  let usual = "";
  field.addEventListener("change", () => {
    const { value } = field;
    if (value === usual) chosen(undefined);
    else chosen(value === TO_THE_END ? null : Number(value));
  });
  return {
    /** Offers what makes sense on a board, and shows what is chosen. */
    show(depth: number | null, shape: GameDescription, board: string) {
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
