import { useLayoutEffect, useRef } from "preact/hooks";
import { TreeList } from "../parts/tree/list.ts";
import { useWords } from "../ui/words.tsx";
import type { WatchProps } from "./state.ts";

/** The tree as a list, as far as it is open on the stage. */
export function OpenTree({ state: { moment }, does }: WatchProps) {
  const { markup } = useWords();
  const element = useRef<HTMLUListElement>(null);
  const list = useRef<TreeList | null>(null);
  useLayoutEffect(() => {
    const watch = does();
    if (!element.current || !moment) return;
    list.current ??= new TreeList(
      element.current,
      (id) => watch.choose(id),
      (id) => watch.toggleNode(id),
    );
    list.current.render(moment.subject, moment.step, watch.stage?.open ?? []);
  });
  return (
    <ul
      ref={element}
      id="tree-list"
      class="tree-list"
      role="tree"
      {...markup("tree-list").attributes}
      onPointerDown={() => does().stepper.pause()}
    />
  );
}
