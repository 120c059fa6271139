/** Links from an exercise to Watch: to its search, or to a step of it. */
import { say } from "../messages/index.js";
import { hrefOf, query } from "../page/address.js";
import { make } from "../base/elements.js";
import { GAME_NAMES, fragmentOf, travelling } from "../page/places.js";
import { STANDARD } from "../game/shape.js";
import { TO_THE_END } from "../parts/search/choice.js";
import { treeOf } from "../parts/exercise/tree.js";

/** @import { Exercise } from "../parts/exercise/exercise.js" */

/** Null where Watch would show another search: it knows the usual convention only. @param {Exercise} exercise */
export function watchLink(exercise) {
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
    : hrefOf("watch", positionFragment(exercise, search));
  return make("a", { class: "button", href }, words);
}

/** The fragment of a link to the search of a position, whatever moves have been played. @param {Exercise} exercise @param {string} search */
function positionFragment({ game, board, depth }, search) {
  const kept = travelling(query()).filter(([name]) => !GAME_NAMES.includes(name));
  /** @type {[string, string][]} */
  const names = [["start", board]];
  if (game !== STANDARD.game) names.unshift(["game", game]);
  // Exercises are about alpha-beta, whatever search the visitor prefers.
  names.push(["by", "alpha-beta"]);
  if (game !== STANDARD.game || depth !== null) names.push(["depth", String(depth ?? TO_THE_END)]);
  return fragmentOf([...kept, ...names, ["search", search]]);
}
