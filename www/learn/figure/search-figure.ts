/** A figure of a chapter, once there is a script: its steps can be gone through, and its tree changed. */
import { say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { copy, make, setText, one } from "../../base/elements.ts";
import { fail } from "../../page/start/place.ts";
import { toast } from "../../page/toast.ts";
import { Handles } from "./handles.ts";
import { Figure } from "./figure.ts";
import { Prediction, showJudged } from "./prediction.ts";
import { watchNames } from "./watch-link.ts";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigureSubject } from "../drawing/subject.ts";
import type { Moving } from "./machinery.ts";

function subjectOf({ id, dataset }: HTMLElement): FigureSubject {
  const { tree, board, search, scoring, show, line, drag, at } = dataset;
  return { name: id, tree, board, search, scoring, show, line, drag, at } as FigureSubject;
}

export class SearchFigure extends Figure {
  /** As the chapter has it. */
  #original;
  /** As a reader has changed it. */
  #subject;
  #moving: Promise<Moving> | null = null;
  #handles: Handles | null = null;
  /** With a bug at the root, what is chosen at the end and what is said of it. */
  #bug: { chosen: number; told: string } | null = null;
  /** What is said of the reader's answer, before the sentence of the frame. */
  #judged = "";

  constructor(box: HTMLElement) {
    super(box, Number(box.dataset.last));
    this.#original = this.#subject = subjectOf(box);
    if (box.dataset.flip) one(box, ".steps").after(this.#flip(JSON.parse(box.dataset.flip)));
    if (box.dataset.ask)
      this.asked = new Prediction(box, (judged, tree) => this.#answer(judged, tree));
    else this.answered();
  }

  /** What switches the bug at the root on and off. */
  #flip(bug: { label: string; chosen: number; told: string }) {
    const check = make("input", { type: "checkbox" });
    check.addEventListener("change", () => {
      this.#bug = check.checked ? bug : null;
      // What is saved is the search, which has no bug.
      this.more.hidden = check.checked;
      this.go(this.last);
    });
    return make("p", { class: "flip" }, make("label", {}, check, ` ${bug.label}`));
  }

  /** Lets its nodes be dragged, or pressed. */
  protected answered() {
    if (this.#subject.drag) this.#handles = new Handles(this, this.picture);
    else this.picture.addEventListener("click", ({ target }) => this.#choose(target));
  }

  /** Shows what the search finds, after a reader has said it. @param tree That the answer makes. */
  async #answer(judged: string, tree?: string) {
    await (tree === undefined ? this.go(this.last, null, judged) : this.change(tree, judged));
    showJudged(this.box);
  }

  get subject() {
    return this.#subject;
  }

  /** The record of the search; the engine is loaded for the first one. */
  #load() {
    return this.#moving ?? this.#search();
  }

  /** Searches the tree that is shown; a search that has failed is begun again when it is needed. */
  #search() {
    const subject = this.#subject;
    const moving = import("./machinery.ts").then(({ searched }) => searched(subject));
    this.#moving = moving;
    // By then, another tree may have been searched.
    moving.catch(() => this.#moving === moving && (this.#moving = null));
    return moving;
  }

  async goTo(step: string) {
    try {
      const { frames } = await this.#load();
      const frame = frames.findIndex(({ name }) => name === step);
      if (frame >= 0) await this.go(frame);
    } catch (error) {
      fail(error, () => this.goTo(step));
    }
  }

  /** Goes to where the search leaves a node, or to the cut that keeps it away. */
  async #choose(target: EventTarget | null) {
    const group = target instanceof Element ? target.closest("[data-id]") : null;
    if (!group) return;
    try {
      const [{ frameOf }, moving] = await Promise.all([import("./machinery.ts"), this.#load()]);
      const frame = frameOf(moving, Number(group.getAttribute("data-id")));
      if (frame !== null) await this.go(frame);
    } catch (error) {
      fail(error, () => this.#choose(target));
    }
  }

  follow(phrase: HTMLElement) {
    if (this.#subject !== this.#original) this.change(this.#original.tree ?? "");
    return super.follow(phrase);
  }

  protected draw(judged: string) {
    this.#judged = judged;
    return this.#draw();
  }

  async #draw() {
    const wanted = this.frame;
    const subject = this.#subject;
    try {
      const [{ draw }, moving] = await Promise.all([import("./machinery.ts"), this.#load()]);
      // Meanwhile it may have gone further.
      if (wanted !== this.frame || subject !== this.#subject) return;
      const drawing = one<Element>(this.picture, "svg");
      const bug = this.#bug;
      const shown = { ...subject, chosen: bug?.chosen };
      const sentence = draw(drawing, shown, moving, moving.frames[wanted]);
      // At the end, what is said of the bug stands in place of what the search itself chooses.
      const told = wanted === this.last ? bug?.told : undefined;
      setText(this.caption, told ?? [this.#judged, sentence].join(" ").trim());
      this.#handles?.attach();
      const watch = this.box.querySelector(".figure-watch");
      const { step } = moving.frames[wanted];
      watch?.setAttribute("href", hrefOf("watch", watchNames(subject, step)));
    } catch (error) {
      fail(error, () => this.#draw());
    }
  }

  /**
   * Searches another tree, and shows its end.
   * @param judged What is said of the reader's answer.
   */
  async change(tree: string, judged = "") {
    this.#subject = tree === this.#original.tree ? this.#original : { ...this.#original, tree };
    const subject = this.#subject;
    const moving = this.#search();
    try {
      const { frames } = await moving;
      if (this.#moving !== moving) return;
      this.last = frames.length - 1;
      await this.go(this.last, null, judged);
    } catch (error) {
      if (subject === this.#subject) fail(error, () => this.change(tree, judged));
    }
  }

  /** Whether a reader has changed the tree. */
  get changed() {
    return this.#subject !== this.#original;
  }

  reset() {
    return this.change(this.#original.tree ?? "");
  }

  /** Saves what is drawn, as Watch saves that step. */
  protected async save(format: Format) {
    const [{ record, frames }, { takeRecord }] = await Promise.all([
      this.#load(),
      import("../../parts/picture/take-along.ts"),
    ]);
    const { scoring = "plain" } = this.#subject;
    await takeRecord(record, frames[this.frame].step, format, scoring);
  }

  protected async copyLink() {
    try {
      const { frames } = await this.#load();
      const { name, step } = frames[this.frame];
      // A link to the chapter has no tree in it.
      const link = this.changed
        ? hrefOf("watch", watchNames(this.#subject, step))
        : `#${this.box.id}@${name}`;
      const { href } = new URL(link, location.href);
      toast((await copy(href)) ? say("link-copied") : href);
    } catch (error) {
      fail(error, () => this.copyLink());
    }
  }
}
