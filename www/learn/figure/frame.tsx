/** What all figures have: the drawing, what is said below it, and the text that waits for an answer. */
import { useState } from "preact/hooks";
import { Icon } from "../../page/site.tsx";
import { useWords } from "../../ui/words.tsx";
import type { ComponentChildren, HTMLAttributes, Ref } from "preact";
import type { FigureData } from "./data.ts";

export function FigureFrame({
  data,
  isAsking,
  isLive,
  picture,
  above,
  controls,
  legend,
  said,
  captionRef,
  question,
  links,
}: {
  data: FigureData;
  isAsking: boolean;
  isLive: boolean;
  picture: HTMLAttributes<HTMLDivElement>;
  above?: ComponentChildren;
  /** Below the drawing, after the answer. */
  controls?: ComponentChildren;
  legend?: ComponentChildren;
  /** In view after the answer. */
  said: string;
  captionRef?: Ref<HTMLElement>;
  /** What answers. */
  question?: ComponentChildren;
  links?: ComponentChildren;
}) {
  const { say } = useWords();
  const [isRead, read] = useState(false);
  const moves = data.kind === "search" || data.kind === "series";
  const names = ["figure", isAsking && "asking", isAsking && !isRead && "covering"];
  return (
    <figure
      id={data.name}
      class={[...names, isLive && moves && "moves"].filter(Boolean).join(" ")}
      data-kind={data.kind}
    >
      {above}
      <div class="picture" {...picture} />
      {isLive && !isAsking && controls}
      {legend}
      <figcaption
        data-longest={data.longest}
        aria-live={isLive ? "polite" : undefined}
        tabIndex={isLive ? -1 : undefined}
        ref={captionRef}
      >
        {isAsking ? (
          <>
            <div class="unanswered">{data.question}</div>
            <div class="answered">{said}</div>
          </>
        ) : (
          said
        )}
      </figcaption>
      {isLive && isAsking && (
        <>
          {question}
          <p class="cover-note">
            <button type="button" aria-expanded={isRead} onClick={() => read(!isRead)}>
              {say("figure-read-on")}
            </button>
          </p>
        </>
      )}
      {links}
    </figure>
  );
}

/** Goes through the steps of a figure. */
export function Steps({
  frame,
  last,
  said,
  go,
  scrub,
}: {
  frame: number;
  last: number;
  /** What a screen reader hears of the step. */
  said?: string;
  go: (frame: number) => void;
  scrub: Ref<HTMLInputElement>;
}) {
  const { say } = useWords();
  const button = (way: "back" | "forward", by: number) => (
    <button
      type="button"
      aria-label={say(`figure-${way}`)}
      title={say(`figure-${way}`)}
      onClick={() => go(Math.max(0, Math.min(last, frame + by)))}
    >
      <Icon name={`step-${way}`} />
    </button>
  );
  return (
    <div class="steps">
      {button("back", -1)}
      <input
        type="range"
        min={0}
        max={last}
        value={frame}
        aria-label={say("figure-scrub")}
        aria-valuetext={said}
        ref={scrub}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      {button("forward", 1)}
    </div>
  );
}
