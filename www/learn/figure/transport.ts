/** The controls below a figure: those that go through its steps, and what is seldom wanted, behind "⋯". */
import { say } from "../../messages/index.js";
import { make, button } from "../../base/elements.js";
import { icon } from "../../page/icon.js";
import { fail } from "../../page/start/place.js";

/** @import { Format } from "../../parts/picture/types.d.ts" */

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

/**
 * @param {() => void} copyLink
 * @param {(format: Format) => Promise<void>} save Whatever makes the file is loaded then.
 */
export function moreOf(copyLink, save) {
  const formats = /** @type {const} */ (["svg", "png", "tex"]).map((format) => {
    const attempt = () => save(format).catch((error) => fail(error, attempt));
    return button(say(`picture-${format}`), attempt);
  });
  return make(
    "details",
    { class: "figure-more" },
    make("summary", { "aria-label": say("figure-more"), title: say("figure-more") }, "⋯"),
    make("div", { class: "buttons" }, button(say("copy-link"), copyLink), ...formats),
  );
}
