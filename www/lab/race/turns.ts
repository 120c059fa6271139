/** A turn of a race for times: a few batches of one search. */
import { SEARCHES } from "../searches.js";
import { raceTextbook } from "./textbook-race.js";

/** @import * as cutoff from "../../../pkg/web/cutoff.js" */
/** @import { RacePlan } from "./types.d.ts" */
/** @import { Turn } from "./rounds.js" */

/** The batches of a turn, and about how long they may take in all, in milliseconds. */
const BLOCK = { samples: 4, budgetMs: 24 };

/**
 * @param {typeof cutoff.measure} measure
 * @param {Pick<RacePlan, "shape" | "centre">} plan
 * @returns {Turn}
 */
export function raceTurns(measure, { shape, centre }) {
  return (boards, searchName) => {
    const { times } = SEARCHES[searchName];
    if (!times) throw new Error(`${searchName} is not timed`);
    if ("script" in times) return raceTextbook(boards, times.script, BLOCK.samples);
    const order = times.centreFirst ? centre : undefined;
    return measure([times.search], boards, { ...BLOCK, game: shape.game, order }).searches[0];
  };
}
