/** Mark a tree: its cuts and the value of each node. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { figure } from "../messages/figures.ts";
import { language } from "../messages/index.ts";
import { Icon } from "../page/site.tsx";
import { namesOf } from "../parts/tree/node-names.ts";
import { useWords } from "../ui/words.tsx";
import { CheckView, PaperField, useChecking } from "./check-panel.tsx";
import { countGraded, diagnosisOfMark, gradeTree, rightMarks, topicOfMark } from "./grading.ts";
import { useWritten } from "./kept.ts";
import { Counts } from "./score-card.tsx";
import { TreePaper, nodeText } from "./tree-paper.tsx";
import { diagnosisText, treeWords } from "./words.ts";
import type { Look } from "../parts/search/node-state.ts";
import type { Fault } from "./grading.ts";
import type { TreeProps } from "./open.tsx";
import type { PaperPlace } from "./tree-paper.tsx";

/** The faults, the reasons of the first ones, and the nodes whose text is not a number. */
interface Verdict {
  found: readonly Fault[];
  reasons: readonly string[];
  unread: readonly number[];
}

const NO_VERDICT: Verdict = { found: [], reasons: [], unread: [] };
/** The number of faults with a reason. Later faults often follow from the first. */
const MOST_REASONS = 3;

/** The name of a cut's field. A value's field has the number of its node. */
const cutName = (index: number) => `✂${index}`;

export function Mark({ record, subject, ...props }: TreeProps) {
  const { tree } = record;
  const { say, list } = useWords();
  const names = useMemo(() => namesOf(tree), []);
  const told = useMemo(() => treeWords(record), []);
  const [written, setWritten] = useWritten(props);
  const [{ found, reasons, unread }, setVerdict] = useState(NO_VERDICT);
  const checking = useChecking(props);
  const { isOver, checked, tell } = checking;
  const faults = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (found.length > 0) faults.current?.scrollIntoView({ block: "nearest" });
  }, [found]);
  const write = (name: string, text: string) => setWritten({ ...written, [name]: text });
  const isBelowCut = (index: number): boolean => index !== 0 && isCutOff(tree[index].parent);
  /** True if the marks cut a node off. */
  const isCutOff = (index: number): boolean => !!written[cutName(index)] || isBelowCut(index);

  function check() {
    const nodes = [...tree.keys()];
    const values = new Map(nodes.map((at) => [at, readNumber(written[at] ?? "", language)]));
    const cut = new Set(nodes.filter((index) => written[cutName(index)]));
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
    const found = gradeTree(record, { cut, values });
    const reasons = found.slice(0, MOST_REASONS).map((fault) => {
      const diagnosis = diagnosisOfMark(record, subject.others, fault, values);
      return [told.fault(fault), diagnosisText(diagnosis, told.name)].filter(Boolean).join(" ");
    });
    setVerdict({ found, reasons, unread });
    const asked = countGraded(record, { cut });
    const score = { asked, right: asked - found.length };
    if (found.length === 0) return checked({ text: say("practise-right"), look: "right" }, score);
    const text = say("practise-marks-wrong", { faults: found.length });
    checked({ text, look: "wrong" }, score, found.map(topicOfMark), reasons[0]);
  }
  function clear() {
    setWritten({});
    setVerdict(NO_VERDICT);
    tell("");
    checking.focus(0);
  }
  function reveal() {
    const { cut, values } = rightMarks(record);
    const marks = [
      ...[...cut].map((index) => [cutName(index), "✂"]),
      ...[...values].map(([index, value]) => [index, figure(value)]),
    ];
    setWritten(Object.fromEntries(marks));
    setVerdict(NO_VERDICT);
    const cuts = list([...cut].map((index) => names[index])) || say("none");
    const lines = [...values].map(([index, value]) =>
      say("node-known", { node: names[index], proves: "exact", value: figure(value) }),
    );
    const text = say("practise-key-told", { cuts, values: list(lines) });
    checked({ text, look: "" }, { asked: countGraded(record, { cut }), right: 0 });
  }
  const look = (index: number): Look => {
    const node = isOver ? record.visit(index) : -1;
    const known = node < 0 ? "unknown" : record.bound(node);
    return { state: isCutOff(index) ? "cut" : known, value: null, proves: null };
  };
  const isWrong = (index: number, what: "cut" | "value") =>
    found.some((one) => one.index === index && one.kind.endsWith(what));
  const scissors = (index: number, at: PaperPlace) => (
    <button
      key={cutName(index)}
      type="button"
      class={isWrong(index, "cut") ? "mark-scissors wrong" : "mark-scissors"}
      style={at}
      aria-pressed={!!written[cutName(index)]}
      aria-label={say("mark-cut", { node: nodeText(tree, names, index) })}
      disabled={isOver || isBelowCut(index)}
      onClick={() => write(cutName(index), written[cutName(index)] ? "" : "✂")}
    >
      <Icon name="scissors" />
    </button>
  );
  const field = (index: number, at: PaperPlace) => (
    <PaperField
      key={index}
      node={index}
      at={at}
      label={say("mark-value", {
        node: names[index],
        side: say(record.maximises(index) ? "max" : "min"),
      })}
      isDisabled={isOver || isCutOff(index)}
      isWrong={isWrong(index, "value") || unread.includes(index)}
      value={written[index]}
      write={(text) => write(String(index), text)}
    />
  );
  return (
    <CheckView
      {...{ checking, subject, check, clear, reveal }}
      stage={
        <TreePaper tree={tree} look={look}>
          {({ onBranch, inNode }) =>
            // The order of the nodes is the order of the Tab key.
            tree.map(({ children }, index) => [
              index > 0 && scissors(index, onBranch(index)),
              children.length > 0 && field(index, inNode(index)),
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
      {isOver && <Counts record={record} />}
    </CheckView>
  );
}
