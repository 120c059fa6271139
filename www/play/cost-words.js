/** What minimax would cost, as a sentence. */
import { duration, say } from "../messages/index.js";
import { isRough } from "../page/large-numbers.js";
import { timeOf } from "./costs.js";
import { estimateText, magnitude, orderText, spanText } from "../page/magnitude.js";

/** @import { Estimate } from "../../pkg/web/cutoff.js" */
/** @import { Timed } from "./costs.js" */

/** In seconds. */
const YEAR = 31_557_600;

/**
 * @param {Estimate} estimate
 * @param {Timed | null} timed
 */
export function costText(estimate, timed) {
  const visits = visitsText(estimate);
  if (!timed) return say("cost-untimed", { visits });
  const time = duration(timed.ms, { digits: 2 });
  // A run of all of them says it all.
  if (estimate.exact && timed.nodes === estimate.nodes) return say("cost-took", { visits, time });
  const { seconds, digits } = timeOf(estimate, timed);
  const years = seconds / YEAR;
  return say("cost", {
    visits,
    span:
      isRough(estimate) && years >= 10
        ? say("span-order", { text: orderText(years) })
        : spanText(seconds, digits),
    measured: magnitude(timed.nodes, true),
    time,
  });
}

/** @param {Estimate} estimate */
function visitsText(estimate) {
  const { nodes, standardError, exact } = estimate;
  if (exact) return say("cost-counted", { size: magnitude(nodes, true) });
  if (isRough(estimate)) return say("cost-order", { size: orderText(nodes) });
  const { nodes: size, error } = estimateText(nodes, standardError);
  return say("cost-about", { size, error });
}
