/** What minimax would cost, as a sentence. */
import { duration, say } from "../../messages/index.ts";
import { isRough } from "../../page/large-numbers.ts";
import { timeOf } from "../questions/costs.ts";
import { estimateText, magnitude, orderText, spanText } from "../../page/magnitude.ts";
import type { Estimate } from "../../../pkg/web/cutoff.js";
import type { Timed } from "../game/facts.ts";

/** In seconds. */
const YEAR = 31_557_600;

/**
 * How long minimax would take in this tab, and how that is known.
 * @returns No span while no time can be told.
 */
export function costText(estimate: Estimate, timed: Timed | null): { span: string; text: string } {
  const visits = visitsText(estimate);
  if (!timed) return { span: "", text: say("cost-untimed", { visits }) };
  const time = duration(timed.ms, { digits: 2 });
  // A run of all of them says it all.
  if (estimate.exact && timed.nodes === estimate.nodes)
    return { span: time, text: say("cost-took", { visits }) };
  const { seconds, digits } = timeOf(estimate, timed);
  const years = seconds / YEAR;
  const span =
    isRough(estimate) && years >= 10
      ? say("span-order", { text: orderText(years) })
      : spanText(seconds, digits);
  return { span, text: say("cost", { visits, measured: magnitude(timed.nodes, true), time }) };
}

function visitsText(estimate: Estimate) {
  const { nodes, standardError, exact } = estimate;
  if (exact) return say("cost-counted", { size: magnitude(nodes, true) });
  if (isRough(estimate)) return say("cost-order", { size: orderText(nodes) });
  const { nodes: size, error } = estimateText(nodes, standardError);
  return say("cost-about", { size, error });
}
