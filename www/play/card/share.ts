/** Which part of the nodes a search visits, in words. Pure. */
import type { Catalogue } from "../../messages/catalogue.ts";

/** From this many times fewer on, a share is a fraction rather than a percentage. */
const FRACTION = 10;

/** A share that is rounded says so. @param estimated Whether one of them is an estimate. */
export function shareText(
  { number, say }: Pick<Catalogue, "number" | "say">,
  some: number,
  all: number,
  estimated = false,
) {
  const isSmall = all / some >= FRACTION;
  const exact = isSmall ? all / some : (100 * some) / all;
  const written = Math.round(exact);
  const rounded = estimated || exact !== written ? "yes" : "no";
  if (isSmall) return say("share-fraction", { whole: written, rounded });
  const percent = number(written / 100, { style: "percent" });
  return say("share-percent", { percent, rounded });
}
