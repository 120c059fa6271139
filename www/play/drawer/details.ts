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
  let drawing = true;
  const { show } = tabs(
    box,
    say("details-label"),
    TABS.map((id) => ({ id, name: say(`tab-${id}`), panel: part(`panel-${id}`) })),
    (id) => drawing || choose(id),
  );
  drawing = false;
  const shut = () => controller.look({ tab: "search" });
  addHead(box, shut);
  onClick("analysis", () => (box.hidden ? unfold() : shut()));

  const choose = (id: Tab) => controller.look({ tab: id });

  async function unfold() {
    // Another board may not have the one that was open last.
    const next = part(`tab-${tab}`).hidden ? TABS[0] : tab;
    await choose(next);
    part(`tab-${next}`).focus();
  }

  return function render(state: State) {
    const offered = tabsOf(state.shape);
    for (const id of TABS) part(`tab-${id}`).hidden = !offered.includes(id);
    const wanted = offered.find((id) => id === state.tab) ?? "search";
    const isOpen = wanted !== "search";
    const changed = isOpen === box.hidden || (isOpen && wanted !== tab);
    opener.setAttribute("aria-expanded", String(isOpen));
    if (!changed) return;
    if (!isOpen && box.contains(document.activeElement)) opener.focus();
    if (box.hidden) scrolled = part("main").scrollTop;
    box.hidden = !isOpen;
    if (!isOpen) return part("main").scrollTo({ top: scrolled });
    tab = wanted;
    drawing = true;
    show(tab);
    drawing = false;
    reveal(box);
  };
}

/** Puts the buttons that size and close the drawer beside its tabs; a finger can pull them, too. */
function addHead(box: HTMLElement, shut: () => void) {
  const { size, isLarge, enlarge } = sizeOf(box);
  const close = button("", shut, { class: "quiet", "aria-label": say("analysis-close") });
  close.append(icon("x"));
  const head = make("div", { class: "drawer-head" });
  box.prepend(head);
  head.append(...box.querySelectorAll(".tabs"), size, close);
  box.addEventListener("keydown", ({ key }) => {
    // What lies over it is closed first, by the browser.
    if (key === "Escape" && !document.querySelector(":popover-open")) shut();
  });
  onPull(head, {
    up: () => enlarge(true),
    down: () => (isLarge() ? enlarge(false) : shut()),
  });
}

/** How high the drawer is on a phone, and the button that changes it. */
function sizeOf(box: HTMLElement) {
  const size = button("", () => enlarge(!isLarge()), { class: "quiet drawer-size" });
  size.append(icon("chevron-down"));

  const isLarge = () => box.classList.contains("large");
  function enlarge(large: boolean) {
    box.classList.toggle("large", large);
    // It covers all of the page, from its top: where that was scrolled, its head would be out of reach.
    if (large) part("main").scrollTo({ top: 0 });
    size.setAttribute("aria-label", say(large ? "analysis-smaller" : "analysis-larger"));
  }
  enlarge(false);
  return { size, isLarge, enlarge };
}

/** Hears of a finger that pulls. */
function onPull(head: HTMLElement, { up, down }: { up: () => void; down: () => void }) {
  let from = 0;
  head.addEventListener("pointerdown", ({ clientY }) => (from = clientY));
  head.addEventListener("pointerup", ({ clientY }) => {
    const by = clientY - from;
    if (by < -PULL) up();
    else if (by > PULL) down();
  });
}

/** Scrolls the tabs, and not the page, to the one that is chosen. */
function reveal(box: HTMLElement) {
  const chosen = box.querySelector("[aria-selected=true]");
  if (!chosen?.parentElement) return;
  const [one, list] = [chosen, chosen.parentElement].map((at) => at.getBoundingClientRect());
  const left = Math.min(0, one.left - list.left) || Math.max(0, one.right - list.right);
  if (left !== 0) chosen.parentElement.scrollBy({ left });
}
