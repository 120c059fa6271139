/** Estimates how long a chapter takes. */
import { prose, type Chapter } from "./read.ts";

/** The speed of reading prose that is new to the reader. */
const WORDS_A_MINUTE = 200;
/** Minutes for a figure that asks, for one that only shows, for a listing and for a question. */
const MINUTES = { asks: 1, shows: 0.5, listing: 0.5, question: 1 };

/**
 * Adds the minutes of the words and of everything else.
 * @param chapter In English.
 */
export function minutesOf(chapter: Chapter) {
  const words = prose(chapter).match(/\p{L}+/gu)?.length ?? 0;
  const asking = chapter.figures.filter(({ ask, map, uniform }) => ask || map || uniform).length;
  const questions = chapter.body.match(/<cutoff-question/g)?.length ?? 0;
  return (
    words / WORDS_A_MINUTE +
    asking * MINUTES.asks +
    (chapter.figures.length - asking) * MINUTES.shows +
    chapter.programs.length * MINUTES.listing +
    questions * MINUTES.question
  );
}
