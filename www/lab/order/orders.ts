/** Move orders for any board, and the nodes of alpha-beta with each. */
import { cellsOf, rowAndColumn } from "../../game/shape.ts";
import { seeded, shuffled } from "../../base/random.ts";
import { orderFromCentre, orderFromEdges } from "../searches/cell-order.ts";
import { EngineRefusal, isEnded, type Engine } from "../../engine/engine.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Scoring } from "../../parts/search/watch-link.ts";

type Sides = Pick<GameDescription, "columns" | "rows" | "gravity">;

export type OrderName = (typeof ORDERS)[number];
export type CountedSearch = OrderName | "minimax";

/** Orders that use the value of each move in advance, which real searches cannot. */
const INFORMED = ["best-first", "worst-first"] as const;

export const ORDERS = ["game", "centre", "edges", "random", "yours", ...INFORMED] as const;

export const isInformed = (name: OrderName): name is (typeof INFORMED)[number] =>
  INFORMED.some((informed) => informed === name);

/** @returns The order of the cells; undefined for orders that are part of the engine. */
export async function orderOf(
  name: CountedSearch,
  { shape, seed, chosen }: Pick<OrderTask, "shape" | "seed" | "chosen">,
  engine: Engine,
  signal?: AbortSignal,
): Promise<number[] | undefined> {
  if (name === "centre") return orderFromCentre(engine, shape, signal);
  if (name === "edges") return orderFromEdges(engine, shape, signal);
  if (name === "random") return shuffled(cellsOf(shape), seeded(seed));
  return name === "yours" ? wholeOrder(shape, chosen) : undefined;
}

/** Lists the cells to choose from. With gravity, these are the top cells of the columns. */
export const choices = (shape: Sides) => cellsOf(shape.gravity ? { ...shape, rows: 1 } : shape);

/** Appends the other cells, row by row or column by column. */
export function wholeOrder(shape: Sides, chosen: readonly number[]) {
  const others = choices(shape).filter((cell) => !chosen.includes(cell));
  const inColumn = (top: number) =>
    cellsOf(shape).filter((cell) => rowAndColumn(shape, cell).column === top);
  return [...chosen, ...others].flatMap((cell) => (shape.gravity ? inColumn(cell) : [cell]));
}

export const toggleCell = (chosen: readonly number[], cell: number) =>
  chosen.includes(cell) ? chosen.filter((other) => other !== cell) : [...chosen, cell];

export const writeChosen = (chosen: readonly number[]) => chosen.join("-");

/** Leaves out words that are not cells, and repeated cells. */
export function readChosen(shape: Sides, text: string | undefined) {
  const written = (text ?? "").split("-");
  const cells = choices(shape);
  const chosen = written.flatMap((word) => cells.filter((cell) => String(cell) === word));
  return [...new Set(chosen)];
}

/** `nodes` has only orders whose searches of all positions are finished. */
export interface OrderCounts {
  nodes: Partial<Record<OrderName, number>>;
  minimax: { nodes: number; exact: boolean } | null;
  /** The nodes of minimax, if they are too many for informed orders; null otherwise. */
  refused: number | null;
  stopped: boolean;
}

interface OrderTask {
  shape: GameDescription;
  boards: string[];
  /** Undefined for the end of the game. */
  depth?: number;
  scoring: Scoring;
  orders: OrderName[];
  seed: number;
  chosen: readonly number[];
  /** True to estimate minimax instead of running it. */
  estimates: boolean;
}

/** Counts until the end or a stop. @param report Receives the finished share, from 0 to 1. */
export async function countOrders(
  task: OrderTask,
  engine: Engine,
  signal: AbortSignal,
  report: (share: number, name: CountedSearch, nodes: number) => void,
) {
  const counts: OrderCounts = { nodes: {}, minimax: null, refused: null, stopped: false };
  const names = ["minimax", ...task.orders] as const;
  const visited = (name: CountedSearch, at: number) =>
    visitedNodes(task, name, engine, signal, ({ share, nodes }) =>
      report((at + share) / names.length, name, nodes),
    );
  try {
    for (const [at, name] of names.entries()) {
      if (signal.aborted) break;
      report(at / names.length, name, 0);
      if (name !== "minimax") counts.nodes[name] = await visited(name, at);
      else if (task.estimates) counts.minimax = await estimatedNodes(task, engine, signal);
      else counts.minimax = { nodes: await visited(name, at), exact: true };
    }
  } catch (error) {
    // The engine refuses only informed orders, which come last.
    const isRefused = error instanceof EngineRefusal && error.code === "search-long";
    if (isRefused) counts.refused = error.nodes ?? 0;
    else if (!isEnded(error, signal)) throw error;
  }
  return { ...counts, stopped: signal.aborted };
}

async function visitedNodes(
  task: OrderTask,
  name: CountedSearch,
  engine: Engine,
  signal: AbortSignal,
  progress: (found: { share: number; nodes: number }) => void,
) {
  const { shape, boards, depth, scoring } = task;
  const order = await orderOf(name, task, engine, signal);
  const searchName = name === "minimax" || isInformed(name) ? name : "alpha-beta";
  const options = { game: shape.game, depth, scoring, order };
  const extras = { signal, progress };
  return (await engine.request("visits", [boards, searchName, options], extras)).nodes;
}

/** Sums minimax's nodes over all positions. They are counted if possible, otherwise estimated. */
async function estimatedNodes(task: OrderTask, engine: Engine, signal: AbortSignal) {
  const options = { game: task.shape.game, depth: task.depth };
  const sum = { nodes: 0, exact: true };
  for (const board of task.boards) {
    const estimate = await engine.request("estimate", [board, options], { signal });
    sum.nodes += estimate.nodes;
    sum.exact &&= estimate.exact;
  }
  return sum;
}
