/**
 * The tree as a list for keys and screen readers (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/):
 * one tab stop, arrows open, close and move. It has what the stage has, and says what is known of it.
 */
import { say } from "../messages/index.js";
import { make } from "../page/elements.js";
import { setText } from "../page/parts.js";
import { knowledgeAt } from "./knowledge.js";

/** @typedef {import("./subject.js").Subject} Subject */

/** @typedef {{ item: HTMLElement, text: HTMLElement, group: HTMLElement | null }} Entry */

/** What is said of each state. */
const SAID = {
  unknown: "tree-list-open",
  open: "tree-list-now",
  exact: "tree-list-exact",
  least: "tree-list-least",
  most: "tree-list-most",
  cut: "tree-list-cut",
};

export class TreeList {
  #list;
  #choose;
  #toggle;
  /** @type {Subject | null} */
  #subject = null;
  /** @type {Map<number, Entry>} */
  #entries = new Map();
  #shown = "";

  /**
   * @param {HTMLElement} list
   * @param {(id: number) => void} choose Called for a node that is clicked or entered.
   * @param {(id: number) => void} toggle Opens a node, or closes it.
   */
  constructor(list, choose, toggle) {
    this.#list = list;
    this.#choose = choose;
    this.#toggle = toggle;
    list.addEventListener("keydown", (event) => this.#key(event));
    list.addEventListener("click", ({ target }) => {
      const item = /** @type {Element} */ (target).closest("[role=treeitem]");
      if (!(item instanceof HTMLElement)) return;
      this.#stop(item);
      choose(Number(item.dataset.id));
    });
  }

  /**
   * @param {Subject} subject
   * @param {import("./record.js").Step} step
   * @param {readonly number[]} shown The nodes to be listed, each after the one above it.
   */
  render(subject, step, shown) {
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
      const values = { place: subject.place(id), value: subject.write(value) };
      setText(text, say(SAID[state], values));
      if (id === here) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    }
  }

  /** @param {Subject} subject @param {readonly number[]} shown */
  #arrange({ branches }, shown) {
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

  /** @param {Entry} entry */
  #groupOf(entry) {
    if (!entry.group) {
      entry.group = make("ul", { role: "group" });
      entry.item.append(entry.group);
    }
    return entry.group;
  }

  /** Makes an item the tab stop. @param {HTMLElement} item */
  #stop(item) {
    for (const other of this.#items()) other.tabIndex = -1;
    item.tabIndex = 0;
  }

  /** @param {HTMLElement | undefined | null} item */
  #focus(item) {
    if (!item) return;
    this.#stop(item);
    item.focus();
  }

  /** @returns {HTMLElement[]} In the order of the list. */
  #items() {
    return /** @type {HTMLElement[]} */ ([...this.#list.querySelectorAll("[role=treeitem]")]);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const item = /** @type {HTMLElement} */ (event.target);
    if (item.getAttribute("role") !== "treeitem") return;
    const items = this.#items();
    const place = items.indexOf(item);
    const id = Number(item.dataset.id);
    const expanded = item.getAttribute("aria-expanded");
    const above = item.parentElement?.closest("[role=treeitem]");
    const up = above instanceof HTMLElement ? above : null;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => this.#focus(items[place + 1]),
      ArrowUp: () => this.#focus(items[place - 1]),
      ArrowRight: () => (expanded === "false" ? this.#toggle(id) : this.#focus(items[place + 1])),
      ArrowLeft: () => (expanded === "true" && place > 0 ? this.#close(id, up) : this.#focus(up)),
      Home: () => this.#focus(items[0]),
      End: () => this.#focus(items[items.length - 1]),
      Enter: () => this.#choose(id),
      " ": () => this.#choose(id),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }

  /** What is on the path stays open; there, the focus moves up instead. @param {number} id @param {HTMLElement | null} up */
  #close(id, up) {
    this.#toggle(id);
    const item = this.#entries.get(id)?.item;
    if (item?.getAttribute("aria-expanded") === "true") {
      this.#toggle(id);
      this.#focus(up);
    }
  }
}
