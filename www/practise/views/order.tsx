/** Put in order: swap branches until alpha-beta evaluates the fewest or the most leaves. */
import { useState } from "preact/hooks";
import { say } from "../../messages/index.ts";
import { Icon } from "../../page/buttons.tsx";
import { ExerciseRefusal, type Exercise } from "../../parts/exercise/exercise.ts";
import { namesOf } from "../../parts/tree/node-names.ts";
import { recordTeachesCuts, recordLike, type ExerciseContext } from "../exercise/prepare.ts";
import { bestOrder, mistakeOf, reorder, treeText, type Tree } from "../questions/best-order.ts";
import { AttemptView, useAttempt } from "./attempt-view.tsx";
import { FORM_ID, nodeLabel } from "./tree-fields.tsx";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { TreeProps } from "./check-view.tsx";

/** More branches of a node have too many orders. */
const MOST_BRANCHES = 8;

/** Throws `ExerciseRefusal` for a tree whose best order cannot be found. */
export function refuseUnorderable({ tree }: TreeRecord) {
  const unknown = tree.find(({ name }) => name !== null);
  if (unknown) throw new ExerciseRefusal(say("kind-order-unknown", { name: unknown.name ?? "" }));
  if (tree.some(({ children }) => children.length > MOST_BRANCHES))
    throw new ExerciseRefusal(say("kind-order-too-wide", { most: MOST_BRANCHES }));
}

/** True if there is something to change, and the order with the most cuts has enough of them. */
export async function isWorthOrdering(record: TreeRecord, { exercise, signal }: ExerciseContext) {
  if (bestOrder(record.tree, exercise).leaves === record.counts().leaves) return false;
  const { tree } = bestOrder(record.tree, { ...exercise, goal: "fewest" });
  return recordTeachesCuts(await recordLike(record, treeText(tree), signal));
}

export function Order(props: TreeProps) {
  const { record, exercise } = props;
  const [tree, setTree] = useState<Tree>(record.tree);
  const attempt = useAttempt(props, "order", () => bestOrder(record.tree, exercise).tree, setTree);
  const names = namesOf(tree);
  function change(tree: Tree, text: string) {
    setTree(tree);
    attempt.change(text);
  }
  return (
    <AttemptView
      attempt={attempt}
      tree={tree}
      check={() => attempt.compare(tree, (leaves) => mistakeText(tree, exercise, leaves))}
      clear={() => change(record.tree, "")}
    >
      {({ between }) =>
        neighbours(tree).map(([left, right], at) => {
          const words = { one: nodeLabel(tree, names, left), two: nodeLabel(tree, names, right) };
          return (
            <button
              key={at}
              type="button"
              form={FORM_ID}
              class="branch-button"
              style={between(left, right)}
              aria-label={say("kind-order-swap", words)}
              disabled={attempt.checking.isOver}
              onClick={() => change(swap(tree, left, right), say("kind-order-swapped", words))}
            >
              <Icon name="arrow-left-right" />
            </button>
          );
        })
      }
    </AttemptView>
  );
}

const neighbours = (tree: Tree) =>
  tree.flatMap(({ children }) =>
    children.slice(1).map((right, at) => [children[at], right] as const),
  );

function swap(tree: Tree, left: number, right: number) {
  const other = (child: number) => (child === left ? right : child === right ? left : child);
  return reorder(tree, (at) => tree[at].children.map(other));
}

function mistakeText(tree: Tree, exercise: Exercise, leaves: number) {
  const mistake = mistakeOf(tree, exercise, leaves);
  if (mistake?.kind !== "node")
    return say(`kind-order-mistake-${mistake?.kind ?? "several"}`, { goal: exercise.goal });
  const { node, leaves: possible } = mistake;
  const side = say(tree[node].player === "X" ? "max" : "min");
  return say("kind-order-mistake-node", { node: namesOf(tree)[node], side, leaves: possible });
}
