/** Mark a tree: which branches are cut, and what each node returns; then checked. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { language, list, say } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import { countGraded, diagnosisOfMark, gradeTree, rightMarks, topicOfMark } from "./grading.ts";
import { keepResult } from "./kept.ts";
import { isCutOff, MARKS_FORM, MarkTree } from "./mark-tree.tsx";
import { QUESTION } from "./round.tsx";
import { End } from "./score-card.tsx";
import { treeWords } from "./tree-words.ts";
import { diagnosisText } from "./words.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Fault, MarkedTree } from "./grading.ts";
import type { Score } from "./kept.ts";
import type { ExerciseProps } from "./open.tsx";
import type { ExerciseSubject } from "./subject.ts";

/** What is written in the nodes, and which branches are cut: those that lead to these nodes. */
export interface TreeMarks {
  cut: ReadonlySet<number>;
  texts: ReadonlyMap<number, string>;
}

/** What is said of the marks. `found` is null if they were not checked, and `values` are those that were. */
interface Verdict {
  text: string;
  found: readonly Fault[] | null;
  values: MarkedTree["values"];
  /** The fields whose text is not a number. */
  unread: readonly number[];
}

const NO_MARKS: TreeMarks = { cut: new Set(), texts: new Map() };
const NO_VERDICT: Verdict = { text: "", found: null, values: new Map(), unread: [] };

interface MarkProps extends ExerciseProps {
  record: TreeRecord;
  subject: ExerciseSubject;
}

export function Mark(props: MarkProps) {
  const { record, subject, exercise } = props;
  const names = useMemo(() => namesOf(record.tree), []);
  const [marks, setMarks] = useState(NO_MARKS);
  const [verdict, setVerdict] = useState(NO_VERDICT);
  /** What the first check came to; after a look at the answers none proves anything. */
  const [first, setFirst] = useState<{ score: Score; missed: readonly Fault[] } | null>(null);
  const [isOver, setOver] = useState(false);
  const fields = useRef<Map<number, HTMLInputElement>>(new Map());
  const focus = (index: number) => fields.current.get(index)?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    props.update(exercise);
    if (props.focus) focus(0);
  }, []);

  function end(score: Score) {
    setOver(true);
    keepResult(exercise, score);
  }
  function check(event: Event) {
    event.preventDefault();
    const values = new Map(
      [...marks.texts].map(([index, text]) => [index, readNumber(text, language)] as const),
    );
    // What is missing gives the answers away: nothing is checked before there is a mark.
    if (marks.cut.size === 0 && [...values.values()].every((value) => value === null))
      return setVerdict({ ...NO_VERDICT, text: say("mark-empty") });
    // The first check counts: what cannot be read is not one.
    const unread = [...values.keys()]
      .filter((index) => Number.isNaN(values.get(index)) && !isCutOff(record, marks, index))
      .sort((one, other) => one - other);
    if (unread.length > 0) {
      setVerdict({ ...NO_VERDICT, text: say("practise-unread"), unread });
      return focus(unread[0]);
    }
    const marked = { cut: marks.cut, values };
    const found = gradeTree(record, marked);
    const asked = countGraded(record, marked);
    const now = first ?? { score: { asked, right: asked - found.length }, missed: found };
    setFirst(now);
    const wrong = () => say("practise-marks-wrong", { faults: found.length });
    const text = found.length === 0 ? say("practise-right") : wrong();
    setVerdict({ text, found, values, unread: [] });
    if (found.length === 0) end(now.score);
  }
  function clear() {
    setMarks(NO_MARKS);
    setVerdict(NO_VERDICT);
    focus(0);
  }
  function reveal() {
    const { cut, values } = rightMarks(record);
    setMarks({ cut, texts: new Map([...values].map(([index, value]) => [index, figure(value)])) });
    setVerdict({ ...NO_VERDICT, text: keyText(names, { cut, values }) });
    const now = first ?? { score: { asked: countGraded(record, { cut }), right: 0 }, missed: [] };
    setFirst(now);
    end(now.score);
  }
  return (
    <>
      <section class="stage">
        <MarkTree {...{ record, names, marks, setMarks, isOver, verdict, fields }} />
      </section>
      <section class="panel">
        <h2 id={QUESTION} tabIndex={-1}>
          {isOver && first ? say("mark-done", { ...first.score }) : say("mark-task")}
        </h2>
        <div class="answer-place">
          {isOver && first ? (
            <End {...props} missed={first.missed.map(topicOfMark)} focus />
          ) : (
            <form id={MARKS_FORM} class="buttons" onSubmit={check}>
              <button class="primary">{say("check")}</button>
              <button type="button" onClick={clear}>
                {say("clear-button")}
              </button>
              <button type="button" onClick={reveal}>
                {say("practise-key-button")}
              </button>
            </form>
          )}
        </div>
        <VerdictView {...{ verdict, record, subject }} />
      </section>
    </>
  );
}

function keyText(names: readonly string[], { cut, values }: MarkedTree) {
  const cuts = list([...cut].map((index) => names[index]));
  const lines = [...values].map(([index, value]) =>
    say("node-known", { node: names[index], proves: "exact", value: figure(value) }),
  );
  return say("practise-key-told", { cuts: cuts || say("none"), values: list(lines) });
}

/** The reasons of this many faults are given: later ones often follow from the first. */
const MOST_REASONS = 3;

interface VerdictProps extends Pick<MarkProps, "record" | "subject"> {
  verdict: Verdict;
}

/** Whether the marks are right, why the first faults are some, and how many more there are. */
function VerdictView({ verdict, record, subject }: VerdictProps) {
  const { text, found, values } = verdict;
  const faults = useRef<HTMLOListElement>(null);
  const [words] = useState(() => treeWords(record));
  useLayoutEffect(() => {
    if (found?.length) faults.current?.scrollIntoView({ block: "nearest" });
  }, [found]);
  const reasonOf = (fault: Fault) => {
    const diagnosis = diagnosisOfMark(record, subject.others, fault, values);
    return [words.fault(fault), diagnosisText(diagnosis, words.name)].filter(Boolean).join(" ");
  };
  const more = (found?.length ?? 0) - MOST_REASONS;
  const look = !found ? "" : found.length === 0 ? "right" : "wrong";
  return (
    <>
      <p class={`verdict ${look}`} role="status">
        {text}
      </p>
      <ol ref={faults} class="mark-faults">
        {found?.slice(0, MOST_REASONS).map((fault) => (
          <li key={`${fault.kind} ${fault.index}`}>{reasonOf(fault)}</li>
        ))}
      </ol>
      <p class="explained">{more > 0 && say("mark-more", { count: more })}</p>
    </>
  );
}
