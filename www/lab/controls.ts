/**
 * Controls that several parts of the lab have: boxes to check, numbers to choose from, a seed, and the
 * button that starts and stops, with its progress.
 */
import { button, make, setText } from "../base/elements.ts";
import { numberField } from "../page/number-field.ts";
import { SEEDS, newSeed } from "../base/random.ts";
import { say } from "../messages/index.ts";

/**
 * A box to check for each of some names.
 * @param chosen Changes with the boxes.
 */
export function checkboxes<N extends string>(
  title: string,
  names: readonly N[],
  chosen: Set<N>,
  label: (name: N) => string,
  changed: () => void,
) {
  const boxes = names.map((name) => {
    const field = make("input", { type: "checkbox", checked: chosen.has(name) });
    field.addEventListener("change", () => {
      if (field.checked) chosen.add(name);
      else chosen.delete(name);
      changed();
    });
    return make("label", { class: "choice" }, field, label(name));
  });
  const legend = make("legend", { class: "unseen" }, title);
  return make("fieldset", { class: "choices" }, legend, ...boxes);
}

/** Which of some seconds, megabytes or plies. */
export function choices(id: MessageId, numbers: number[]) {
  return numbers.map((count) => [String(count), say(id, { count })] as const);
}

/** A field for a seed: emptied, it has a new one. */
export function seedField(seed: number, changed: (seed: number) => void) {
  const { element, input, read, show } = numberField(say("seed"), SEEDS, true);
  show(seed);
  input.addEventListener("change", () => {
    const typed = read();
    if (typed === undefined) return;
    const chosen = typed ?? newSeed();
    if (typed === null) show(chosen);
    changed(chosen);
  });
  return element;
}

/**
 * The button that starts and stops something, and how far that is.
 * @param go Starts it, or stops it.
 * @param ids The messages of the button before it runs and while it runs, and of the progress.
 * @param attributes Of the button.
 */
export function startControl(
  go: () => void,
  ids: Record<"start" | "stop" | "progress", MessageId>,
  attributes: { class?: string } = { class: "primary" },
) {
  const start = button(say(ids.start), go, attributes);
  const bar = make("progress", { max: 1, value: 0, "aria-label": say(ids.progress) });
  bar.hidden = true;
  return {
    start,
    bar,
    /** @param stoppable Whether there is something to stop. */
    running(running: boolean, stoppable: boolean = running) {
      setText(start, say(stoppable ? ids.stop : ids.start));
      bar.hidden = !running;
      bar.value = 0;
    },
    /** @param part From 0 to 1. */
    progress: (part: number) => (bar.value = part),
  };
}
