/** A figure with a series of boards, which are all in the page. */
import { useEffect, useState } from "preact/hooks";
import { CheckField } from "../../ui/check-field.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureFrame } from "./frame.tsx";
import { PredictionButtons, predictionDress, usePrediction } from "./prediction.tsx";
import type { FigureProps, SeriesData, Judged } from "./data.ts";

type Place = { frame: number; isAsking: boolean; isGiven?: boolean; verdict?: Judged };

export function SeriesFigure({ data, drawings, page, wish, left }: FigureProps<SeriesData>) {
  const { say } = useWords();
  const { steps, quiet } = data;
  const [place, show] = useState<Place>({ frame: data.frame, isAsking: data.asked !== undefined });
  const { frame, isAsking } = place;
  const prediction = usePrediction(data.asked, {
    // The board of the page answers any move.
    answer: (verdict) => show({ frame: data.frame, isAsking: false, isGiven: true, verdict }),
  });
  const go = (frame: number) => show({ frame, isAsking: false });
  /** Goes on by hand, so that no link of the text is current. */
  function leave(frame: number) {
    left?.();
    go(frame);
  }
  useEffect(() => {
    if (!wish) return;
    const frame = "frame" in wish ? wish.frame : steps.findIndex(({ name }) => name === wish.step);
    if (frame >= 0) go(frame);
  }, [wish]);
  // Before the answer, the screen shows the first board, and paper the one that answers.
  const sideOf = (at: number) =>
    isAsking ? { 0: "unanswered", [frame]: "answered" }[at] : undefined;
  const dress = page && isAsking ? predictionDress(prediction, drawings[0]) : undefined;
  return (
    <FigureFrame
      {...{ data, page, ...place }}
      said={steps[frame].sentence}
      picture={drawings.map((shape, at) => (
        <div
          key={at}
          class={`still ${sideOf(at) ?? ""}`.trim()}
          hidden={isAsking ? sideOf(at) === undefined : at !== frame}
        >
          <Drawing shape={shape} dress={at === 0 ? dress : undefined} />
        </div>
      ))}
      controls={
        quiet !== undefined && (
          <CheckField
            label={say("figure-quiet")}
            isOn={frame === quiet}
            choose={(isOn) => leave(isOn ? quiet : data.frame)}
          />
        )
      }
      steps={{ frame, last: steps.length - 1, go: leave }}
      question={<PredictionButtons {...prediction} />}
      link={{ place: "play", names: steps[frame].play }}
    />
  );
}
