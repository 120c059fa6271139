/**
 * Lets a reader change a figure's tree: a leaf's number by dragging it up or down, or the order of the
 * branches by dragging one sideways. Keys and buttons do the same.
 */
import { number, figure as written, say } from "../../messages/index.ts";
import { button, make, setText } from "../../base/elements.ts";
import { nodesOf, withLeaf, withMoved } from "./written-tree.ts";
import type { SearchFigure } from "./search-figure.ts";

/** A leaf changes by one for this many pixels. */
const PIXELS = 10;
/** Leaves stay as short as the drawing has room for. */
const [LEAST, MOST] = [-99, 99];

export class Handles {
  #figure;
  #picture;
  #kind;
  /** The way to the node that the buttons change. */
  #chosen: number[] | null = null;
  /** Where a drag began, and what it has done since. */
  #drag: { x: number; y: number; value: number } | null = null;
  #status = make("span", { "aria-live": "polite" });
  #buttons;

  constructor(figure: SearchFigure, picture: HTMLElement) {
    this.#figure = figure;
    this.#picture = picture;
    this.#kind = figure.subject.drag;
    const [less, more] =
      this.#kind === "leaf" ? (["lower", "raise"] as const) : (["to-left", "to-right"] as const);
    this.#buttons = [
      button(say(`figure-${less}`), () => this.#by(-1), { hidden: true }),
      button(say(`figure-${more}`), () => this.#by(1), { hidden: true }),
      button(say("figure-reset"), () => this.#reset(), { hidden: true }),
    ];
    picture.after(make("div", { class: "handles" }, this.#status, ...this.#buttons));
    setText(this.#status, say(this.#kind === "leaf" ? "figure-drag-leaf" : "figure-drag-branch"));
    // On elements within a drawing, browsers do not heed the rule `touch-action`: what is pressed would
    // scroll the page.
    picture.addEventListener(
      "touchstart",
      (event) => event.cancelable && this.#wayAt(event.target) !== null && event.preventDefault(),
      { passive: false },
    );
    picture.addEventListener("pointerdown", (event) => this.#begin(event));
    picture.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      picture.addEventListener(end, () => (this.#drag = null));
    }
    picture.addEventListener("keydown", (event) => this.#key(event));
    picture.addEventListener("focusin", ({ target }) => this.#choose(this.#wayAt(target)));
    this.attach();
  }

  get #nodes() {
    return nodesOf(this.#figure.subject.tree ?? "");
  }

  /** Makes the nodes of a drawing ready to be dragged. */
  attach() {
    const drawing = this.#picture.querySelector("svg");
    // Within a picture nothing could be focused.
    drawing?.setAttribute("role", "group");
    for (const [index, { way, leaf }] of this.#nodes.entries()) {
      const group = drawing?.querySelector(`[data-id="${index}"]`);
      if (!group || way.length === 0 || (this.#kind === "leaf" && leaf === null)) continue;
      group.setAttribute("tabindex", "0");
      if (this.#kind === "leaf") {
        const now = { "aria-valuenow": leaf, "aria-valuemin": LEAST, "aria-valuemax": MOST };
        group.setAttribute("role", "slider");
        group.setAttribute("aria-orientation", "vertical");
        for (const [name, value] of Object.entries(now)) group.setAttribute(name, String(value));
      } else {
        group.setAttribute("role", "button");
        group.classList.add("branch-handle");
      }
      const shown = this.#kind === "leaf" ? "" : `: ${group.textContent}`;
      group.setAttribute("aria-label", this.#nameOf(way, leaf) + shown);
    }
    this.#buttons[2].hidden = !this.#figure.changed;
    this.#tell();
  }

  #nameOf(way: number[], leaf: number | null) {
    const path = way.map((branch) => number(branch)).join(".");
    return say(leaf === null ? "figure-branch" : "figure-leaf", { path });
  }

  #wayAt(target: EventTarget | null) {
    const group = target instanceof Element ? target.closest("[tabindex]") : null;
    const index = Number(group?.getAttribute("data-id") ?? -1);
    return this.#nodes[index]?.way ?? null;
  }

  #choose(way: number[] | null) {
    if (way === null) return;
    this.#chosen = way;
    for (const each of this.#buttons.slice(0, 2)) each.hidden = false;
    this.#tell();
  }

  /** Which of the nodes a way leads to; −1 for none. */
  #indexOf(way: number[]) {
    return this.#nodes.findIndex((node) => node.way.join() === way.join());
  }

  #tell() {
    const node = this.#chosen && this.#nodes[this.#indexOf(this.#chosen)];
    if (!node) return;
    const value = node.leaf === null ? "" : `: ${written(node.leaf)}`;
    setText(this.#status, this.#nameOf(node.way, node.leaf) + (this.#kind === "leaf" ? value : ""));
  }

  /** Puts the focus on the chosen node. */
  #focus() {
    const index = this.#chosen && this.#indexOf(this.#chosen);
    const group = this.#picture.querySelector(`[data-id="${index}"]`);
    if (group instanceof SVGElement) group.focus({ preventScroll: true });
  }

  /** Changes the chosen leaf by one, or moves the chosen branch by one. */
  async #by(by: 1 | -1) {
    const way = this.#chosen;
    if (way === null) return;
    const focused = this.#picture.contains(document.activeElement);
    if (this.#kind === "leaf") await this.#set((this.#leafAt(way) ?? 0) + by);
    else await this.#moveBranch(way, by);
    if (focused) this.#focus();
  }

  #leafAt(way: number[]) {
    return this.#nodes[this.#indexOf(way)]?.leaf ?? null;
  }

  async #set(value: number) {
    const way = this.#chosen;
    const held = Math.max(LEAST, Math.min(MOST, value));
    if (way === null || held === this.#leafAt(way)) return;
    await this.#figure.change(withLeaf(this.#figure.subject.tree ?? "", way, held));
  }

  async #moveBranch(way: number[], by: 1 | -1) {
    const tree = withMoved(this.#figure.subject.tree ?? "", way, by);
    if (tree === null) return;
    this.#chosen = [...way.slice(0, -1), way[way.length - 1] + by];
    await this.#figure.change(tree);
  }

  async #reset() {
    await this.#figure.reset();
    this.#focus();
  }

  #begin(event: PointerEvent) {
    const way = this.#wayAt(event.target);
    if (way === null || event.button !== 0) return;
    // On the picture: what is pressed may come to stand for another branch while one drags.
    this.#picture.setPointerCapture(event.pointerId);
    this.#choose(way);
    // A finger gives no focus by itself, since its touch scrolls nothing.
    this.#focus();
    this.#drag = { x: event.clientX, y: event.clientY, value: this.#leafAt(way) ?? 0 };
  }

  #move({ clientX, clientY }: PointerEvent) {
    const drag = this.#drag;
    if (drag === null || this.#chosen === null) return;
    if (this.#kind === "leaf") {
      this.#set(drag.value + Math.round((drag.y - clientY) / PIXELS));
      return;
    }
    const by = clientX > drag.x ? 1 : -1;
    const next = [...this.#chosen.slice(0, -1), this.#chosen[this.#chosen.length - 1] + by];
    const [here, there] = [this.#middle(this.#chosen), this.#middle(next)];
    if (here === null || there === null || Math.abs(clientX - drag.x) < Math.abs(there - here) / 2)
      return;
    this.#drag = { ...drag, x: drag.x + there - here };
    this.#moveBranch(this.#chosen, by);
  }

  /** Where a node is drawn, in pixels from the left; null if there is none. */
  #middle(way: number[]) {
    const shape = this.#picture.querySelector(`[data-id="${this.#indexOf(way)}"] .shape`);
    const box = shape?.getBoundingClientRect();
    return box ? box.left + box.width / 2 : null;
  }

  #key(event: KeyboardEvent) {
    if (this.#wayAt(event.target) === null) return;
    const keys = this.#kind === "leaf" ? LEAF_KEYS : BRANCH_KEYS;
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    this.#by(by);
  }
}

const LEAF_KEYS: Record<string, 1 | -1> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};
/** The tree is drawn from left to right in every language. */
const BRANCH_KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
