/** Mark a tree: its cuts and the value of each node. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { readNumber } from "../../base/typed-numbers.ts";
import { figure } from "../../messages/figures.ts";
import { language } from "../../messages/index.ts";
import { Icon } from "../../page/site.tsx";
import { namesOf } from "../../parts/tree/node-names.ts";
import { useWords } from "../../ui/words.tsx";
import { diagnosisOfMark } from "../questions/diagnosis.ts";
import { countGraded, gradeTree, rightMarks } from "../questions/grading.ts";
import { topicOfMark } from "../questions/topics.ts";
import { diagnosisText, treeWords } from "../questions/words.ts";
import { useWritten } from "../state/kept.ts";
import { CheckView, PaperField, useChecking } from "./check-view.tsx";
import { Counts } from "./end.tsx";
import { TreePaper, nodeText } from "./tree-paper.tsx";
import type { Look } from "../../parts/search/node-state.ts";
import type { Fault } from "../questions/grading.ts";
import type { TreeProps } from "./check-view.tsx";
import type { PaperPlace } from "./tree-paper.tsx";

/** The faults, the reasons of the first ones, and the nodes whose text is not a number. */
type Verdict = { found: readonly Fault[]; reasons: readonly string[]; unread: readonly number[] };

const NO_VERDICT: Verdict = { found: [], reasons: [], unread: [] };
/** The number of faults with a reason. Later faults often follow from the first. */
const MOST_REASONS = 3;

/** The name of a cut's field. A value's field has the number of its node. */
const cutName = (index: number) => `✂${index}`;

/** The marks on a tree, and what the last check found. */
function useMarks(props: TreeProps) {
  const { record, subject } = props;
  const { tree } = record;
  const { say, list } = useWords();
  const names = useMemo(() => namesOf(tree), []);
  const told = useMemo(() => treeWords(record), []);
  const [written, setWritten] = useWritten(props);
  const [verdict, setVerdict] = useState(NO_VERDICT);
  const checking = useChecking(props);
  const { checked, tell } = checking;
  const hasCut = (index: number) => Boolean(written[cutName(index)]);
  const isBelowCut = (index: number): boolean => index !== 0 && isCutOff(tree[index].parent);
  /** True if the marks cut a node off. */
  const isCutOff = (index: number): boolean => hasCut(index) || isBelowCut(index);

  function begin(marks: Readonly<Record<string, string>>) {
    setWritten(marks);
    setVerdict(NO_VERDICT);
  }
  function check() {
    const nodes = [...tree.keys()];
    const values = new Map(nodes.map((at) => [at, readNumber(written[at] ?? "", language)]));
    const cut = new Set(nodes.filter(hasCut));
    setVerdict(NO_VERDICT);
    // The faults would give the answers away, so an empty tree is not checked.
    if (cut.size === 0 && [...values.values()].every((value) => value === null))
      return tell(say("mark-empty"));
    // Unreadable fields must not use up the first check.
    const unread = nodes.filter((at) => Number.isNaN(values.get(at)) && !isCutOff(at));
    if (unread.length > 0) {
      setVerdict({ ...NO_VERDICT, unread });
      tell(say("practise-unread"));
      return checking.focus(unread[0]);
    }
    grade({ cut, values });
  }
  function grade(marks: Parameters<typeof gradeTree>[1]) {
    const found = gradeTree(record, marks);
    const reasons = found.slice(0, MOST_REASONS).map((fault) => {
      const diagnosis = diagnosisOfMark(record, subject.others, fault, marks.values);
      return [told.fault(fault), diagnosisText(diagnosis, told.name)].filter(Boolean).join(" ");
    });
    setVerdict({ ...NO_VERDICT, found, reasons });
    const asked = countGraded(record, marks);
    const score = { asked, right: asked - found.length };
    if (found.length === 0) return checked({ text: say("practise-right"), look: "right" }, score);
    const text = say("practise-marks-wrong", { faults: found.length });
    checked({ text, look: "wrong" }, score, found.map(topicOfMark), reasons[0]);
  }
  function clear() {
    begin({});
    tell("");
    checking.focus(0);
  }
  function reveal() {
    const { cut, values } = rightMarks(record);
    const cuts = [...cut].map((index) => [cutName(index), "✂"]);
    begin(Object.fromEntries([...cuts, ...[...values].map(([at, value]) => [at, figure(value)])]));
    const lines = [...values].map(([index, value]) =>
      say("node-known", { node: names[index], proves: "exact", value: figure(value) }),
    );
    const text = say("practise-key-told", {
      cuts: list([...cut].map((index) => names[index])) || say("none"),
      values: list(lines),
    });
    checked({ text, look: "" }, { asked: countGraded(record, { cut }), right: 0 });
  }
  return {
    ...{ checking, written, verdict, names, hasCut, isBelowCut, isCutOff, check, clear, reveal },
    write: (name: string, text: string) => setWritten({ ...written, [name]: text }),
    isWrong: (index: number, what: "cut" | "value") =>
      verdict.found.some((one) => one.index === index && one.kind.endsWith(what)),
  };
}

type MarkProps = { marks: ReturnType<typeof useMarks>; index: number; at: PaperPlace };

export function Mark(props: TreeProps) {
  const { record } = props;
  const marks = useMarks(props);
  const { checking, verdict, check, clear, reveal } = marks;
  const { found, reasons } = verdict;
  const { say } = useWords();
  const faults = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (found.length > 0) faults.current?.scrollIntoView({ block: "nearest" });
  }, [found]);
  const look = (index: number): Look => {
    const node = checking.isOver ? record.visit(index) : -1;
    const known = node < 0 ? "unknown" : record.bound(node);
    return { state: marks.isCutOff(index) ? "cut" : known, value: null, proves: null };
  };
  return (
    <CheckView
      {...{ checking, check, clear, reveal }}
      stage={
        <TreePaper tree={record.tree} look={look}>
          {({ onBranch, inNode }) =>
            // The order of the nodes is the order of the Tab key.
            record.tree.map(({ children }, index) => [
              index > 0 && <Scissors {...{ marks, index }} at={onBranch(index)} />,
              children.length > 0 && <Value {...{ marks, index }} at={inNode(index)} />,
            ])
          }
        </TreePaper>
      }
      task={say("mark-task")}
      done="mark-done"
    >
      <ol ref={faults} class="mark-faults stack">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
      {found.length > MOST_REASONS && (
        <p class="explained">{say("mark-more", { count: found.length - MOST_REASONS })}</p>
      )}
      {checking.isOver && <Counts record={record} />}
    </CheckView>
  );
}

/** The button on a branch that cuts it. */
function Scissors({ marks, index, at }: MarkProps) {
  const { say } = useWords();
  const { names, checking, hasCut, isBelowCut, isWrong, write } = marks;
  const { tree } = checking.props.record;
  return (
    <button
      type="button"
      class={isWrong(index, "cut") ? "mark-scissors wrong" : "mark-scissors"}
      style={at}
      aria-pressed={hasCut(index)}
      aria-label={say("mark-cut", { node: nodeText(tree, names, index) })}
      disabled={checking.isOver || isBelowCut(index)}
      onClick={() => write(cutName(index), hasCut(index) ? "" : "✂")}
    >
      <Icon name="scissors" />
    </button>
  );
}

function Value({ marks, index, at }: MarkProps) {
  const { say } = useWords();
  const { names, checking, verdict, written, isCutOff, isWrong, write } = marks;
  const side = say(checking.props.record.maximises(index) ? "max" : "min");
  return (
    <PaperField
      node={index}
      at={at}
      label={say("mark-value", { node: names[index], side })}
      isDisabled={checking.isOver || isCutOff(index)}
      isWrong={isWrong(index, "value") || verdict.unread.includes(index)}
      value={written[index]}
      write={(text) => write(String(index), text)}
    />
  );
}
