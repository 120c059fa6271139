/**
 * The sentence of a step. Its box is as high as the longest sentence of the search takes, so that
 * nothing jumps while one steps; a sentence that is longer still scrolls in it.
 */
import { say } from "../messages/index.ts";
import { make, setText } from "../base/elements.ts";
import { part, spoken } from "../page/parts.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Moment } from "./number-line.ts";

/** How many steps are looked at to find the longest sentence; a search can have two million. */
const SAMPLE = 1500;
/** How many of the longest texts are laid out; fewer signs can still take more lines. */
const CANDIDATES = 6;

/** Stands for a count that is not known yet. */
const MANY = 99_999;

/**
 * What a step says, and how many nodes were left out, which the stage counts too.
 * @param spared How many nodes lay below what was cut.
 */
function sentencesOf(
  subject: Subject,
  step: Step,
  spared: number = subject.spared?.(step.here) ?? 0,
): readonly string[] {
  const words = spoken(subject.sentence(step));
  const more = subject.consequence(step);
  if (more) return [`${words} ${spoken(more)}`];
  if (step.kind !== "cut" || spared === 0) return [words];
  return [words, say("step-cut-spared", { nodes: spared })];
}

/** Writes the sentences of a step. */
function write(text: HTMLElement, [words, spared]: readonly string[]) {
  const all = spared ? `${words} ${spared}` : words;
  if (text.textContent === all) return;
  text.replaceChildren(spared ? `${words} ` : words);
  if (spared) text.append(make("span", { class: "spared" }, spared));
}

/** The longest sentences of the searches that were looked through. */
const found: WeakMap<Subject, (readonly string[])[]> = new WeakMap();

/** The longest sentences of a search, by their signs. They are looked for once: that takes a while. */
export function longestSentences(subject: Subject): (readonly string[])[] {
  const texts = found.get(subject) ?? longest(subject);
  found.set(subject, texts);
  return texts;
}

function longest(subject: Subject) {
  const { record } = subject;
  const texts: Map<string, readonly string[]> = new Map();
  const add = (sentences: readonly string[]) => texts.set(sentences.join(" "), sentences);
  const every = Math.max(1, Math.floor(record.length / SAMPLE));
  for (let index = 0; index < record.length; index += every) {
    add(sentencesOf(subject, record.step(index)));
  }
  // The sentences about cuts are the longest of all, and few.
  let cut = record.findCut(-1);
  for (let seen = 0; cut !== null && seen < SAMPLE; seen += 1) {
    const step = record.step(cut);
    add(sentencesOf(subject, step, subject.spared?.(step.here) || MANY));
    cut = record.findCut(cut);
  }
  return [...texts]
    .sort(([one], [other]) => other.length - one.length)
    .slice(0, CANDIDATES)
    .map(([, sentences]) => sentences);
}

/** @returns Shows the sentence of a step. */
export function sentenceBox(): (moment: Moment) => void {
  const [box, text] = ["sentence-box", "sentence"].map((id) => part(id));
  let current: Subject | null = null;
  let texts: (readonly string[])[] = [];

  const measure = () => {
    if (texts.length === 0) return;
    // All of them at once: the page is laid out once.
    const lines = texts.map((sentences) => {
      const line = make("p", { class: "sentence ruler" });
      write(line, sentences);
      return line;
    });
    box.append(...lines);
    const heights = lines.map((line) => line.offsetHeight);
    for (const line of lines) line.remove();
    box.style.setProperty("--longest", `${Math.max(...heights)}px`);
  };
  let width = 0;
  new ResizeObserver(() => {
    if (box.clientWidth === width) return;
    width = box.clientWidth;
    measure();
  }).observe(box);

  return function render({ subject, step, playing }) {
    if (subject !== current) {
      current = subject;
      texts = longestSentences(subject);
      measure();
    }
    // While it plays, a screen reader would never stop.
    text.setAttribute("aria-live", playing ? "off" : "polite");
    const before = text.textContent;
    write(text, sentencesOf(subject, step));
    if (text.textContent !== before) box.scrollTop = 0;
  };
}

/** What a cut leaves out, and all cuts up to it. */
type Cut = { step: number; more: number; all: number };

/** @returns Shows the count at a step; nothing while nobody knows it. */
export function neverCount(box: HTMLElement): (moment: Moment) => void {
  /** What counts below a cut: for a position it is known only once all of minimax is recorded. */
  let counted: Subject["spared"] | null = null;
  let cuts: Cut[] = [];
  return function render({ subject, step }) {
    if (subject.spared !== counted) {
      counted = subject.spared;
      cuts = counted ? cutsOf(subject.record, counted) : [];
    }
    const last = cuts.findLast((cut) => cut.step <= step.index);
    const isFresh = last?.step === step.index;
    box.classList.toggle("fresh", isFresh);
    setText(box, last ? say(isFresh ? "never-more" : "never-all", last) : "");
  };
}

/** The cuts that leave anything out. */
function cutsOf(record: Subject["record"], spared: (node: number) => number) {
  const cuts: Cut[] = [];
  let all = 0;
  for (let step = record.findCut(-1); step !== null; step = record.findCut(step)) {
    const more = spared(record.step(step).here);
    all += more;
    if (more > 0) cuts.push({ step, more, all });
  }
  return cuts;
}
