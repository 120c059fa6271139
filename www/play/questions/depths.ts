/** The depth limits to which both textbook searches can be compared. */
import { emptyCells } from "../../game/shape.ts";
import { loadedPosition } from "../../game/state.ts";
import { factsOf, type State } from "../state/play-state.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

/** The number of depth limits above the default one. Minimax is estimated there. */
const EXTRA_DEPTHS = 4;

/** Lists the depth limits of a position. The last one, `longest`, means to the end. */
export function depthsFrom({ longest }: Pick<GameDescription, "longest">, board: string) {
  const before = Array.from({ length: emptyCells(board) - 1 }, (_, at) => at + 1);
  return [...before, longest];
}

export const optionsTo = ({ game, longest }: GameDescription, depth: number) =>
  depth < longest ? { game, depth } : { game };

export function offeredDepths(state: State) {
  const { defaultDepth } = factsOf(state);
  if (defaultDepth === null) return [];
  const depths = depthsFrom(state.shape, loadedPosition(state).board);
  return depths.slice(0, depths.indexOf(defaultDepth) + 1 + EXTRA_DEPTHS);
}

/** Returns the chosen depth, otherwise the default; 0 before that is known. */
export function comparedDepth(state: State) {
  const depths = offeredDepths(state);
  const wanted = state.depth ?? factsOf(state).defaultDepth ?? 0;
  return depths.find((depth) => depth >= wanted) ?? depths.at(-1) ?? 0;
}
