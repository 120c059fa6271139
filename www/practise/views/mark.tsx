/** Mark a tree: its cuts and the value of each node. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { readNumber } from "../../base/typed-numbers.ts";
import { valueOrNone } from "../../messages/numerals.ts";
import { language, list, say } from "../../messages/index.ts";
import { Icon } from "../../page/buttons.tsx";
import { isEnd } from "../../parts/search/tree-record.ts";
import { namesOf } from "../../parts/tree/node-names.ts";
import { useStoredText } from "../exercise/storage.ts";
import { diagnosisOfMark, type OtherSearches } from "../questions/diagnosis.ts";
import { countGraded, gradeTree, rightMarks } from "../questions/grading.ts";
import { topicOfMark } from "../questions/topics.ts";
import { diagnosisText, treeTexts } from "../questions/question-texts.ts";
import { CheckView, useChecking, type TreeProps } from "./check-view.tsx";
import { Counts } from "./end.tsx";
import { TreeField, TreeFields, nodeLabel, type FieldBox } from "./tree-fields.tsx";
import type { Knowledge } from "../../parts/search/node-state.ts";
import type { Fault, MarkedTree } from "../questions/grading.ts";

type MarkProps = TreeProps & { others: OtherSearches };

/** The faults, the reasons of the first ones, and the nodes whose text is not a number. */
type Verdict = { faults: readonly Fault[]; reasons: readonly string[]; unread: readonly number[] };

const NO_VERDICT: Verdict = { faults: [], reasons: [], unread: [] };
/** The number of faults with a reason. Later faults often follow from the first. */
const MOST_REASONS = 3;

/** The stored name of a cut's field. A value's field has the number of its node. */
const cutName = (index: number) => `✂${index}`;

function useMarks(props: TreeProps) {
  const { tree } = props.record;
  const names = useMemo(() => namesOf(tree), []);
  const [written, setWritten] = useStoredText(props);
  const hasCut = (index: number) => Boolean(written[cutName(index)]);
  const isBelowCut = (index: number): boolean => index !== 0 && isCutOff(tree[index].parent);
  /** True if the marks cut a node off. */
  const isCutOff = (index: number): boolean => hasCut(index) || isBelowCut(index);
  function readMarks() {
    const nodes = [...tree.keys()];
    const cut = new Set(nodes.filter(hasCut));
    const values = new Map(nodes.map((at) => [at, readNumber(written[at] ?? "", language)]));
    const isEmpty = cut.size === 0 && nodes.every((at) => values.get(at) === null);
    const unread = nodes.filter((at) => Number.isNaN(values.get(at)) && !isCutOff(at));
    return { cut, values, isEmpty, unread };
  }
  const write = (name: string, text: string) => setWritten({ ...written, [name]: text });
  return { names, written, setWritten, hasCut, isBelowCut, isCutOff, readMarks, write };
}

/** The marks, what the last check found, and the buttons. */
function useMarking(props: MarkProps) {
  const marks = useMarks(props);
  const [verdict, setVerdict] = useState(NO_VERDICT);
  const checking = useChecking(props);
  const { report, tell } = checking;

  function begin(written: Readonly<Record<string, string>>) {
    marks.setWritten(written);
    setVerdict(NO_VERDICT);
  }
  function check() {
    const { isEmpty, unread, ...marked } = marks.readMarks();
    setVerdict(NO_VERDICT);
    // The faults would give the answers away, so an empty tree is not checked.
    if (isEmpty) return tell(say("kind-mark-empty"));
    // Unreadable fields must not use up the first check.
    if (unread.length === 0) return judgeMarks(marked);
    setVerdict({ ...NO_VERDICT, unread });
    tell(say("practise-answer-fault"));
    checking.focus(unread[0]);
  }
  function judgeMarks(marked: MarkedTree) {
    const { faults, reasons, score } = gradeMarks(props, marked);
    setVerdict({ ...NO_VERDICT, faults, reasons });
    if (faults.length === 0) return report({ text: say("practise-right"), score, mistake: null });
    const text = say("practise-marks-wrong", { faults: faults.length });
    report({ text, score, missed: faults.map(topicOfMark), mistake: reasons[0] });
  }
  function clear() {
    begin({});
    tell("");
    checking.focus(0);
  }
  function reveal() {
    const key = rightMarks(props.record);
    begin(writtenMarks(key));
    checking.showKey(keyText(key, marks.names));
  }
  return { ...marks, checking, verdict, check, clear, reveal };
}

/** Finds the faults of the marks, and the reasons of the first ones. */
function gradeMarks({ record, others }: MarkProps, marked: MarkedTree) {
  const texts = treeTexts(record);
  const faults = gradeTree(record, marked);
  const reasons = faults.slice(0, MOST_REASONS).map((fault) => {
    const diagnosis = diagnosisOfMark(record, others, fault, marked.values);
    return [texts.fault(fault), diagnosisText(diagnosis, texts.name)].filter(Boolean).join(" ");
  });
  const count = countGraded(record, marked);
  return { faults, reasons, score: { asked: count, right: count - faults.length } };
}

type Key = ReturnType<typeof rightMarks>;

const writtenMarks = ({ cut, values }: Key) =>
  Object.fromEntries([
    ...[...cut].map((index) => [cutName(index), "✂"]),
    ...[...values].map(([index, value]) => [index, valueOrNone(value)]),
  ]);

function keyText({ cut, values }: Key, names: readonly string[]) {
  const cuts = list([...cut].map((index) => names[index])) || say("none");
  const lines = [...values].map(([index, value]) =>
    say("node-known", { node: names[index], proves: "exact", value: valueOrNone(value) }),
  );
  return say("practise-key-text", { cuts, values: list(lines) });
}

export function Mark(props: MarkProps) {
  const marking = useMarking(props);
  const { faults, reasons } = marking.verdict;
  const faultList = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (faults.length > 0) faultList.current?.scrollIntoView({ block: "nearest" });
  }, [faults]);
  return (
    <CheckView
      {...marking}
      stage={<MarkPaper marking={marking} />}
      task={say("kind-mark-task")}
      done="kind-mark-done"
    >
      <ol ref={faultList} class="mark-faults stack gone-if-empty">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
      {faults.length > MOST_REASONS && (
        <p class="explained">{say("kind-mark-more", { count: faults.length - MOST_REASONS })}</p>
      )}
      {marking.checking.isOver && <Counts record={props.record} />}
    </CheckView>
  );
}

type Marking = ReturnType<typeof useMarking>;

function MarkPaper({ marking }: { marking: Marking }) {
  const { checking, isCutOff } = marking;
  const { record } = checking.props;
  const { tree, depth } = record;
  const knowledgeOf = (index: number): Knowledge => {
    const node = checking.isOver ? record.visit(index) : -1;
    const bound = node < 0 ? "unknown" : record.boundKind(node);
    return { state: isCutOff(index) ? "cut" : bound, value: null, proves: null };
  };
  return (
    <TreeFields tree={tree} depth={depth} knowledgeOf={knowledgeOf}>
      {({ onBranch, inNode }) =>
        // The order of the nodes is the order of the Tab key.
        tree.map((node, index) => {
          const marked = { marking, index };
          return [
            0 < node.ply && node.ply <= depth && <Scissors {...marked} box={onBranch(index)} />,
            node.ply < depth && !isEnd(node) && <Value {...marked} box={inNode(index)} />,
          ];
        })
      }
    </TreeFields>
  );
}

type FieldProps = { marking: Marking; index: number; box: FieldBox };

const isWrong = ({ faults }: Verdict, index: number, what: "cut" | "value") =>
  faults.some((fault) => fault.index === index && fault.kind.endsWith(what));

/** The button on a branch that cuts it. */
function Scissors({ marking, index, box }: FieldProps) {
  const { names, checking, verdict, hasCut, isBelowCut, write } = marking;
  const { tree, depth } = checking.props.record;
  return (
    <button
      type="button"
      class={isWrong(verdict, index, "cut") ? "branch-button wrong" : "branch-button"}
      style={box}
      aria-pressed={hasCut(index)}
      aria-label={say("kind-mark-cut", { node: nodeLabel(tree, names, index, depth) })}
      disabled={checking.isOver || isBelowCut(index)}
      onClick={() => write(cutName(index), hasCut(index) ? "" : "✂")}
    >
      <Icon name="scissors" />
    </button>
  );
}

function Value({ marking, index, box }: FieldProps) {
  const { names, checking, verdict, written, isCutOff, write } = marking;
  const side = say(checking.props.record.maximises(index) ? "max" : "min");
  return (
    <TreeField
      node={index}
      box={box}
      label={say("kind-mark-value", { node: names[index], side })}
      isDisabled={checking.isOver || isCutOff(index)}
      isWrong={isWrong(verdict, index, "value") || verdict.unread.includes(index)}
      value={written[index]}
      write={(text) => write(String(index), text)}
    />
  );
}
