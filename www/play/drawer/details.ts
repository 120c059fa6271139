/**
 * The analysis of a game in a drawer, as tabs: the list of moves, the review, and the limits of the searches.
 * It is open as long as a tab is chosen. On a phone it lies over what is below the board, and can be made
 * nearly as high as the screen.
 */
import { button, make } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { icon } from "../../page/icon.ts";
import { onClick, part } from "../../page/parts.ts";
import { tabs } from "../../page/tabs.ts";
import { TABS, tabsOf } from "../game/state.ts";
import type { Controller } from "../game/controller.ts";
import type { State, Tab } from "../game/state.ts";

/** Pixels by which a finger has to pull. */
const PULL = 24;

export function detailsView(controller: Controller) {
  const box = part("details");
  const opener = part("analysis");
  /** The tab that is open, or was open last. */
  let tab: Tab = TABS[0];
  /** How far the page was scrolled when it was opened. */
  let scrolled = 0;
  /** Whether a tab is shown by the page, and not by the visitor. */
  let drawing = true;
  const choose = (id: Tab) => controller.look({ tab: id });
  const panels = TABS.map((id) => ({ id, name: say(`tab-${id}`), panel: part(`panel-${id}`) }));
  const { show } = tabs(box, say("details-label"), panels, (id) => drawing || choose(id));
  drawing = false;
  addHead(box, () => choose("search"));
  onClick("analysis", async () => {
    if (!box.hidden) return choose("search");
    // Another board may not have the one that was open last.
    const next = part(`tab-${tab}`).hidden ? TABS[0] : tab;
    await choose(next);
    part(`tab-${next}`).focus();
  });

  return function render(state: State) {
    const offered = tabsOf(state.shape);
    for (const id of TABS) part(`tab-${id}`).hidden = !offered.includes(id);
    const wanted = offered.find((id) => id === state.tab);
    opener.setAttribute("aria-expanded", String(wanted !== undefined));
    const changed = wanted ? box.hidden || wanted !== tab : !box.hidden;
    if (!changed) return;
    if (!wanted && box.contains(document.activeElement)) opener.focus();
    if (box.hidden) scrolled = part("main").scrollTop;
    box.hidden = !wanted;
    if (!wanted) return part("main").scrollTo({ top: scrolled });
    drawing = true;
    show((tab = wanted));
    drawing = false;
    reveal(box);
  };
}

/** Puts the buttons that size and close the drawer beside its tabs; a finger can pull them, too. */
function addHead(box: HTMLElement, shut: () => void) {
  const { size, enlarge } = sizeOf(box);
  const close = button("", shut, { class: "quiet", "aria-label": say("analysis-close") });
  close.append(icon("x"));
  const head = make("div", { class: "drawer-head" });
  box.prepend(head);
  head.append(...box.querySelectorAll(".tabs"), size, close);
  box.addEventListener("keydown", ({ key }) => {
    // What lies over it is closed first, by the browser.
    if (key === "Escape" && !document.querySelector(":popover-open")) shut();
  });
  let from = 0;
  head.addEventListener("pointerdown", ({ clientY }) => (from = clientY));
  head.addEventListener("pointerup", ({ clientY }) => {
    const by = clientY - from;
    if (by < -PULL) enlarge(true);
    else if (by > PULL && isLarge(box)) enlarge(false);
    else if (by > PULL) shut();
  });
}

const isLarge = (box: HTMLElement) => box.classList.contains("large");

/** How high the drawer is on a phone, and the button that changes it. */
function sizeOf(box: HTMLElement) {
  const size = button("", () => enlarge(!isLarge(box)), { class: "quiet drawer-size" });
  size.append(icon("chevron-down"));

  function enlarge(large: boolean) {
    box.classList.toggle("large", large);
    // It covers all of the page, from its top: where that was scrolled, its head would be out of reach.
    if (large) part("main").scrollTo({ top: 0 });
    size.setAttribute("aria-label", say(large ? "analysis-smaller" : "analysis-larger"));
  }
  enlarge(false);
  return { size, enlarge };
}

/** Scrolls the tabs, and not the page, to the one that is chosen. */
function reveal(box: HTMLElement) {
  const chosen = box.querySelector("[aria-selected=true]");
  if (!chosen?.parentElement) return;
  const [one, list] = [chosen, chosen.parentElement].map((at) => at.getBoundingClientRect());
  const left = Math.min(0, one.left - list.left) || Math.max(0, one.right - list.right);
  if (left !== 0) chosen.parentElement.scrollBy({ left });
}
