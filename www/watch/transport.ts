/** The buttons, the bar and the keys by which one steps. */
import { setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { icon, setIcon } from "../page/icon.ts";
import { onClick, part, setPossible } from "../page/parts.ts";
import { toast } from "../page/toast.ts";
import { SPEEDS } from "./stepper.ts";
import type { IconName } from "../page/icon-names.ts";
import type { Select } from "../base/elements.ts";
import type { StepSpeed, Stepper } from "./stepper.ts";
import type { Moment } from "./number-line.ts";

/** The icon of each button. */
const ICONS: Record<string, IconName> = {
  "step-back": "step-back",
  "step-play": "play",
  "step-forward": "step-forward",
  "step-next-cut": "scissors",
  "zoom-in": "zoom-in",
  "zoom-out": "zoom-out",
  "zoom-all": "maximize",
  "map-in": "zoom-in",
  "map-out": "zoom-out",
  "map-whole": "maximize",
};

/** @returns Shows the step. */
export function transport(stepper: Stepper): (moment: Moment) => void {
  const scrub = part<HTMLInputElement>("step-scrub");
  const speed = part<Select<StepSpeed>>("step-speed");
  const play = part("step-play");
  for (const [id, name] of Object.entries(ICONS)) part(id).prepend(icon(name));
  for (const [name, pause] of Object.entries(SPEEDS)) {
    const words =
      pause === null ? say("step-speed-full") : say("step-speed", { perSecond: 1000 / pause });
    speed.append(new Option(words, name));
  }
  speed.value = stepper.speed;
  speed.addEventListener("change", () => {
    stepper.speed = speed.value;
  });
  scrub.addEventListener("input", () =>
    stepper.move(Number(scrub.value) + 1 - (stepper.step ?? 1)),
  );
  onClick("step-back", () => stepper.move(-1));
  onClick("step-play", () => stepper.play(!stepper.playing));
  onClick("step-forward", () => stepper.move(1));
  onClick("step-next-cut", () => orSay(stepper.cut()));
  document.addEventListener("keydown", (event) => key(event, stepper));
  /** The last step that cuts anything off: to look for it at every step would take too long. */
  let lastCut: { of: Moment["subject"] | null; step: number } = { of: null, step: -1 };

  return function render({ subject, step, playing }) {
    const { record } = subject;
    const last = record.length - 1;
    if (lastCut.of !== subject) {
      const found = record.pruning ? record.findCut(record.length, -1) : null;
      lastCut = { of: subject, step: found ?? -1 };
    }
    scrub.max = String(last);
    scrub.value = String(step.index);
    const words = { step: step.index + 1, steps: last + 1 };
    scrub.setAttribute("aria-valuetext", say("step-of", words));
    const count = part("step-of");
    setText(count, say("step-of", words));
    // As wide as the last step takes, or the bar beside it would grow and shrink.
    count.dataset.widest = say("step-of", { step: last + 1, steps: last + 1 });
    setPossible("step-back", step.index > 0);
    setPossible("step-next-cut", step.index < lastCut.step);
    for (const id of ["step-forward", "step-play"]) setPossible(id, step.index < last);
    const name = say(playing ? "pause-button" : "step-play-button");
    play.setAttribute("aria-label", name);
    play.title = name;
    setIcon(play, playing ? "pause" : "play");
  };
}

function orSay(found: boolean) {
  if (!found) toast(say("step-no-more"));
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
  if (!at.closest("button, a, summary")) keys[" "] = () => stepper.play(!stepper.playing);
  if (!Object.hasOwn(keys, key)) return;
  event.preventDefault();
  keys[key]();
}

/** Single letters and what they do. */
export function letters(stepper: Stepper): Record<string, () => void> {
  return { n: () => orSay(stepper.cut()), b: () => orSay(stepper.cut(-1)) };
}
