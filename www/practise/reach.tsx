/**
 * Put in order, and Fill in the leaves: change a tree until alpha-beta evaluates the fewest or the
 * most leaves.
 */
import { useMemo, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { figure } from "../messages/figures.ts";
import { language } from "../messages/index.ts";
import { Icon } from "../page/site.tsx";
import { namesOf } from "../parts/tree/node-names.ts";
import { useWords } from "../ui/words.tsx";
import { CheckView, FORM, PaperField, useChecking } from "./check-panel.tsx";
import { bestFilling } from "./fillings.ts";
import { countsOf } from "./grading.ts";
import { useWritten } from "./kept.ts";
import { bestOrder, reordered, slipOf, treeText } from "./orders.ts";
import { Counts } from "./score-card.tsx";
import { recordLike } from "./subject.ts";
import { TreePaper, nodeText } from "./tree-paper.tsx";
import type { Look } from "../parts/search/node-state.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { TreeProps } from "./open.tsx";
import type { Tree } from "./orders.ts";
import type { PaperPlaces } from "./tree-paper.tsx";

/** More branches of a node have too many orders. */
export const MOST_BRANCHES = 8;
/** The largest number of a leaf. Only the order of values matters. */
const MOST = 999;

export function Reach({ record, subject, ...props }: TreeProps) {
  const { exercise, signal, page } = props;
  const { goal } = exercise;
  const mode = exercise.mode === "fill" ? "fill" : "order";
  const { say } = useWords();
  const checking = useChecking(props);
  const { said, isOver, checked, tell } = checking;
  const [order, setOrder] = useState<Tree>(record.tree);
  const [written, setWritten] = useWritten(props);
  /** The leaves without a valid number. */
  const [unread, setUnread] = useState<readonly number[]>([]);
  /** The search of the tree that was last checked. */
  const [searched, setSearched] = useState<TreeRecord | null>(null);
  const best = useMemo(() => {
    if (mode === "fill") return bestFilling(record.tree, exercise);
    return bestOrder(record.tree, exercise).tree;
  }, []);
  const isLeaf = (index: number) => record.tree[index].children.length === 0;
  const leaves = [...record.tree.keys()].filter(isLeaf);
  /** While leaves are filled, fields show their numbers. */
  const empty = record.tree.map((node, at) => (isLeaf(at) ? { ...node, name: "" } : node));
  const tree = mode === "fill" ? empty : order;
  const names = namesOf(tree);

  const search = (tree: Tree) => recordLike(record, treeText(tree), signal);
  function filled() {
    return record.tree.map((node, at) => ({
      ...node,
      name: null,
      value: isLeaf(at) ? (readNumber(written[at] ?? "", language) ?? NaN) : null,
    }));
  }
  async function check() {
    const now = mode === "fill" ? filled() : order;
    const missing = leaves.filter((at) => {
      const value = mode === "fill" ? (now[at].value ?? NaN) : 0;
      return !Number.isInteger(value) || Math.abs(value) > MOST;
    });
    setUnread(missing);
    if (missing.length > 0) {
      change(say("fill-unread", { node: names[missing[0]], most: MOST }));
      return checking.focus(missing[0]);
    }
    const [own, aim] = await Promise.all([search(now), search(best)]);
    const counts = { mode, goal, leaves: countsOf(own).leaves, best: countsOf(aim).leaves };
    setSearched(own);
    if (counts.leaves === counts.best) {
      const text = `${say("practise-right")} ${say("goal-best", counts)}`;
      return checked({ text, look: "right" }, { asked: 1, right: 1 });
    }
    const slip = mode === "fill" ? say("fill-why", { goal }) : slipText(counts.leaves);
    const text = [say("practise-wrong"), say("goal-wrong", counts), slip].join(" ");
    checked({ text, look: "wrong" }, { asked: 1, right: 0 }, ["order"], text);
  }
  function slipText(leaves: number) {
    const slip = slipOf(tree, exercise, leaves);
    if (slip?.kind !== "node") return say(`order-slip-${slip?.kind ?? "several"}`, { goal });
    const side = say(tree[slip.node].player === "X" ? "max" : "min");
    return say("order-slip-node", { node: names[slip.node], side, leaves: slip.leaves });
  }
  async function reveal() {
    const found = await search(best);
    setOrder(best);
    setWritten(Object.fromEntries(leaves.map((leaf) => [leaf, figure(best[leaf].value)])));
    setUnread([]);
    setSearched(found);
    const text = say("goal-best", { mode, goal, leaves: countsOf(found).leaves });
    checked({ text, look: "" }, { asked: 1, right: 0 });
  }
  /** Announces a change, and hides the search of the tree before it. */
  function change(text: string) {
    setSearched(null);
    tell(text);
  }
  const pair = (left: number, right: number) => ({
    one: nodeText(tree, names, left),
    two: nodeText(tree, names, right),
  });
  function swap(left: number, right: number) {
    const other = (child: number) => (child === left ? right : child === right ? left : child);
    setOrder(reordered(tree, (at) => tree[at].children.map(other)));
    change(say("order-swapped", pair(left, right)));
  }
  const look = (index: number): Look => {
    const node = searched ? searched.visit(index) : 0;
    return { state: node < 0 ? "cut" : "unknown", value: null, proves: null };
  };
  const pairs = tree.flatMap(({ children }) =>
    children.slice(1).map((right, at) => [children[at], right] as const),
  );
  const swaps = ({ between }: PaperPlaces) =>
    pairs.map(([left, right], at) => (
      <button
        key={at}
        type="button"
        form={FORM}
        class="mark-scissors"
        style={between(left, right)}
        aria-label={say("order-swap", pair(left, right))}
        disabled={isOver}
        onClick={() => swap(left, right)}
      >
        <Icon name="arrow-left-right" />
      </button>
    ));
  const fields = ({ inLeaf }: PaperPlaces) =>
    leaves.map((leaf) => (
      <PaperField
        key={leaf}
        node={leaf}
        at={inLeaf(leaf)}
        label={say("fill-leaf", { node: names[leaf] })}
        isDisabled={isOver}
        isWrong={unread.includes(leaf)}
        value={written[leaf]}
        write={(text) => {
          setWritten({ ...written, [leaf]: text });
          setUnread(unread.filter((one) => one !== leaf));
          change("");
        }}
      />
    ));
  // Watch opens the changed tree.
  const root = record.maximises(0) ? ("max" as const) : ("min" as const);
  const own = searched && { source: "own" as const, tree: treeText(searched.tree), root };
  return (
    <CheckView
      checking={{ ...checking, props: { ...props, exercise: { ...exercise, ...own } } }}
      subject={subject}
      stage={
        <TreePaper tree={tree} look={look}>
          {mode === "fill" ? fields : swaps}
        </TreePaper>
      }
      task={say(`${mode}-task`, { goal })}
      done="practise-done"
      check={() => void check().catch(page.fail)}
      clear={() => {
        setOrder(record.tree);
        setWritten({});
        change("");
      }}
      reveal={() => void reveal().catch(page.fail)}
    >
      {said.look === "right" && <p>{say(`${mode}-why`, { goal })}</p>}
      {isOver && searched && <Counts record={searched} />}
    </CheckView>
  );
}
