/** What minimax would cost, as a sentence. */
import { duration, say } from "../../messages/index.js";
import { timeOf } from "./costs.js";
import { magnitude, spanText } from "../../page/magnitude.js";

/**
 * @param {import("./costs.js").Estimate} estimate
 * @param {import("./costs.js").Timed | null} timed
 */
export function costText(estimate, timed) {
  const { nodes, standardError, exact } = estimate;
  const size = magnitude(nodes, exact);
  const visits = exact
    ? say("cost-counted", { size })
    : say("cost-about", { size, error: magnitude(standardError) });
  if (!timed) return say("cost-untimed", { visits });
  const { seconds, digits } = timeOf(estimate, timed);
  return say("cost", {
    visits,
    span: spanText(seconds, digits),
    measured: magnitude(timed.nodes, true),
    time: duration(timed.ms, { digits: 2 }),
  });
}
