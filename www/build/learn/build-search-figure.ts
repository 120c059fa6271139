/** Makes a figure of a search: its drawings, its sentence and its question. */
import { stepIndex, type FigureSearch } from "../../learn/subject/steps.ts";
import { stepView } from "../../learn/drawing/search-step.ts";
import { writeWatchSearch } from "../../parts/search/watch-link.ts";
import { bugSwitch } from "./figure-bug.ts";
import { longestOf } from "./figure-question.ts";
import { SEARCH_QUESTIONS } from "./search-questions.ts";
import type { FigureSubject } from "../../learn/subject/subject.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { FigureProps } from "../../learn/figure/figure-data.ts";

/** The names of a link to the first step of a figure's search. */
export function watchNames(subject: FigureSubject): Record<string, string> {
  const { tree: text, root, board = "", search, scoring = "plain" } = subject;
  const pruning = search === "alpha-beta";
  if (text !== undefined)
    return writeWatchSearch({ kind: "tree", text, maximising: root !== "MIN", pruning }, 1);
  const game = { start: board, pruning: pruning ? "on" : "off" };
  return { ...game, ...writeWatchSearch({ kind: "position", scoring, pruning }, 1, game.pruning) };
}

export function buildSearchFigure(search: FigureSearch, words: Catalogue): FigureProps {
  const { subject, record, steps } = search;
  const first = stepIndex(steps, subject.at);
  const drawn = steps.map((step) => stepView(search, step, words));
  const { drawing, sentence } = drawn[first];
  const counted = record.isTree() && record.pruning ? record.counts() : undefined;
  const asks = subject.ask && SEARCH_QUESTIONS[subject.ask](search, words);
  return {
    data: {
      kind: "search",
      name: subject.name,
      subject,
      step: first,
      last: steps.length - 1,
      recordStep: steps[first].recordStep,
      watch: watchNames(subject),
      sentence,
      ...asks,
      longest: longestOf(drawn, asks),
      visited:
        counted && words.say("figure-visited", { visited: counted.leaves, leaves: counted.ends }),
      bug: subject.bug && bugSwitch(subject.bug, record, words),
    },
    drawings: asks ? [drawn[0].drawing, drawing] : [drawing],
  };
}
