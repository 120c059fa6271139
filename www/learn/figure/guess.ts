/** A reader's guess by a slider: the number that it stands for, and the feedback on it. */
import { xOn } from "../drawing/scale.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { Scale } from "./figure-data.ts";

/** A guess by a slider from 0 to `most` that begins at `first`. */
interface SliderGuess {
  most: number;
  first: number;
  text: (at: number) => string;
  feedback: (at: number) => string;
  /** Gives the distance of a number from the left of the drawing. */
  x?: (at: number) => number;
}

export function shareGuess({ number, say }: Words): SliderGuess {
  const text = (at: number) => number(at / 100, { style: "percent" });
  const feedback = (at: number) => say("feedback-guess", { text: text(at) });
  return { most: 100, first: 50, text, feedback };
}

/** This many steps of the slider make a count ten times as high. */
const STEPS_PER_POWER = 20;
/** A guess is close to a number if neither is this many times the other. */
const CLOSE_RATIO = 1.25;

/** The slider moves a mark along one row of the scale. */
export function countGuess(
  { count, powers, mistakes }: Scale,
  { number, say }: Words,
): SliderGuess {
  // Digits beyond a guess's precision are dropped.
  const countAt = (at: number) => Number((10 ** (at / STEPS_PER_POWER)).toPrecision(2));
  const isClose = (one: number, other: number) => Math.max(one / other, other / one) < CLOSE_RATIO;
  const most = powers * STEPS_PER_POWER;
  return {
    most,
    first: most / 2,
    text: (at) => number(countAt(at)),
    x: (at) => xOn(countAt(at), powers),
    feedback(at) {
      const guess = countAt(at);
      const idea = mistakes.find(({ count }) => isClose(guess, count))?.note ?? "";
      const reason = isClose(guess, count) ? say("feedback-close") : idea;
      return [say("feedback-guess", { text: number(guess) }), reason].join(" ").trim();
    },
  };
}
