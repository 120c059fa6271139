/** Links from an exercise to Watch: to its search, or to a step of it. */
import { make } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { hrefOf } from "../page/address.ts";
import { treeOf } from "../parts/exercise/tree.ts";
import { writeChoice } from "../parts/search/choice.ts";
import { watchLink } from "../parts/search/watch-link.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

export function searchLink(exercise: Exercise) {
  return linkTo(exercise, 0, say(exercise.source === "board" ? "watch-position" : "watch-tree"));
}

/** @param index Of the step, from 0. */
export function stepLink(exercise: Exercise, index: number) {
  return linkTo(exercise, index, say("watch-step"));
}

function linkTo(exercise: Exercise, index: number, words: string) {
  const tree = treeOf(exercise);
  const { convention } = exercise;
  const href = tree
    ? hrefOf("watch", writeChoice({ tree: { ...tree, pruning: true, convention } }, index + 1))
    : watchLink(exercise, index + 1);
  return make("a", { class: "button", href }, words);
}
