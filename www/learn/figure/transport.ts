/** The controls below a figure: those that go through its steps, and what is seldom wanted, behind "⋯". */
import { say } from "../../messages/index.ts";
import { make, button } from "../../base/elements.ts";
import { icon } from "../../page/icon.ts";
import { fail } from "../../page/start/place.ts";
import type { Format } from "../../parts/picture/take-along.ts";

export function figureTransport({
  at,
  last,
  go,
  by,
}: {
  at: number;
  last: number;
  go: (frame: number) => void;
  by: (steps: 1 | -1) => void;
}): { box: HTMLElement; scrub: HTMLInputElement } {
  const scrub = make("input", { type: "range", min: 0, max: last, value: at });
  scrub.setAttribute("aria-label", say("figure-scrub"));
  scrub.addEventListener("input", () => go(Number(scrub.value)));
  const step = (way: "back" | "forward", steps: 1 | -1) => {
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

/** @param save Whatever makes the file is loaded then. */
export function moreOf(copyLink: () => void, save: (format: Format) => Promise<void>) {
  const formats = (["svg", "png", "tex"] as const).map((format) => {
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
