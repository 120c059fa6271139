/** A turn of a race: a few batches of one contestant. */
import { ORDERS } from "../order/orders.js";
import { raceTextbook } from "./textbook-race.js";

/** The batches of a turn, and about how long they may take in all, in milliseconds. */
const BLOCK = { samples: 4, budgetMs: 24 };

/**
 * @param {(typeof import("../../../pkg/web/cutoff.js"))["measure"]} measure
 * @returns {import("./rounds.js").Turn}
 */
export function turns(measure) {
  return (boards, contestant) => {
    switch (contestant) {
      case "textbook-minimax":
        return raceTextbook(boards, "minimax", BLOCK.samples);
      case "textbook-alpha-beta":
        return raceTextbook(boards, "alpha-beta", BLOCK.samples);
      case "ordered":
        return measure(["alpha-beta"], boards, { ...BLOCK, order: ORDERS.centre }).searches[0];
      default:
        return measure([contestant], boards, BLOCK).searches[0];
    }
  };
}
