/** Opens the figures of a chapter, and follows the links from the text to their steps. */
import { showFailure } from "../page/start/show-notice.ts";
import { readDrawing } from "../ui/drawing.tsx";
import { Figure } from "./figure/figure.tsx";
import { islandsOf, showIn, type Island } from "./islands.tsx";
import type { FigureData, StepTarget } from "./figure/figure-data.ts";

/** Opens all figures. @returns What links do to those with steps, by the name of the figure. */
export const openFigures = () => new Map(islandsOf<FigureData>("figure").flatMap(openFigure));

export type SteppedFigures = ReturnType<typeof openFigures>;

/** Marks the link in the text that led to the current step of a figure. */
function mark(figure: string, phrase?: HTMLElement) {
  const before = document.querySelector(`a.figure-phrase[aria-current][href="#${figure}"]`);
  before?.removeAttribute("aria-current");
  phrase?.setAttribute("aria-current", "step");
}

function openFigure({ island, data }: Island<FigureData>) {
  const drawings = [...island.querySelectorAll(".drawing svg")].map(readDrawing);
  // The answer in the text opens when the figure shows it.
  const folds = island.closest(".passage")?.querySelectorAll<HTMLDetailsElement>(".fold") ?? [];
  const unfoldAnswer = () => folds.forEach((fold) => (fold.open = true));
  const page = { showFailure, unfoldAnswer, isSilent: false };
  /** @param phrase The link that leads to the step, if one does. */
  function leave(phrase?: HTMLElement, isSilent = false) {
    page.isSilent = isSilent;
    mark(data.name, phrase);
  }
  const onLeave = () => leave();
  const draw = (linked?: StepTarget) =>
    showIn(island, <Figure {...{ data, drawings, linked, onLeave, page }} />);
  const stepOf = (phrase: HTMLElement) => ({ step: Number(phrase.dataset.step) });
  draw();
  if (data.kind !== "search" && data.kind !== "series") return [];
  const box = island.querySelector(".figure-box");
  const figure = {
    /** Goes to the step that the address names. @returns True if there is a step with that name. */
    async open(step: string) {
      box?.scrollIntoView({ block: "center" });
      draw({ name: step });
      if (data.kind === "series") return data.steps.some(({ name }) => name === step);
      return (await import("./figure/figure-at.ts")).hasStep(data.subject, step);
    },
    /** Goes to the step that a link in the text names, or back from it. */
    follow(phrase: HTMLElement) {
      const isBack = phrase.hasAttribute("aria-current");
      box?.scrollIntoView({ block: "nearest" });
      leave(isBack ? undefined : phrase);
      draw(isBack ? { step: data.step } : stepOf(phrase));
    },
    /** Shows the step that decides an answer. A click on the link then stays at this step. */
    explain(phrase: HTMLElement) {
      leave(undefined, true);
      draw(stepOf(phrase));
    },
  };
  return [[data.name, figure] as const];
}
