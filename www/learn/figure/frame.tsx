/** What all figures have: the drawing, its steps, what is said below it, and the text that waits for an answer. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon, useSite } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import { FigureMore } from "./more.tsx";
import type { ComponentChildren, HTMLAttributes } from "preact";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigureData, FigurePage } from "./data.ts";

interface FrameProps {
  data: FigureData;
  /** Without it nothing can be pressed. */
  page?: FigurePage;
  isAsking: boolean;
  /** Whether a reader has answered, not a link of the text. */
  isGiven: boolean;
  above?: ComponentChildren;
  picture: ComponentChildren;
  /** What the picture listens to. */
  hears?: HTMLAttributes<HTMLDivElement>;
  /** Below the drawing, after the answer. */
  controls?: ComponentChildren;
  /** @param said What a screen reader hears of the step. */
  steps?: { frame: number; last: number; said?: string; go: (frame: number) => void };
  legend?: ComponentChildren;
  /** In view after the answer. */
  said: string;
  /** What answers. */
  question: ComponentChildren;
  /** @param step The name of what is shown, if it is the chapter's own. @param save Saves it. */
  link?: {
    place: "play" | "watch";
    names: Record<string, string>;
    step: string | null;
    save?: (format: Format) => Promise<void>;
  };
}

export function FigureFrame({ data, page, isAsking, isGiven, said, ...own }: FrameProps) {
  const { say } = useWords();
  const { hrefOf } = useSite();
  const [isRead, read] = useState(false);
  const scrub = useRef<HTMLInputElement>(null);
  const caption = useRef<HTMLElement>(null);
  // What goes on has the focus, and what is said comes into view: on a phone it may lie under the pinned drawing.
  useLayoutEffect(() => {
    if (isAsking || !isGiven) return;
    (scrub.current ?? caption.current)?.focus({ preventScroll: true });
    for (const told of [scrub.current?.parentElement, caption.current])
      told?.scrollIntoView({ block: "nearest" });
  }, [isAsking]);
  const { steps, link } = own;
  const names = ["figure", isAsking && "asking", isAsking && !isRead && "covering"];
  const href = link && hrefOf(link.place, link.names);
  const button = (way: "back" | "forward", frame: number) => (
    <button
      type="button"
      aria-label={say(`figure-${way}`)}
      title={say(`figure-${way}`)}
      onClick={() => steps?.go(Math.max(0, Math.min(steps.last, frame)))}
    >
      <Icon name={`step-${way}`} />
    </button>
  );
  return (
    <figure
      id={data.name}
      class={[...names, page && steps && "moves"].filter(Boolean).join(" ")}
      data-kind={data.kind}
    >
      {own.above}
      <div class="picture" {...own.hears}>
        {own.picture}
      </div>
      {page && !isAsking && own.controls}
      {page && !isAsking && steps && (
        <div class="steps">
          {button("back", steps.frame - 1)}
          <input
            type="range"
            min={0}
            max={steps.last}
            value={steps.frame}
            aria-label={say("figure-scrub")}
            aria-valuetext={steps.said}
            ref={scrub}
            onInput={({ currentTarget }) => steps.go(Number(currentTarget.value))}
          />
          {button("forward", steps.frame + 1)}
        </div>
      )}
      {own.legend}
      <figcaption
        data-longest={data.longest}
        {...(page && { "aria-live": "polite", tabIndex: -1 })}
        ref={caption}
      >
        {isAsking && <div class="unanswered">{data.question}</div>}
        {isAsking ? <div class="answered">{said}</div> : said}
      </figcaption>
      {page && isAsking && own.question}
      {page && isAsking && (
        <p class="cover-note">
          <button type="button" aria-expanded={isRead} onClick={() => read(!isRead)}>
            {say("figure-read-on")}
          </button>
        </p>
      )}
      {link && href && (
        <p class="figure-links">
          <a class={`figure-${link.place}`} href={href}>
            {say(`figure-${link.place}`)}
          </a>
          {page && !isAsking && (
            <FigureMore
              page={page}
              // A link to the chapter has no tree in it.
              address={link.step === null ? href : `#${data.name}@${link.step}`}
              save={link.save}
            />
          )}
        </p>
      )}
    </figure>
  );
}

/** What is in view before the answer, and what after it: on paper, both. */
export function Answering(at: {
  isAsking: boolean;
  before: ComponentChildren;
  after: ComponentChildren;
}) {
  return (
    <>
      {at.isAsking && (
        <div key="before" class="unanswered">
          {at.before}
        </div>
      )}
      <div key="after" class={at.isAsking ? "answered" : undefined}>
        {at.after}
      </div>
    </>
  );
}
