/** Which part of the nodes a search visits, in words. Pure. */

/** @import { Catalogue } from "../../messages/types.d.ts" */

/** From so many times fewer on, a share is a fraction rather than a percentage. */
const FRACTION = 10;

/**
 * A share that is rounded says so.
 * @param {Pick<Catalogue, "number" | "say">} words
 * @param {number} some
 * @param {number} all
 * @param {boolean} [estimated] Whether one of them is an estimate.
 */
export function shareText({ number, say }, some, all, estimated = false) {
  const isSmall = all / some >= FRACTION;
  const exact = isSmall ? all / some : (100 * some) / all;
  const written = Math.round(exact);
  const rounded = estimated || exact !== written ? "yes" : "no";
  if (isSmall) return say("share-fraction", { whole: written, rounded });
  const percent = number(written / 100, { style: "percent" });
  return say("share-percent", { percent, rounded });
}
