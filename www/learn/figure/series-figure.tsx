/** A figure with a series of boards, which are all in the page. */
import { useEffect, useState } from "preact/hooks";
import { CheckField } from "../../ui/check-field.tsx";
import { Drawing, type Dress } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureFrame } from "./frame.tsx";
import { PredictionButtons, predictionDress, usePrediction } from "./prediction.tsx";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { FigureProps, SeriesData, Judged, Wish } from "./data.ts";

type Place = { step: number; isAsking: boolean; isGiven?: boolean; verdict?: Judged };

export function SeriesFigure({ data, drawings, page, wish, left }: FigureProps<SeriesData>) {
  const { say } = useWords();
  const { steps, quiet } = data;
  const [place, show] = useState<Place>({ step: data.step, isAsking: data.asked !== undefined });
  const { step, isAsking } = place;
  const prediction = usePrediction(data.asked, {
    // The board of the page answers any move.
    answer: (verdict) => show({ step: data.step, isAsking: false, isGiven: true, verdict }),
  });
  const go = (step: number) => show({ step, isAsking: false });
  /** Goes on by hand, so that no link of the text is current. */
  function leave(step: number) {
    left?.();
    go(step);
  }
  useEffect(() => {
    const step = wish ? wishedStep(steps, wish) : -1;
    if (step >= 0) go(step);
  }, [wish]);
  const dress = page && isAsking ? predictionDress(prediction, drawings[0]) : undefined;
  return (
    <FigureFrame
      {...{ data, page, ...place }}
      said={steps[step].sentence}
      picture={<Boards {...{ drawings, step, isAsking, dress }} />}
      controls={
        quiet !== undefined && (
          <CheckField
            label={say("figure-quiet")}
            isOn={step === quiet}
            choose={(isOn) => leave(isOn ? quiet : data.step)}
          />
        )
      }
      steps={{ step, last: steps.length - 1, go: leave }}
      question={<PredictionButtons {...prediction} />}
      link={{ place: "play", names: steps[step].play }}
    />
  );
}

/** Finds a step; −1 if there is none. */
const wishedStep = (steps: SeriesData["steps"], wish: Wish) =>
  "step" in wish ? wish.step : steps.findIndex(({ name }) => name === wish.name);

interface BoardsProps {
  drawings: SvgShape[];
  step: number;
  isAsking: boolean;
  /** The dress of the first board, on which a reader answers. */
  dress?: Dress;
}

/** Before the answer, the screen shows the first board, and paper the one that answers. */
function Boards({ drawings, step, isAsking, dress }: BoardsProps) {
  const sideOf = (at: number) =>
    isAsking ? { 0: "unanswered", [step]: "answered" }[at] : undefined;
  return drawings.map((shape, at) => (
    <div
      key={at}
      class={`still ${sideOf(at) ?? ""}`.trim()}
      hidden={isAsking ? sideOf(at) === undefined : at !== step}
    >
      <Drawing shape={shape} dress={at === 0 ? dress : undefined} />
    </div>
  ));
}
