/**
 * Details as tabs: one panel at a time, arrow keys between the tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs).
 */
import { make } from "../base/elements.ts";

/** @param label What the tabs are, for screen readers. */
export function tabs<Id extends string>(
  box: HTMLElement,
  label: string,
  tabs: { id: Id; name: string; panel: HTMLElement }[],
  chosen: (id: Id) => void = () => {},
) {
  const list = make("div", { class: "tabs", role: "tablist", "aria-label": label });
  const buttons = tabs.map(({ id, name, panel }) => {
    const button = make(
      "button",
      { type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}` },
      name,
    );
    panel.id = `panel-${id}`;
    panel.classList.add("tab-panel");
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", button.id);
    // What scrolls can be reached by keyboard.
    panel.tabIndex = 0;
    button.addEventListener("click", () => show(id));
    return button;
  });
  list.append(...buttons);
  list.addEventListener("keydown", (event) => {
    // A tab can be hidden where it has nothing to show.
    const shown = buttons.filter((button) => !button.hidden);
    const at = shown.findIndex((button) => button === document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
    let next = step === undefined ? -1 : (at + step * forward + shown.length) % shown.length;
    if (event.key === "Home") next = 0;
    if (event.key === "End") next = shown.length - 1;
    if (at < 0 || next < 0) return;
    event.preventDefault();
    show(tabs[buttons.indexOf(shown[next])].id);
    shown[next].focus();
  });
  box.append(list, ...tabs.map(({ panel }) => panel));

  function show(id: Id) {
    tabs.forEach((tab, index) => {
      const selected = tab.id === id;
      buttons[index].setAttribute("aria-selected", String(selected));
      buttons[index].tabIndex = selected ? 0 : -1;
      tab.panel.hidden = !selected;
    });
    chosen(id);
  }
  show(tabs[0].id);
  return { show, buttons };
}
