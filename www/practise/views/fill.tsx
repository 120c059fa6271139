/** Fill in the leaves: choose values so that alpha-beta evaluates the fewest or the most leaves. */
import { useState } from "preact/hooks";
import { readNumber } from "../../base/typed-numbers.ts";
import { figure } from "../../messages/figures.ts";
import { language, say } from "../../messages/index.ts";
import { namesOf } from "../../parts/tree/node-names.ts";
import { bestFilling } from "../questions/best-filling.ts";
import { useWritten } from "../state/kept.ts";
import { BestTreeView, useBestTree } from "./best-tree.tsx";
import { PaperField } from "./check-view.tsx";
import type { TreeProps } from "./check-view.tsx";

/** The largest number of a leaf. Only the order of values matters. */
const MOST = 999;

export function Fill(props: TreeProps) {
  const { record, exercise } = props;
  const [written, setWritten] = useWritten(props);
  /** The leaves without a valid number. */
  const [unread, setUnread] = useState<readonly number[]>([]);
  const isLeaf = (index: number) => record.tree[index].children.length === 0;
  const leaves = [...record.tree.keys()].filter(isLeaf);
  /** The fields show the numbers. */
  const tree = record.tree.map((node, at) => (isLeaf(at) ? { ...node, name: "" } : node));
  const names = namesOf(tree);
  const work = useBestTree(
    props,
    "fill",
    () => bestFilling(record.tree, exercise),
    (best) => {
      setWritten(Object.fromEntries(leaves.map((leaf) => [leaf, figure(best[leaf].value)])));
      setUnread([]);
    },
  );
  const { checking, change } = work;

  async function check() {
    const valueOf = (leaf: number) => readNumber(written[leaf] ?? "", language) ?? NaN;
    const missing = leaves.filter(
      (leaf) => !Number.isInteger(valueOf(leaf)) || Math.abs(valueOf(leaf)) > MOST,
    );
    setUnread(missing);
    if (missing.length > 0) {
      change(say("fill-unread", { node: names[missing[0]], most: MOST }));
      return checking.focus(missing[0]);
    }
    const filled = record.tree.map((node, at) => ({
      ...node,
      name: null,
      value: isLeaf(at) ? valueOf(at) : null,
    }));
    return work.compare(filled, () => say("fill-why", { goal: exercise.goal }));
  }
  function clear() {
    setWritten({});
    change("");
  }
  function write(leaf: number, text: string) {
    setWritten({ ...written, [leaf]: text });
    setUnread(unread.filter((one) => one !== leaf));
    change("");
  }
  return (
    <BestTreeView {...{ work, tree, check, clear }}>
      {({ inLeaf }) =>
        leaves.map((leaf) => (
          <PaperField
            key={leaf}
            node={leaf}
            at={inLeaf(leaf)}
            label={say("fill-leaf", { node: names[leaf] })}
            isDisabled={checking.isOver}
            isWrong={unread.includes(leaf)}
            value={written[leaf]}
            write={(text) => write(leaf, text)}
          />
        ))
      }
    </BestTreeView>
  );
}
