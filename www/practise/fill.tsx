/** Fill the leaves: values with which alpha-beta evaluates the fewest leaves, or all; held against all values there are. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { answering } from "../engine/workers.ts";
import { language } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { recordTree } from "../parts/search/recorder.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import { useWords } from "../ui/words.tsx";
import { CheckPanel, NOTHING_SAID, useFirstCheck } from "./check-panel.tsx";
import { bestFilling } from "./fillings.ts";
import { countsOf } from "./grading.ts";
import { MOST_DIGITS, leafText, treeText } from "./orders.ts";
import { Counts } from "./score-card.tsx";
import { TreePaper } from "./tree-paper.tsx";
import type { Look } from "../parts/search/node-state.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { ExerciseProps } from "./open.tsx";
import type { ExerciseSubject } from "./subject.ts";
import type { Tree } from "./orders.ts";

const FORM = "fill";

interface FillProps extends ExerciseProps {
  record: TreeRecord;
  subject: ExerciseSubject;
}

export function Fill({ record, subject, ...props }: FillProps) {
  const { exercise, signal, page } = props;
  const { goal } = exercise;
  const { say } = useWords();
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  const [said, setSaid] = useState(NOTHING_SAID);
  /** The leaves that say no number that a tree can have. */
  const [unread, setUnread] = useState<readonly number[]>([]);
  const [searched, setSearched] = useState<TreeRecord | null>(null);
  const { first, isOver, checked } = useFirstCheck(props);
  const best = useMemo(() => bestFilling(record.tree, goal), []);
  const names = namesOf(record.tree);
  const isLeaf = (index: number) => record.tree[index].children.length === 0;
  const leaves = [...record.tree.keys()].filter(isLeaf);
  const fields = useRef<Map<number, HTMLInputElement>>(new Map());
  const focus = (index: number) => fields.current.get(index)?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    props.update(exercise);
    if (props.focus) focus(leaves[0]);
  }, []);

  async function search(tree: Tree) {
    const how = { text: treeText(tree), maximising: record.maximises(0), pruning: true };
    return recordTree(answering(), how, signal);
  }
  async function check() {
    const values = new Map(
      leaves.map((leaf) => [leaf, readNumber(texts.get(leaf) ?? "", language)] as const),
    );
    const missing = leaves.filter((leaf) => leafText(values.get(leaf) ?? NaN) === null);
    setUnread(missing);
    if (missing.length > 0) {
      show(texts);
      setSaid({ text: say("fill-unread", { digits: MOST_DIGITS }), look: "" });
      return focus(missing[0]);
    }
    const filled = record.tree.map((node, at) => ({
      ...node,
      name: null,
      value: values.get(at) ?? null,
    }));
    const [own, aim] = await Promise.all([search(filled), search(best)]);
    const counts = { leaves: countsOf(own).leaves, best: countsOf(aim).leaves };
    const isRight = counts.leaves === counts.best;
    const told = isRight
      ? [say("practise-right"), say("fill-best", { ...counts, goal })]
      : [say("practise-wrong"), say("fill-wrong", counts), say("fill-why", { goal })];
    const text = told.join(" ");
    setSearched(own);
    setSaid({ text, look: isRight ? "right" : "wrong" });
    const score = { asked: 1, right: Number(isRight) };
    checked({ score, missed: isRight ? [] : ["order"], slip: isRight ? "" : text }, isRight);
  }
  async function reveal() {
    const found = await search(best);
    setUnread([]);
    setTexts(new Map(leaves.map((leaf) => [leaf, figure(best[leaf].value)])));
    setSearched(found);
    setSaid({ text: say("fill-best", { leaves: countsOf(found).leaves, goal }), look: "" });
    checked({ score: { asked: 1, right: 0 }, missed: [], slip: "" }, true);
  }
  function show(texts: ReadonlyMap<number, string>) {
    setTexts(texts);
    setSearched(null);
    setSaid(NOTHING_SAID);
  }
  const look = (index: number): Look => {
    const node = searched ? searched.visit(index) : 0;
    return { state: node < 0 ? "cut" : "unknown", value: null, proves: null };
  };
  // What stands in a leaf is in its field.
  const empty = record.tree.map((node, at) => (isLeaf(at) ? { ...node, name: "" } : node));
  // The tree to watch is the one that was filled.
  const root = record.maximises(0) ? ("max" as const) : ("min" as const);
  const own = searched && { source: "own" as const, tree: treeText(searched.tree), root };
  const filledProps = { ...props, exercise: { ...exercise, ...own } };
  return (
    <>
      <section class="stage">
        <TreePaper tree={empty} look={look}>
          {({ inLeaf }) =>
            leaves.map((leaf) => (
              <input
                key={leaf}
                ref={(field) => void (field && fields.current.set(leaf, field))}
                type="text"
                class="mark-value"
                style={inLeaf(leaf)}
                dir="ltr"
                autoComplete="off"
                placeholder="?"
                form={FORM}
                aria-label={say("fill-leaf", { node: names[leaf] })}
                aria-invalid={unread.includes(leaf) || undefined}
                disabled={isOver}
                value={texts.get(leaf) ?? ""}
                onInput={({ currentTarget }) => show(new Map(texts).set(leaf, currentTarget.value))}
              />
            ))
          }
        </TreePaper>
      </section>
      <CheckPanel
        {...{ props: filledProps, first, isOver, said, form: FORM }}
        cut={subject.cut}
        task={say("fill-task", { goal })}
        done={say("practise-done", { right: 0, asked: 1, ...first?.score })}
        check={() => void check().catch(page.fail)}
        clear={() => show(new Map())}
        reveal={() => void reveal().catch(page.fail)}
      >
        {said.look === "right" && <p>{say("fill-why", { goal })}</p>}
        {isOver && searched && <Counts record={searched} />}
      </CheckPanel>
    </>
  );
}
