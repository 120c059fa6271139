/** A figure with a series of boards: all of them are in the page, and can be gone through. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Drawing } from "../../ui/drawing.tsx";
import { FigureFrame } from "./frame.tsx";
import { usePrediction } from "./prediction.tsx";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigureProps, SeriesData } from "./data.ts";

/** @param judged What is said of a reader's answer, at the frame that gives it. */
type Place = { frame: number; isAsking: boolean; judged?: string };

export function SeriesFigure({ data, drawings, page, wish, left }: FigureProps<SeriesData>) {
  const { steps, columns, candidates } = data;
  const [{ frame, judged, isAsking }, show] = useState<Place>({
    ...{ frame: data.frame, isAsking: candidates !== undefined },
  });
  const shown = useRef<HTMLDivElement>(null);
  const { name, sentence, play, board } = steps[frame];
  // Whatever one plays, the board of the page answers.
  const asked = usePrediction(isAsking ? candidates : null, drawings[0], ({ judged }) =>
    show({ frame: data.frame, judged, isAsking: false }),
  );
  const go = (frame: number) => show({ frame, isAsking: false });
  useEffect(() => {
    const at = { frame: -1, step: "", ...wish };
    const frame = at.step ? steps.findIndex((step) => step.name === at.step) : at.frame;
    if (frame >= 0) go(frame);
  }, [wish]);
  /** Saves the board that is shown, with the sentence below it. */
  async function save(format: Format) {
    const { takeBoard } = await import("../../parts/picture/take-along.ts");
    const drawn = shown.current?.firstElementChild as SVGSVGElement;
    await takeBoard(drawn, sentence, { name: `cutoff-${name}`, format, board, columns });
  }
  /** Before the answer there is the first board, and on paper the one that answers. */
  const sideOf = (at: number) =>
    isAsking ? { 0: "unanswered", [frame]: "answered" }[at] : undefined;
  return (
    <FigureFrame
      {...{ data, page, isAsking }}
      isGiven={judged !== undefined}
      said={`${judged ?? ""} ${sentence}`.trim()}
      picture={drawings.map((shape, at) => (
        <div
          key={at}
          class={`still ${sideOf(at) ?? ""}`.trim()}
          hidden={isAsking ? sideOf(at) === undefined : at !== frame}
          ref={at === frame ? shown : undefined}
        >
          <Drawing shape={shape} dress={page && isAsking && at === 0 ? asked.dress : undefined} />
        </div>
      ))}
      steps={{
        ...{ frame, last: steps.length - 1, said: sentence },
        go(frame) {
          left?.();
          go(frame);
        },
      }}
      question={asked.form}
      link={{ place: "play", names: play, step: name, save }}
    />
  );
}
