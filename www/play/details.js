/**
 * The details beside the board, as tabs. On a narrow screen what the search found is one of them, and
 * shows first; elsewhere it has a place of its own.
 */
import { say } from "../messages/index.js";
import { part } from "../page/parts.js";
import { tabs } from "../page/tabs.js";
import { TABS } from "../game/state.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { State, Tab } from "../game/state.js" */

/** As in style/play.css. */
const NARROW = "(width < 44rem)";

/** What there is only where every search takes a moment: its time is measured. */
const OF_EXHAUSTIVE = /** @type {Tab[]} */ (["measured"]);
/** What there is only elsewhere: there every position is proved at once. */
const OF_LONG = /** @type {Tab[]} */ (["prove"]);

/** @param {Controller} controller */
export function detailsView(controller) {
  const narrow = matchMedia(NARROW);
  /** @type {Tab} */
  let tab = "search";
  const names = /** @type {Tab[]} */ (["search", ...TABS]);
  let drawing = true;
  const { show } = tabs(
    part("details"),
    say("details-label"),
    names.map((id) => ({
      id,
      name: say(`tab-${id}`),
      panel: part(`panel-${id}`),
      outside: id === "search",
    })),
    (id) => drawing || choose(/** @type {Tab} */ (id)),
  );

  /** @param {Tab} id */
  function choose(id) {
    if (id === "setup") controller.openSetup();
    else controller.look({ tab: id });
  }

  function draw() {
    drawing = true;
    show(!narrow.matches && tab === "search" ? "moves" : tab);
    drawing = false;
    reveal();
    const search = part("panel-search");
    if (narrow.matches) return search.setAttribute("role", "tabpanel");
    search.hidden = false;
    search.removeAttribute("role");
    search.removeAttribute("tabindex");
    search.removeAttribute("aria-labelledby");
  }
  /** Scrolls the tabs, and not the page, to the one that is chosen. */
  function reveal() {
    const chosen = part("details").querySelector("[aria-selected=true]");
    if (!chosen?.parentElement) return;
    const [tab, list] = [chosen, chosen.parentElement].map((box) => box.getBoundingClientRect());
    const left = Math.min(0, tab.left - list.left) || Math.max(0, tab.right - list.right);
    if (left !== 0) chosen.parentElement.scrollBy({ left });
  }

  draw();
  narrow.addEventListener("change", draw);

  /** @param {State} state */
  return function render(state) {
    const gone = state.shape.exhaustive ? OF_LONG : OF_EXHAUSTIVE;
    for (const id of [...OF_EXHAUSTIVE, ...OF_LONG]) part(`tab-${id}`).hidden = gone.includes(id);
    const wanted = gone.includes(state.tab) ? "search" : state.tab;
    if (wanted === tab) return;
    tab = wanted;
    draw();
  };
}
