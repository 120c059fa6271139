/** A figure with a series of boards, which are all in the page. */
import { useEffect, useState } from "preact/hooks";
import { CheckField } from "../../ui/check-field.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureFrame } from "./frame.tsx";
import { usePrediction } from "./prediction.tsx";
import type { FigureProps, SeriesData, Judged } from "./data.ts";

type Place = { frame: number; isAsking: boolean; isGiven?: boolean; verdict?: Judged };

export function SeriesFigure({ data, drawings, page, wish, left }: FigureProps<SeriesData>) {
  const { say } = useWords();
  const { steps, quiet } = data;
  const [{ frame, isAsking, isGiven, verdict }, show] = useState<Place>({
    ...{ frame: data.frame, isAsking: data.asked !== undefined },
  });
  const { sentence } = steps[frame];
  // The board of the page answers any move.
  const prediction = usePrediction(data.asked, drawings[0], {
    answer: (verdict) => show({ frame: data.frame, isAsking: false, isGiven: true, verdict }),
  });
  const go = (frame: number) => show({ frame, isAsking: false });
  /** Goes on by hand, so that no link of the text is current. */
  function leave(frame: number) {
    left?.();
    go(frame);
  }
  useEffect(() => {
    const at = { frame: -1, step: "", ...wish };
    const frame = at.step ? steps.findIndex((step) => step.name === at.step) : at.frame;
    if (frame >= 0) go(frame);
  }, [wish]);
  /** Before the answer, the screen shows the first board, and paper the one that answers. */
  const sideOf = (at: number) =>
    isAsking ? { 0: "unanswered", [frame]: "answered" }[at] : undefined;
  return (
    <FigureFrame
      {...{ data, page, isAsking, isGiven, verdict }}
      said={sentence}
      picture={drawings.map((shape, at) => (
        <div
          key={at}
          class={`still ${sideOf(at) ?? ""}`.trim()}
          hidden={isAsking ? sideOf(at) === undefined : at !== frame}
        >
          <Drawing
            shape={shape}
            dress={page && isAsking && at === 0 ? prediction.dress : undefined}
          />
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
      question={prediction.buttons}
      link={{ place: "play", names: steps[frame].play }}
    />
  );
}
