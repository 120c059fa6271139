/** The buttons, the bar and the keys by which one steps. */
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import type { IconName } from "../page/icon-names.ts";
import type { WatchProps } from "./state.ts";
import type { Stepper } from "./stepper.ts";

export function Transport({ state: { moment }, does }: WatchProps) {
  const { say, markup } = useWords();
  const { subject, step, playing = false } = moment ?? {};
  const [index, last] = [step?.index ?? 0, (subject?.record.length ?? 1) - 1];
  /** The last step that cuts anything off: to look for it at every step would take too long. */
  const lastCut = useMemo(() => {
    const record = subject?.record;
    return (record?.pruning && record.findCut(record.length, -1)) || -1;
  }, [subject]);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => key(event, does().stepper);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  const steps = (step: number) => (moment ? say("step-of", { step, steps: last + 1 }) : "");
  const name = say(playing ? "pause-button" : "step-play-button");
  const { stepper } = moment ? does() : {};
  const button = (id: string, icon: IconName, isPossible: boolean, press: () => void) => {
    const { text, attributes } =
      id === "step-play" ? { attributes: { "aria-label": name, title: name } } : markup(id);
    return (
      <button
        type="button"
        id={id}
        class={text ? "primary" : undefined}
        // A button that can do nothing now stays where the focus is, and says so.
        aria-disabled={moment ? !isPossible : undefined}
        onClick={press}
        {...attributes}
      >
        <Icon name={icon} />
        {text && <span>{text}</span>}
      </button>
    );
  };
  return (
    <div class="transport">
      <div class="step-buttons" role="group" {...markup("transport-label").attributes}>
        {button("step-back", "step-back", index > 0, () => stepper?.move(-1))}
        {button("step-next-cut", "scissors", index < lastCut, () => does().cut())}
        {button("step-forward", "step-forward", index < last, () => stepper?.move(1))}
        {button("step-play", playing ? "pause" : "play", index < last, () =>
          stepper?.play(!playing),
        )}
      </div>
      <div class="scrub">
        <input
          type="range"
          id="step-scrub"
          dir="ltr"
          min="0"
          max={last}
          value={index}
          aria-valuetext={steps(index + 1)}
          {...markup("step-scrub").attributes}
          onInput={({ currentTarget }) => stepper?.move(Number(currentTarget.value) - index)}
        />
        {/* As wide as the last step takes, or the bar beside it would grow and shrink. */}
        <output id="step-of" for="step-scrub" data-widest={steps(last + 1)}>
          {steps(index + 1)}
        </output>
      </div>
    </div>
  );
}

/** The keys that are not letters; those are the page's (see `keys`). */
function key(event: KeyboardEvent, stepper: Stepper) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
  const at = target instanceof Element ? target : document.body;
  // Fields, lists and dialogs have these keys for themselves.
  if (at.closest("input, select, textarea, dialog, [role=tab], [role=tree], [role=grid]")) return;
  if (at.closest("header, .lesson")) return;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => stepper.move(-1),
    ArrowRight: () => stepper.move(1),
    Home: () => stepper.move(-Infinity),
    End: () => stepper.move(Infinity),
  };
  // On a button, a link or a summary the bar presses it.
  if (!at.closest("button, a, summary")) keys[" "] = () => stepper.play(!stepper.moment?.playing);
  if (!Object.hasOwn(keys, key)) return;
  event.preventDefault();
  keys[key]();
}
