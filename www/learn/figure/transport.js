/** The buttons and the slider that go through a figure's steps. */
import { say } from "../../messages/index.js";
import { make } from "../../base/elements.js";
import { icon } from "../../page/icon.js";

/**
 * @param {{ at: number, last: number, go: (frame: number) => void, by: (steps: 1 | -1) => void }} steps
 * @returns {{ box: HTMLElement, scrub: HTMLInputElement }}
 */
export function figureTransport({ at, last, go, by }) {
  const scrub = make("input", { type: "range", min: 0, max: last, value: at });
  scrub.setAttribute("aria-label", say("figure-scrub"));
  scrub.addEventListener("input", () => go(Number(scrub.value)));
  /** @param {"back" | "forward"} way @param {1 | -1} steps */
  const step = (way, steps) => {
    const name = say(`figure-${way}`);
    const labels = { "aria-label": name, title: name };
    return make(
      "button",
      { type: "button", onclick: () => by(steps), ...labels },
      icon(`step-${way}`),
    );
  };
  const box = make("div", { class: "steps" }, step("back", -1), scrub, step("forward", 1));
  return { box, scrub };
}
