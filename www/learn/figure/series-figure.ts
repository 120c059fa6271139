/** A figure with a series of boards, once there is a script: its boards can be gone through. */
import { say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { copy, setText, one } from "../../base/elements.ts";
import { toast } from "../../page/toast.ts";
import { Figure } from "./figure.ts";
import { Prediction, showJudged } from "./prediction.ts";
import type { Format } from "../../parts/picture/take-along.ts";

/** A board's name, the sentence below it, what a link to Play says of it, and its stones. */
type SeriesStep = { name: string; sentence: string; play: string; board: string };

export class SeriesFigure extends Figure {
  #steps: SeriesStep[];
  #boards;

  constructor(box: HTMLElement) {
    const steps: SeriesStep[] = JSON.parse(box.dataset.steps ?? "[]");
    super(box, steps.length - 1);
    this.#steps = steps;
    this.#boards = [...this.picture.querySelectorAll<HTMLElement>(":scope > *")];
    if (box.dataset.ask) this.#ask();
    else this.go(this.home);
  }

  /** Asks for a move at the first board; whatever one plays, the board of the page answers. Until then only paper has that. */
  #ask() {
    this.#boards.forEach((board, index) => {
      board.hidden = index > 0 && !board.classList.contains("answered");
    });
    this.asked = new Prediction(this.box, (judged) => {
      this.go(this.home, null, judged);
      showJudged(this.box);
    });
  }

  protected draw(judged: string) {
    this.#boards.forEach((board, index) => (board.hidden = index !== this.frame));
    const { sentence, play } = this.#steps[this.frame];
    setText(this.caption, [judged, sentence].filter(Boolean).join(" "));
    this.describe(sentence);
    this.box.querySelector(".figure-play")?.setAttribute("href", hrefOf("play", play));
  }

  goTo(step: string) {
    const frame = this.#steps.findIndex(({ name }) => name === step);
    if (frame >= 0) this.go(frame);
  }

  /** Saves the board that is shown, with the sentence below it. */
  protected async save(format: Format) {
    const { takeBoard } = await import("../../parts/picture/take-along.ts");
    const drawn = one<SVGSVGElement>(this.#boards[this.frame], "svg");
    const { name, sentence, board } = this.#steps[this.frame];
    const columns = Number(this.box.dataset.columns);
    await takeBoard(drawn, sentence, { name: `cutoff-${name}`, format, board, columns });
  }

  protected async copyLink() {
    const address = new URL(location.href);
    address.hash = `${this.box.id}@${this.#steps[this.frame].name}`;
    toast((await copy(address.href)) ? say("link-copied") : address.href);
  }
}
