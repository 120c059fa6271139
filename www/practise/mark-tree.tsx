/** A tree to be marked: scissors on its branches, pressed or not, and a field in each node for what it returns. */
import { Icon } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import { TreePaper, nodeText } from "./tree-paper.tsx";
import type { RefObject } from "preact";
import type { Look } from "../parts/search/node-state.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Fault } from "./grading.ts";
import type { TreeMarks } from "./mark.tsx";
import type { PaperPlace } from "./tree-paper.tsx";

/** The form of which the fields are part. */
export const MARKS_FORM = "marks";

interface MarkTreeProps {
  record: TreeRecord;
  names: readonly string[];
  marks: TreeMarks;
  setMarks: (marks: TreeMarks) => void;
  verdict: { found: readonly Fault[] | null; unread: readonly number[] };
  /** True if the marks stay. Then it is shown what is known of each node. */
  isOver: boolean;
  /** The fields that are there, by their nodes. */
  fields: RefObject<Map<number, HTMLInputElement>>;
}

export function MarkTree(props: MarkTreeProps) {
  const { record, marks, isOver } = props;
  const { tree } = record;
  const look = (index: number): Look => {
    const node = isOver ? record.visit(index) : -1;
    const known = node < 0 ? "unknown" : record.bound(node);
    return { state: isCutOff(record, marks, index) ? "cut" : known, value: null, proves: null };
  };
  return (
    <TreePaper tree={tree} look={look}>
      {({ onBranch, inNode }) =>
        // Node by node, as one comes to them by keys.
        tree.map(({ children }, index) => (
          <>
            {index > 0 && (
              <Scissors key={`✂${index}`} {...{ ...props, index, at: onBranch(index) }} />
            )}
            {children.length > 0 && (
              <ValueField key={index} {...{ ...props, index, at: inNode(index) }} />
            )}
          </>
        ))
      }
    </TreePaper>
  );
}

/** True if a branch above a node is cut, by the marks. */
function isBelowCut(record: TreeRecord, marks: TreeMarks, index: number): boolean {
  return index !== 0 && isCutOff(record, marks, record.tree[index].parent);
}

/** True if the search does not come to a node, by the marks. */
export function isCutOff(record: TreeRecord, marks: TreeMarks, index: number): boolean {
  return marks.cut.has(index) || isBelowCut(record, marks, index);
}

interface MarkProps extends MarkTreeProps {
  index: number;
  at: PaperPlace;
}

function Scissors({ record, names, marks, setMarks, verdict, isOver, index, at }: MarkProps) {
  const { say } = useWords();
  const node = nodeText(record.tree, names, index);
  const isWrong = verdict.found?.some((one) => one.index === index && one.kind.endsWith("cut"));
  function press() {
    const cut = new Set(marks.cut);
    if (!cut.delete(index)) cut.add(index);
    setMarks({ ...marks, cut });
  }
  return (
    <button
      type="button"
      class={isWrong ? "mark-scissors wrong" : "mark-scissors"}
      style={at}
      aria-pressed={marks.cut.has(index)}
      aria-label={say("mark-cut", { node })}
      // What is cut off takes no marks.
      disabled={isOver || isBelowCut(record, marks, index)}
      onClick={press}
    >
      <Icon name="scissors" />
    </button>
  );
}

function ValueField(props: MarkProps) {
  const { record, names, marks, setMarks, verdict, isOver, fields, index, at } = props;
  const { say } = useWords();
  const isWrong = verdict.found?.some((one) => one.index === index && one.kind.endsWith("value"));
  const side = say(record.maximises(index) ? "max" : "min");
  const write = (text: string) =>
    setMarks({ ...marks, texts: new Map(marks.texts).set(index, text) });
  return (
    <input
      ref={(field) => void (field && fields.current.set(index, field))}
      type="text"
      class={isWrong ? "mark-value wrong" : "mark-value"}
      style={at}
      dir="ltr"
      autoComplete="off"
      placeholder="?"
      form={MARKS_FORM}
      aria-label={say("mark-value", { node: names[index], side })}
      aria-invalid={isWrong || verdict.unread.includes(index) || undefined}
      disabled={isOver || isCutOff(record, marks, index)}
      value={marks.texts.get(index) ?? ""}
      onInput={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}
