/** Orders in which the moves of any board are tried, and what alpha-beta visits in each, and minimax, in the same positions. */
import { cellsOf, placeOf } from "../../game/shape.ts";
import { seeded, shuffled } from "../../base/random.ts";
import { centreFirst, edgesFirst } from "../cell-order.ts";
import { EngineRefusal, isStopped } from "../../engine/engine.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Scoring } from "../../parts/search/choice.ts";

/** The sides of a board, and whether stones fall on it. */
type Sides = Pick<GameDescription, "columns" | "rows" | "gravity">;

export type OrderName = (typeof ORDERS)[number];

/** Orders that know the value of every move in advance, as no real search does: how good, and how bad, one can be. */
const INFORMED = ["best-first", "worst-first"] as const;

export const ORDERS = ["own", "centre", "edges", "random", "yours", ...INFORMED] as const;

export function isInformed(name: OrderName): name is (typeof INFORMED)[number] {
  return INFORMED.some((informed) => informed === name);
}

/** The cells in an order; undefined where the engine knows the order itself. */
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
    /** Of the visitor's own one: see `wholeOrder`. */
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

/** What one taps to make an order: the cells, or, where stones fall, the columns, each by its top cell. */
export function choosable(shape: Sides) {
  return shape.gravity ? cellsOf({ ...shape, rows: 1 }) : cellsOf(shape);
}

/** An order of all cells: those that were tapped, and then the others, row by row or column by column. */
export function wholeOrder(shape: Sides, chosen: readonly number[]) {
  const others = choosable(shape).filter((cell) => !chosen.includes(cell));
  const inColumn = (top: number) =>
    cellsOf(shape).filter((cell) => placeOf(shape, cell).column === top);
  return [...chosen, ...others].flatMap((cell) => (shape.gravity ? inColumn(cell) : [cell]));
}

/** With a cell at the end, or without it if it is there already. */
export function tapped(chosen: readonly number[], cell: number) {
  return chosen.includes(cell) ? chosen.filter((other) => other !== cell) : [...chosen, cell];
}

export function writeChosen(chosen: readonly number[]) {
  return chosen.join("-");
}

/** What a link writes; what is no cell, or comes twice, is left out. */
export function readChosen(shape: Sides, text: string | undefined) {
  const written = (text ?? "").split("-");
  const cells = choosable(shape);
  const known = written.flatMap((word) => cells.filter((cell) => String(cell) === word));
  return [...new Set(known)];
}

/** What has been counted. An order is among these once it has searched all of the positions. */
export interface OrderCounts {
  nodes: Partial<Record<OrderName, number>>;
  minimax: { nodes: number; exact: boolean } | null;
  /** The nodes that minimax would visit, if they are too many to find out the value of every move. */
  refused: number | null;
  stopped: boolean;
}

interface OrderTask {
  shape: GameDescription;
  boards: string[];
  /** Without it the searches go to the end. */
  depth?: number;
  scoring: Scoring;
  orders: OrderName[];
  seed: number;
  chosen: readonly number[];
  /** True if minimax is counted or estimated position by position, rather than run. */
  estimates: boolean;
}

/** @param signal What is finished by then is the answer. @param hears How far it is, from 0 to 1, and what is searching. */
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

/** What minimax visits in all positions, position by position: counted where that is possible. */
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
