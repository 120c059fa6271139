/**
 * Controls that several parts of the lab have: boxes to check, numbers to choose from, a seed, and the
 * button that starts and stops, with its progress.
 */
import { button, make, setText } from "../base/elements.js";
import { numberField } from "../page/number-field.js";
import { SEEDS, newSeed } from "../base/random.js";
import { say } from "../messages/index.js";

/**
 * A box to check for each of some names.
 * @template {string} N
 * @param {string} title
 * @param {readonly N[]} names
 * @param {Set<N>} chosen Changes with the boxes.
 * @param {(name: N) => string} label
 * @param {() => void} changed
 */
export function checkboxes(title, names, chosen, label, changed) {
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

/** Which of some seconds, megabytes or plies. @param {string} id @param {number[]} numbers */
export function choices(id, numbers) {
  return numbers.map((count) => /** @type {const} */ ([String(count), say(id, { count })]));
}

/** A field for a seed: emptied, it has a new one. @param {number} seed @param {(seed: number) => void} changed */
export function seedField(seed, changed) {
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
 * @param {() => void} go Starts it, or stops it.
 * @param {object} ids The messages …
 * @param {string} ids.start … of the button before …
 * @param {string} ids.stop … and while it runs …
 * @param {string} ids.progress … and of the progress.
 * @param {{ class?: string }} [attributes] Of the button.
 */
export function startControl(go, ids, attributes = { class: "primary" }) {
  const start = button(say(ids.start), go, attributes);
  const bar = make("progress", { max: 1, value: 0, "aria-label": say(ids.progress) });
  bar.hidden = true;
  return {
    start,
    bar,
    /** @param {boolean} running @param {boolean} [stoppable] Whether there is something to stop. */
    running(running, stoppable = running) {
      setText(start, say(stoppable ? ids.stop : ids.start));
      bar.hidden = !running;
      bar.value = 0;
    },
    /** @param {number} part From 0 to 1. */
    progress: (part) => (bar.value = part),
  };
}
