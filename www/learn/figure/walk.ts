/** The search of a figure as a reader goes through it: the step, and the tree as it was changed. The engine comes with the first move. */
import type { FigureWords } from "./sentence.ts";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { Format } from "../../parts/picture/take-along.ts";
import type { FigureSubject } from "../drawing/subject.ts";
import type { Bug, FigurePage, SearchData } from "./data.ts";
import type * as Machinery from "./machinery.ts";
import type { Moving } from "./machinery.ts";
import type { Judgement, Verdicts } from "./prediction.tsx";

/** What is in view, and the record's step. */
type Shown = { subject: FigureSubject; drawing: SvgShape; said: string; step: number };

export class Walk {
  subject;
  frame;
  last;
  shown: Shown;
  /** The bug at the root that is switched on. */
  bug: Bug | null = null;
  /** Of a reader's marks in the chapter's tree. */
  verdicts: Verdicts | null = null;
  #judged = "";
  #original;
  #words;
  #fail;
  #changed;
  #moving: Promise<Moving> | null = null;

  constructor(
    { subject, frame, last, sentence, step }: SearchData,
    drawing: SvgShape,
    words: FigureWords,
    fail: FigurePage["fail"],
    changed: () => void,
  ) {
    this.subject = this.#original = subject;
    this.frame = frame;
    this.last = last;
    this.shown = { subject, drawing, said: sentence, step };
    this.#words = words;
    this.#fail = fail;
    this.#changed = changed;
  }

  /** Whether a reader has changed the tree. */
  get isChanged() {
    return this.subject !== this.#original;
  }

  /** Shows a step. @param judged What is said of the reader's answer. */
  go(frame: number, judged = "") {
    this.frame = Math.max(0, Math.min(this.last, frame));
    this.#judged = judged;
    this.#changed();
    return this.#draw();
  }

  /** Shows what the search finds, after a reader has said it. */
  answer({ judged, tree, verdicts }: Judgement) {
    this.verdicts = verdicts ?? null;
    return tree === undefined ? this.go(this.last, judged) : this.change(tree, judged);
  }

  /** Searches another tree, and shows its end. */
  change(tree: string, judged = "") {
    this.subject = tree === this.#original.tree ? this.#original : { ...this.#original, tree };
    if (this.isChanged) this.verdicts = null;
    this.#moving = null;
    this.#changed();
    return this.#with(async ({ frames }) => {
      this.last = frames.length - 1;
      await this.go(this.last, judged);
    });
  }

  reset() {
    return this.change(this.#original.tree ?? "");
  }

  /** Shows the step of a name, such as `cut-1`; of another name, none. */
  goTo(name: string) {
    return this.#with(async ({ frames }) => {
      const frame = frames.findIndex((one) => one.name === name);
      if (frame >= 0) await this.go(frame);
    });
  }

  /** Goes to where the search leaves a node, or to the cut that keeps it away. */
  choose(id: number) {
    return this.#with(async (moving, { frameOf }) => {
      const frame = frameOf(moving, id);
      if (frame !== null) await this.go(frame);
    });
  }

  switchBug(bug: Bug | null) {
    this.bug = bug;
    return this.go(this.last);
  }

  /** The name of the step that is shown. */
  async stepName() {
    const { frames } = await this.#load();
    return frames[this.frame].name;
  }

  /** Saves what is drawn, as Watch saves that step. */
  async save(format: Format) {
    const [{ record, frames }, { takeRecord }] = await Promise.all([
      this.#load(),
      import("../../parts/picture/take-along.ts"),
    ]);
    const { scoring = "plain" } = this.subject;
    await takeRecord(record, frames[this.frame].step, format, scoring);
  }

  #draw(): Promise<void> {
    const { frame } = this;
    return this.#with((moving, { pictureOf }) => {
      // Meanwhile it may have gone further.
      if (frame !== this.frame) return;
      const { subject, bug } = this;
      const at = moving.frames[frame];
      const shown = { ...subject, chosen: bug?.chosen };
      const { drawing, sentence } = pictureOf(moving.record, shown, at, this.#words);
      // At the end, what is said of the bug stands in place of what the search itself chooses.
      const told = frame === this.last ? bug?.told : undefined;
      const said = told ?? [this.#judged, sentence].join(" ").trim();
      this.shown = { subject, drawing, said, step: at.step };
      this.#changed();
    });
  }

  /** Does something with the search of the tree that is shown, unless there is another one by then. */
  async #with(does: (moving: Moving, machinery: typeof Machinery) => unknown): Promise<void> {
    const { subject } = this;
    try {
      const [moving, machinery] = await Promise.all([this.#load(), import("./machinery.ts")]);
      if (subject === this.subject) await does(moving, machinery);
    } catch (error) {
      if (subject === this.subject) this.#fail(error, () => this.#with(does));
    }
  }

  /** A search that has failed is begun again when it is needed. */
  #load() {
    const { subject } = this;
    const moving = (this.#moving ??= import("./machinery.ts").then(({ searched }) =>
      searched(subject),
    ));
    moving.catch(() => this.#moving === moving && (this.#moving = null));
    return moving;
  }
}
