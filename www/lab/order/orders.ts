/** Move orders of any board, and the nodes that alpha-beta visits in each of them, and minimax. */
import { cellsOf, placeOf } from "../../game/shape.ts";
import { seeded, shuffled } from "../../base/random.ts";
import { centreFirst, edgesFirst } from "../cell-order.ts";
import { EngineRefusal, isStopped } from "../../engine/engine.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Scoring } from "../../parts/search/choice.ts";

type Sides = Pick<GameDescription, "columns" | "rows" | "gravity">;

export type OrderName = (typeof ORDERS)[number];

/** Orders that know the value of every move in advance. No real search does, so they are the limits of what is possible. */
const INFORMED = ["best-first", "worst-first"] as const;

export const ORDERS = ["own", "centre", "edges", "random", "yours", ...INFORMED] as const;

export function isInformed(name: OrderName): name is (typeof INFORMED)[number] {
  return INFORMED.some((informed) => informed === name);
}

/** @returns The cells in an order; undefined if the engine knows the order itself. */
export async function orderOf(
  name: OrderName,
  {
    engine,
    shape,
    seed,
    chosen,
    signal,
  }: {
    engine: Engine;
    shape: GameDescription;
    seed: number;
    chosen: readonly number[];
    signal?: AbortSignal;
  },
): Promise<number[] | undefined> {
  switch (name) {
    case "centre":
      return centreFirst(engine, shape, signal);
    case "edges":
      return edgesFirst(engine, shape, signal);
    case "random":
      return shuffled(cellsOf(shape), seeded(seed));
    case "yours":
      return wholeOrder(shape, chosen);
    default:
      return undefined;
  }
}

/** The cells to choose for an order; with gravity the columns, each by its top cell. */
export function choosable(shape: Sides) {
  return shape.gravity ? cellsOf({ ...shape, rows: 1 }) : cellsOf(shape);
}

/** Completes an order: after the chosen cells come the others, row by row or column by column. */
export function wholeOrder(shape: Sides, chosen: readonly number[]) {
  const others = choosable(shape).filter((cell) => !chosen.includes(cell));
  const inColumn = (top: number) =>
    cellsOf(shape).filter((cell) => placeOf(shape, cell).column === top);
  return [...chosen, ...others].flatMap((cell) => (shape.gravity ? inColumn(cell) : [cell]));
}

/** Adds a cell at the end, or removes it. */
export function tapped(chosen: readonly number[], cell: number) {
  return chosen.includes(cell) ? chosen.filter((other) => other !== cell) : [...chosen, cell];
}

export function writeChosen(chosen: readonly number[]) {
  return chosen.join("-");
}

/** Reads an order of a link, without what is not a cell or comes twice. */
export function readChosen(shape: Sides, text: string | undefined) {
  const written = (text ?? "").split("-");
  const cells = choosable(shape);
  const known = written.flatMap((word) => cells.filter((cell) => String(cell) === word));
  return [...new Set(known)];
}

/** The finished counts: an order has searched all positions. */
export interface OrderCounts {
  nodes: Partial<Record<OrderName, number>>;
  minimax: { nodes: number; exact: boolean } | null;
  /** Set if the informed orders are left out: the nodes of minimax, which are too many to value every move. */
  refused: number | null;
  stopped: boolean;
}

interface OrderTask {
  shape: GameDescription;
  boards: string[];
  /** Undefined for searches to the end. */
  depth?: number;
  scoring: Scoring;
  orders: OrderName[];
  seed: number;
  chosen: readonly number[];
  /** True if minimax is counted or estimated, and not run. */
  estimates: boolean;
}

/** @param hears The part that is done, from 0 to 1, and the search that runs. @returns What was finished when the signal was aborted, too. */
export async function countOrders(
  task: OrderTask,
  engine: Engine,
  signal: AbortSignal,
  hears: (part: number, name: OrderName | "minimax", nodes: number) => void,
) {
  const counts: OrderCounts = { nodes: {}, minimax: null, refused: null, stopped: false };
  const names: ("minimax" | OrderName)[] = ["minimax", ...task.orders];
  try {
    for (const [at, name] of names.entries()) {
      if (signal.aborted) break;
      const far = (part: number, nodes: number) => hears((at + part) / names.length, name, nodes);
      far(0, 0);
      if (name !== "minimax") await countOrder(task, name, counts, engine, signal, far);
      else if (task.estimates) counts.minimax = await estimated(task, engine, signal);
      else counts.minimax = { nodes: await visited(task, name, engine, signal, far), exact: true };
    }
  } catch (error) {
    if (!isStopped(error, signal)) throw error;
  }
  return { ...counts, stopped: signal.aborted };
}

async function countOrder(
  task: OrderTask,
  name: OrderName,
  counts: OrderCounts,
  engine: Engine,
  signal: AbortSignal,
  far: (part: number, nodes: number) => void,
) {
  if (counts.refused !== null && isInformed(name)) return;
  try {
    counts.nodes[name] = await visited(task, name, engine, signal, far);
  } catch (error) {
    const tooLong = error instanceof EngineRefusal && error.code === "search-long";
    if (!tooLong || !isInformed(name)) throw error;
    counts.refused = error.nodes ?? 0;
  }
}

async function visited(
  { shape, boards, depth, scoring, seed, chosen }: OrderTask,
  name: OrderName | "minimax",
  engine: Engine,
  signal: AbortSignal,
  far: (part: number, nodes: number) => void,
) {
  const order =
    name === "minimax" ? undefined : await orderOf(name, { engine, shape, seed, chosen, signal });
  const options = { game: shape.game, depth, scoring, order };
  const searchName = name === "minimax" || isInformed(name) ? name : "alpha-beta";
  const found = await engine.request("visiting", [boards, searchName, options], {
    signal,
    progress: ({ part, nodes }) => far(part, nodes),
  });
  return found.nodes;
}

/** Adds up the nodes of minimax in all positions, counted if that is possible. */
async function estimated({ shape, boards, depth }: OrderTask, engine: Engine, signal: AbortSignal) {
  const sum = { nodes: 0, exact: true };
  for (const board of boards) {
    const options = { game: shape.game, depth };
    const { nodes, exact } = await engine.request("estimate", [board, options], { signal });
    sum.nodes += nodes;
    sum.exact &&= exact;
  }
  return sum;
}
