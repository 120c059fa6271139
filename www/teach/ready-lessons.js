/**
 * Lessons that are ready to be followed, copied and changed. Their words are messages
 * (`ready-<name>-…`); what their steps open, and the answers, are here. A test holds every answer to
 * the engine. Pure.
 */

/** @import { Lesson } from "./lesson.js" */

/**
 * A step: where it leads, and the right answer to its question; undefined if it asks nothing.
 * @typedef {{ link: string, answer?: string }} ReadyStep
 */

/** The nine leaves of Russell and Norvig; then with its last branch in a better order. */
const NINE = "tree=[[3,12,8],[2,4,6],[14,5,2]]&root=max&by=alpha-beta";
const REORDERED = "tree=[[3,12,8],[2,4,6],[2,5,14]]&root=max&by=alpha-beta";
/** A tree with its best branch first, and the same with it last. */
const BEST_FIRST = "tree=[[6,7],[4,9],[2,8]]&root=max&by=alpha-beta";
const BEST_LAST = "tree=[[2,8],[4,9],[6,7]]&root=max&by=alpha-beta";
/** X has a1 and a2, O has b1 and b2; X is to move. */
const FIVE_FREE = "start=XO.XO....&x=human&o=human&hints=off";
const EMPTY = "x=human&o=human&hints=off";

/** The messages of the steps end with these. */
const LETTERS = "abcdefgh";

/** @type {Record<string, ReadyStep[]>} */
export const READY = {
  "first-cut": [
    { link: `watch/#${NINE}&search=1`, answer: "3" },
    { link: `watch/#${NINE}&search=23`, answer: "2" },
    { link: `watch/#${NINE}&search=43`, answer: "4" },
    { link: `watch/#${REORDERED}&search=1`, answer: "5" },
    { link: "practise/#source=random&mode=step&seed=7&plies=2&branches=3&root=max&asked=all" },
  ],
  order: [
    { link: `watch/#${BEST_FIRST}&search=1`, answer: "9" },
    { link: `watch/#${BEST_LAST}&search=1`, answer: "4" },
    { link: "lab/order/#order=012345678&scoring=plain&on=empty", answer: "12,123" },
    { link: "lab/order/#order=402681357&scoring=plain&on=empty", answer: "2.5" },
  ],
  board: [
    { link: `${FIVE_FREE}&pruning=off&answers=off`, answer: "a3" },
    { link: `${FIVE_FREE}&pruning=off&answers=off`, answer: "3" },
    { link: `watch/#${FIVE_FREE}&pruning=on&of=board&search=1`, answer: "9" },
    { link: `${EMPTY}&pruning=on&answers=on`, answer: "b2" },
  ],
};

/**
 * A ready lesson in a language.
 * @param {string} name Of `READY`.
 * @param {(id: string) => string} say
 * @returns {Lesson}
 */
export function readyLesson(name, say) {
  return {
    title: say(`ready-${name}-title`),
    steps: READY[name].map(({ link, answer }, index) => {
      const id = `${name}-${LETTERS[index]}`;
      const question = answer === undefined ? null : { ask: say(`ready-${id}-ask`), answer };
      return { link, words: say(`ready-${id}`), question };
    }),
  };
}
