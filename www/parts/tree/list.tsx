/**
 * The tree as a list for keyboards and screen readers: one tab stop, and arrow keys
 * (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/).
 */
import { useRef, useState } from "preact/hooks";
import { useWords } from "../../ui/words.tsx";
import { pathTo } from "../search/branches.ts";
import { knowledgeAt } from "../search/node-state.ts";
import type { Listed } from "../search/value-text.ts";
import type { Step } from "../search/steps.ts";

const NONE: ReadonlySet<number> = new Set();

interface ListProps {
  subject: Listed;
  step: Step;
  /** Parents come first. */
  shown: readonly number[];
  /** Nodes that the visitor opened. */
  opened?: ReadonlySet<number>;
  /** Called for a clicked or entered node. */
  choose?: (id: number) => void;
  /** Without it, everything listed is open. */
  toggle?: (id: number) => void;
  press?: () => void;
}

export function TreeList({ subject, step, shown, press, ...own }: ListProps) {
  const { opened = NONE, choose = () => {}, toggle = () => {} } = own;
  const { say, markup } = useWords();
  const [stop, setStop] = useState(0);
  const items = useRef(new Map<number, HTMLLIElement>()).current;
  const { branches, record } = subject;
  const look = knowledgeAt(record, branches, step);
  const here = branches.idOf(step.here);
  const listed = new Set(shown);
  const below = (id: number) => branches.children(id).filter((child) => listed.has(child));
  const inOrder = (id: number): number[] => [id, ...below(id).flatMap(inOrder)];

  /** @returns The node to focus; null if the key has no meaning. */
  function go(key: string, id: number): number | null {
    const order = inOrder(0);
    const next = order[order.indexOf(id) + 1] ?? id;
    const isOpen = branches.children(id).length === 0 ? null : below(id).length > 0;
    switch (key) {
      case "ArrowDown":
        return next;
      case "ArrowUp":
        return order[order.indexOf(id) - 1] ?? id;
      case "Home":
        return 0;
      case "End":
        return order[order.length - 1];
      case "ArrowRight":
        if (isOpen !== false) return next;
        toggle(id);
        return id;
      case "ArrowLeft":
        // Nodes of the path cannot be closed.
        if (!isOpen || !opened.has(id) || pathTo(branches, here).includes(id))
          return branches.parent(id);
        toggle(id);
        return id;
      case "Enter":
      case " ":
        choose(id);
        return id;
      default:
        return null;
    }
  }
  function hear(event: KeyboardEvent, id: number) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== items.get(id)) return;
    const next = go(event.key, id);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    items.get(next)?.focus();
  }
  const item = (id: number) => {
    const { state, value } = look(id);
    const node = branches.nodeOf(id);
    const estimate = node !== null && record.isEstimate(node) ? "yes" : "no";
    const children = below(id);
    return (
      <li
        key={id}
        ref={(element) => void (element ? items.set(id, element) : items.delete(id))}
        role="treeitem"
        tabIndex={id === (listed.has(stop) ? stop : 0) ? 0 : -1}
        aria-expanded={branches.children(id).length > 0 ? children.length > 0 : undefined}
        aria-current={id === here ? "step" : undefined}
        onFocus={() => setStop(id)}
        onKeyDown={(event) => hear(event, id)}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest("li") === currentTarget) choose(id);
        }}
      >
        <span>
          {say("tree-list-node", {
            place: subject.place(id),
            value: subject.write(value),
            state,
            estimate,
          })}
        </span>
        {children.length > 0 && (
          <ul class="bare" role="group">
            {children.map(item)}
          </ul>
        )}
      </li>
    );
  };
  return (
    <ul
      class="tree-list bare"
      role="tree"
      {...markup("tree-list").attributes}
      onPointerDown={press}
    >
      {item(0)}
    </ul>
  );
}
