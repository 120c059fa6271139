/**
 * An exercise in which a tree is changed until alpha-beta evaluates the fewest or the most leaves.
 * The engine searches the visitor's tree and the best one.
 */
import { useMemo, useState } from "preact/hooks";
import { useWords } from "../../ui/words.tsx";
import { treeText, type Tree } from "../questions/best-order.ts";
import { countsOf } from "../questions/grading.ts";
import { recordLike } from "../state/search.ts";
import { CheckView, useChecking, type TreeProps } from "./check-view.tsx";
import { Counts } from "./end.tsx";
import { TreePaper, type TreePaperProps } from "./tree-paper.tsx";
import type { TreeRecord } from "../../parts/search/tree-record.ts";

/** @param show Puts the best tree on the stage, when its answer is revealed. */
export function useBestTree(
  props: TreeProps,
  mode: "order" | "fill",
  findBest: () => Tree,
  show: (best: Tree) => void,
) {
  const { record, exercise, signal } = props;
  const { goal } = exercise;
  const { say } = useWords();
  const checking = useChecking(props);
  const { checked, tell } = checking;
  const best = useMemo(findBest, []);
  /** The search of the tree that was last checked. */
  const [searched, setSearched] = useState<TreeRecord | null>(null);
  const search = (tree: Tree) => recordLike(record, treeText(tree), signal);
  return {
    props,
    mode,
    checking,
    searched,
    /** @param why Explains a wrong tree with that number of leaves. */
    async compare(tree: Tree, why: (leaves: number) => string) {
      const [given, aim] = await Promise.all([search(tree), search(best)]);
      const counts = { mode, goal, leaves: countsOf(given).leaves, best: countsOf(aim).leaves };
      setSearched(given);
      if (counts.leaves === counts.best) {
        const text = `${say("practise-right")} ${say("goal-best", counts)}`;
        return checked({ text, look: "right" }, { asked: 1, right: 1 });
      }
      const text = [say("practise-wrong"), say("goal-wrong", counts), why(counts.leaves)].join(" ");
      checked({ text, look: "wrong" }, { asked: 1, right: 0 }, ["order"], text);
    },
    async reveal() {
      const found = await search(best);
      show(best);
      setSearched(found);
      const text = say("goal-best", { mode, goal, leaves: countsOf(found).leaves });
      checked({ text, look: "" }, { asked: 1, right: 0 });
    },
    /** Announces a change, and hides the search of the tree before it. */
    change(text: string) {
      setSearched(null);
      tell(text);
    },
  };
}

interface BestTreeViewProps extends Pick<TreePaperProps, "tree" | "children"> {
  attempt: ReturnType<typeof useBestTree>;
  check: () => Promise<void>;
  clear: () => void;
}

export function BestTreeView({ attempt, tree, check, clear, children }: BestTreeViewProps) {
  const { props, mode, checking, searched } = attempt;
  const { record, page, exercise } = props;
  const { goal } = exercise;
  const { say } = useWords();
  const look = (index: number) => {
    const isCut = searched !== null && searched.visit(index) < 0;
    return { state: isCut ? ("cut" as const) : ("unknown" as const), value: null, proves: null };
  };
  // Watch opens the changed tree.
  const root = record.maximises(0) ? ("max" as const) : ("min" as const);
  const changed = searched && { source: "own" as const, tree: treeText(searched.tree), root };
  return (
    <CheckView
      checking={{ ...checking, props: { ...props, exercise: { ...exercise, ...changed } } }}
      stage={
        <TreePaper tree={tree} look={look}>
          {children}
        </TreePaper>
      }
      task={say(`${mode}-task`, { goal })}
      done="practise-done"
      check={() => void check().catch(page.fail)}
      clear={clear}
      reveal={() => void attempt.reveal().catch(page.fail)}
    >
      {checking.said.look === "right" && <p>{say(`${mode}-why`, { goal })}</p>}
      {checking.isOver && searched && <Counts record={searched} />}
    </CheckView>
  );
}
