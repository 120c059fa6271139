/** The longest sentences of a search, by which their box is as high as it has to be. Pure. */
import type { Subject } from "../parts/tree/stage.ts";

/** How many steps are looked at to find the longest sentence; a search can have two million. */
const SAMPLE = 1500;
/** How many of the longest texts are laid out; fewer signs can still take more lines. */
const CANDIDATES = 6;

/** Stands for a count that is not known yet. */
const MANY = 99_999;

/** The longest sentences of the searches that were looked through. */
const found: WeakMap<Subject, (readonly string[])[]> = new WeakMap();

/** The longest sentences of a search, by their signs. They are looked for once: that takes a while. */
export function longestSentences(subject: Subject): (readonly string[])[] {
  const texts = found.get(subject) ?? longest(subject);
  found.set(subject, texts);
  return texts;
}

function longest({ record, sentences, spared }: Subject) {
  const texts: Map<string, readonly string[]> = new Map();
  const add = (index: number, unknown: number) => {
    const step = record.step(index);
    const said = sentences(step, spared?.(step.here) || unknown);
    texts.set(said.join(" "), said);
  };
  const every = Math.max(1, Math.floor(record.length / SAMPLE));
  for (let index = 0; index < record.length; index += every) add(index, 0);
  // The sentences about cuts are the longest of all, and few.
  let cut = record.findCut(-1);
  for (let seen = 0; cut !== null && seen < SAMPLE; seen += 1) {
    add(cut, MANY);
    cut = record.findCut(cut);
  }
  return [...texts]
    .sort(([one], [other]) => other.length - one.length)
    .slice(0, CANDIDATES)
    .map(([, sentences]) => sentences);
}
