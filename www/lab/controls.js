/** Controls that both races have: which searches run, and the button with its progress. */
import { button, make } from "../page/elements.js";
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

/**
 * The button that starts and ends a race, and how far the race is.
 * @param {() => void} go Starts it, or ends it.
 * @param {string} ends The message that the button says while it runs.
 */
export function startControl(go, ends) {
  const start = button(say("race-start-button"), go, { class: "primary" });
  const bar = make("progress", { max: 1, value: 0, "aria-label": say("race-progress") });
  bar.hidden = true;
  return {
    start,
    bar,
    /** @param {boolean} running */
    running(running) {
      start.textContent = say(running ? ends : "race-start-button");
      bar.hidden = !running;
      bar.value = 0;
    },
    /** @param {number} part From 0 to 1. */
    progress: (part) => (bar.value = part),
  };
}
