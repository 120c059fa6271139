/** Where a reader is in a figure's search, and in which tree. The engine comes with the first move. */
import { useEffect, useState } from "preact/hooks";
import { useAnswer } from "../../ui/answer.ts";
import { useWords } from "../../ui/words.tsx";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { FigureSubject } from "../drawing/subject.ts";
import type { Bug, FigureProps, SearchData, Where } from "./data.ts";
import type { Judgement, Verdicts } from "./prediction.tsx";

/** What a reader has asked for. */
export interface Wanted {
  subject: FigureSubject;
  at: Where;
  /** The frame that stays if the search has nothing at that place. */
  from: number;
  /** The bug at the root that is switched on. */
  bug?: Bug;
  /** Of a reader's marks in the chapter's tree. */
  verdicts?: Verdicts;
  /** What is said of the reader's answer. */
  judged?: string;
}

/** What is in view. */
export interface FigureShown {
  subject: FigureSubject;
  drawing: SvgShape;
  said: string;
  frame: number;
  last: number;
  /** Of the record. */
  step: number;
  stepName: string;
}

export type Walk = ReturnType<typeof useWalk>;

const END = { frame: Infinity };

export function useWalk({ data, drawings, page, wish, left }: FigureProps<SearchData>) {
  const words = useWords();
  const [wanted, want] = useState<Wanted>();
  const found = useAnswer(
    async () => wanted && (await import("./machinery.ts")).shownAt(wanted, words),
    [wanted],
    (error) => page?.fail(error, () => want((again) => again && { ...again })),
  );
  const { sentence: said, ...built } = data;
  const shown: FigureShown = found ?? { ...built, drawing: drawings[drawings.length - 1], said };
  const { subject = data.subject, bug, verdicts, judged, at = shown } = wanted ?? {};
  const isChanged = subject !== data.subject;

  function go(at: Where, change: Partial<Wanted> = {}) {
    want({ subject, bug, verdicts, ...change, at, from: shown.frame });
  }
  useEffect(() => {
    // A link of the text speaks of the chapter's own tree.
    if (wish) go(wish, { subject: data.subject });
  }, [wish]);
  /** What a reader does here leaves the step that the text has asked for. */
  function leave(at: Where, change?: Partial<Wanted>) {
    left?.();
    go(at, change);
  }
  return {
    ...{ shown, subject, bug, verdicts, isChanged },
    /** Before it is drawn, too: one can go on at once. */
    frame: "frame" in at ? Math.min(at.frame, shown.last) : shown.frame,
    // The question stays until the search has answered.
    isAsking: data.candidates !== undefined && !found,
    isGiven: judged !== undefined,
    go: (at: Where) => leave(at),
    /** Searches another tree, and shows its end. */
    change: (tree: string) => leave(END, { subject: { ...subject, tree }, verdicts: undefined }),
    reset: () => leave(END, { subject: data.subject }),
    switchBug: (bug?: Bug) => leave(END, { bug }),
    /** Shows what the search finds, after a reader has said it. */
    answer: ({ tree = subject.tree, ...judgement }: Judgement) =>
      leave(END, {
        ...judgement,
        subject: tree === subject.tree ? subject : { ...subject, tree },
      }),
  };
}
