/** A figure with a series of boards, once there is a script: its boards can be gone through. */
import { say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { copy, setText, one } from "../../base/elements.ts";
import { toast } from "../../page/toast.ts";
import { moreOf, figureTransport } from "./transport.ts";
import { Prediction, showJudged } from "./prediction.ts";
import type { Format } from "../../parts/picture/take-along.ts";

/** A board's name, the sentence below it, what a link to Play says of it, and its stones. */
type SeriesStep = { name: string; sentence: string; play: string; board: string };

export class SeriesFigure {
  box: HTMLElement;

  #steps: SeriesStep[];
  #boards;
  #home;
  #frame;
  #caption;
  #scrub;
  /** What a reader is asked before the figure answers. */
  #asked: Prediction | null = null;
  /** The link of the text that has moved it here. */
  #phrase: HTMLElement | null = null;

  constructor(box: HTMLElement) {
    this.box = box;
    this.#steps = JSON.parse(box.dataset.steps ?? "[]");
    this.#home = this.#frame = Number(box.dataset.frame);
    const picture = one(box, ".picture");
    this.#boards = [...picture.querySelectorAll<HTMLElement>(":scope > *")];
    this.#caption = one(box, "figcaption");
    this.#caption.setAttribute("aria-live", "polite");
    const last = this.#steps.length - 1;
    const steps = figureTransport({
      at: this.#home,
      last,
      go: (frame) => this.go(frame),
      by: (count) => this.go(this.#frame + count),
    });
    this.#scrub = steps.scrub;
    picture.after(steps.box);
    box.querySelector(".figure-links")?.append(
      moreOf(
        () => this.#copyLink(),
        (format) => this.#save(format),
      ),
    );
    box.classList.add("moves");
    if (box.dataset.ask) this.#ask();
    else this.go(this.#home);
  }

  /** Asks for a move at the first board; whatever one plays, the board of the page answers. Until then only paper has that. */
  #ask() {
    this.#boards.forEach((board, index) => {
      board.hidden = index > 0 && !board.classList.contains("answered");
    });
    this.#asked = new Prediction(this.box, (judged) => {
      this.go(this.#home, null, judged);
      showJudged(this.box);
    });
  }

  /**
   * Shows a board.
   * @param phrase The link of the text that leads there.
   * @param judged What is said of the reader's move.
   */
  go(frame: number, phrase: HTMLElement | null = null, judged = "") {
    if (this.#asked?.end()) this.#scrub.focus({ preventScroll: true });
    this.#asked = null;
    this.#frame = Math.max(0, Math.min(this.#steps.length - 1, frame));
    this.#scrub.value = String(this.#frame);
    this.#phrase?.removeAttribute("aria-current");
    this.#phrase = phrase;
    phrase?.setAttribute("aria-current", "step");
    this.#boards.forEach((board, index) => (board.hidden = index !== this.#frame));
    const { sentence, play } = this.#steps[this.#frame];
    setText(this.#caption, [judged, sentence].filter(Boolean).join(" "));
    this.#scrub.setAttribute("aria-valuetext", sentence);
    this.box.querySelector(".figure-play")?.setAttribute("href", hrefOf("play", play));
  }

  /** Shows the board of a name, such as `move-1`; of another name, none. */
  goTo(step: string) {
    const frame = this.#steps.findIndex(({ name }) => name === step);
    if (frame >= 0) this.go(frame);
  }

  /** Goes where a link of the text leads, and from there back. */
  follow(phrase: HTMLElement) {
    if (this.#phrase === phrase) this.go(this.#home);
    else this.go(Number(phrase.dataset.frame), phrase);
  }

  /**
   * Shows the board that an answer turns on. A click on the link then stays there.
   * @param phrase A link of the text.
   */
  explain(phrase: HTMLElement) {
    this.go(Number(phrase.dataset.frame));
  }

  /** Saves the board that is shown, with the sentence below it. */
  async #save(format: Format) {
    const { takeBoard } = await import("../../parts/picture/take-along.ts");
    const drawn = one<SVGSVGElement>(this.#boards[this.#frame], "svg");
    const { name, sentence, board } = this.#steps[this.#frame];
    const columns = Number(this.box.dataset.columns);
    await takeBoard(drawn, sentence, { name: `cutoff-${name}`, format, board, columns });
  }

  async #copyLink() {
    const address = new URL(location.href);
    address.hash = `${this.box.id}@${this.#steps[this.#frame].name}`;
    toast((await copy(address.href)) ? say("link-copied") : address.href);
  }
}
