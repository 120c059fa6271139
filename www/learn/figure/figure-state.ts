/** Keeps the step, the tree and the answer of a figure of a search. The first move loads the engine. */
import { useEffect, useState } from "preact/hooks";
import { useAsync } from "../../ui/async.ts";
import { useWords } from "../../ui/words.tsx";
import type { SvgElement } from "../../base/svg-element.ts";
import type { FigureSubject } from "../subject/subject.ts";
import type { BugSwitch, FigureProps, SearchData, AnswerVerdict, Target } from "./figure-data.ts";

/** A step that a reader has asked for. */
export interface StepRequest {
  subject: FigureSubject;
  at: Target;
  /** The step that stays if the search has nothing at that place. */
  from: number;
  bug?: BugSwitch;
  /** True if the step only explains a wrong mark, so that the question stays. */
  isExplanation?: boolean;
  /** True if the reader has answered. */
  isAnswered?: boolean;
  verdict?: AnswerVerdict;
}

export interface FigureView {
  subject: FigureSubject;
  drawing: SvgElement;
  sentence: string;
  step: number;
  last: number;
  recordStep: number;
  isExplanation?: boolean;
}

export type FigureState = ReturnType<typeof useFigureState>;

const LAST_STEP = { step: Infinity };

/**
 * Finds what a figure shows. @param built As the build drew it. @param found The last step that the
 * search has found, which can be older than the wanted one.
 */
export function shownState(
  built: FigureView,
  isAsked: boolean,
  { wanted, found }: { wanted?: StepRequest; found?: FigureView },
) {
  const mistakeDrawing = found?.isExplanation ? found.drawing : undefined;
  const view = found && !mistakeDrawing ? found : built;
  const { subject = built.subject, bug, at = view, isAnswered, verdict } = wanted ?? {};
  const isChanged = subject !== built.subject;
  // The wanted step, even before it is drawn, so that a reader can go on at once.
  const step = "step" in at ? Math.min(at.step, view.last) : view.step;
  // The question stays until the search has answered.
  const isAsking = isAsked && view === built;
  return { view, mistakeDrawing, subject, bug, isAnswered, verdict, isChanged, step, isAsking };
}

export function useFigureState({ data, drawings, page, linked, onLeave }: FigureProps<SearchData>) {
  const words = useWords();
  const [wanted, want] = useState<StepRequest>();
  const found = useAsync(
    async () => wanted && (await import("./figure-at.ts")).figureAt(wanted, words),
    [wanted],
    (error) => page?.showFailure(error, () => want((again) => again && { ...again })),
  );
  const built = { ...data, drawing: drawings[drawings.length - 1] };
  const state = shownState(built, data.prompt !== undefined, { wanted, found });
  const { view, subject, bug } = state;

  function go(at: Target, change: Partial<StepRequest> = {}) {
    want({ subject, bug, ...change, at, from: view.step });
  }
  useEffect(() => {
    // A link of the text speaks of the chapter's own tree.
    if (linked) go(linked, { subject: data.subject });
  }, [linked]);
  function goByHand(at: Target, change?: Partial<StepRequest>) {
    onLeave?.();
    go(at, change);
  }
  const withTree = (tree = subject.tree) =>
    tree === subject.tree ? subject : { ...subject, tree };
  return {
    ...state,
    go: (at: Target) => goByHand(at),
    /** Searches another tree, and shows its end. */
    change: (tree: string) => goByHand(LAST_STEP, { subject: withTree(tree) }),
    reset: () => goByHand(LAST_STEP, { subject: data.subject }),
    switchBug: (bug?: BugSwitch) => goByHand(LAST_STEP, { bug }),
    showMistake: (step: number | null) =>
      step === null ? want(undefined) : go({ step }, { isExplanation: true }),
    /** Shows the search's value once the reader has predicted it. */
    answer: (verdict: AnswerVerdict | undefined, tree?: string) =>
      goByHand(LAST_STEP, { isAnswered: true, verdict, subject: withTree(tree) }),
  };
}
