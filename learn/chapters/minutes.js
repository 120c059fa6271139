/** How long a chapter takes. Pure. */
import { prose } from "./read.js";

/** @import { Chapter } from "./read.js" */

/** Of prose that is new to its reader. */
const WORDS_A_MINUTE = 200;
/** Minutes for what is done beside reading: a figure that asks, one that only shows, a listing, a question. */
const BESIDE = { asks: 1, shows: 0.5, listing: 0.5, question: 1 };

/** Its minutes: the words at 200 a minute, and what is done beside them. @param {Chapter} chapter In English. */
export function minutesOf(chapter) {
  const words = prose(chapter).match(/\p{L}+/gu)?.length ?? 0;
  const asking = chapter.figures.filter(({ ask, map, uniform }) => ask || map || uniform).length;
  const questions = chapter.body.match(/<cutoff-question/g)?.length ?? 0;
  return (
    words / WORDS_A_MINUTE +
    asking * BESIDE.asks +
    (chapter.figures.length - asking) * BESIDE.shows +
    chapter.programs.length * BESIDE.listing +
    questions * BESIDE.question
  );
}
