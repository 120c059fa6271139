/** Describes the cost of minimax to the end: its time below the card, its nodes in Details. */
import { isRough, largeNumbers } from "../../messages/large-numbers.ts";
import { duration, say, words } from "../../messages/index.ts";
import { positionOf } from "../../game/state.ts";
import { factsOf, type State } from "../state/play-state.ts";
import { roughYears, estimateTime } from "../questions/costs.ts";
import { comparedDepth } from "../questions/depths.ts";
import { columnBounds } from "../game/column-scores.tsx";
import type { Estimate } from "../../../pkg/whole/cutoff.js";

/** The time of minimax to the end, or the legend of the scores above the columns. */
export function CostOrLegend({ state }: { state: State }) {
  const text = columnBounds(state) ? say("score-legend") : minimaxTimeText(state);
  return (
    <p id="whole-game" class="whole-game muted">
      {text}
    </p>
  );
}

function minimaxTimeText(state: State) {
  const { game, longest } = state.shape;
  const { estimates, comparison } = factsOf(state);
  const timed = state.facts.timedRuns.get(game);
  const estimate = estimates[longest];
  // For searches to the end, the card itself shows the time.
  const isAbove = comparison?.minimax && comparedDepth(state) === longest;
  if (!estimate || !timed || isAbove || positionOf(state)?.finished) return "";
  const { seconds, digits } = estimateTime(estimate, timed);
  const { powerText, spanText } = largeNumbers(words);
  const years = roughYears(seconds);
  const time =
    isRough(estimate) && years >= 10
      ? say("span-rough", { text: powerText(years) })
      : spanText(seconds, digits);
  return say("cost", { time });
}

/** Describes how many nodes minimax would visit to the end, and which run its speed is from. */
export function costText(state: State) {
  const { game, longest } = state.shape;
  const estimate = factsOf(state).estimates[longest];
  const timed = state.facts.timedRuns.get(game);
  if (!estimate) return "";
  const { magnitude } = largeNumbers(words);
  const whole = say("cost-visits", { visits: visitsText(estimate) });
  if (!timed) return whole;
  const time = duration(timed.ms, { digits: 2 });
  return [whole, say("cost-speed", { measured: magnitude(timed.nodes, true), time })].join(" ");
}

function visitsText(estimate: Estimate) {
  const { magnitude, powerText, estimateText } = largeNumbers(words);
  const { nodes, standardError, exact } = estimate;
  if (exact) return say("cost-counted", { size: magnitude(nodes, true) });
  if (isRough(estimate)) return say("cost-rough", { size: powerText(nodes) });
  const { nodes: size, error } = estimateText(nodes, standardError);
  return say("cost-about", { size, error });
}
