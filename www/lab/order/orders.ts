/** Orders in which the moves of any board are tried. Pure. */
import { cellsOf, placeOf } from "../../game/shape.ts";
import { seeded, shuffled } from "../../base/random.ts";
import { centreFirst, edgesFirst } from "../cell-order.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";

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
