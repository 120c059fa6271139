/**
 * Tabs with one panel at a time, and arrow keys between them
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs).
 */
import { useRef } from "preact/hooks";
import { rowKey } from "./row-keys.ts";
import type { ComponentChildren, VNode } from "preact";

interface TabsProps<Id> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly { id: Id; name: string; panel: ComponentChildren; class?: string }[];
  chosen: Id;
  choose: (id: Id) => void;
  /** Wraps the row of tabs in another element. */
  head?: (tabs: VNode) => VNode;
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { tabs, chosen, head = (tabs) => tabs } = props;
  return (
    <>
      {head(<TabRow {...props} />)}
      {tabs.map(({ id, panel: content, class: name = "" }) => (
        <div
          key={id}
          id={`panel-${id}`}
          class={`tab-panel shaded ${name}`.trim()}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          // A keyboard can scroll a panel only if the panel can have the focus.
          tabIndex={0}
          hidden={id !== chosen}
        >
          {content}
        </div>
      ))}
    </>
  );
}

function TabRow<Id extends string>({ label, tabs, chosen, choose }: TabsProps<Id>) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  function move(event: KeyboardEvent, from: number) {
    const to = rowKey(event, from, tabs.length);
    if (to === null) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    choose(tabs[index].id);
    const button = buttons.current[index];
    button?.focus();
    // A browser may leave a focused tab partly outside the strip.
    button?.scrollIntoView({ block: "nearest" });
  }
  return (
    <div class="tabs shaded" role="tablist" aria-label={label}>
      {tabs.map(({ id, name }, index) => (
        <button
          key={id}
          ref={(button) => void (buttons.current[index] = button)}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-controls={`panel-${id}`}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => choose(id)}
          onKeyDown={(event) => move(event, index)}
        >
          <span class="slot" data-bold={name}>
            {name}
          </span>
        </button>
      ))}
    </div>
  );
}
