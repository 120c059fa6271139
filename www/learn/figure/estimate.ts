/** Estimates by a slider: the numbers that it stands for, and what is said of them. */
import { xOn } from "../drawing/scale.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { Scale } from "./data.ts";

/** An estimate by a slider from 0 to `most` that begins at `first`. */
interface SliderEstimate {
  most: number;
  first: number;
  text: (at: number) => string;
  judged: (at: number) => string;
  /** Gives the distance of a number from the left of the drawing. */
  x?: (at: number) => number;
}

export function shareEstimate({ number, say }: Words): SliderEstimate {
  const text = (at: number) => number(at / 100, { style: "percent" });
  return { most: 100, first: 50, text, judged: (at) => say("judged-estimate", { text: text(at) }) };
}

/** This many steps of the slider make a count ten times as high. */
const STEPS_PER_POWER = 20;
/** An estimate is close to a number if neither is this many times the other. */
const CLOSE_RATIO = 1.25;

/** The slider moves a mark along one row of the scale. */
export function countEstimate(
  { count, powers, mistakes }: Scale,
  { number, say }: Words,
): SliderEstimate {
  // Digits beyond an estimate's precision are dropped.
  const countAt = (at: number) => Number((10 ** (at / STEPS_PER_POWER)).toPrecision(2));
  const isClose = (one: number, other: number) => Math.max(one / other, other / one) < CLOSE_RATIO;
  const most = powers * STEPS_PER_POWER;
  return {
    most,
    first: most / 2,
    text: (at) => number(countAt(at)),
    x: (at) => xOn(countAt(at), powers),
    judged(at) {
      const estimate = countAt(at);
      const idea = mistakes.find(({ count }) => isClose(estimate, count))?.note ?? "";
      const reason = isClose(estimate, count) ? say("judged-close") : idea;
      return [say("judged-estimate", { text: number(estimate) }), reason].join(" ").trim();
    },
  };
}
