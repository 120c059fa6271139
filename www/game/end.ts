/** How a game ends by best play, as the engine plays it. */
import type { GameDescription, Player } from "../../pkg/web/cutoff.js";
import type { Engine } from "../engine/engine.ts";

/**
 * @param start A board.
 * @param moves Played from there.
 * @returns Who wins, null for nobody; the plies from `start`; and the nodes that the search visited.
 */
export async function bestEnd(
  engine: Engine,
  shape: GameDescription,
  start: string,
  moves: number[],
  pruning: boolean,
  signal: AbortSignal,
): Promise<{ winner: Player | null; plies: number; nodes: number }> {
  const positionAfter = async (line: number[]) => {
    const { game } = shape;
    const { positions } = await engine.request("replay", [start, line, { game }], { signal });
    return positions[line.length];
  };
  const { board } = await positionAfter(moves);
  const answer = await engine.request("best_move", [board, pruning], { signal });
  const line = [...moves, ...answer.principalVariation];
  const { winner } = await positionAfter(line);
  return { winner, plies: line.length, nodes: answer.nodes };
}
