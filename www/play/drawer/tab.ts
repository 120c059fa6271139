/** A tab that is filled when it is first opened: its code and its words are not loaded before. */

/** @import { State } from "../game/state.js" */
/** @import { Tab } from "../game/state.js" */

/**
 * @param {Tab} tab
 * @param {() => Promise<(state: State) => void>} load
 * @returns {(state: State) => void}
 */
export function viewOfTab(tab, load) {
  /** @type {((state: State) => void) | null} */
  let view = null;
  let loading = false;
  /** @type {State | null} */
  let current = null;

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
