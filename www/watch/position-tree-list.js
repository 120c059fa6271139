/**
 * The same tree as a list for keys and screen readers
 * (https://www.w3.org/WAI/ARIA/apg/patterns/treeview/): one tab stop, arrows open, close and move.
 */

/** @typedef {import("./record.js").SearchRecord} SearchRecord */

export class TreeList {
  #list;
  #choose;
  /** @type {SearchRecord | null} */
  #full = null;
  /** @type {(node: number) => string} */
  #describe = () => "";

  /**
   * @param {HTMLElement} list
   * @param {(node: number) => void} choose
   */
  constructor(list, choose) {
    this.#list = list;
    this.#choose = choose;
    list.addEventListener("keydown", (event) => this.#key(event));
    list.addEventListener("click", ({ target }) => {
      const item = /** @type {Element} */ (target).closest("[role=treeitem]");
      if (!(item instanceof HTMLElement)) return;
      this.#focus(item);
      this.#toggle(item);
    });
  }

  /**
   * @param {SearchRecord} full
   * @param {(node: number) => string} describe
   */
  show(full, describe) {
    this.#full = full;
    this.#describe = describe;
    const root = this.#item(0);
    root.tabIndex = 0;
    this.#list.replaceChildren(root);
    this.#open(root);
  }

  /** @param {number} node */
  #item(node) {
    const item = document.createElement("li");
    item.setAttribute("role", "treeitem");
    item.dataset.node = String(node);
    item.tabIndex = -1;
    const text = document.createElement("span");
    text.textContent = this.#describe(node);
    item.append(text);
    if (!this.#full?.isLeaf(node)) item.setAttribute("aria-expanded", "false");
    return item;
  }

  /** @param {HTMLElement} item */
  #open(item) {
    if (item.getAttribute("aria-expanded") !== "false" || !this.#full) return;
    const group = document.createElement("ul");
    group.setAttribute("role", "group");
    const children = this.#full.children(Number(item.dataset.node));
    group.append(...children.map((child) => this.#item(child)));
    item.append(group);
    item.setAttribute("aria-expanded", "true");
  }

  /** @param {HTMLElement} item */
  #close(item) {
    if (item.getAttribute("aria-expanded") !== "true") return;
    item.querySelector("[role=group]")?.remove();
    item.setAttribute("aria-expanded", "false");
  }

  /** @param {HTMLElement} item */
  #toggle(item) {
    if (item.getAttribute("aria-expanded") === "true") this.#close(item);
    else this.#open(item);
    this.#choose(Number(item.dataset.node));
  }

  /** @param {HTMLElement | undefined | null} item */
  #focus(item) {
    if (!item) return;
    for (const other of this.#items()) other.tabIndex = -1;
    item.tabIndex = 0;
    item.focus();
  }

  /** All items that are shown, in order. @returns {HTMLElement[]} */
  #items() {
    return [...this.#list.querySelectorAll("[role=treeitem]")].map(
      (item) => /** @type {HTMLElement} */ (item),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const item = /** @type {HTMLElement} */ (event.target);
    if (item.getAttribute("role") !== "treeitem") return;
    const items = this.#items();
    const place = items.indexOf(item);
    const expanded = item.getAttribute("aria-expanded");
    const above = /** @type {HTMLElement | null} */ (
      item.parentElement?.closest("[role=treeitem]")
    );
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowDown: () => this.#focus(items[place + 1]),
      ArrowUp: () => this.#focus(items[place - 1]),
      ArrowRight: () => (expanded === "true" ? this.#focus(items[place + 1]) : this.#open(item)),
      ArrowLeft: () => (expanded === "true" ? this.#close(item) : this.#focus(above)),
      Home: () => this.#focus(items[0]),
      End: () => this.#focus(items[items.length - 1]),
      Enter: () => this.#toggle(item),
      " ": () => this.#toggle(item),
    };
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]();
  }
}
