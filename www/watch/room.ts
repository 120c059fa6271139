/** Code and details: panels beside the path, one of them in view while they are open. */
import { one } from "../base/elements.ts";
import { part } from "../page/parts.ts";
import { tabs } from "../page/tabs.ts";
import { say } from "../messages/index.ts";
import { PANELS } from "../parts/search/choice.ts";
import type { Panel } from "../parts/search/choice.ts";

/**
 * @param chosen Called when another panel is chosen.
 * @param opened Called when a panel comes into view.
 */
export function openRoom(chosen: () => void, opened: (panel: Panel) => void) {
  /** The panel that is chosen, whether the room is open or not. */
  let panel: Panel = PANELS[0];
  let isOpen = false;
  const tabbed = tabs(
    part("details"),
    say("details-tabs"),
    PANELS.map((id) => ({ id, name: say(`tab-${id}`), panel: panelOf(id) })),
    (id) => {
      panel = id;
      chosen();
      if (isOpen) opened(panel);
    },
  );

  return {
    get panel() {
      return panel;
    },
    /** The panel that is in view; null if the room is closed. */
    get open() {
      return isOpen ? panel : null;
    },
    /** Opens the room at a panel, or closes it. */
    set(name: Panel | null) {
      isOpen = name !== null;
      part("main").classList.toggle("in-room", isOpen);
      part("room-button").setAttribute("aria-expanded", String(isOpen));
      // What it shows is in view from now on.
      if (name) tabbed.show(name);
    },
  };
}

function panelOf(name: string): HTMLElement {
  return one(part("details"), `[data-panel="${name}"]`);
}
