/**
 * The sentence of a step. Its box is as high as the longest sentence of the search takes, so that
 * nothing jumps while one steps; a sentence that is longer still scrolls in it.
 */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useWidth } from "../ui/width.ts";
import { useWords } from "../ui/words.tsx";
import { FIRST_TREE } from "../parts/search/choice.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Moment } from "./stepper.ts";

export function SentenceBox({ moment }: { moment: Moment | null }) {
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const rulers = useRef<HTMLDivElement>(null);
  const [longest, setLongest] = useState(0);
  const width = useWidth(box);
  const subject = moment?.subject;
  // What is there while the page opens says what it says of the first step of the first tree.
  const sentences = moment
    ? moment.subject.sentences(moment.step, moment.subject.spared?.(moment.step.here) ?? 0)
    : [say("tree-step-enter-root", { player: "X", moves: JSON.parse(FIRST_TREE.text).length })];
  const measured = useMemo(
    () => (
      <div ref={rulers}>
        {(subject ? longestSentences(subject) : []).map((sentences) => (
          <p key={sentences.join(" ")} class="sentence ruler">
            <Sentences of={sentences} />
          </p>
        ))}
      </div>
    ),
    [subject],
  );
  useLayoutEffect(() => {
    const heights = [...(rulers.current?.children ?? [])].map((line) => line.scrollHeight);
    if (width > 0) setLongest(Math.max(0, ...heights));
  }, [subject, width]);
  useLayoutEffect(() => box.current?.scrollTo(0, 0), [sentences.join(" ")]);
  return (
    <div
      ref={box}
      id="sentence-box"
      class="sentence-box"
      style={longest > 0 ? { "--longest": `${longest}px` } : undefined}
    >
      {/* While it plays, a screen reader would never stop. */}
      <p id="sentence" class="sentence first-words" aria-live={moment?.playing ? "off" : "polite"}>
        <Sentences of={sentences} />
      </p>
      {measured}
    </div>
  );
}

function Sentences({ of: [words, spared] }: { of: readonly string[] }) {
  if (!spared) return words;
  return (
    <>
      {`${words} `}
      <span class="spared">{spared}</span>
    </>
  );
}

/** The count of what was never looked at, at a step; nothing while nobody knows it. */
export function NeverCount({ moment }: { moment: Moment | null }) {
  const { say } = useWords();
  const subject = moment?.subject;
  // What counts below a cut: for a position it is known only once all of minimax is recorded.
  const cuts = useMemo(() => (subject ? cutsOf(subject) : []), [subject?.record, subject?.spared]);
  const last = moment && cuts.findLast((cut) => cut.step <= moment.step.index);
  const isFresh = last?.step === moment?.step.index;
  return (
    <p id="never" class={isFresh ? "never fresh" : "never"}>
      {last && say(isFresh ? "never-more" : "never-all", last)}
    </p>
  );
}

/** The cuts that leave anything out: what each does, and all of them up to it. */
function cutsOf({ record, spared }: Subject) {
  const cuts: { step: number; more: number; all: number }[] = [];
  if (!spared) return cuts;
  let all = 0;
  for (let step = record.findCut(-1); step !== null; step = record.findCut(step)) {
    const more = spared(record.step(step).here);
    all += more;
    if (more > 0) cuts.push({ step, more, all });
  }
  return cuts;
}

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
