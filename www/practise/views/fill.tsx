/** Fill in the leaves: choose values so that alpha-beta evaluates the fewest or the most leaves. */
import { useState } from "preact/hooks";
import { readNumber } from "../../base/typed-numbers.ts";
import { valueOrNone } from "../../messages/numerals.ts";
import { language, say } from "../../messages/index.ts";
import { namesOf } from "../../parts/tree/node-names.ts";
import { useStoredText } from "../exercise/storage.ts";
import { bestFilling } from "../questions/best-filling.ts";
import { AttemptView, useAttempt } from "./attempt-view.tsx";
import { TreeField } from "./tree-fields.tsx";
import type { Tree } from "../questions/best-order.ts";
import type { TreeProps } from "./check-view.tsx";

/** The largest number of a leaf. Only the order of values matters. */
const LARGEST_VALUE = 999;

const isLeaf = ({ children }: Tree[number]) => children.length === 0;

export function Fill(props: TreeProps) {
  const { tree } = props.record;
  const leaves = [...tree.keys()].filter((index) => isLeaf(tree[index]));
  /** The fields show the numbers. */
  const unnumbered = tree.map((node) => (isLeaf(node) ? { ...node, name: "" } : node));
  const names = namesOf(unnumbered);
  const { attempt, written, unread, check, clear, write } = useFilling(props, leaves, names);
  return (
    <AttemptView attempt={attempt} tree={unnumbered} check={check} clear={clear}>
      {({ inLeaf }) =>
        leaves.map((leaf) => (
          <TreeField
            key={leaf}
            node={leaf}
            box={inLeaf(leaf)}
            label={say("kind-fill-leaf", { node: names[leaf] })}
            isDisabled={attempt.checking.isOver}
            isWrong={unread.includes(leaf)}
            value={written[leaf]}
            write={(text) => write(leaf, text)}
          />
        ))
      }
    </AttemptView>
  );
}

/** The numbers in the fields, and the comparison of their tree with the best one. */
function useFilling(props: TreeProps, leaves: readonly number[], names: readonly string[]) {
  const { record, exercise } = props;
  const [written, setWritten] = useStoredText(props);
  /** The leaves without a valid number. */
  const [unread, setUnread] = useState<readonly number[]>([]);
  function show(best: Tree) {
    setWritten(Object.fromEntries(leaves.map((leaf) => [leaf, valueOrNone(best[leaf].value)])));
    setUnread([]);
  }
  const attempt = useAttempt(props, "fill", () => bestFilling(record.tree, exercise), show);

  async function check() {
    const values = leaves.map((leaf) => readNumber(written[leaf] ?? "", language) ?? NaN);
    const isValid = (value: number) => Number.isInteger(value) && Math.abs(value) <= LARGEST_VALUE;
    const missing = leaves.filter((_, at) => !isValid(values[at]));
    setUnread(missing);
    if (missing.length > 0) {
      attempt.change(say("kind-fill-fault", { node: names[missing[0]], most: LARGEST_VALUE }));
      return attempt.checking.focus(missing[0]);
    }
    const filled = record.tree.map((node, index) => {
      const value = isLeaf(node) ? values[leaves.indexOf(index)] : null;
      return { ...node, name: null, value };
    });
    return attempt.compare(filled, () => say("kind-fill-why", { goal: exercise.goal }));
  }
  function clear() {
    setWritten({});
    attempt.change("");
  }
  function write(leaf: number, text: string) {
    setWritten({ ...written, [leaf]: text });
    setUnread(unread.filter((one) => one !== leaf));
    attempt.change("");
  }
  return { attempt, written, unread, check, clear, write };
}
