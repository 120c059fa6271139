/** A tab that is filled when it is first opened: its code and its words are not loaded before. */
import type { State, Tab } from "../game/state.ts";

export function viewOfTab(
  tab: Tab,
  load: () => Promise<(state: State) => void>,
): (state: State) => void {
  let view: ((state: State) => void) | null = null;
  let loading = false;
  let current: State | null = null;

  async function fill() {
    loading = true;
    try {
      view = await load();
      if (current) view(current);
    } catch {
      // It is tried again when the tab is opened again.
    } finally {
      loading = false;
    }
  }

  return function render(state) {
    const opened = state.tab === tab && current?.tab !== tab;
    current = state;
    if (view) view(state);
    else if (opened && !loading) fill();
  };
}
