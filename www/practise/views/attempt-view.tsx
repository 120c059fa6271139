/**
 * The shared half of Put in order and Fill in the leaves: a tree is changed until alpha-beta
 * evaluates the fewest or the most leaves. The engine searches the visitor's tree and the best one.
 */
import { useMemo, useState } from "preact/hooks";
import { say } from "../../messages/index.ts";
import { CUT, UNKNOWN } from "../../parts/search/node-state.ts";
import { recordLike } from "../exercise/prepare.ts";
import { treeText, type Tree } from "../questions/best-order.ts";
import { CheckView, useChecking, type TreeProps } from "./check-view.tsx";
import { Counts } from "./end.tsx";
import { TreeFields, type TreeFieldsProps } from "./tree-fields.tsx";
import type { TreeRecord } from "../../parts/search/tree-record.ts";

/** @param show Puts the best tree on the stage, when its answer is revealed. */
export function useAttempt(
  props: TreeProps,
  kind: "order" | "fill",
  findBest: () => Tree,
  show: (best: Tree) => void,
) {
  const { record, exercise, signal } = props;
  const { goal } = exercise;
  const checking = useChecking(props);
  const { report, showKey, tell } = checking;
  const best = useMemo(findBest, []);
  /** The search of the tree that was last checked. */
  const [searched, setSearched] = useState<TreeRecord | null>(null);
  const search = (tree: Tree) => recordLike(record, treeText(tree), signal);
  const bestText = (leaves: number) => say("goal-best", { kind, goal, leaves });

  /** @param why Explains a wrong tree with that number of leaves. */
  async function compare(tree: Tree, why: (leaves: number) => string) {
    const [own, aim] = await Promise.all([search(tree), search(best)]);
    const [leaves, aimed] = [own, aim].map((one) => one.counts().leaves);
    setSearched(own);
    if (leaves === aimed) {
      const text = `${say("practise-right")} ${bestText(leaves)}`;
      return report({ text, score: { asked: 1, right: 1 }, mistake: null });
    }
    const wrong = say("goal-wrong", { kind, goal, leaves, best: aimed });
    const text = [say("practise-wrong"), wrong, why(leaves)].join(" ");
    report({ text, score: { asked: 1, right: 0 }, missed: ["order"], mistake: text });
  }
  async function reveal() {
    const record = await search(best);
    show(best);
    setSearched(record);
    showKey(bestText(record.counts().leaves));
  }
  /** Announces a change, and hides the search of the tree before it. */
  function change(text: string) {
    setSearched(null);
    tell(text);
  }
  return { props, kind, checking, searched, compare, reveal, change };
}

interface AttemptProps extends Pick<TreeFieldsProps, "tree" | "children"> {
  attempt: ReturnType<typeof useAttempt>;
  check: () => Promise<void>;
  clear: () => void;
}

export function AttemptView({ attempt, tree, check, clear, children }: AttemptProps) {
  const { props, kind, checking, searched } = attempt;
  const { record, page, exercise } = props;
  const { goal } = exercise;
  const knowledgeOf = (index: number) => (searched && searched.visit(index) < 0 ? CUT : UNKNOWN);
  const root = record.maximises(0) ? ("max" as const) : ("min" as const);
  const changed = searched && { source: "own" as const, tree: treeText(searched.tree), root };
  return (
    <CheckView
      checking={checking}
      watched={{ ...exercise, ...changed }}
      stage={
        <TreeFields tree={tree} knowledgeOf={knowledgeOf}>
          {children}
        </TreeFields>
      }
      task={say(`kind-${kind}-task`, { goal })}
      done="practise-done"
      check={() => void check().catch(page.showFailure)}
      clear={clear}
      reveal={() => void attempt.reveal().catch(page.showFailure)}
    >
      {checking.feedback.tone === "right" && <p>{say(`kind-${kind}-why`, { goal })}</p>}
      {checking.isOver && searched && <Counts record={searched} />}
    </CheckView>
  );
}
