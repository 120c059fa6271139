/** Says by which rules an exercise is searched: its scores, its window and its convention. */
import { valueOrNone } from "../../messages/numerals.ts";
import { say } from "../../messages/index.ts";
import { DEFAULT_EXERCISE, type Exercise } from "../../parts/exercise/exercise.ts";
import { windowOf } from "../../parts/search/watch-link.ts";
import { conventionMessages } from "../../parts/search/convention.ts";
import type { SearchRecord } from "../../parts/search/record.ts";

/** The rule of a cut. */
export const cutRule = ({ convention }: Exercise) => say(conventionMessages(convention)[0]);

/** @param saysCut True if the rule of a cut is said even if it is the usual one. */
export function rulesText(record: SearchRecord, exercise: Exercise, saysCut = false) {
  const { source, tree, window } = exercise;
  const { strict, hard, right } = record.convention;
  const [alpha, beta] = windowOf(window).map(valueOrNone);
  const isOwnWindow = record.isTree() && window !== DEFAULT_EXERCISE.window;
  const notes = [
    scoresText(record, exercise),
    isOwnWindow && say("practise-root-window", { alpha, beta }),
    (strict || saysCut) && say("practise-cut-when", { cut: cutRule(exercise) }),
    hard && say("practise-fail-hard"),
    right && say("practise-right-to-left"),
    source === "own" && /\p{L}\d*[[({]/u.test(tree) && say("practise-names-left-out"),
  ];
  return notes.filter(Boolean).join(" ");
}

function scoresText(record: SearchRecord, { depth, source }: Exercise) {
  if (!record.isTree())
    return record.isLimited
      ? say("practise-scores-estimate", { depth: depth ?? 0 })
      : say("practise-scores", { most: record.shape.longest + 1 });
  if (Number.isFinite(record.depth)) return say("practise-estimates", { depth: record.depth });
  const hasEstimates = record.tree.some(({ children, value }) => children[0] && value !== null);
  return source === "own" && hasEstimates && say("practise-estimates-left-out");
}
