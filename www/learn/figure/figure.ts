/**
 * What all figures of a chapter do, once there is a script: they go through their steps by the controls below them and by
 * the links of the text, ask before they answer, and have what is seldom wanted behind "⋯".
 */
import { say } from "../../messages/index.ts";
import { make, button, one } from "../../base/elements.ts";
import { icon } from "../../page/icon.ts";
import { fail } from "../../page/start/place.ts";
import type { Prediction } from "./prediction.ts";
import type { Format } from "../../parts/picture/take-along.ts";

export abstract class Figure {
  box;
  protected picture;
  protected caption;
  /** The step that is shown, the one that the chapter shows, and the last one. */
  protected frame;
  protected home;
  protected last;
  /** What a reader is asked before the figure answers. */
  protected asked: Prediction | null = null;
  protected more = moreOf(
    () => this.copyLink(),
    (format) => this.save(format),
  );
  #scrub;
  /** The link of the text that has moved it here. */
  #phrase: HTMLElement | null = null;

  constructor(box: HTMLElement, last: number) {
    this.box = box;
    this.last = last;
    this.home = this.frame = Number(box.dataset.frame);
    this.picture = one(box, ".picture");
    this.caption = one(box, "figcaption");
    this.caption.setAttribute("aria-live", "polite");
    this.#scrub = make("input", { type: "range", min: 0, max: last, value: this.home });
    this.#scrub.setAttribute("aria-label", say("figure-scrub"));
    this.#scrub.addEventListener("input", () => this.go(Number(this.#scrub.value)));
    const steps = [this.#step("back", -1), this.#scrub, this.#step("forward", 1)];
    this.picture.after(make("div", { class: "steps" }, ...steps));
    box.querySelector(".figure-links")?.append(this.more);
    box.classList.add("moves");
  }

  #step(way: "back" | "forward", by: number) {
    const name = say(`figure-${way}`);
    const onclick = () => this.go(this.frame + by);
    const labels = { "aria-label": name, title: name };
    return make("button", { type: "button", onclick, ...labels }, icon(`step-${way}`));
  }

  /**
   * Shows a step.
   * @param phrase The link of the text that leads there.
   * @param judged What is said of the reader's answer.
   */
  go(frame: number, phrase: HTMLElement | null = null, judged = ""): unknown {
    const { asked } = this;
    if (asked?.end()) this.#scrub.focus({ preventScroll: true });
    this.asked = null;
    if (asked) this.answered();
    this.frame = Math.max(0, Math.min(this.last, frame));
    this.#scrub.max = String(this.last);
    this.#scrub.value = String(this.frame);
    this.#phrase?.removeAttribute("aria-current");
    this.#phrase = phrase;
    phrase?.setAttribute("aria-current", "step");
    return this.draw(judged);
  }

  /** Goes where a link of the text leads, and from there back. */
  follow(phrase: HTMLElement): unknown {
    if (this.#phrase === phrase) return this.go(this.home);
    return this.go(Number(phrase.dataset.frame), phrase);
  }

  /** Shows the step that an answer turns on. A click on the link then stays there. @param phrase A link of the text. */
  explain(phrase: HTMLElement) {
    return this.go(Number(phrase.dataset.frame));
  }

  /** Says what a screen reader hears of the step. */
  protected describe(text: string) {
    this.#scrub.setAttribute("aria-valuetext", text);
  }

  /** The reader has answered, or wants to see the answer. */
  protected answered() {}

  /** Shows the step of a name, such as `cut-1`; of another name, none. */
  abstract goTo(step: string): unknown;
  protected abstract draw(judged: string): unknown;
  protected abstract save(format: Format): Promise<void>;
  protected abstract copyLink(): unknown;
}

/** @param save Whatever makes the file is loaded then. */
function moreOf(copyLink: () => void, save: (format: Format) => Promise<void>) {
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
