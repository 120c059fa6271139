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
const MOST_NODES = { usual: 50_000, end: 1e9, usualEnd: 1e6 };

/** `end` is true if a search to the end can be chosen. `usual` is null if that is the default. */
export async function bugScopeOf(engine: Engine, shape: GameDescription, signal: AbortSignal) {
  const { game, start } = shape;
  const { nodes } = await engine.request("estimate", [start, { game }], { signal });
  const { usual, all } = await scopeOf(engine, shape, MOST_NODES.usual, signal);
  const isUsual = nodes <= MOST_NODES.usualEnd && all !== null;
  return { all, end: nodes <= MOST_NODES.end, usual: isUsual ? null : usual };
}

/** @param chosen In plies; null for the end, which is too far on some boards. */
export const depthIn = ({ end, usual }: BugScope, chosen: number | null | undefined) =>
  chosen === undefined || (chosen === null && !end) ? usual : chosen;

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
