/** A figure with a series of boards: all of them are in the page, and can be gone through. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useSite } from "../../page/site.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { useAnswered } from "./answered.ts";
import { FigureFrame, Steps } from "./frame.tsx";
import { FigureMore } from "./more.tsx";
import { usePrediction } from "./prediction.tsx";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigureProps, SeriesData } from "./data.ts";

export function SeriesFigure({ data, drawings, page, wish, left }: FigureProps<SeriesData>) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  const { steps, columns, candidates = null } = data;
  const [{ frame, judged }, show] = useState({ frame: data.frame, judged: "" });
  const { isAsking, answered, scrub, caption } = useAnswered(candidates !== null);
  const shown = useRef<HTMLDivElement>(null);
  const { name, sentence, play, board } = steps[frame];
  // Whatever one plays, the board of the page answers.
  const asked = usePrediction(isAsking ? candidates : null, drawings[0], ({ judged }) => {
    show({ frame: data.frame, judged });
    answered(true);
  });

  useEffect(() => {
    if (!wish) return;
    const wanted =
      "frame" in wish ? wish.frame : steps.findIndex((step) => step.name === wish.step);
    if (wanted >= 0) {
      answered(false);
      show({ frame: wanted, judged: "" });
    }
    wish.done?.();
  }, [wish]);
  function go(frame: number) {
    left?.();
    show({ frame, judged: "" });
  }
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
      data={data}
      isAsking={isAsking}
      isLive={page !== undefined}
      said={`${judged} ${sentence}`.trim()}
      captionRef={caption}
      picture={{
        children: drawings.map((shape, at) => {
          const side = sideOf(at);
          return (
            <div
              key={at}
              class={side ? `still ${side}` : "still"}
              hidden={isAsking ? side === undefined : at !== frame}
              ref={at === frame ? shown : undefined}
            >
              <Drawing
                shape={shape}
                dress={page && isAsking && at === 0 ? asked.dress : undefined}
              />
            </div>
          );
        }),
      }}
      controls={
        <Steps frame={frame} last={steps.length - 1} said={sentence} scrub={scrub} go={go} />
      }
      question={asked.form}
      links={
        <p class="figure-links">
          <a class="figure-play" href={hrefOf("play", play)}>
            {say("figure-play")}
          </a>
          {page && !isAsking && (
            <FigureMore page={page} address={() => `#${data.name}@${name}`} save={save} />
          )}
        </p>
      }
    />
  );
}
