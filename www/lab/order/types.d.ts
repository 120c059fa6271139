/** What the files of the order of moves share. */
import type { ORDERS } from "./orders.js";

/** What has been counted. An order is among these once it has searched all of the positions. */
export interface OrderCounts {
  nodes: Partial<Record<OrderName, number>>;
  /** Null while it is not known. */
  minimax: { nodes: number; exact: boolean } | null;
  /**
   * How many positions minimax would visit, if that is too many to find out the value of every
   * move.
   */
  refused: number | null;
  stopped: boolean;
}

export type OrderName = (typeof ORDERS)[number];
