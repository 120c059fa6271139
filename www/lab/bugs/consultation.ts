/** Chooses the depth of searches on a board, and searches a position with and without a bug. */
import { scopeOf } from "../searches/scope.ts";
import type { BugName, Consultation, GameDescription, Player } from "../../../pkg/whole/cutoff.js";
import type { Engine } from "../../engine/engine.ts";

export type BugOptions = { game: string; depth?: number };

export type BugScope = Awaited<ReturnType<typeof bugScopeOf>>;

/**
 * The most nodes of minimax from the empty board: to the default depth, to the end, and to the end
 * if that is the default. Above these limits, a count would take hours.
 */
const MOST_NODES = { defaultDepth: 50_000, end: 1e9, defaultEnd: 1e6 };

/** @returns `end`: if the end can be chosen. `defaultDepth`: null if the end is the default. */
export async function bugScopeOf(engine: Engine, shape: GameDescription, signal: AbortSignal) {
  const { game, start } = shape;
  const { nodes } = await engine.request("estimate", [start, { game }], { signal });
  const scope = await scopeOf(engine, shape, MOST_NODES.defaultDepth, signal);
  const isEndDefault = nodes <= MOST_NODES.defaultEnd && scope.all !== null;
  const end = nodes <= MOST_NODES.end;
  return { ...scope, end, ...(isEndDefault && { defaultDepth: null }) };
}

/** @param chosen In plies; null for the end, which is too far on some boards. */
export const depthIn = ({ end, defaultDepth }: BugScope, chosen: number | null | undefined) =>
  chosen === undefined || (chosen === null && !end) ? defaultDepth : chosen;

export interface BugResult {
  bug: BugName;
  /** The initial board if the game has ended in the chosen position. */
  board: string;
  player: Player;
  move: number;
  answer: Consultation;
}

export async function consult(
  engine: Engine,
  { game, start }: GameDescription,
  { position, bug, options }: { position: string; bug: BugName; options: BugOptions },
  signal: AbortSignal,
): Promise<BugResult> {
  const ask = (board: string) => engine.request("consult", [board, bug, options], { signal });
  let answer = await ask(position);
  const at = answer.move === null ? start : position;
  if (at !== position) answer = await ask(at);
  const { move } = answer;
  if (move === null) throw new Error(`the search names no move on ${at}`);
  const { positions } = await engine.request("replay", [at, [], { game }], { signal });
  const [{ board, player }] = positions;
  return { bug, board, player, move, answer };
}
