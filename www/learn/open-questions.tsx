/** Opens the questions of a chapter, each with the answer below it. */
import { islandsOf, showIn } from "./islands.tsx";
import { ChapterQuestion, type QuestionData } from "./question.tsx";
import type { SteppedFigures } from "./open-figures.tsx";

export function openQuestions(figures: SteppedFigures) {
  for (const { island, data } of islandsOf<QuestionData>("question")) {
    const answer = island.parentElement?.querySelector("details");
    let opened = 0;
    // The figure shows the step that decides the answer.
    const explain = () => {
      const phrase = answer?.querySelector<HTMLAnchorElement>("a.figure-phrase");
      if (phrase) figures.get(phrase.hash.slice(1))?.explain(phrase);
    };
    const graded = (isRight: boolean) => {
      if (!isRight) explain();
      else if (answer && answer.querySelectorAll("p").length > 1) answer.open = true;
    };
    const draw = () =>
      showIn(island, <ChapterQuestion {...data} opened={opened} graded={graded} />);
    answer?.addEventListener("toggle", () => {
      if (!answer.open) return;
      opened += 1;
      draw();
      explain();
    });
    draw();
  }
}
