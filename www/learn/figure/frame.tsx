/** The frame of every figure: a slot for question and verdict, the drawing, and buttons. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { useSite } from "../../page/site.tsx";
import { IconButton } from "../../page/buttons.tsx";
import { useWords } from "../../ui/words.tsx";
import type { ComponentChildren } from "preact";
import type { FigureData, FigurePage, AnswerVerdict } from "./figure-data.ts";

type FigureSteps = { step: number; last: number; go: (step: number) => void };

interface FrameProps {
  data: FigureData;
  /** The page of the figure. Without it, the figure has no working buttons. */
  page?: FigurePage;
  isAsking: boolean;
  /** True if a reader has answered, not a link of the text. */
  isAnswered?: boolean;
  /** The verdict. A mistake that can be corrected replaces the question. */
  verdict?: AnswerVerdict;
  /** Shown after the answer, unless there is a verdict. */
  sentence: string;
  above?: ComponentChildren;
  drawing: ComponentChildren;
  controls?: ComponentChildren;
  steps?: FigureSteps;
  /** The controls that answer. */
  answers?: ComponentChildren;
  status?: string;
  link?: { place: "play" | "watch"; names: Record<string, string> };
}

export function FigureFrame(props: FrameProps) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  const { data, page, isAsking, controls, steps, answers, link } = props;
  return (
    <figure
      id={data.name}
      class={isAsking ? "figure asking" : "figure"}
      data-kind={data.kind}
      data-step={isAsking ? undefined : steps?.step}
    >
      <div class="figure-box framed">
        <Caption {...props} />
        {props.above}
        <div class="drawing">{props.drawing}</div>
      </div>
      {page && !isAsking && controls}
      <div class="figure-buttons turns no-print">
        {page && isAsking && answers}
        {page && !isAsking && steps && <StepButtons {...steps} />}
        <span class="note" role="status">
          {props.status}
        </span>
        {link && !(page && isAsking) && (
          <a class={`figure-${link.place}`} href={hrefOf(link.place, link.names)}>
            {say(`figure-${link.place}`)}
          </a>
        )}
      </div>
    </figure>
  );
}

/** Says the question, then the verdict or the sentence. It gets the focus from an answer. */
function Caption({ data, page, isAsking, isAnswered, verdict, sentence }: FrameProps) {
  const { say } = useWords();
  const slot = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isAsking) return;
    page?.unfoldAnswer?.();
    if (isAnswered) slot.current?.focus();
  }, [isAsking]);
  const tone = verdict && (verdict.isRight && !isAsking ? "right" : "wrong");
  const verdictText = tone && (
    <>
      <span class="sign" role="img" aria-label={say(tone)}>
        {tone === "right" ? "✓" : "✗"}
      </span>{" "}
      {verdict.note}
    </>
  );
  return (
    <figcaption
      class={tone}
      data-longest={data.longest}
      {...(page && { "aria-live": page.isSilent ? "off" : "polite", tabIndex: -1 })}
      ref={slot}
    >
      {isAsking && <div class="unanswered">{verdictText ?? data.question}</div>}
      {isAsking ? <div class="answered">{data.sentence}</div> : (verdictText ?? sentence)}
    </figcaption>
  );
}

function StepButtons({ step, last, go }: FigureSteps) {
  // A page has several figures, so their buttons have no id.
  const button = (name: "back" | "forward", to: number) => (
    <IconButton id={undefined} name={`figure-${name}`} icon={`step-${name}`} press={() => go(to)} />
  );
  return (
    <>
      {button("back", Math.max(0, step - 1))}
      {button("forward", Math.min(last, step + 1))}
    </>
  );
}

type BeforeAndAfterProps = Record<"before" | "after", ComponentChildren> & { isAsking: boolean };

/** Shows one thing before the answer and another after it. Paper shows the second. */
export function BeforeAndAfter({ isAsking, before, after }: BeforeAndAfterProps) {
  return (
    <>
      {isAsking && (
        <div key="before" class="unanswered">
          {before}
        </div>
      )}
      <div key="after" class={isAsking ? "answered" : undefined}>
        {after}
      </div>
    </>
  );
}
