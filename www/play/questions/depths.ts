/** The depth limits to which both textbook searches can be compared. */
import { emptyCells } from "../../game/shape.ts";
import { factsOf, position } from "../game/state.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { State } from "../game/state.ts";

/** So many plies more than usual can be chosen: minimax is estimated there. */
const BEYOND = 4;

/** The depth limits from a position on. The last is that of the whole game, from every position: to the end. */
export function depthsFrom({ longest }: Pick<GameDescription, "longest">, board: string) {
  const before = Array.from({ length: emptyCells(board) - 1 }, (_, at) => at + 1);
  return [...before, longest];
}

/** The options of a search to a depth. One to the end has no limit. */
export const optionsTo = ({ game, longest }: GameDescription, depth: number) =>
  depth < longest ? { game, depth } : { game };

/** The depths that can be chosen; none until they are known. */
export function offeredDepths(state: State) {
  const { usualDepth } = factsOf(state);
  if (usualDepth === null) return [];
  const depths = depthsFrom(state.shape, position(state).board);
  return depths.slice(0, depths.indexOf(usualDepth) + 1 + BEYOND);
}

/** The depth that was chosen, or else the usual one; 0 until it is known. */
export function comparedDepth(state: State) {
  const depths = offeredDepths(state);
  const wanted = state.depth ?? factsOf(state).usualDepth ?? 0;
  return depths.find((depth) => depth >= wanted) ?? depths.at(-1) ?? 0;
}
