/** A figure of a search: its steps can be gone through, and its tree changed. */
import { useEffect, useReducer, useState } from "preact/hooks";
import { useSite } from "../../page/site.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { useWords } from "../../ui/words.tsx";
import { useAnswered } from "./answered.ts";
import { FigureFrame, Steps } from "./frame.tsx";
import { useHandles } from "./handles.tsx";
import { FigureMore } from "./more.tsx";
import { idOf, usePrediction, verdictAt } from "./prediction.tsx";
import { Walk } from "./walk.ts";
import { watchNames } from "./watch-link.ts";
import type { Dress } from "../../ui/drawing.tsx";
import type { FigureProps, SearchData } from "./data.ts";

export function SearchFigure({ data, drawings, page, wish, left }: FigureProps<SearchData>) {
  const words = useWords();
  const { hrefOf } = useSite();
  const [, changed] = useReducer((times: number) => times + 1, 0);
  const [walk] = useState(
    () =>
      new Walk(data, drawings[drawings.length - 1], words, page?.fail ?? (() => {}), () =>
        changed(null),
      ),
  );
  const { shown, verdicts } = walk;
  const { isAsking, answered, scrub, caption } = useAnswered(data.candidates !== undefined);
  const prediction = usePrediction(
    isAsking ? (data.candidates ?? []) : null,
    drawings[0],
    // The question stays until the search has answered.
    (judgement) => walk.answer(judgement).then(() => answered(true)),
  );
  const handles = useHandles(walk, left);
  const isLive = page !== undefined;

  useEffect(() => {
    if (!wish) return;
    answered(false);
    // A link of the text speaks of the chapter's own tree.
    if (walk.isChanged) walk.reset();
    const going = "step" in wish ? walk.goTo(wish.step) : walk.go(wish.frame);
    going.then(wish.done);
  }, [wish]);
  function go(frame: number) {
    left?.();
    walk.go(frame);
  }
  const chosen: Dress = (shape) => {
    const id = idOf(shape);
    if (Number.isNaN(id)) return undefined;
    const choose = () => {
      left?.();
      walk.choose(id);
    };
    return { props: { onClick: choose }, over: verdictAt(verdicts, shape) };
  };
  const dress: Dress = (shape) => {
    if (!data.subject.drag) return chosen(shape);
    return { ...handles.dress(shape), over: verdictAt(verdicts, shape) };
  };

  const names = watchNames(walk.subject, shown.step);
  const watch = hrefOf("watch", names);
  return (
    <FigureFrame
      data={data}
      isAsking={isAsking}
      isLive={isLive}
      said={shown.said}
      captionRef={caption}
      picture={{
        ...(data.subject.drag && !isAsking ? handles.picture : {}),
        children: (
          <>
            {isAsking && (
              <div key="before" class="unanswered">
                <Drawing shape={drawings[0]} dress={isLive ? prediction.dress : undefined} />
              </div>
            )}
            <div key="after" class={isAsking ? "answered" : undefined}>
              <Drawing shape={shown.drawing} dress={isLive && !isAsking ? dress : undefined} />
            </div>
          </>
        ),
      }}
      controls={
        <>
          {data.subject.drag && handles.controls}
          <Steps frame={walk.frame} last={walk.last} scrub={scrub} go={go} />
          {data.bug && <Flip bug={data.bug} walk={walk} />}
        </>
      }
      legend={data.legend && <Legend {...data.legend} />}
      question={prediction.form}
      links={
        <p class="figure-links">
          <a class="figure-watch" href={watch}>
            {words.say("figure-watch")}
          </a>
          {page && !isAsking && (
            <FigureMore
              page={page}
              // A link to the chapter has no tree in it.
              address={async () =>
                walk.isChanged ? watch : `#${data.name}@${await walk.stepName()}`
              }
              // What is saved is the search, which has no bug.
              save={walk.bug ? undefined : (format) => walk.save(format)}
            />
          )}
        </p>
      }
    />
  );
}

/** Switches the bug at the root on and off. */
function Flip({ bug, walk }: { bug: NonNullable<SearchData["bug"]>; walk: Walk }) {
  return (
    <p class="flip">
      <label>
        <input
          type="checkbox"
          checked={walk.bug !== null}
          onChange={({ currentTarget }) => walk.switchBug(currentTarget.checked ? bug : null)}
        />{" "}
        {bug.label}
      </label>
    </p>
  );
}

function Legend({ label, forms }: NonNullable<SearchData["legend"]>) {
  return (
    <ul class="forms" aria-label={label}>
      {forms.map(([form, text]) => (
        <li key={form} class={`form-${form}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
