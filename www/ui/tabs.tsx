/**
 * Details as tabs: one panel at a time, arrow keys between the tabs
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs).
 */
import { useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";

export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  choose,
}: {
  /** What the tabs are, for screen readers. */
  label: string;
  tabs: readonly { id: Id; name: string; panel: ComponentChildren }[];
  chosen: Id;
  choose: (id: Id) => void;
}) {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  function move(event: KeyboardEvent, index: number) {
    const { currentTarget, key } = event;
    if (!(currentTarget instanceof Element)) return;
    const right = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
    const last = tabs.length - 1;
    const next = { ArrowRight: index + right, ArrowLeft: index - right, Home: 0, End: last }[key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + tabs.length) % tabs.length;
    choose(tabs[at].id);
    buttons.current[at]?.focus();
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label}>
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
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`panel-${id}`}
          class="tab-panel"
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          // What scrolls can be reached by keyboard.
          tabIndex={0}
          hidden={id !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
