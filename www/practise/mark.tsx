/** Mark a tree: which branches are cut, and what each node returns; then checked. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { language } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import { useWords } from "../ui/words.tsx";
import { CheckPanel, NOTHING_SAID, useFirstCheck } from "./check-panel.tsx";
import { countGraded, diagnosisOfMark, gradeTree, rightMarks, topicOfMark } from "./grading.ts";
import { isCutOff, MARKS_FORM, MarkTree } from "./mark-tree.tsx";
import { Counts } from "./score-card.tsx";
import { treeWords } from "./tree-words.ts";
import { diagnosisText } from "./words.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Said } from "./check-panel.tsx";
import type { Fault } from "./grading.ts";
import type { ExerciseProps } from "./open.tsx";
import type { ExerciseSubject } from "./subject.ts";

/** What is written in the nodes, and which branches are cut: those that lead to these nodes. */
export interface TreeMarks {
  cut: ReadonlySet<number>;
  texts: ReadonlyMap<number, string>;
}

/** What is said of the marks. `found` is null if they were not checked. */
interface Verdict extends Said {
  found: readonly Fault[] | null;
  /** Why the first faults are some. */
  reasons: readonly string[];
  /** The fields whose text is not a number. */
  unread: readonly number[];
}

const NO_MARKS: TreeMarks = { cut: new Set(), texts: new Map() };
const NO_VERDICT: Verdict = { ...NOTHING_SAID, found: null, reasons: [], unread: [] };
/** The reasons of this many faults are given: later ones often follow from the first. */
const MOST_REASONS = 3;

interface MarkProps extends ExerciseProps {
  record: TreeRecord;
  subject: ExerciseSubject;
}

export function Mark(props: MarkProps) {
  const { record, subject, exercise } = props;
  const { say, list } = useWords();
  const names = useMemo(() => namesOf(record.tree), []);
  const told = useMemo(() => treeWords(record), []);
  const [marks, setMarks] = useState(NO_MARKS);
  const [verdict, setVerdict] = useState(NO_VERDICT);
  const { first, isOver, checked } = useFirstCheck(props);
  const fields = useRef<Map<number, HTMLInputElement>>(new Map());
  const faults = useRef<HTMLOListElement>(null);
  const focus = (index: number) => fields.current.get(index)?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    props.update(exercise);
    if (props.focus) focus(0);
  }, []);
  useLayoutEffect(() => {
    if (verdict.found?.length) faults.current?.scrollIntoView({ block: "nearest" });
  }, [verdict]);

  function check() {
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
    const reasons = found.slice(0, MOST_REASONS).map((fault) => {
      const diagnosis = diagnosisOfMark(record, subject.others, fault, values);
      return [told.fault(fault), diagnosisText(diagnosis, told.name)].filter(Boolean).join(" ");
    });
    const isRight = found.length === 0;
    const text = isRight
      ? say("practise-right")
      : say("practise-marks-wrong", { faults: found.length });
    setVerdict({ text, look: isRight ? "right" : "wrong", found, reasons, unread: [] });
    const asked = countGraded(record, marked);
    const score = { asked, right: asked - found.length };
    checked({ score, missed: found.map(topicOfMark), slip: reasons[0] ?? "" }, isRight);
  }
  function clear() {
    setMarks(NO_MARKS);
    setVerdict(NO_VERDICT);
    focus(0);
  }
  function reveal() {
    const { cut, values } = rightMarks(record);
    setMarks({ cut, texts: new Map([...values].map(([index, value]) => [index, figure(value)])) });
    const cuts = list([...cut].map((index) => names[index])) || say("none");
    const lines = [...values].map(([index, value]) =>
      say("node-known", { node: names[index], proves: "exact", value: figure(value) }),
    );
    const text = say("practise-key-told", { cuts, values: list(lines) });
    setVerdict({ ...NO_VERDICT, text });
    checked(
      { score: { asked: countGraded(record, { cut }), right: 0 }, missed: [], slip: "" },
      true,
    );
  }
  const more = (verdict.found?.length ?? 0) - MOST_REASONS;
  return (
    <>
      <section class="stage">
        <MarkTree {...{ record, names, marks, setMarks, isOver, verdict, fields }} />
      </section>
      <CheckPanel
        {...{ props, first, isOver, check, clear, reveal, said: verdict, form: MARKS_FORM }}
        cut={subject.cut}
        task={say("mark-task")}
        done={say("mark-done", { right: 0, asked: 0, ...first?.score })}
      >
        <ol ref={faults} class="mark-faults">
          {verdict.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ol>
        {more > 0 && <p class="explained">{say("mark-more", { count: more })}</p>}
        {isOver && <Counts record={record} />}
      </CheckPanel>
    </>
  );
}
