/** Order it: branches change places until alpha-beta evaluates the fewest leaves, or the most; held against all orders. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { answering } from "../engine/workers.ts";
import { Icon } from "../page/site.tsx";
import { recordTree } from "../parts/search/recorder.ts";
import { namesOf } from "../parts/tree/node-names.ts";
import { useWords } from "../ui/words.tsx";
import { CheckPanel, NOTHING_SAID, useFirstCheck } from "./check-panel.tsx";
import { bestOrder, reordered, slipOf, treeText } from "./orders.ts";
import { Counts } from "./counts.tsx";
import { countsOf } from "./grading.ts";
import { TreePaper, nodeText } from "./tree-paper.tsx";
import type { Look } from "../parts/search/node-state.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { ExerciseProps } from "./open.tsx";
import type { ExerciseSubject } from "./subject.ts";
import type { Tree } from "./orders.ts";

const FORM = "order";

interface OrderProps extends ExerciseProps {
  record: TreeRecord;
  subject: ExerciseSubject;
}

export function Order({ record, subject, ...props }: OrderProps) {
  const { exercise, signal, page } = props;
  const { goal, convention } = exercise;
  const { say } = useWords();
  const [tree, setTree] = useState<Tree>(record.tree);
  const [said, setSaid] = useState(NOTHING_SAID);
  /** The search of the order that was checked last. */
  const [searched, setSearched] = useState<TreeRecord | null>(null);
  const { first, isOver, checked } = useFirstCheck(props);
  const best = useMemo(() => bestOrder(record.tree, exercise), []);
  const names = namesOf(tree);
  const swaps = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    props.update(exercise);
    if (props.focus) swaps.current?.focus({ preventScroll: true });
  }, []);

  async function search(tree: Tree) {
    const maximising = record.maximises(0);
    const how = { text: treeText(tree), maximising, pruning: true, convention };
    const found = await recordTree(answering(), how, signal);
    setTree(tree);
    setSearched(found);
    return countsOf(found);
  }
  async function check() {
    const { leaves } = await search(tree);
    if (leaves === best.leaves) {
      const score = { asked: 1, right: 1 };
      setSaid({ text: say("order-is-right", { leaves, goal }), look: "right" });
      return checked({ score, missed: [], slip: "" }, true);
    }
    const text = `${say("order-wrong", { leaves, best: best.leaves })} ${slipText(leaves)}`;
    setSaid({ text, look: "wrong" });
    checked({ score: { asked: 1, right: 0 }, missed: ["order"], slip: text }, false);
  }
  function slipText(leaves: number) {
    const slip = slipOf(tree, exercise, leaves);
    if (slip?.kind !== "node") return say(`order-slip-${slip?.kind ?? "several"}`, { goal });
    const side = say(tree[slip.node].player === "X" ? "max" : "min");
    return say("order-slip-node", { node: names[slip.node], side, leaves: slip.leaves });
  }
  async function reveal() {
    const { leaves } = await search(best.tree);
    setSaid({ text: say("order-best", { leaves, goal }), look: "" });
    checked({ score: { asked: 1, right: 0 }, missed: [], slip: "" }, true);
  }
  function show(tree: Tree, text: string) {
    setTree(tree);
    setSearched(null);
    setSaid({ text, look: "" });
  }
  function swap(left: number, right: number) {
    const other = new Map([
      [left, right],
      [right, left],
    ]);
    const [one, two] = [left, right].map((index) => nodeText(tree, names, index));
    show(
      reordered(tree, (at) => tree[at].children.map((child) => other.get(child) ?? child)),
      say("order-swapped", { one, two }),
    );
  }
  const look = (index: number): Look => {
    const node = searched ? searched.visit(index) : 0;
    return { state: node < 0 ? "cut" : "unknown", value: null, proves: null };
  };
  const pairs = tree.flatMap(({ children }) =>
    children.slice(1).map((right, at) => [children[at], right] as const),
  );
  return (
    <>
      <section class="stage">
        <TreePaper tree={tree} look={look}>
          {({ between }) =>
            pairs.map(([left, right], at) => (
              <button
                key={at}
                ref={at === 0 ? swaps : undefined}
                type="button"
                class="mark-scissors"
                style={between(left, right)}
                aria-label={say("order-swap", {
                  one: nodeText(tree, names, left),
                  two: nodeText(tree, names, right),
                })}
                disabled={isOver}
                onClick={() => swap(left, right)}
              >
                <Icon name="arrow-left-right" />
              </button>
            ))
          }
        </TreePaper>
      </section>
      <CheckPanel
        {...{ props, first, isOver, said, form: FORM }}
        cut={subject.cut}
        task={say("order-task", { goal })}
        done={say("practise-done", { right: 0, asked: 1, ...first?.score })}
        check={() => void check().catch(page.fail)}
        clear={() => show(record.tree, "")}
        reveal={() => void reveal().catch(page.fail)}
      >
        {said.look === "right" && <p>{say("order-why", { goal })}</p>}
        {isOver && searched && <Counts record={searched} />}
      </CheckPanel>
    </>
  );
}
