/**
 * Asks before a figure answers: a reader chooses a branch, a board or a column, or marks leaves.
 * A wrong mark is explained at the step that decides it. Then the reader can correct the marks.
 */
import { useState } from "preact/hooks";
import { textIn, type Extras } from "../../ui/drawing.tsx";
import { Button } from "../../page/buttons.tsx";
import { NO_MARKS, countsOf, isMarked, signAt, toggleMark, wrongMarks } from "./marks.ts";
import type { SvgElement } from "../../base/svg-element.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { Prompt, Candidate, AnswerVerdict } from "./figure-data.ts";
import type { LeafMarks } from "./marks.ts";

interface Acts {
  /** @param verdict Undefined if the reader only wants to see the answer. */
  answer: (verdict: AnswerVerdict | undefined, tree?: string) => void;
  /** Shows where a wrong mark is decided; null goes back to the question. */
  showMistake?: (step: number | null) => void;
}

export type Prediction = ReturnType<typeof usePrediction>;

export function usePrediction(prompt: Prompt | undefined, { answer, showMistake }: Acts) {
  const { candidates = [] } = prompt ?? {};
  const [marks, mark] = useState<LeafMarks>(NO_MARKS);
  const mistakes = wrongMarks(marks, candidates);
  const explained: Candidate | undefined = mistakes[marks.at];
  return { prompt, candidates, marks, mark, mistakes, explained, answer, showMistake };
}

const candidateAt = ({ candidates }: Prediction, svg: SvgElement) =>
  candidates.find(({ id }) => id === idOf(svg));

/** The size of a target in pixels. */
const TARGET = 33;
/** The size of a drawing on a small phone, in pixels. */
const PHONE = { width: 268, height: 230 };

/** Lets a reader press the parts of a drawing. While a mistake is explained, marks have signs. */
export function predictionExtras(prediction: Prediction, drawing: SvgElement): Extras {
  const { prompt, marks, mark, explained, answer } = prediction;
  if (explained) return withParts(signExtras(prediction));
  const { width, height } = drawing.attributes;
  const isMarking = prompt?.kind === "marks";
  const side = TARGET * Math.max(1, Number(width) / PHONE.width, Number(height) / PHONE.height);
  return withParts((svg) => {
    const candidate = candidateAt(prediction, svg);
    if (!candidate) return undefined;
    const { label, isRight, note, tree } = candidate;
    const press = () =>
      isMarking ? mark(toggleMark(marks, candidate)) : answer({ isRight, note }, tree);
    // The text on a leaf is part of its name.
    const text = textIn(svg);
    return {
      props: {
        tabindex: 0,
        role: "button",
        "aria-label": text ? `${label}: ${text}` : label,
        "aria-pressed": isMarking ? isMarked(marks, candidate) : undefined,
        onClick: press,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          press();
        },
      },
      over: svg.tag === "g" && (
        <rect class="hit" x={-side / 2} y={-side / 2} width={side} height={side} />
      ),
    };
  });
}

const SIGNS = { right: "M-4 0l3 3l5 -6", wrong: "M-3 -3l6 6m0 -6l-6 6", missed: "M0 -4v5m0 2.5v1" };

/** Shows at each leaf if its mark is right. */
export function signExtras(prediction: Prediction): Extras {
  return (svg) => {
    const candidate = candidateAt(prediction, svg);
    const sign = candidate && signAt(candidate, prediction.marks, prediction.explained);
    if (!sign) return undefined;
    const over = (
      <g class={`badge ${sign}`} transform="translate(18 -15)">
        <circle r={8} />
        <path d={SIGNS[sign]} />
      </g>
    );
    return { over };
  };
}

export function predictionStatus(prediction: Prediction, { say }: Words) {
  const { prompt, candidates, marks, explained } = prediction;
  if (explained) return say("feedback-marks", countsOf(marks, candidates));
  if (prompt?.kind !== "marks") return undefined;
  return marks.wasEmpty && marks.ids.length === 0 ? say("ask-unmarked") : say("ask-press");
}

export function PredictionButtons(prediction: Prediction) {
  const { prompt, candidates, marks, mark, mistakes, explained, answer, showMistake } = prediction;
  const next = marks.at + 1;
  const hasNext = explained !== undefined && next < mistakes.length;
  function explain(at: number) {
    mark({ ...marks, at });
    showMistake?.(mistakes[at]?.step ?? null);
  }
  function check(note: string) {
    // Without any mark there is no answer to judge.
    if (marks.ids.length === 0) mark({ ...marks, wasEmpty: true });
    else if (mistakes.length > 0) explain(0);
    else answer({ isRight: true, note });
  }
  function show() {
    mark(NO_MARKS);
    answer(undefined, candidates.find(({ isRight }) => isRight)?.tree);
  }
  return (
    <>
      {prompt?.kind === "marks" && (
        <Button
          say={explained ? "try-again" : "check"}
          class="primary"
          press={() => (explained ? explain(-1) : check(prompt.note))}
        />
      )}
      <Button
        say={hasNext ? "next" : "figure-show"}
        press={() => (hasNext ? explain(next) : show())}
      />
    </>
  );
}

/** @returns The number of a part; NaN for other elements. */
export const idOf = ({ attributes }: SvgElement) => Number(attributes["data-id"] ?? NaN);

/** Makes a drawing a group, because a picture (`img`) would hide its parts from the focus. */
export function withParts(extras: Extras, props: Record<string, unknown> = {}): Extras {
  return (svg) => (svg.tag === "svg" ? { props: { role: "group", ...props } } : extras(svg));
}
