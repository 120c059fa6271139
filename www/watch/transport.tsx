/** The buttons, the bar and the keys by which one steps. */
import { useEffect, useMemo } from "preact/hooks";
import { Icon } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import type { ComponentChildren } from "preact";
import type { WatchProps } from "./state.ts";
import type { Watch } from "./watch.ts";

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
    const hear = (event: KeyboardEvent) => key(event, does());
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
  const steps = (step: number) => (moment ? say("step-of", { step, steps: last + 1 }) : "");
  const play = say(playing ? "pause-button" : "step-play-button");
  const button = (
    id: string,
    possible: boolean,
    press: () => void,
    content: ComponentChildren,
    named: object,
  ) => (
    <button
      type="button"
      id={id}
      // A button that can do nothing now stays where the focus is, and says so.
      aria-disabled={moment ? !possible : undefined}
      onClick={press}
      {...named}
    >
      {content}
    </button>
  );
  const named = (id: string) => markup(id).attributes;
  return (
    <div class="transport">
      <div
        id="step-buttons"
        class="step-buttons"
        role="group"
        {...markup("transport-label").attributes}
      >
        {button(
          "step-back",
          index > 0,
          () => does().move(-1),
          <Icon name="step-back" />,
          named("step-back"),
        )}
        {button(
          "step-next-cut",
          index < lastCut,
          () => does().cut(),
          <>
            <Icon name="scissors" />
            <span>{say("step-next-cut")}</span>
          </>,
          { class: "primary" },
        )}
        {button(
          "step-forward",
          index < last,
          () => does().move(1),
          <Icon name="step-forward" />,
          named("step-forward"),
        )}
        {button(
          "step-play",
          index < last,
          () => does().togglePlay(),
          <Icon name={playing ? "pause" : "play"} />,
          { "aria-label": play, title: play },
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
          {...named("step-scrub")}
          onInput={({ currentTarget }) => does().go(Number(currentTarget.value))}
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
function key(event: KeyboardEvent, watch: Watch) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || event.defaultPrevented) return;
  const at = target instanceof Element ? target : document.body;
  // Fields, lists and dialogs have these keys for themselves.
  if (at.closest("input, select, textarea, dialog, [role=tab], [role=tree], [role=grid]")) return;
  if (at.closest("header, .lesson")) return;
  const keys: Record<string, () => void> = {
    ArrowLeft: () => watch.move(-1),
    ArrowRight: () => watch.move(1),
    Home: () => watch.move(-Infinity),
    End: () => watch.move(Infinity),
  };
  // On a button, a link or a summary the bar presses it.
  if (!at.closest("button, a, summary")) keys[" "] = () => watch.togglePlay();
  if (!Object.hasOwn(keys, key)) return;
  event.preventDefault();
  keys[key]();
}
