/** Links from an exercise to Watch: to its search, or to a step of it. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { hrefOf } from "../page/address.js";
import { treeOf } from "../parts/exercise/tree.js";
import { watchLink } from "../parts/search/watch-link.js";

/** @import { Exercise } from "../parts/exercise/exercise.js" */

/** Null where Watch would show another search: it knows the usual convention only. @param {Exercise} exercise */
export function searchLink(exercise) {
  return linkTo(exercise, 0, say(exercise.source === "board" ? "watch-position" : "watch-tree"));
}

/** @param {Exercise} exercise @param {number} index Of the step, from 0. */
export function stepLink(exercise, index) {
  return linkTo(exercise, index, say("watch-step"));
}

/** @param {Exercise} exercise @param {number} index @param {string} words */
function linkTo(exercise, index, words) {
  if (exercise.convention !== "") return null;
  const tree = treeOf(exercise);
  const search = String(index + 1);
  const href = tree
    ? hrefOf("watch", { tree: tree.text, root: tree.maximising ? "max" : "min", search })
    : watchLink(exercise, index + 1);
  return make("a", { class: "button", href }, words);
}
