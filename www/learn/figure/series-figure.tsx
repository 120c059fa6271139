/** A figure with a series of boards, which are all in the page. */
import { useEffect, useState } from "preact/hooks";
import { CheckField } from "../../ui/check-field.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureFrame } from "./frame.tsx";
import { PredictionButtons, predictionExtras, usePrediction } from "./prediction.tsx";
import type { FigureProps, SeriesData, AnswerVerdict, StepTarget } from "./figure-data.ts";

type View = { step: number; isAsking: boolean; isAnswered?: boolean; verdict?: AnswerVerdict };

export function SeriesFigure({ data, drawings, page, linked, onLeave }: FigureProps<SeriesData>) {
  const { say } = useWords();
  const { steps, quiet } = data;
  const [view, show] = useState<View>({ step: data.step, isAsking: data.prompt !== undefined });
  const { step, isAsking } = view;
  const prediction = usePrediction(data.prompt, {
    // The board of the page answers any move.
    answer: (verdict) => show({ step: data.step, isAsking: false, isAnswered: true, verdict }),
  });
  const go = (step: number) => show({ step, isAsking: false });
  function goByHand(step: number) {
    onLeave?.();
    go(step);
  }
  useEffect(() => {
    const step = linked ? stepOf(steps, linked) : -1;
    if (step >= 0) go(step);
  }, [linked]);
  // Before the answer, the screen shows the first board, and paper the one that answers.
  const classOf = (at: number) =>
    isAsking ? { 0: "unanswered", [step]: "answered" }[at] : undefined;
  const extras = page && isAsking ? predictionExtras(prediction, drawings[0]) : undefined;
  return (
    <FigureFrame
      {...{ data, page, ...view }}
      sentence={steps[step].sentence}
      drawing={drawings.map((svg, at) => (
        <div
          key={at}
          class={`still ${classOf(at) ?? ""}`.trim()}
          hidden={isAsking ? classOf(at) === undefined : at !== step}
        >
          <Drawing svg={svg} extras={at === 0 ? extras : undefined} />
        </div>
      ))}
      controls={
        quiet !== undefined && (
          <CheckField
            label={say("figure-quiet")}
            isOn={step === quiet}
            choose={(isOn) => goByHand(isOn ? quiet : data.step)}
          />
        )
      }
      steps={{ step, last: steps.length - 1, go: goByHand }}
      answers={<PredictionButtons {...prediction} />}
      link={{ place: "play", names: steps[step].play }}
    />
  );
}

/** Finds a step; −1 if there is none. */
const stepOf = (steps: SeriesData["steps"], target: StepTarget) =>
  "step" in target ? target.step : steps.findIndex(({ name }) => name === target.name);
