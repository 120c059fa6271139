/** Links from an exercise to Watch: to its search, or to a step of it. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { hrefOf } from "../page/address.js";
import { treeOf } from "../parts/exercise/tree.js";
import { writeChoice } from "../parts/search/choice.js";
import { watchLink } from "../parts/search/watch-link.js";

/** @import { Exercise } from "../parts/exercise/types.d.ts" */

/** @param {Exercise} exercise */
export function searchLink(exercise) {
  return linkTo(exercise, 0, say(exercise.source === "board" ? "watch-position" : "watch-tree"));
}

/** @param {Exercise} exercise @param {number} index Of the step, from 0. */
export function stepLink(exercise, index) {
  return linkTo(exercise, index, say("watch-step"));
}

/** @param {Exercise} exercise @param {number} index @param {string} words */
function linkTo(exercise, index, words) {
  const tree = treeOf(exercise);
  const { convention } = exercise;
  const href = tree
    ? hrefOf("watch", writeChoice({ tree: { ...tree, pruning: true, convention } }, index + 1))
    : watchLink(exercise, index + 1);
  return make("a", { class: "button", href }, words);
}
