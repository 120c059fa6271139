/** The buttons, the bar and the keys for stepping through a search. */
import { useEffect, useMemo } from "preact/hooks";
import { Icon, IconButton } from "../page/buttons.tsx";
import { useWords } from "../ui/words.tsx";
import type { IconName } from "../page/icon-names.ts";
import type { WatchController, WatchProps } from "./controller.ts";
import type { Moment, Stepper } from "./stepper.ts";
import type { Subject } from "./subject.ts";

/** The most cuts for which the bar has ticks. */
const MOST_TICKS = 40;

export function StepControls({ state: { moment }, watch }: WatchProps) {
  const cuts = useCuts(moment?.subject);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event, watch);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const [index, last] = [moment?.step.index ?? 0, (moment?.subject.record.length ?? 1) - 1];
  const props = { moment, index, last, cuts, stepper: watch.stepper };
  return (
    <div class="step-controls in-row no-print">
      <StepButtons {...props} />
      <StepBar {...props} />
    </div>
  );
}

interface StepsProps {
  moment: Moment | null;
  index: number;
  last: number;
  cuts: readonly number[];
  stepper: Stepper;
}

/** Finds the cuts once per search, because doing so at every step would be slow. */
function useCuts(subject?: Subject) {
  return useMemo(() => {
    const cuts: number[] = [];
    const record = subject?.record;
    if (!record?.pruning) return cuts;
    for (let at = record.findCut(-1); at !== null; at = record.findCut(at)) cuts.push(at);
    return cuts;
  }, [subject]);
}

function StepButtons(props: StepsProps) {
  const { markup } = useWords();
  const { moment, index, last, stepper } = props;
  const { isPlaying = false } = moment ?? {};
  // A disabled button would lose the focus.
  const free = (isFree: boolean) => ({
    class: "in-row",
    "aria-disabled": moment ? !isFree : undefined,
  });
  const [back, forward] = [() => stepper.move(-1), () => stepper.move(1)];
  return (
    <div class="step-buttons in-row" dir="ltr" role="group" {...markup("step-buttons").attributes}>
      <IconButton name="step-back" icon="step-back" press={back} {...free(index > 0)} />
      <IconButton name="step-forward" icon="step-forward" press={forward} {...free(index < last)} />
      <CutButton {...props} />
      <IconButton
        id="step-play"
        name={isPlaying ? "pause-button" : "step-play-button"}
        icon={isPlaying ? "pause" : "play"}
        press={() => stepper.play(!isPlaying)}
        {...free(index < last)}
      />
    </div>
  );
}

/** Goes to the next cut; after the last cut to the end, and from the end to the start. */
function CutButton({ moment, index, last, cuts, stepper }: StepsProps) {
  const { say } = useWords();
  const [icon, text]: [IconName, string] =
    moment && index === last
      ? ["undo-2", say("step-restart")]
      : moment && index >= (cuts.at(-1) ?? 0)
        ? ["skip-forward", say("depth-end")]
        : ["scissors", say("step-next-cut")];
  function press() {
    if (index === last) stepper.move(-Infinity);
    else if (!stepper.goToCut()) stepper.move(Infinity);
  }
  return (
    <button type="button" id="step-next-cut" class="in-row primary" onClick={press}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

/** The bar with a tick for each cut, and the number of the step. */
function StepBar({ moment, index, last, cuts, stepper }: StepsProps) {
  const { say, markup } = useWords();
  const text = (step: number) => (moment ? say("step-of", { step, steps: last + 1 }) : "");
  return (
    <>
      <div class="step-bar">
        {cuts.length <= MOST_TICKS && last > 0 && (
          <svg class="step-ticks" viewBox={`0 0 ${last} 1`} preserveAspectRatio="none">
            <path d={cuts.map((cut) => `M${cut} 0v1`).join("")} />
          </svg>
        )}
        <input
          type="range"
          id="step-scrub"
          dir="ltr"
          min="0"
          max={last}
          value={index}
          aria-valuetext={text(index + 1)}
          {...markup("step-scrub").attributes}
          onInput={({ currentTarget }) => stepper.move(Number(currentTarget.value) - index)}
        />
      </div>
      {/* Reserves the width of the last step's text, so that the bar keeps its width. */}
      <p class="step-number slot explained" data-bold={text(last + 1)}>
        <span id="step-of" class={cuts.includes(index) ? "unseen" : undefined}>
          {text(index + 1)}
        </span>
        {cuts.includes(index) && (
          <b id="cut-of">{say("cut-of", { cut: cuts.indexOf(index) + 1, cuts: cuts.length })}</b>
        )}
      </p>
    </>
  );
}

/** Handles arrow keys, Home, End and Space. The page handles letters (`keys` in main.tsx). */
function handleKey(event: KeyboardEvent, { state, stepper }: WatchController) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
  const at = target instanceof Element ? target : document.body;
  // Fields, lists and dialogs handle these keys themselves.
  if (at.closest("input, select, textarea, dialog, [role=tab], [role=tree], [role=grid]")) return;
  if (at.closest("header, .lesson")) return;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => stepper.move(-1),
    ArrowRight: () => stepper.move(1),
    Home: () => stepper.move(-Infinity),
    End: () => stepper.move(Infinity),
  };
  // On a button, a link or a summary, Space activates it.
  if (!at.closest("button, a, summary")) keys[" "] = () => stepper.play(!state.moment?.isPlaying);
  if (!Object.hasOwn(keys, key)) return;
  event.preventDefault();
  keys[key]();
}
