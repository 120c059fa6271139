/**
 * The tree as a list for keyboards and screen readers: one tab stop, and arrow keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/).
 */
import { useRef, useState } from "preact/hooks";
import { markup, say } from "../../messages/index.ts";
import { pathTo } from "../search/branches.ts";
import { knowledgeAt } from "../search/node-state.ts";
import type { ListSubject } from "../search/value-text.ts";
import type { Step } from "../search/steps.ts";

interface ListProps {
  subject: ListSubject;
  step: Step;
  /** Parents come first. */
  ids: readonly number[];
  /** Nodes that the visitor opened. */
  opened?: ReadonlySet<number>;
  /** Called when the visitor clicks a node or presses Enter on it. */
  choose?: (id: number) => void;
  /** Opens or closes a node. Without it, every node is open. */
  toggle?: (id: number) => void;
  press?: () => void;
}

export function TreeList(props: ListProps) {
  return (
    <ul
      class="tree-list bare"
      role="tree"
      {...markup("tree-list").attributes}
      onPointerDown={props.press}
    >
      <Item id={0} tree={useList(props)} />
    </ul>
  );
}

type ShownTree = ReturnType<typeof useList>;

function useList(props: ListProps) {
  const { branches, record } = props.subject;
  const [focused, setFocused] = useState(0);
  const items = useRef(new Map<number, HTMLLIElement>()).current;
  const listed = new Set(props.ids);
  const below = (id: number) => branches.children(id).filter((child) => listed.has(child));
  const knowledgeOf = knowledgeAt(record, branches, props.step);
  const here = branches.idOf(props.step.here);
  const stop = listed.has(focused) ? focused : 0;
  return { ...props, items, below, knowledgeOf, here, stop, setFocused };
}

function Item({ id, tree }: { id: number; tree: ShownTree }) {
  const { subject, items, choose, here, stop, setFocused } = tree;
  const { branches, record } = subject;
  const { state, value } = tree.knowledgeOf(id);
  const node = branches.nodeOf(id);
  const estimate = node !== null && record.isEstimate(node) ? "yes" : "no";
  const values = { node: subject.nodeName(id), value: subject.write(value), state, estimate };
  const children = tree.below(id);
  return (
    <li
      ref={(element) => void (element ? items.set(id, element) : items.delete(id))}
      role="treeitem"
      tabIndex={id === stop ? 0 : -1}
      aria-expanded={branches.children(id).length > 0 ? children.length > 0 : undefined}
      aria-current={id === here ? "step" : undefined}
      onFocus={() => setFocused(id)}
      onKeyDown={(event) => pressKey(event, tree, id)}
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest("li") === currentTarget) choose?.(id);
      }}
    >
      <span>{say("tree-list-node", values)}</span>
      {children.length > 0 && (
        <ul class="bare" role="group">
          {children.map((child) => (
            <Item key={child} id={child} tree={tree} />
          ))}
        </ul>
      )}
    </li>
  );
}

function pressKey(event: KeyboardEvent, tree: ShownTree, id: number) {
  const { items } = tree;
  if (event.altKey || event.ctrlKey || event.metaKey || event.target !== items.get(id)) return;
  const next = afterKey(event.key, tree, id);
  if (next === null) return;
  event.preventDefault();
  event.stopPropagation();
  items.get(next)?.focus();
}

/** Handles a key that opens, closes or chooses. @returns The node to focus; null for other keys. */
function afterKey(key: string, tree: ShownTree, id: number): number | null {
  const { subject, below, here, opened, choose, toggle } = tree;
  const { branches } = subject;
  const inOrder = (id: number): number[] => [id, ...below(id).flatMap(inOrder)];
  const order = inOrder(0);
  const next = order[order.indexOf(id) + 1] ?? id;
  const isOpen = branches.children(id).length === 0 ? null : below(id).length > 0;
  // Nodes of the path cannot be closed.
  const stays = !isOpen || !opened?.has(id) || pathTo(branches, here).includes(id);
  if (key === "ArrowDown") return next;
  if (key === "ArrowUp") return order[order.indexOf(id) - 1] ?? id;
  if (key === "Home") return 0;
  if (key === "End") return order[order.length - 1];
  if (key === "ArrowRight" && isOpen !== false) return next;
  if (key === "ArrowLeft" && stays) return branches.parent(id);
  if (key === "ArrowRight" || key === "ArrowLeft") toggle?.(id);
  else if (key === "Enter" || key === " ") choose?.(id);
  else return null;
  return id;
}
