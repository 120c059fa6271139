/**
 * What a figure asks before it answers: a reader presses the branch, the board or the column to be
 * chosen, or marks all leaves to be skipped.
 */
import { list, say } from "../../messages/index.ts";
import { button, make, setText, one } from "../../base/elements.ts";
import { svg } from "../../base/svg.ts";

/**
 * What can be pressed. `told` answers at once; where several leaves are marked, `skipped` says
 * which are right. Where the answer is another tree, each has the `tree` that it makes, and one of
 * them is the `answer`.
 */
export type Candidate = {
  id: number;
  label: string;
  told?: string;
  skipped?: boolean;
  tree?: string;
  answer?: boolean;
};

/** What a finger can hit, in pixels. */
const TARGET = 33;

export class Prediction {
  #box;
  #picture;
  #answer;
  #candidates: Map<Element, Candidate>;
  #buttons;
  #uncover;
  #over = new AbortController();

  /**
   * @param box The figure, with its question and its candidates.
   * @param answer Gets what is said of the reader's answer, and the tree to be shown if it is
   * another; nothing is said where no answer was given.
   */
  constructor(box: HTMLElement, answer: (judged: string, tree?: string) => void) {
    this.#box = box;
    this.#answer = answer;
    this.#picture = one(box, ".picture");
    const many = box.dataset.ask === "cut";
    const candidates: Candidate[] = JSON.parse(box.dataset.candidates ?? "[]");
    const groupOf = ({ id }: Candidate) => one<SVGGElement>(this.#picture, `[data-id="${id}"]`);
    const groups = candidates.map((candidate) => [groupOf(candidate), candidate] as const);
    this.#candidates = new Map(groups);
    this.#picture.querySelector("svg")?.setAttribute("role", "group");
    for (const [group, { label }] of groups) {
      // What a leaf shows is part of its name.
      const text = group.textContent;
      const name = text ? `${label}: ${text}` : label;
      const names = { tabindex: "0", role: "button", "aria-label": name };
      for (const [name, value] of Object.entries(names)) group.setAttribute(name, value);
      if (many) group.setAttribute("aria-pressed", "false");
      group.append(hitArea(group));
    }
    const told = make("p", { class: "unmarked", role: "status" });
    const check = button(say("check"), () => {
      // An answer that was not given is no wrong one, and gives nothing away.
      if (this.#marked().length === 0) return setText(told, say("ask-unmarked"));
      this.#answer(this.#judgement());
    });
    const right = candidates.find(({ answer }) => answer);
    const show = button(say("chapter-answer"), () => this.#answer("", right?.tree));
    this.#buttons = make(
      "div",
      { class: "handles" },
      ...(many ? [check] : []),
      show,
      ...(many ? [told] : []),
    );
    box.querySelector("figcaption")?.after(this.#buttons);
    const { signal } = this.#over;
    this.#picture.addEventListener("click", ({ target }) => this.#press(target), { signal });
    this.#picture.addEventListener("keydown", (event) => this.#key(event), { signal });
    box.classList.add("asking");
    this.#uncover = coverText(box);
  }

  /** Takes the question away. @returns Whether the focus was in it. */
  end(): boolean {
    const focused = document.activeElement;
    const inside = this.#picture.contains(focused) || this.#buttons.contains(focused);
    this.#over.abort();
    this.#uncover();
    this.#buttons.remove();
    this.#box.classList.remove("asking");
    // Paper had the answer all the time. Boards of a series are all kept.
    for (const answered of this.#box.querySelectorAll(".answered:not(.still)")) answered.remove();
    for (const side of this.#box.querySelectorAll(".unanswered, .answered"))
      side.classList.remove("unanswered", "answered");
    for (const group of this.#candidates.keys()) {
      group.querySelector(".hit")?.remove();
      for (const name of ["tabindex", "role", "aria-label", "aria-pressed"])
        group.removeAttribute(name);
    }
    return inside;
  }

  #press(target: EventTarget | null) {
    const group = target instanceof Element ? target.closest("[role=button]") : null;
    const candidate = group && this.#candidates.get(group);
    if (!candidate) return;
    if (candidate.told !== undefined) return this.#answer(candidate.told, candidate.tree);
    const pressed = group.getAttribute("aria-pressed") === "true";
    group.setAttribute("aria-pressed", String(!pressed));
  }

  #key(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.#press(event.target);
  }

  /** The leaves that are marked. */
  #marked() {
    return [...this.#candidates.keys()].filter(
      (group) => group.getAttribute("aria-pressed") === "true",
    );
  }

  /** What is said of the marked leaves. */
  #judgement() {
    const all = [...this.#candidates];
    const marked = this.#marked();
    const wrong = (skipped: boolean) =>
      all
        .filter(([group, candidate]) => {
          return candidate.skipped === skipped && marked.includes(group) !== skipped;
        })
        .map(([group, { label }]) =>
          say("judged-leaf", { leaf: label, value: group.textContent ?? "" }),
        );
    const [missed, extra] = [wrong(true), wrong(false)];
    if (missed.length + extra.length === 0) return say("judged-all");
    return [
      ...(missed.length > 0 ? [say("judged-missed", { leaves: list(missed) })] : []),
      ...(extra.length > 0 ? [say("judged-visited", { leaves: list(extra) })] : []),
    ].join(" ");
  }
}

/** Brings what is said of an answer into view: on a phone it may lie under the pinned drawing. */
export function showJudged(box: HTMLElement) {
  for (const told of box.querySelectorAll(".steps, figcaption"))
    told.scrollIntoView({ block: "nearest" });
}

/** Around a node that is drawn small, what a finger hits. */
function hitArea(group: SVGGraphicsElement) {
  const { x, y, width, height } = group.getBBox();
  const least = TARGET / (group.getScreenCTM()?.a || 1);
  const [wide, high] = [Math.max(width, least), Math.max(height, least)];
  const place = {
    x: x + (width - wide) / 2,
    y: y + (height - high) / 2,
    width: wide,
    height: high,
  };
  return svg("rect", { class: "hit", fill: "transparent", ...place });
}

/**
 * Covers it, with a button for those who want to read on without an answer.
 * @param box The figure.
 * @returns Uncovers it.
 */
export function coverText(box: HTMLElement): () => void {
  const after = box.closest(".passage")?.querySelector(":scope > .after");
  const texts = [...(after?.querySelectorAll<HTMLElement>(":scope > *") ?? [])];
  if (!after || texts.length === 0) return () => {};
  const cover = make(
    "p",
    { class: "cover-note" },
    say("cover-told"),
    " ",
    button(say("cover-lift"), read),
  );
  const uncover = () => {
    cover.remove();
    after.classList.remove("covered");
    for (const text of texts) text.inert = false;
  };
  function read() {
    uncover();
    const [first] = texts;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }
  after.classList.add("covered");
  after.prepend(cover);
  for (const text of texts) text.inert = true;
  return uncover;
}
