/**
 * The lesson in the making. It is kept in the browser, so that it outlives the view and the visit;
 * where nothing can be kept, it lasts as long as the page.
 */
import { DRAFT_KEY } from "../page/draft-kept.js";
import { readFile, writeFile } from "./codec.js";
import { LessonFault, MOST, fault, readStep } from "./lesson.js";

/** @import { Lesson, Step } from "./lesson.js" */
/** @import { Words } from "../game/state.js" */

/** @type {Readonly<Lesson>} */
const NOTHING = { title: "", steps: [] };

export class Draft {
  #storage;
  /** @type {Lesson} */
  #lesson = NOTHING;
  /** What an undo brings back. @type {Lesson | null} */
  #before = null;
  /** Whether what the browser kept could not be read. */
  damaged = false;
  /** Whether a newer version of the page has written it. Then it is left as it is. */
  newer = false;
  /** Whether the browser keeps it. */
  kept = true;

  /** @param {() => Storage} storage A function, since reading `localStorage` can throw. */
  constructor(storage) {
    this.#storage = storage;
    let text;
    try {
      text = storage().getItem(DRAFT_KEY);
    } catch {
      return;
    }
    try {
      if (text !== null) this.#lesson = readFile(text);
    } catch (error) {
      this.newer = error instanceof LessonFault && error.words.id === "lesson-fault-version";
      this.damaged = !this.newer;
      this.kept = !this.newer;
    }
  }

  get lesson() {
    return this.#lesson;
  }

  /** Whether it has a title or a step. */
  get begun() {
    return this.#lesson.title !== "" || this.#lesson.steps.length > 0;
  }

  get canUndo() {
    return this.#before !== null;
  }

  /** @param {string} title */
  rename(title) {
    this.#keep({ ...this.#lesson, title });
  }

  /**
   * Adds a step at the end.
   * @param {string} link With or without the `#`. Throws a `LessonFault` if it cannot be one.
   * @returns {number} How many there are now.
   */
  add(link) {
    const { steps } = this.#lesson;
    if (steps.length >= MOST.steps) {
      throw fault("steps", { found: steps.length + 1, most: MOST.steps });
    }
    const step = readStep({ link }, steps.length + 1);
    this.#keep({ ...this.#lesson, steps: [...steps, step] });
    return steps.length + 1;
  }

  /** @param {number} at @param {Partial<Step>} change */
  edit(at, change) {
    const steps = this.#lesson.steps.map((step, index) =>
      index === at ? { ...step, ...change } : step,
    );
    this.#keep({ ...this.#lesson, steps });
  }

  /** Moves a step up or down; whether that was possible. @param {number} at @param {1 | -1} by */
  move(at, by) {
    const steps = [...this.#lesson.steps];
    if (!steps[at] || !steps[at + by]) return false;
    [steps[at], steps[at + by]] = [steps[at + by], steps[at]];
    this.#keep({ ...this.#lesson, steps });
    return true;
  }

  /** @param {number} at */
  remove(at) {
    this.replace({ ...this.#lesson, steps: this.#lesson.steps.filter((_, index) => index !== at) });
  }

  /** Puts another lesson in its place; what was there can be brought back. @param {Lesson} lesson */
  replace(lesson) {
    this.#before = this.#lesson;
    this.#keep(lesson);
  }

  clear() {
    this.replace(NOTHING);
  }

  /** Brings back what was removed or replaced last. */
  undo() {
    if (this.#before) this.replace(this.#before);
  }

  /** @param {Lesson} lesson */
  #keep(lesson) {
    this.#lesson = lesson;
    if (this.newer) return;
    try {
      const text = writeFile(lesson);
      this.kept = text.length <= MOST.text;
      // Every page looks whether there is a draft: see www/page/draft-kept.js.
      if (!this.begun) this.#storage().removeItem(DRAFT_KEY);
      else if (this.kept) this.#storage().setItem(DRAFT_KEY, text);
    } catch {
      this.kept = false;
    }
  }
}

/** What the page says when something cannot be done with a lesson. @param {LessonFault} fault @returns {Words} */
export function refusal({ words }) {
  return { id: "lesson-not-done", values: { fault: words } };
}

/** The draft as the browser has it now: another page or tab may have added to it. */
export function storedDraft() {
  return new Draft(() => localStorage);
}

/** Adds a step to the stored draft. @param {string} link @returns {Words} What to say about it. */
export function addToDraft(link) {
  try {
    const draft = storedDraft();
    const values = { number: draft.add(link) };
    return { id: draft.kept ? "lesson-added" : "lesson-not-kept", values };
  } catch (error) {
    if (error instanceof LessonFault) return refusal(error);
    throw error;
  }
}
