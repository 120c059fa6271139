/**
 * The tree as a list for keys and screen readers (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/):
 * one tab stop, arrows open, close and move. It has what the stage has, and says what is known of it.
 */
import { say } from "../../messages/index.ts";
import { make, setText } from "../../base/elements.ts";
import { roving } from "../../base/roving-focus.ts";
import { knowledgeAt } from "../search/node-state.ts";
import type { Listed } from "../search/value-text.ts";
import type { Step } from "../search/steps.ts";

type ListEntry = { item: HTMLElement; text: HTMLElement; group: HTMLElement | null };

export class TreeList {
  #list;
  #choose;
  #toggle;
  /** Makes an item the tab stop, by its place in the list. */
  #stop;
  #subject: Listed | null = null;
  #entries: Map<number, ListEntry> = new Map();
  #shown = "";

  /**
   * @param choose Called for a node that is clicked or entered.
   * @param toggle Opens a node, or closes it; without it all that is listed is open.
   */
  constructor(
    list: HTMLElement,
    choose: (id: number) => void = () => {},
    toggle: (id: number) => void = () => {},
  ) {
    this.#list = list;
    this.#choose = choose;
    this.#toggle = toggle;
    const items = () => this.#items();
    this.#stop = roving(list, items, (event, index) => this.#key(event, items(), index));
    list.addEventListener("click", ({ target }) => {
      const item = target instanceof Element && target.closest("[role=treeitem]");
      if (!(item instanceof HTMLElement)) return;
      this.#stop(this.#items().indexOf(item));
      choose(Number(item.dataset.id));
    });
  }

  /** @param shown The nodes to be listed, each after the one above it. */
  render(subject: Listed, step: Step, shown: readonly number[]) {
    if (subject !== this.#subject) {
      this.#subject = subject;
      this.#entries.clear();
      this.#list.replaceChildren();
      this.#shown = "";
    }
    if (String(shown) !== this.#shown) this.#arrange(subject, shown);
    const look = knowledgeAt(subject.record, subject.branches, step);
    const here = subject.branches.idOf(step.here);
    for (const [id, { item, text }] of this.#entries) {
      const { state, value } = look(id);
      const node = subject.branches.nodeOf(id);
      const estimate = node !== null && subject.record.isEstimate(node) ? "yes" : "no";
      const values = { place: subject.place(id), value: subject.write(value), state, estimate };
      setText(text, say("tree-list-node", values));
      if (id === here) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
  }

  #arrange({ branches }: Listed, shown: readonly number[]) {
    this.#shown = String(shown);
    const wanted = new Set(shown);
    for (const [id, { item }] of this.#entries) {
      if (wanted.has(id)) continue;
      item.remove();
      this.#entries.delete(id);
    }
    for (const id of shown) {
      if (this.#entries.has(id)) continue;
      const text = make("span", {});
      const item = make("li", { role: "treeitem", tabindex: "-1", "data-id": String(id) }, text);
      this.#entries.set(id, { item, text, group: null });
      const above = id === 0 ? null : this.#entries.get(branches.parent(id));
      if (above) this.#groupOf(above).append(item);
      else this.#list.append(item);
    }
    for (const [id, { item }] of this.#entries) {
      const children = branches.children(id);
      if (children.length > 0) item.setAttribute("aria-expanded", String(wanted.has(children[0])));
    }
    if (!this.#list.querySelector('[tabindex="0"]')) {
      this.#entries.get(0)?.item.setAttribute("tabindex", "0");
    }
  }

  #groupOf(entry: ListEntry) {
    if (!entry.group) {
      entry.group = make("ul", { role: "group" });
      entry.item.append(entry.group);
    }
    return entry.group;
  }

  /** @returns In the order of the list. */
  #items(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>("[role=treeitem]")];
  }

  /**
   * Does what a key says, and tells where the focus goes.
   * @param index The item with the focus.
   * @returns Null if the key means nothing here.
   */
  #key(
    { key, ctrlKey, metaKey }: KeyboardEvent,
    items: readonly HTMLElement[],
    index: number,
  ): number | null {
    if (ctrlKey || metaKey) return null;
    const id = Number(items[index].dataset.id);
    const expanded = items[index].getAttribute("aria-expanded");
    const above = items.findIndex((item) => item === parentItem(items[index]));
    switch (key) {
      case "ArrowDown":
        return Math.min(index + 1, items.length - 1);
      case "ArrowUp":
        return Math.max(index - 1, 0);
      case "Home":
        return 0;
      case "End":
        return items.length - 1;
      case "ArrowRight":
        if (expanded !== "false") return Math.min(index + 1, items.length - 1);
        this.#toggle(id);
        return index;
      case "ArrowLeft":
        if (expanded === "true" && index > 0 && this.#close(id)) return index;
        return above < 0 ? index : above;
      case "Enter":
      case " ":
        this.#choose(id);
        return index;
      default:
        return null;
    }
  }

  /** What is on the path stays open. @returns Whether it has closed. */
  #close(id: number): boolean {
    this.#toggle(id);
    const isOpen = this.#entries.get(id)?.item.getAttribute("aria-expanded") === "true";
    if (isOpen) this.#toggle(id);
    return !isOpen;
  }
}

/** The item that one is in. */
function parentItem(item: HTMLElement) {
  return item.parentElement?.closest("[role=treeitem]");
}
