/** Code and details: panels beside the path, one of them in view while they are open. */
import { part } from "../page/parts.js";
import { tabs } from "../page/tabs.js";
import { say } from "../messages/index.js";
import { PANELS } from "../parts/search/choice.js";

/** @import { Panel } from "../parts/search/types.d.ts" */

/**
 * @param {() => void} chosen Called when another panel is chosen.
 * @param {(panel: Panel) => void} opened Called when a panel comes into view.
 */
export function openRoom(chosen, opened) {
  /** The panel that is chosen, whether the room is open or not. @type {Panel} */
  let panel = PANELS[0];
  let isOpen = false;
  const tabbed = tabs(
    part("details"),
    say("details-tabs"),
    PANELS.map((id) => ({ id, name: say(`tab-${id}`), panel: panelOf(id) })),
    (id) => {
      panel = /** @type {Panel} */ (id);
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
    /** Opens the room at a panel, or closes it. @param {Panel | null} name */
    set(name) {
      isOpen = name !== null;
      part("main").classList.toggle("in-room", isOpen);
      part("room-button").setAttribute("aria-expanded", String(isOpen));
      // What it shows is in view from now on.
      if (name) tabbed.show(name);
    },
  };
}

/** @param {string} name @returns {HTMLElement} */
function panelOf(name) {
  const panel = part("details").querySelector(`[data-panel="${name}"]`);
  return /** @type {HTMLElement} */ (panel);
}
